"""The content files as a row: zones, badniks, bosses, characters. What does not fit is refused with file and line."""

from __future__ import annotations

import re
from typing import Any, cast

from rollwright.core.content import Source
from rollwright.core.entries import Entry, read_entries
from rollwright.core.kit import copy_into
from rollwright.games.sonicroll import words
from rollwright.games.sonicroll.names import ABILITIES, BOONS, POWER_UPS, ZONES
from rollwright.games.sonicroll.rows import (
    ACTIONS,
    ATTACK_FOE,
    CHARACTERS,
    EMERALDS,
    PASSAGE_CARD,
    PATTERN_CARD,
    PATTERNS,
    ROUTES,
    SPACES,
    TILES,
    ZONE_BADNIKS,
    ZONE_CARDS,
    Foe,
    Gets,
    Match,
    SonicContent,
    Space,
    Zone,
    ZoneCard,
)
from rollwright.games.sonicroll.rules import codes

FIELDS: dict[str, tuple[str, ...]] = {  # what every entry must have
    "zone": ("id", "top", "middle", "bottom"),
    "card": ("id", "zone", "spaces"),
    "badnik": ("id", "zone", "kind", "avoid"),
    "boss": ("id", "zone", "level", "health", "hits", "each_hit"),
    "attack": ("id", "boss", "one", "two"),
    "pattern": ("id", "top", "bottom"),
    "power_up": ("id", "count"),
    "emerald": ("id", "dice", "effect"),
    "tile": ("id", "kind", "count"),
    "passage": ("id", "spaces", "reward"),
    "finale": ("id", "boss", "health"),
    "character": ("id", "ability", "action"),
}
OPTIONAL: dict[str, tuple[str, ...]] = {
    "badnik": ("attacks", "penalty", "destroy", "hits", "abilities"),
    "tile": ("reward",),
}
TILE_KINDS = {"emerald": codes.T_EMERALD, "bumper": codes.T_BUMPER, "red": codes.T_RED}
LEAST_CARDS = 10  # SR-2: cards of a game of four
MARKS = ("P", "M", "O", "ours")


def read_zones(source: Source, seats: int) -> SonicContent:
    """Everything as a row; ContentError names file, line, entry and field, and what would be right."""
    return _Reader(source).read()


