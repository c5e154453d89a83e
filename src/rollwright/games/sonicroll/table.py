"""Everything on the table of Sonic Roll, as the page and the terminal draw it."""

from __future__ import annotations

from typing import Any, cast

from rollwright.core.state import State
from rollwright.games.sonicroll import names
from rollwright.games.sonicroll.rows import (
    ATTACK_FOE,
    EMERALDS,
    HOLDS,
    PASSAGE,
    PATTERN_CARD,
    ROUTES,
    SonicContent,
    SonicPosition,
    Waiting,
)
from rollwright.games.sonicroll.rules import agenda, badniks, codes, damage, piles, routes
from rollwright.games.sonicroll.rules.score import (
    ANIMAL,
    COST,
    DEATH,
    FRESH,
    RING,
    USED,
    held_worth,
    late_tokens,
    speed,
    time_bonus,
    time_place,
)
from rollwright.games.sonicroll.views import (
    AbilityView,
    ActionView,
    AskView,
    BossView,
    CardView,
    CharacterView,
    DieView,
    EmeraldView,
    FoeView,
    GetView,
    HitView,
    ItemView,
    Kind,
    LaneView,
    LineView,
    Lost,
    MatchView,
    Phase,
    PlayerView,
    PowerView,
    RouteId,
    RouteView,
    SonicTable,
    SpaceView,
    StrikeView,
    TilesView,
)

PHASES: dict[int, Phase] = {
    codes.P_RUNNING: "running",
    codes.P_CHOOSE: "choose",
    codes.P_ACTION: "action",
    codes.P_SAVE: "save",
    codes.P_STEP: "step",
    codes.P_FREE: "free",
    codes.P_AFTER: "after",
    codes.P_ATTACK: "attack",
    codes.P_HAZARD: "hazard",
    codes.P_INVINCIBLE: "invincible",
    codes.P_PICK: "pick",
    codes.P_GIVE: "give",
    codes.P_GAIN: "gain",
    codes.P_LOSE: "lose",
    codes.P_STAR_POST: "star_post",
    codes.P_SHIELD: "shield",
    codes.P_LIGHTNING: "lightning",
    codes.P_BUDDY: "buddy",
    codes.P_POOL_LANDS: "running",
    codes.P_TRAY_LANDS: "running",
    codes.P_HAZARDS_LAND: "running",
    codes.P_DRAW: "running",
    codes.P_OVER: "over",
}
LOST: tuple[Lost, ...] = ("", "", "time", "lives", "rounds")
ROUTE_IDS: tuple[RouteId, ...] = ("top", "middle", "bottom", "passage")
TIMINGS = ("", "defeat", "spend", "reroll", "dice_action", "end_turn", "always")
CONDITIONS = ("", "even", "odd", "first", "no_run", "no_jump", "no_spin")
USED_BY = {codes.FLAME: codes.U_FLAME, codes.BUBBLE: codes.U_BUBBLE, codes.LIGHTNING: codes.U_LIGHTNING}


def table(state: State) -> SonicTable:
    """The whole table."""
    return _Table(state).view()


