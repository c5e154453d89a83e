"""The examples of the rule book, each played by the engine; writes them into the books.

python -m tests.games.sonicroll.examples     # after a change of rows or cards: rewrites all four files
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rollwright.core.game import load
from rollwright.core.state import State
from tests.games.bookwriting import played, rewrite
from tests.games.sonicroll.play import after, changed, deciding, fighting, opening, spending

DEALT = ("palm-bridge", "windmill-hill", "sunflower-slope")
LAVA = ("ember-steps", "obsidian-shelf", "drill-shaft")


@dataclass
class Played:
    """A rule, what its example shows, where it begins, and what then happens."""

    rule: str
    english: str
    german: str
    start: Callable[[], State]
    events: Sequence[str]

    def block(self, language: str = "en") -> str:
        """The example as it stands in the book."""
        return played(self.start(), self.events, self.english if language == "en" else self.german)


def fresh(*events: str, seats: int = 2, **options: int | bool) -> Callable[[], State]:
    """Nothing is chosen yet, but for these events."""
    return lambda: after(load("sonicroll", seats, options).start(), *events)


def table(*characters: str, **options: int | bool) -> State:
    """Palm Bridge, Windmill Hill and Sunflower Slope are dealt; Amy and Tails play where nobody else is named."""
    cards = LAVA if options.get("zone") == 2 else DEALT
    return opening(*(characters or ("amy", "tails")), cards=cards, house=True, **options)


def step(pool: str, *characters: str, **fields: Any) -> Callable[[], State]:
    """A die is to be spent."""
    return lambda: spending(table(*characters), pool, **fields)


def pause(pool: str, *characters: str, **fields: Any) -> Callable[[], State]:
    """A die was spent: reroll or end."""
    return lambda: deciding(table(*characters), pool, **fields)


def fight(pool: str, *characters: str, **fields: Any) -> Callable[[], State]:
    """A die is to be spent in the boss fight."""
    return lambda: fighting(table(*characters), pool, **fields)


def mode(number: int, make: Callable[..., State], pool: str, **fields: Any) -> Callable[[], State]:
    """The same in competition (1) or Time Attack (2)."""
    seats = ("amy",) if number == 2 else ("amy", "tails")
    return lambda: make(table(*seats, mode=number), pool, **fields)


def mine(**fields: Any) -> dict[int, dict[str, Any]]:
    """Fields of the first player."""
    return {0: fields}


SHOWN = (
    Played("SR-1", "A Run, a Jump and a Spin die are thrown together and show 3, 2 and 5.",
           "Ein Lauf-, ein Sprung- und ein Drehwürfel fallen zusammen und zeigen 3, 2 und 5.",
           pause("run 1 jump 4 spin 6"), ["reroll", "roll 3 2 5"]),
    Played("SR-2", "Player 1 takes Sonic and player 2 Tails; player 1 begins, and three cards are dealt.",
           "Platz 1 nimmt Sonic, Platz 2 Tails; Platz 1 fängt an, und drei Karten werden ausgelegt.",
           fresh(), ["choose sonic", "choose tails", "draw p1", *(f"draw {card}" for card in DEALT)]),
    Played("SR-2", "Amy’s hammer lets the Spin 1 count as the 2 that Windmill Hill wants.",
           "Amys Hammer lässt die Dreh 1 als die 2 zählen, die der Windmühlenhügel will.",
           step("spin 1 run 3"), ["spend spin 1 middle up"]),
    Played("SR-3", "All have chosen; player 2 is drawn to go first.",
           "Alle haben gewählt; Platz 2 wird gelost und fängt an.",
           fresh("choose amy", "choose sonic"), ["draw p2", *(f"draw {card}" for card in DEALT)]),
    Played("SR-4", "Super Peel Out: both dice with the lowest result, 2, are discarded.",
           "Super Peel Out: Beide Würfel mit dem niedrigsten Ergebnis, 2, kommen weg.",
           lambda: table("sonic", "tails"), ["action super-peel-out", "roll 2 4 2 6 5 5"]),
    Played("SR-4", "The Wall Climb of the manual: 2 and 3 are kept, then the 5, then the 6.",
           "Klettern wie in der Anleitung: Erst bleiben 2 und 3, dann die 5, dann die 6.",
           lambda: table("knuckles", "tails"),
           ["action wall-climb", "roll 2 3 6", "save 2", "save 3", "discard", "roll 1 3 5", "save 5", "roll 3 4 6",
            "save 6"]),
    Played("SR-4", "Drop Dash: a Jump on a Zone Card brings 1 ring, as always, and a Run die.",
           "Drop Dash: Ein Sprung auf eine Zonenkarte bringt 1 Ring wie immer und einen Laufwürfel.",
           step("jump 2 jump 6", "sonic", "tails", action="drop-dash"), ["spend jump 2 middle", "roll 5"]),
    Played("SR-5", "Neither die fits. None is spent, and the 3 rings held are lost.",
           "Kein Würfel passt. Keiner wird eingesetzt, und die 3 getragenen Ringe sind weg.",
           step("run 1 run 3", players=mine(rings=3)), ["pass"]),
    Played("SR-6", "A 2 is spent; the two dice left are thrown again.",
           "Eine 2 wird eingesetzt; die zwei übrigen Würfel fallen noch einmal.",
           step("spin 2 run 1 jump 1"), ["spend spin 2 middle", "reroll", "roll 4 6"]),
    Played("SR-7", "Two dice are left. Amy stops, they are discarded, and she takes a Time token.",
           "Zwei Würfel sind übrig. Amy hört auf, sie kommen weg, und sie nimmt eine Zeitmarke.",
           pause("run 1 run 1"), ["end"]),
    Played("SR-8", "Safety ends with the reroll. Run 4 is an attack of the Moto Bug; no Boost is used, and it strikes.",
           "Mit dem neuen Wurf endet die Sicherheit. Lauf 4 ist ein Angriff des Moto Bug; ohne Boost trifft er.",
           pause("run 1 spin 2", safe=1, players=mine(rings=4, badniks=["moto-bug-1"])),
           ["reroll", "roll 4 2", "take"]),
    Played("SR-9", "Nothing fits, so a Boost throws all three dice again.",
           "Nichts passt, also fallen mit einem Boost alle drei Würfel noch einmal.",
           step("run 1 jump 1 spin 3"), ["boost", "roll 2 4 5"]),
    Played("SR-10", "A ring, a Spin die and two Hazard dice come at once. The Hazard dice are taken first, and miss.",
           "Ein Ring, ein Drehwürfel und zwei Gefahrenwürfel kommen zugleich. Erst die Gefahr: Sie verfehlt.",
           step("jump 3 run 5", action="hammer-rush", middle="windmill-hill 3"),
           ["spend jump 3 middle low", "pick 1", "roll 1 2", "roll 4"]),
    Played("SR-50", "Run 4 is an attack of the Moto Bug. Sonic turns it to Spin, and it is none.",
           "Lauf 4 ist ein Angriff des Moto Bug. Sonic macht ihn zum Dreh, und er ist keiner mehr.",
           pause("run 1 run 5", "sonic", "tails", players=mine(rings=3, badniks=["moto-bug-1"])),
           ["reroll", "roll 4 5", "avoid 4"]),
    Played("SR-52", "The Buzz Bomber takes a ring first; then the die left goes for a Time token.",
           "Erst nimmt der Buzz Bomber einen Ring; dann kommt der übrige Würfel gegen eine Zeitmarke weg.",
           pause("run 1", players=mine(rings=2, badniks=["buzz-bomber-1"])), ["end"]),
    Played("SR-11", "After the Run 5 the Spin 2 follows without a reroll.",
           "Nach der Lauf 5 folgt die Dreh 2 ohne neuen Wurf.",
           step("run 5 spin 2 jump 1"), ["spend run 5 top", "spend spin 2 middle"]),
    Played("SR-12", "The space gives nothing, but the Jump gives a ring.",
           "Das Feld bringt nichts, aber der Sprung einen Ring.", step("jump 2 run 1"), ["spend jump 2 middle"]),
    Played("SR-13", "Spin 5 destroys the Moto Bug and frees its animal.",
           "Dreh 5 zerstört den Moto Bug und befreit das Tier.",
           step("spin 5 run 1", players=mine(badniks=["moto-bug-1"])), ["spend spin 5 badnik 1"]),
    Played("SR-14", "One of two Hazard dice shows 5, as the Run die left does: the 3 rings are lost.",
           "Einer von zwei Gefahrenwürfeln zeigt 5 wie der übrige Laufwürfel: Die 3 Ringe sind weg.",
           step("spin 3 run 5", middle="windmill-hill 3", players=mine(rings=3)),
           ["spend spin 3 middle low", "roll 1 5"]),
    Played("SR-15", "The Jump die gained shows 4, which the Newtron attacks; but it is new, and safe.",
           "Der neue Sprungwürfel zeigt 4, was der Newtron angreift; aber er ist neu und sicher.",
           step("spin 6 run 1", top="loop-meadow 0", players=mine(rings=3, badniks=["newtron-1"])),
           ["spend spin 6 top", "gain jump", "roll 4"]),
    Played("SR-16", "A 4 of any kind clears the first space of Sunflower Slope, which gives 3 rings.",
           "Eine 4 beliebiger Art schafft das erste Feld des Sonnenblumenhangs, das 3 Ringe bringt.",
           step("spin 4 run 1"), ["spend spin 4 bottom"]),
    Played("SR-17", "Spin 2 takes the bottom lane. The next die on the card follows it: Run 1.",
           "Dreh 2 nimmt die untere Spur. Der nächste Würfel auf der Karte folgt ihr: Lauf 1.",
           step("spin 2 run 6", bottom="sunflower-slope 2"),
           ["spend spin 2 bottom low", "reroll", "roll 1", "spend run 1 bottom low"]),
    Played("SR-18", "The first bumper takes a 3; so does the second.",
           "Das erste Prellkissen nimmt eine 3; das zweite dann auch.",
           step("run 3 run 3 jump 1", middle="windmill-hill 2"), ["spend run 3 middle", "spend run 3 middle"]),
    Played("SR-19", "Run 5 on the top route, then Run 2 on the middle one.",
           "Lauf 5 auf der oberen Strecke, dann Lauf 2 auf der mittleren.",
           step("run 5 run 2 jump 1"), ["spend run 5 top", "spend run 2 middle"]),
    Played("SR-20", "Palm Bridge pays 2 rings for its first space at once.",
           "Die Palmenbrücke bringt für ihr erstes Feld sofort 2 Ringe.", step("spin 5 run 1"), ["spend spin 5 top"]),
    Played("SR-21", "The last space of Palm Bridge: a Boost, the card, the Big Ring of the route, and a new card.",
           "Das letzte Feld der Palmenbrücke: ein Boost, die Karte, der Große Ring der Strecke und eine neue Karte.",
           step("spin 6 run 1", top="palm-bridge 4"),
           ["spend spin 6 top", "draw red-boost", "draw loop-meadow"]),
    Played("SR-22", "At the Star Post 6 rings are saved. That opens the Bonus Stage, where a red tile gives a Boost.",
           "Am Sternenposten werden 6 Ringe gesichert. Das öffnet die Bonusrunde: Rot, mit einem Boost.",
           step("spin 4 run 1", top="loop-meadow 3", players=mine(rings=6)),
           ["spend spin 4 top", "bank", "draw red-boost"]),
    Played("SR-23", "No die is spent: the 2 rings held are lost, the 6 saved stay.",
           "Kein Würfel wird eingesetzt: Die 2 getragenen Ringe sind weg, die 6 gesicherten bleiben.",
           step("run 1 run 3", players=mine(rings=2, saved=6)), ["pass"]),
    Played("SR-24", "Player 1 draws a Moto Bug and has player 2 draw too: a Chopper.",
           "Platz 1 zieht einen Moto Bug und lässt Platz 2 auch ziehen: einen Chopper.",
           step("spin 3 run 1", top="palm-bridge 1"),
           ["spend spin 3 top", "draw moto-bug-1", "give p2", "draw chopper-2"]),
    Played("SR-25", "Both results of the Moto Bug’s attack show: one Damage. The step goes on, and Spin 5 destroys it.",
           "Beide Ergebnisse des Moto Bug fallen: ein Schaden. Der Schritt geht weiter, und Dreh 5 zerstört ihn.",
           pause("run 5 run 6 spin 1", players=mine(rings=3, boosts=0, badniks=["moto-bug-1"])),
           ["reroll", "roll 1 4 5", "spend spin 5 badnik 1"]),
    Played("SR-26", "Jump 5 avoids the Moto Bug: no animal, but the ring of the Jump.",
           "Sprung 5 umgeht den Moto Bug: kein Tier, aber der Ring des Sprungs.",
           step("jump 5 run 1", players=mine(badniks=["moto-bug-1"])), ["spend jump 5 badnik 1"]),
    Played("SR-27", "Run 2 avoids the Newtron. DEFEAT: it leaves a Boost.",
           "Lauf 2 umgeht den Newtron. SIEG: Er lässt einen Boost da.",
           step("run 2 jump 1", players=mine(badniks=["newtron-1"])), ["spend run 2 badnik 1"]),
    Played("SR-28", "At the end of the turn an Iwamodoki blows up: Damage, and it is discarded.",
           "Am Ende des Zugs geht ein Iwamodoki hoch: Schaden, und er kommt weg.",
           lambda: deciding(table(zone=2), "run 1", players=mine(rings=4, badniks=["iwamodoki-1"])), ["end"]),
    Played("SR-29", "No ring is held: a Life goes, the badnik and the pool too, and the turn is over.",
           "Kein Ring da: Ein Leben geht verloren, Badnik und Vorrat auch, und der Zug ist vorbei.",
           step("run 1 run 3", players=mine(badniks=["moto-bug-1"])), ["pass"]),
    Played("SR-30", "The Moto Bug strikes. No die fits then, but after that Damage the player is safe.",
           "Der Moto Bug trifft. Dann passt kein Würfel, aber nach diesem Schaden ist man sicher.",
           pause("run 1 spin 2", players=mine(rings=4, boosts=0, badniks=["moto-bug-1"])),
           ["reroll", "roll 4 1", "pass"]),
    Played("SR-31", "The Bubble Shield is lost instead of the 5 rings.",
           "Statt der 5 Ringe geht der Blasenschild verloren.",
           step("run 1 run 3", players=mine(rings=5, shield="bubble")), ["pass"]),
    Played("SR-32", "A bumper with a ring, and another tile: the emerald, the third. All tiles are face down again.",
           "Ein Prellkissen mit einem Ring, dann der Smaragd, der dritte. Alle Plättchen sind wieder verdeckt.",
           lambda: after(step("spin 6 run 1", top="palm-bridge 4")(), "spend spin 6 top"),
           ["draw bumper-ring", "draw emerald", "draw 3", "draw loop-meadow"]),
    Played("SR-33", "The fifth emerald: a Run and a Spin die, and Jump 6 is no longer needed to clear that space.",
           "Der fünfte Smaragd: ein Lauf- und ein Drehwürfel, und Sprung 6 muss kein Sprung mehr sein.",
           step("run 6 run 6", middle="windmill-hill 3", players=mine(emeralds=16)),
           ["emerald 5", "roll 1 1", "spend run 6 middle"]),
    Played("SR-34", "With the Flame Shield the Run 5 counts as Spin and destroys the Moto Bug.",
           "Mit dem Flammenschild zählt die Lauf 5 als Dreh und zerstört den Moto Bug.",
           step("run 5 run 1", players=mine(shield="flame", badniks=["moto-bug-1"])),
           ["spend run 5 badnik 1 flame"]),
    Played("SR-34", "The Lightning Shield makes 2 rings of the badnik monitor.",
           "Der Blitzschild macht aus dem Badnik-Monitor 2 Ringe.",
           step("spin 3 run 1", top="palm-bridge 1", players=mine(shield="lightning")),
           ["spend spin 3 top", "lightning"]),
    Played("SR-51", "A Super Ring is drawn, gives 5 rings at once, and is discarded.",
           "Ein Superring wird gezogen, bringt sofort 5 Ringe und kommt weg.",
           step("run 4 spin 1", top="waterfall-ledge 1"), ["spend run 4 top", "draw super-ring"]),
    Played("SR-35", "The last card is finished: two patterns come to each route, and the attack card to player 1.",
           "Die letzte Karte ist geschafft: Je zwei Muster kommen an die Strecken, die Angriffskarte an Platz 1.",
           step("spin 6 run 1", middle="loop-meadow 4", to_deal=0),
           ["spend spin 6 middle", *(f"draw {name}" for name in
            ("run-2", "spin-1", "jump-3", "bumpers-1", "open-boost", "spin-6"))]),
    Played("SR-36", "Run 2 clears the first pattern of the top route; it is discarded, and the next one is open.",
           "Lauf 2 schafft das erste Muster der oberen Strecke; es kommt weg, und das nächste ist offen.",
           fight("run 2 spin 4", patterns={"top": ["run-2", "spin-4"]}), ["spend run 2 top", "spend spin 4 top"]),
    Played("SR-37", "A 3 clears the attack card of Egg Robo: it shows its other side and is off for this turn.",
           "Eine 3 besiegt die Angriffskarte von Egg Robo: Sie zeigt die andere Seite und ist für den Zug aus.",
           fight("spin 3 run 1", patterns={"top": ["spin-1"]}), ["spend spin 3 attack"]),
    Played("SR-38", "The top route is free: Spin 6 hits Egg Robo and frees an animal. Both players draw a badnik.",
           "Die obere Strecke ist frei: Dreh 6 trifft Egg Robo und befreit ein Tier. Beide ziehen einen Badnik.",
           fight("spin 6 run 1", patterns={"middle": ["spin-1"], "bottom": ["run-5"]}),
           ["spend spin 6 hit top", "draw moto-bug-1", "draw chopper-1"]),
    Played("SR-39", "Egg Robo was hit: at the end of the turn the top route gets two patterns again.",
           "Egg Robo wurde getroffen: Am Ende des Zugs bekommt die obere Strecke wieder zwei Muster.",
           lambda: changed(deciding(fighting(table(), "run 1", health=1), "run 1"), hit=1,
                           patterns={"middle": ["spin-1", "spin-2"], "bottom": ["run-5", "run-6"]}),
           ["end", "draw open-rings", "draw jump-1"]),
    Played("SR-40", "The last animal is freed, and all win.", "Das letzte Tier ist befreit, und alle gewinnen.",
           fight("spin 6 run 1", health=1), ["spend spin 6 hit top"]),
    Played("SR-41", "Player 1 ends with 4 rings, 3 animals and an exhausted emerald: 40 + 60 + 20 = 120.",
           "Platz 1 endet mit 4 Ringen, 3 Tieren und einem erschöpften Smaragd: 40 + 60 + 20 = 120.",
           fight("spin 6", health=1, players={0: {"rings": 4, "animals": 2, "emeralds": 1, "exhausted": 1},
                                              1: {"cards": 6}}), ["spend spin 6 hit top"]),
    Played("SR-42", "Speed 9 against 7: 100 points for player 1, besides the animal. A tie would give nobody any.",
           "Tempo 9 gegen 7: 100 Punkte für Platz 1, neben dem Tier. Bei Gleichstand bekäme niemand etwas.",
           fight("spin 6", health=1, players={0: {"cards": 4, "time": 3}, 1: {"cards": 3, "time": 2}}),
           ["spend spin 6 hit top"]),
    Played("SR-43", "Alone, with 2 Time tokens taken: 100 points, and 20 for the animal.",
           "Allein, mit 2 genommenen Zeitmarken: 100 Punkte und 20 für das Tier.",
           mode(2, fighting, "spin 6", health=1, players=mine(cards=6, time=2)), ["spend spin 6 hit top"]),
    Played("SR-44", "The last Life of one player is lost, and the game for both.",
           "Das letzte Leben von Platz 1 ist verloren und damit das Spiel für beide.",
           step("run 1 run 3", players=mine(lives=1)), ["pass"]),
    Played("SR-45", "The first emerald lies in the middle, from an earlier zone. It costs 5 of the 7 rings.",
           "Der erste Smaragd liegt in der Mitte, aus einer früheren Zone. Er kostet 5 von 7 Ringen.",
           lambda: spending(table(emeralds=1), "run 1 run 3", players=mine(rings=7)), ["emerald 1", "roll 5 2"]),
    Played("SR-46", "The finale: an emerald is used for nothing.",
           "Das Finale: Ein Smaragd wird genutzt, ohne zu kosten.",
           lambda: spending(fresh("choose amy", *(f"draw {name}" for name in
                            ("run-1", "run-2", "run-3", "jump-1", "jump-2", "jump-3", "spin-1", "spin-2", "spin-4")),
                                  seats=1, zone=4, emeralds=127)(), "run 6 run 6"),
           ["emerald 1", "roll 5 2"]),
    Played("SR-47", "The boss is beaten, and player 2 wins with 60 points to 20.",
           "Der Boss ist besiegt, und Platz 2 gewinnt mit 60 Punkten gegen 20.",
           mode(1, fighting, "spin 6", health=1, players={1: {"rings": 6}}), ["spend spin 6 hit top"]),
    Played("SR-48", "Where a Life would be lost, player 1 takes a Death token.",
           "Wo ein Leben verloren ginge, nimmt Platz 1 eine Todesmarke.", mode(1, spending, "run 1 run 3"), ["pass"]),
    Played("SR-49", "A seventh Time token, and the game goes on.", "Eine siebte Zeitmarke, und das Spiel geht weiter.",
           mode(1, deciding, "run 1", players=mine(time=6)), ["end"]),
    Played("SR-53", "The last turn of the hundredth round is over, and the game is lost.",
           "Der letzte Zug der hundertsten Runde ist vorbei und das Spiel verloren.",
           lambda: deciding(table(), "run 1", turns=199), ["end"]),
)  # fmt: skip


def main() -> None:
    """Rewrite the books."""
    rewrite("sonicroll", SHOWN)


if __name__ == "__main__":
    main()