class _Reader:
    """Reads all tables into one row, in the order in which they need each other."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.row = SonicContent()
        for name in source.data:
            if name not in (*FIELDS, "content", "theme"):
                raise source.error(
                    f"Sonic Roll has {', '.join(FIELDS)} entries, not {name}", table=name, entry=name
                )
        self.tables = {table: self._entries(table) for table in FIELDS}

    def _entries(self, table: str) -> list[Entry]:
        entries = read_entries(self.source, table, FIELDS[table], OPTIONAL.get(table, ()))
        for entry in entries:
            if entry.data.get("mark", "ours") not in MARKS:
                message = f"a mark is one of {', '.join(MARKS)}, not {entry.data['mark']!r}"
                raise entry.error("mark", message)
        return entries

    def read(self) -> SonicContent:
        self._theme()
        self._zones()
        self._cards()
        self._badniks()
        self._bosses()
        self._patterns()
        self._characters()
        self._bonus()
        self._finale()
        return self.row

    def _theme(self) -> None:
        theme: Any = self.source.data.get("theme", {})
        for name, value in cast("dict[str, Any]", theme).items():
            if name == "name" and isinstance(value, str):
                continue
            if name not in ("names", "colours") or not isinstance(value, dict):
                message = "a theme has name, [theme.names] and [theme.colours]"
                raise self.source.error(message, table="theme", field=name, entry="[theme]")
            for key, word in cast("dict[str, Any]", value).items():
                wrong = not isinstance(word, str) or (
                    name == "colours" and not re.fullmatch(r"#[0-9a-f]{6}", word)
                )
                if wrong:
                    message = (
                        'a colour such as "#1f5fd0" is wanted' if name == "colours" else "a name is wanted"
                    )
                    raise self.source.error(
                        message, table=f"theme.{name}", field=key, entry=f"[theme.{name}]"
                    )

    # -- zones

    def _zone_of(self, entry: Entry) -> int:
        return entry.one_of("zone", ZONES[:4])

    def _zones(self) -> None:
        zones = self.tables["zone"]
        if sorted(zone.id for zone in zones) != sorted(ZONES[:4]):
            raise zones[0].error("id", f"the zones are {', '.join(ZONES[:4])}, each once")
        for entry in zones:
            zone = self.row.zones[ZONES.index(entry.id)]
            for route, name in enumerate(("top", "middle", "bottom")):
                _fill(zone.routes[route], entry.read(name, entry.data[name], words.reward))

    def _cards(self) -> None:
        for entry, zone in self._by_zone("card", LEAST_CARDS, ZONE_CARDS):
            if zone.cards == 0:
                zone.first_card = entry.index
            zone.cards += 1
            read_card(entry, self.row.cards[entry.index])

    def _badniks(self) -> None:
        for entry, zone in self._by_zone("badnik", 1, ZONE_BADNIKS):
            if zone.badniks == 0:
                zone.first_badnik = entry.index
            zone.badniks += 1
            read_badnik(entry, self.row.foes[entry.index])

    def _by_zone(self, table: str, least: int, most: int) -> list[tuple[Entry, Zone]]:
        """The entries with their zones; those of a zone stand together, and there are enough."""
        entries = [(entry, self._zone_of(entry)) for entry in self.tables[table]]
        for number, (entry, zone) in enumerate(entries):
            if number and zone != entries[number - 1][1] and zone in [other for _, other in entries[:number]]:
                raise entry.error("zone", f"the {table}s of a zone stand together")
        for zone, name in enumerate(ZONES[:4]):
            found = [entry for entry, its in entries if its == zone]
            if not least <= len(found) <= most:
                where = found[0] if found else entries[0][0]
                raise where.error("zone", f"{name} needs {least} to {most} {table}s, not {len(found)}")
        return [(entry, self.row.zones[zone]) for entry, zone in entries]

    # -- the boss fight

    def _bosses(self) -> None:
        bosses = {entry.id: entry for entry in self.tables["boss"]}
        if sorted(str(entry.data["zone"]) for entry in bosses.values()) != sorted(ZONES[:4]):
            raise self.tables["boss"][0].error("zone", "every zone has one boss")
        for entry in bosses.values():
            zone = self.row.zones[self._zone_of(entry)]
            zone.level = entry.whole("level", 1, 3)
            zone.health = entry.whole("health", 1, 20)
            for route, text in enumerate(entry.texts("hits", entry.data, ROUTES, ROUTES)):
                _match(zone.hits[route], entry.read("hits", text, words.match))
            _fill(zone.each_hit, entry.read("each_hit", entry.data["each_hit"], words.each_hit))
        given = [str(entry.data["boss"]) for entry in self.tables["attack"]]
        if sorted(given) != sorted(bosses):
            raise self.tables["attack"][0].error("boss", f"one attack card for each of {', '.join(bosses)}")
        for entry in self.tables["attack"]:
            its = self._zone_of(bosses[entry.data["boss"]])
            for side, name in enumerate(("one", "two")):
                read_side(entry, name, self.row.foes[ATTACK_FOE + 2 * its + side])

    def _patterns(self) -> None:
        entries = self.tables["pattern"]
        if not 9 <= len(entries) <= PATTERNS:
            raise entries[-1].error("id", f"9 to {PATTERNS} patterns are wanted, not {len(entries)}")
        self.row.pattern_count = len(entries)
        for entry in entries:
            self.row.cards[PATTERN_CARD + entry.index].length = 1
            for lane, name in enumerate(("top", "bottom")):
                wanted = entry.read(name, entry.data[name], words.lane)
                _lane(self.row.cards[PATTERN_CARD + entry.index].spaces[0], lane, wanted)

    def _finale(self) -> None:
        """SR-46: a boss once more, with other health."""
        entry = self.tables["finale"][0]
        boss = self.tables["boss"][entry.one_of("boss", [boss.id for boss in self.tables["boss"]])]
        zone, its = self.row.zones[codes.FINALE], self._zone_of(boss)
        copy_into(zone, self.row.zones[its])
        zone.health = entry.whole("health", 1, 20)
        for side in range(2):
            foes, finale = self.row.foes, ATTACK_FOE + 2 * codes.FINALE + side
            copy_into(foes[finale], foes[ATTACK_FOE + 2 * its + side])

    # -- characters and bonuses

    def _characters(self) -> None:
        entries = self.tables["character"]
        if len(entries) != CHARACTERS:
            raise entries[-1].error("id", f"there are {CHARACTERS} characters, not {len(entries)}")
        if sorted(str(entry.data["ability"]) for entry in entries) != sorted(ABILITIES):
            raise entries[0].error("ability", f"the abilities are {', '.join(ABILITIES)}, each once")
        known: dict[str, dict[str, Any]] = {}
        for entry in entries:
            character = self.row.characters[entry.index]
            character.ability = ABILITIES.index(entry.data["ability"]) + 1
            actions = cast("list[dict[str, Any]]", entry.data["action"])
            if len(actions) != 3:
                raise entry.error("action", f"a character has 3 roll actions, not {len(actions)}")
            for place, action in enumerate(actions):
                same = known.setdefault(str(action.get("id")), action)
                if same != action:
                    raise entry.error("action", f"the roll action {action.get('id')} stands above otherwise")
                character.actions[place] = list(known).index(str(action.get("id")))
                self._action(entry, action, character.actions[place])

    def _action(self, entry: Entry, data: dict[str, Any], index: int) -> None:
        if index >= ACTIONS:
            raise entry.error("action", f"there are {ACTIONS} different roll actions at most")
        row = self.row.actions[index]
        for name in data:
            if name not in ("id", "dice", "times", "effects", "mark"):
                raise entry.error("action", f"a roll action has id, dice, times and effects, not {name}")
        for text in entry.texts("dice", data, 1, 3):
            kind, number = entry.read("action", text, words.dice)
            row.dice[kind] = number
        times: Any = data.get("times", 1)
        if times not in (1, 2, 3, 4):
            raise entry.error("action", f"times is a number from 1 to 4, not {times!r}")
        row.times = times
        (effect,) = entry.texts("effects", data, 1, 1)
        row.effect, row.on, row.where, row.gains = entry.read("action", effect, words.roll_effect)
        saves = row.effect in (codes.SAVE_PAIRS, codes.SAVE_RISING)
        if (saves and sum(number > 0 for number in row.dice) > 1) or (not saves and times > 1):
            raise entry.error("action", "dice are saved from throws of one kind, and only then thrown again")

    def _bonus(self) -> None:
        for entry in self.tables["power_up"]:
            self.row.power_ups[entry.one_of("id", POWER_UPS)] = entry.whole("count", 0, 20)
        emeralds = self.tables["emerald"]
        if [entry.data["effect"] for entry in emeralds] != list(BOONS):
            raise emeralds[0].error("effect", f"the emeralds are, in this order: {', '.join(BOONS)}")
        for entry in emeralds:
            for place, kind in enumerate(entry.texts("dice", entry.data, 2, 2)):
                if kind not in ("run", "jump", "spin"):
                    raise entry.error("dice", f"run, jump or spin are wanted, not {kind!r}")
                self.row.emeralds[entry.index].dice[place] = words.KINDS[kind] - 1
        assert len(emeralds) == EMERALDS
        self._tiles()
        passage = self.tables["passage"][0]
        read_card(passage, self.row.cards[PASSAGE_CARD])
        _fill(self.row.passage_reward, passage.read("reward", passage.data["reward"], words.reward))

    def _tiles(self) -> None:
        entries = self.tables["tile"]
        if len(entries) > TILES or sum(entry.data["kind"] == "emerald" for entry in entries) != 1:
            raise entries[-1].error("kind", f"{TILES} kinds of tile at most, one of them the emerald")
        for entry in entries:
            tile = self.row.tiles[entry.index]
            tile.kind = TILE_KINDS[tuple(TILE_KINDS)[entry.one_of("kind", tuple(TILE_KINDS))]]
            tile.count = entry.whole("count", 1, 16)
            if (tile.kind == codes.T_EMERALD) == ("reward" in entry.data):
                raise entry.error("reward", "an emerald has no reward, and every other tile has one")
            if tile.kind != codes.T_EMERALD:
                tile.what, tile.amount = entry.read("reward", entry.data["reward"], words.reward)


# ---- entries


def read_card(entry: Entry, card: ZoneCard) -> None:
    """The spaces of a zone card; SR-16: they can all be reached, and no reward follows itself."""
    texts = entry.texts("spaces", entry.data, 1, SPACES)
    split_before = False
    before: list[words.Wanted] = []
    total = 0
    for place, text in enumerate(texts):
        try:
            split, lanes = words.challenge(text)
            check_space(split, lanes, before, split_before)
        except ValueError as error:
            raise entry.error("spaces", f"space {place + 1}: {error}") from None
        card.spaces[place].split = int(split or (len(lanes) == 2 and not split_before))
        for lane, wanted in enumerate(lanes):
            _lane(card.spaces[place], lane, wanted)
        split_before, before = len(lanes) == 2, lanes
        total += max(lane.spaces for lane in lanes)
    card.length = len(texts)
    if not 5 <= total <= SPACES + 2:
        raise entry.error("spaces", f"a card has 5 to {SPACES} spaces, not {total}")


def check_space(
    split: bool, lanes: list[words.Wanted], before: list[words.Wanted], split_before: bool
) -> None:
    """ValueError where a space contradicts itself or the one before."""
    if split and not split_before:
        raise ValueError('"/" begins a new split after another one; here none is running')
    if len(lanes) == 1 and lanes[0].kind in (1, 2, 3):
        raise ValueError("a coloured space stands on a lane of a split: give it another lane")
    if len(lanes) == 2 and (lanes[0].kind, lanes[0].number) == (lanes[1].kind, lanes[1].number):
        raise ValueError("both lanes want the same")
    for lane, wanted in enumerate(lanes):
        earlier = before[lane] if len(before) == 2 and len(lanes) == 2 else before[0] if before else None
        if earlier and wanted.what and (earlier.what, earlier.amount) == (wanted.what, wanted.amount):
            raise ValueError("the reward of the space before stands here again")


def read_badnik(entry: Entry, foe: Foe) -> None:
    """A badnik; SR-26: what destroys it is a Spin die."""
    _foe(entry, entry.data, foe)
    _match(foe.avoid, entry.read("avoid", entry.data["avoid"], words.match))
    foe.hits = entry.whole("hits", 1, 6, 1)
    if "destroy" in entry.data:
        kind, foe.destroy = entry.read("destroy", entry.data["destroy"], words.match)
        if kind != words.KINDS["spin"]:
            raise entry.error(
                "destroy", f"a badnik is destroyed with a Spin die, not {entry.data['destroy']!r}"
            )
    if entry.read("avoid", entry.data["avoid"], words.match)[0] == words.KINDS["spin"]:
        raise entry.error("avoid", "a badnik is avoided with run, jump or any")


def read_side(entry: Entry, name: str, foe: Foe) -> None:
    """One side of a boss attack card."""
    side: Any = entry.data[name]
    if not isinstance(side, dict) or not set(cast("dict[str, Any]", side)) <= {
        "attacks",
        "abilities",
        "clear",
    }:
        raise entry.error(name, f"[attack.{name}] has attacks, abilities and clear")
    given = cast("dict[str, Any]", side)
    _foe(entry, given, foe)
    _match(foe.avoid, entry.read("clear", given.get("clear", "nothing"), words.match))
    foe.hits = 1


def _foe(entry: Entry, data: dict[str, Any], foe: Foe) -> None:
    seen: set[tuple[int, int]] = set()
    for place, text in enumerate(entry.texts("attacks", data, 0, 3)):
        found = entry.read("attacks", text, words.match)
        if found in seen or found[0] == words.KINDS["spin"]:
            raise entry.error("attacks", "attacks differ, and name run, jump or any (SR-13)")
        seen.add(found)
        _match(foe.attacks[place], found)
    _fill(foe.penalty, entry.read("penalty", data.get("penalty", "damage"), words.penalty))
    for place, text in enumerate(entry.texts("abilities", data, 0, 2)):
        row = foe.abilities[place]
        row.timing, row.condition, row.what, row.amount = entry.read("abilities", text, words.ability)


def _lane(space: Space, lane: int, wanted: words.Wanted) -> None:
    row = space.lanes[lane]
    row.kind, row.number, row.what, row.amount = wanted.kind, wanted.number, wanted.what, wanted.amount


def _fill(row: Gets, found: tuple[int, int]) -> None:
    row.what, row.amount = found


def _match(row: Match, found: tuple[int, int]) -> None:
    row.kind, row.number = found