class _Table:
    """One position being drawn."""

    def __init__(self, state: State) -> None:
        self.state, self.game = state, state.game
        self.pos = cast("SonicPosition", state.row())
        self.content = cast("SonicContent", state.game.content_row)
        self.data = cast("dict[str, list[dict[str, Any]]]", state.game.content)
        self.actions = names.action_ids(cast("dict[str, Any]", state.game.content))
        self.chosen = all(player.character for player in self.pos.players[: self.pos.seats])

    def view(self) -> SonicTable:
        pos = self.pos
        own = pos.mode == codes.COMPETITION
        return {
            "phase": PHASES[pos.phase],
            "zone": names.ZONES[pos.zone],
            "mode": names.MODES[pos.mode],
            "round": min(pos.turns // pos.seats + 1, codes.ROUNDS),
            "rounds": codes.ROUNDS,
            "routes": [self.route(route) for route in range(ROUTES + 1) if route < ROUTES or self.passage()],
            "boss": self.boss(),
            "strike": [self.strike()] if pos.fight else [],
            "deck": pos.to_deal,
            "pool": self.pool(),
            "tray": self.tray(),
            "flying": self.flying(),
            "hazards": [face for face in range(1, 7) if pos.hazards >> face - 1 & 1],
            "attackers": self.attackers(),
            "time": -1 if own else pos.time,
            "times": 0 if own else codes.TIME_TOKENS,
            "tiles": self.tiles(),
            "emeralds": self.emeralds(),
            "pile": piles.ones(piles.emerald_pile(pos)),
            "players": [self.player(seat) for seat in range(pos.seats)],
            "safe": damage.is_safe(pos),
            "action": self.actions[pos.action - 1] if pos.action else "",
            "actions": self.actions_of(pos.players[pos.turn].character) if self.chosen else [],
            "characters": [self.character(index) for index in range(len(self.data["character"]))],
            "ask": self.ask(),
            "waiting": [self.item(pos.agenda[place], "") for place in range(pos.waiting)],
            "scores": [self.lines(seat) for seat in range(pos.seats)],
            "won": pos.won == codes.WON,
            "lost": LOST[pos.won],
        }

    # -- the board

    def passage(self) -> bool:
        return self.pos.routes[PASSAGE].card > 0

    def route(self, route: int) -> RouteView:
        pos, zone = self.pos, self.content.zones[self.pos.zone]
        reward = self.content.passage_reward if route == PASSAGE else zone.routes[route]
        cards = [routes.shown(pos, self.content, route)]
        if pos.fight and route < ROUTES:
            cards = [
                PATTERN_CARD + pos.patterns[place] - 1
                for place in range(3 * route, 3 * route + 3)
                if pos.patterns[place]
            ]
        return {
            "id": ROUTE_IDS[route],
            "gets": [] if pos.fight else gets(reward.what, reward.amount),
            "cards": [self.card(card, route, place == 0) for place, card in enumerate(cards) if card >= 0],
            "hit": self.hit(route) if pos.fight and route < ROUTES else None,
        }

    def hit(self, route: int) -> HitView:
        wanted = self.content.zones[self.pos.zone].hits[route]
        return {
            "kind": want(wanted.kind),
            "number": wanted.number,
            "hit": bool(self.pos.hit >> route & 1),
            "open": routes.hit_takes(self.pos, self.content, route) > 0,
        }

    def card(self, card: int, route: int, first: bool) -> CardView:
        at = self.pos.routes[route].at if first else 0
        return {
            "id": self.card_id(card),
            "at": at,
            "spaces": [
                self.space(card, place, route, first) for place in range(self.content.cards[card].length)
            ],
        }

    def card_id(self, card: int) -> str:
        if card >= PATTERN_CARD:
            return str(self.data["pattern"][card - PATTERN_CARD]["id"])
        return str(
            self.data["passage"][0]["id"] if card == PATTERN_CARD - 1 else self.data["card"][card]["id"]
        )

    def space(self, card: int, place: int, route: int, first: bool) -> SpaceView:
        lanes = range(2 if routes.two_lanes(self.content, card, place) else 1)
        return {"lanes": [self.lane(card, place, lane, route, first) for lane in lanes]}

    def lane(self, card: int, place: int, lane: int, route: int, first: bool) -> LaneView:
        challenge = self.content.cards[card].spaces[place].lanes[lane]
        beside = self.pos.routes[route]
        here = first and place == beside.at
        series = challenge.kind == codes.BUMPERS
        running = here and series and beside.done > 0 and beside.lane in (0, lane + 1)
        closed = here and routes.lane_closed(self.pos, self.content, route, lane) > 0
        return {
            "kind": want(challenge.kind),
            "number": 0 if series else challenge.number,
            "bumpers": challenge.number if series else 0,
            "done": beside.done if running else 0,
            "lock": beside.lock if running else 0,
            "gets": gets(challenge.what, challenge.amount),
            "cleared": first and place < beside.at,
            "closed": closed,
            "open": here and not closed,
        }

    def boss(self) -> BossView:
        zone = self.content.zones[self.pos.zone]
        return {
            "id": self.boss_id(),
            "level": zone.level,
            "health": zone.health,
            "left": self.pos.health,
            "fight": bool(self.pos.fight),
            "each_hit": get(zone.each_hit.what, zone.each_hit.amount),
        }

    def boss_id(self) -> str:
        if self.pos.zone == codes.FINALE:
            return str(self.data["finale"][0]["boss"])
        zone = names.ZONES[self.pos.zone]
        return next(str(boss["id"]) for boss in self.data["boss"] if boss["zone"] == zone)

    def strike(self) -> StrikeView:
        foe = ATTACK_FOE + 2 * self.pos.zone + self.pos.side
        return {
            "side": self.pos.side + 1,
            "holder": self.pos.turn,
            "cleared": bool(self.pos.cleared),
            "foe": self.foe(foe, "attack", 0),
        }

    def foe(self, foe: int, kind: str, hits: int) -> FoeView:
        row = self.content.foes[foe]
        return {
            "id": names.FOE.text(self.game, foe),
            "kind": kind,
            "attacks": [match(attack.kind, attack.number) for attack in row.attacks if attack.number],
            "penalty": get(row.penalty.what, row.penalty.amount),
            "destroy": row.destroy,
            "avoid": match(row.avoid.kind, row.avoid.number),
            "hits": row.hits,
            "left": row.hits - hits,
            "abilities": [
                ability(one.timing, one.condition, one.what, one.amount)
                for one in row.abilities
                if one.timing
            ],
        }

    def attackers(self) -> list[str]:
        """Who would strike now, as places to spend on: `badnik 2`, `attack`."""
        found: list[str] = []
        for place in range(HOLDS + 1):
            foe = badniks.foe_at(self.pos, self.content, self.pos.turn, place) if self.chosen else -1
            if foe >= 0 and any(
                badniks.matches(self.pos, attack.kind, attack.number) >= 0
                for attack in self.content.foes[foe].attacks
            ):
                found.append("attack" if place == HOLDS else f"badnik {place + 1}")
        return found

    def tiles(self) -> TilesView:
        entries = self.data["tile"]
        return {
            "left": sum(self.pos.tiles),
            "kinds": {str(entry["id"]): self.pos.tiles[index] for index, entry in enumerate(entries)},
        }

    def emeralds(self) -> list[EmeraldView]:
        found: list[EmeraldView] = []
        for number in range(EMERALDS):
            bit = 1 << number
            holders = [s for s in range(self.pos.seats) if self.pos.players[s].emeralds & bit]
            if not holders and not self.pos.carried & bit:
                continue
            used = self.pos.players[holders[0]].exhausted if holders else ~self.pos.middle
            found.append(
                {
                    "number": number + 1,
                    "dice": [kind_word(kind) for kind in self.content.emeralds[number].dice],
                    "holder": holders[0] if holders else -1,
                    "exhausted": bool(used & bit),
                    "active": bool(self.pos.boons & bit),
                }
            )
        return found

    # -- dice

    def pool(self) -> list[DieView]:
        dice: list[DieView] = []
        for place in range(codes.DICE):
            for number in range(self.pos.pool[place]):
                safe = number >= self.pos.hot[place]
                dice.append({"kind": kind_word(place // 6), "face": place % 6 + 1, "safe": safe})
        return dice

    def tray(self) -> list[DieView]:
        if not self.pos.action or self.pos.phase == codes.P_POOL_LANDS:
            return []
        dice = self.content.actions[self.pos.action - 1].dice
        kind = next((kind for kind in range(3) if dice[kind]), 0)
        return [
            {"kind": kind_word(kind), "face": face, "safe": True}
            for face in range(1, 7)
            for _ in range(self.pos.tray[face - 1])
        ]

    def flying(self) -> list[str]:
        if self.pos.phase == codes.P_POOL_LANDS:
            return [names.KINDS[kind % 3] for kind in range(6) for _ in range(self.pos.flying[kind])]
        if self.pos.phase == codes.P_HAZARDS_LAND:
            return ["hazard"] * self.pos.dice
        if self.pos.phase == codes.P_TRAY_LANDS:
            dice = self.content.actions[self.pos.action - 1].dice
            return [names.KINDS[next(kind for kind in range(3) if dice[kind])]] * self.pos.dice
        return []

    # -- players

    def player(self, seat: int) -> PlayerView:
        pos, player = self.pos, self.pos.players[seat]
        kind = self.content.characters[player.character - 1].ability if player.character else 0
        return {
            "character": str(self.data["character"][player.character - 1]["id"]) if player.character else "",
            "lives": player.lives,
            "deaths": player.deaths,
            "rings": player.rings,
            "saved": player.saved,
            "boosts": player.boosts,
            "time": player.time,
            "cards": player.cards,
            "speed": speed(pos, seat),
            "animals": player.animals,
            "badniks": [self.badnik(seat, place) for place in range(HOLDS) if player.badniks[place]],
            "powers": self.powers(seat),
            "buddy": pos.buddy if kind == codes.BUDDY_FLIGHT else 0,
            "ability": names.ABILITIES[kind - 1] if kind else "",
            "ability_used": kind == codes.INSTA_SHIELD
            and seat == pos.turn
            and bool(pos.used >> codes.U_INSTA & 1),
        }

    def badnik(self, seat: int, place: int) -> FoeView:
        foe = badniks.foe_at(self.pos, self.content, seat, place)
        return self.foe(foe, str(self.data["badnik"][foe]["kind"]), self.pos.players[seat].hits[place])

    def powers(self, seat: int) -> list[PowerView]:
        player, used = self.pos.players[seat], self.pos.used if seat == self.pos.turn else 0
        working = bool(used >> codes.U_INVINCIBLE & 1)
        found = [power("hyper-ring", False, True) for _ in range(player.hyper)]
        found += [power("invincible", False, working and not number) for number in range(player.invincible)]
        if player.shield:
            once = player.shield in USED_BY and bool(used >> USED_BY[player.shield] & 1)
            found.append(power(names.POWER_UPS[player.shield], once, not once))
        return found

    def character(self, index: int) -> CharacterView:
        entry = self.data["character"][index]
        seats = [seat for seat in range(self.pos.seats) if self.pos.players[seat].character == index + 1]
        return {
            "id": str(entry["id"]),
            "ability": str(entry["ability"]),
            "seat": seats[0] if seats else -1,
            "actions": self.actions_of(index + 1),
            "move": f"choose {entry['id']}",
        }

    def actions_of(self, character: int) -> list[ActionView]:
        return [
            {
                "id": str(action["id"]),
                "dice": [str(dice) for dice in action["dice"]],
                "times": int(action.get("times", 1)),
                "move": f"action {action['id']}",
            }
            for action in self.data["character"][character - 1]["action"]
        ]

    # -- what waits

    def ask(self) -> AskView | None:
        pos = self.pos
        if not codes.P_INVINCIBLE <= pos.phase <= codes.P_BUDDY:
            return None
        items: list[ItemView] = []
        if pos.phase == codes.P_PICK:
            picks = [move.args[0] for move in self.state.moves]
            start = agenda.group_start(pos)
            items = [self.item(pos.agenda[start + place - 1], f"pick {place}") for place in picks]
        elif pos.phase != codes.P_BUDDY:
            items = [self.item(pos.now, "")]
        return {"what": PHASES[pos.phase], "seat": pos.to_act, "items": items}

    def item(self, item: Waiting, move: str) -> ItemView:
        named = get(item.what, item.amount)
        drawing = item.what in (codes.E_DRAW, codes.E_ALL_DRAW)
        parted = item.cause == codes.LAST_REWARD + 1 and (drawing or item.what == codes.E_GIVE)
        seat = (self.pos.turn + item.amount) % self.pos.seats if drawing else self.pos.turn
        return {
            "move": move,
            "code": named["code"],
            "amount": named["amount"],
            "source": "monitor" if parted else self.source(item.cause),  # its parts are no rewards themselves
            "seat": seat,
        }

    def source(self, cause: int) -> str:
        if cause >= codes.C_BADNIK:
            zone = self.content.zones[self.pos.zone]
            return str(self.data["badnik"][zone.first_badnik + cause - codes.C_BADNIK]["kind"])
        return names.CAUSES[cause]

    # -- the score

    def lines(self, seat: int) -> list[LineView]:
        pos, player = self.pos, self.pos.players[seat]
        used = piles.ones(player.exhausted)
        fresh, each = piles.ones(player.emeralds) - used, held_worth(pos, seat)
        place = time_place(pos, seat)
        late = late_tokens(pos, seat)
        lines = [
            line("rings" if each == RING else "hyper", player.rings, each),
            line("saved", player.saved, RING),
            line("animals", player.animals, ANIMAL),
            line("emeralds", fresh, FRESH),
            line("emeralds_used", used, USED),
            line("deaths", player.deaths, DEATH),
            line("time_cost", late, COST),
        ]
        bonus = time_bonus(pos, seat)
        what, count = ("time_attack", player.time) if pos.seats == 1 else ("speed", place)
        lines.append({"what": what, "count": count, "each": speed(pos, seat), "points": bonus})
        return lines


def power(name: str, used: bool, active: bool) -> PowerView:
    """A Power Up that is kept."""
    return {"id": name, "used": used, "active": active}


def line(what: str, count: int, each: int) -> LineView:
    """A line of so many things, worth so much each."""
    return {"what": what, "count": count, "each": each, "points": count * each}


def kind_word(kind: int) -> Kind:
    """The word for a kind of die."""
    return names.KINDS[kind]


def want(kind: int) -> Kind:
    """The word for what a space wants."""
    return names.WANTS[kind]


def match(kind: int, number: int) -> MatchView:
    """A kind of die and a number."""
    return {"kind": want(kind), "number": number}


def get(what: int, amount: int) -> GetView:
    """An effect by its word."""
    if what == codes.E_GAIN:
        return {"code": f"gain_{names.WANTS[amount]}", "amount": 1}
    return {"code": names.EFFECTS[what], "amount": amount}


def gets(what: int, amount: int) -> list[GetView]:
    """One reward, or none."""
    return [get(what, amount)] if what else []


def ability(timing: int, condition: int, what: int, amount: int) -> AbilityView:
    """An ability in words."""
    named = get(what, amount)
    return {
        "timing": TIMINGS[timing],
        "condition": CONDITIONS[condition],
        "effect": named["code"],
        "amount": named["amount"],
    }
