"""The loops of search: games from a position that follow a growing tree first, and `steady` or chance from there on.

The loader binds them to one game, at either speed. A node is a position where a seat is to act, found by its bytes, so
that positions which several ways lead to are one node. Chance has no nodes: each game throws and draws for itself.

In a node a game follows the move that promises most (UCB1: Auer and others, 2002; Kocsis and Szepesvari, 2006): a good
average, or few games. Averages of a node are those of the seat that moves, so each seat plays for itself, and in a team
for all. First comes the thumb, which is the move that the play-out would make; a new node begins with it alone.

What a move costs that is only tried is not held against the moves that led there: where the move that most games took
did better, its average is passed on in place of what the game brought. Else averages would stay too low for long, as a
node has dozens of moves and each must be tried.
"""

import math
from typing import Annotated

from rollwright.core.bound import Content, Position, moves, outcome, play, rank, score, steady
from rollwright.core.generator import begin, below, following
from rollwright.core.kit import (
    CHANCE,
    OVER,
    Codes,
    Row,
    copy_into,
    fingerprint,
    i8,
    i16,
    i32,
    i64,
    quiet,
    same,
)

PLACES, COUNTED, TEAM = 0, 1, 2  # what returns count
RANDOM, STEADY = 0, 1  # what plays where the tree ends
MAX_SEATS = 10
PARTS = 256  # of one whole number of a return, as averages are passed on
NO_MOVE = -1  # a game that goes on from where chance acts
THUMB = -1  # in place of the number of a move of a node
CURIOSITY = (
    1.5  # how much a move gains from being hardly tried, in standard deviations of its returns or of all
)
RIPE = 4  # games of a node before other moves than its thumb are looked at, and what comes after it


class Try(Row):
    code: i16
    games: i32
    worth: i64  # what they brought the seat that moves
    squares: i64


class Node(Row):
    thumb: Try
    first: i32  # of its other moves, 0 while they are not listed
    count: i16
    best: i32  # the move that most games took
    games: i32  # that took it since it is the best
    total: Annotated[list[i64], 10]  # what they passed on, by seat


class Step(Row):
    node: i32
    move: i32  # its number among the tries, or THUMB
    seat: i8


class Tally(Row):
    games: i64
    soon: i64  # the points of the seat at the next decision
    lead: i64  # over the first of the moves that were tried with it, on the same dice
    total: Annotated[list[i64], 10]  # by seat
    raw_lead: i64  # both again for the games as they ended, which tell the noise
    lead_squares: i64
    raw: Annotated[list[i64], 10]
    squares: Annotated[list[i64], 10]


class Tree(Row):
    nodes: i32
    tries: i32  # 1 and those in use
    depth: i32  # steps of this game
    luck: i64
    games: i64
    raw: Annotated[list[i64], 10]  # what this game brought, by seat
    worth: Annotated[list[i64], 10]  # what it passes on to the step before
    total: Annotated[list[i64], 10]
    squares: Annotated[list[i64], 10]


# ---- what a game is worth


def worth(end: Position, content: Content, seat: int, counts: int) -> int:
    """The return of a seat in whole numbers: by places, twice the seats beaten and one for each equal."""
    mine = rank(end, content, seat)
    if counts == COUNTED:
        return mine
    if counts == TEAM:
        return 1 if mine > 0 else 0
    halves = 0
    for other in range(end.seats):
        if other != seat:
            theirs = rank(end, content, other)
            if theirs < mine:
                halves += 2
            elif theirs == mine:
                halves += 1
    return halves


def average(found: Try) -> float:
    return found.worth / found.games


def variance(tree: Tree, seat: int) -> float:
    """Of the returns of a seat, so far."""
    mean = tree.total[seat] / tree.games
    return tree.squares[seat] / tree.games - mean * mean


# ---- the tree


def place_of(pos: Position, places: list[Position], slots: list[int]) -> int:
    """The slot of a position: its node's number and one, or 0 where it has none yet."""
    mask = len(slots) - 1
    slot = fingerprint(pos) & mask
    while slots[slot] > 0 and not same(places[slots[slot] - 1], pos):
        slot = (slot + 1) & mask
    return slot


def add_node(
    pos: Position,
    code: int,
    tree: Tree,
    nodes: list[Node],
    places: list[Position],
    slots: list[int],
    slot: int,
) -> int:
    """A node for the position, with its thumb."""
    number = tree.nodes
    tree.nodes += 1
    slots[slot] = number + 1
    copy_into(places[number], pos)
    nodes[number].thumb.code = code
    return number


def list_moves(
    node: Node, pos: Position, content: Content, legal: Codes, tree: Tree, tries: list[Try]
) -> None:
    """The other moves of a node; none where there is no room."""
    legal.count = 0
    moves(pos, content, legal)
    node.first = tree.tries
    if tree.tries + legal.count <= len(tries):
        for i in range(legal.count):
            if legal.code[i] != node.thumb.code:
                tries[tree.tries].code = legal.code[i]
                tree.tries += 1
                node.count += 1


def hope(found: Try, spread: float, log: float) -> float:
    """The average of a move, and so much more as it may be better than it looks: where its games differ, much."""
    mean = average(found)
    own = found.squares / found.games - mean * mean
    return mean + CURIOSITY * math.sqrt(max(spread, own) * log / found.games)


def most_promising(node: Node, tries: list[Try], spread: float) -> int:
    """The move with the most hope; before that, each is tried once."""
    games = node.thumb.games
    for number in range(node.first, node.first + node.count):
        games += tries[number].games
    log = math.log(games)
    best = THUMB
    most = hope(node.thumb, spread, log)
    open_to = min(node.count, int(math.sqrt(games)))  # a node widens as it is visited
    for number in range(node.first, node.first + open_to):
        if tries[number].games == 0:
            return number
        found = hope(tries[number], spread, log)
        if found > most:
            most = found
            best = number
    return best


# ---- one game


def thumb(pos: Position, content: Content, legal: Codes, tree: Tree, bot: int) -> int:
    """What the play-out would play."""
    if bot == STEADY:
        return steady(pos, content)
    legal.count = 0
    moves(pos, content, legal)
    tree.luck = following(tree.luck)
    return legal.code[below(tree.luck, legal.count)]


def chance(pos: Position, content: Content, tree: Tree) -> None:
    """Throw or draw. Luck moves on only here, so that a stream gives the same dice whichever move is tried."""
    tree.luck = following(tree.luck)
    outcome(pos, content, below(tree.luck, pos.outcomes), quiet())


def finish(pos: Position, content: Content, legal: Codes, tree: Tree, bot: int, most: int) -> None:
    """Play on without the tree until the game is over, or for `most` events."""
    log = quiet()
    events = 0
    while pos.to_act != OVER and events < most:
        if pos.to_act == CHANCE:
            chance(pos, content, tree)
        else:
            play(pos, content, thumb(pos, content, legal, tree, bot), log)
        events += 1


def follow(
    pos: Position,
    content: Content,
    legal: Codes,
    tree: Tree,
    nodes: list[Node],
    tries: list[Try],
    places: list[Position],
    slots: list[int],
    path: list[Step],
    bot: int,
) -> None:
    """Play along the tree to a position that is new or hardly known, which becomes a node."""
    log = quiet()
    inside = len(nodes) > 0
    while inside and pos.to_act != OVER and tree.depth < len(path):
        if pos.to_act == CHANCE:
            chance(pos, content, tree)
        else:
            slot = place_of(pos, places, slots)
            number = slots[slot] - 1
            move = THUMB
            if number < 0:
                if tree.nodes == len(nodes):
                    return
                code = thumb(pos, content, legal, tree, bot)
                number = add_node(pos, code, tree, nodes, places, slots, slot)
                inside = False
            elif nodes[number].thumb.games < RIPE:
                inside = False
            else:
                move = choose(nodes[number], pos, content, legal, tree, tries)
            path[tree.depth].node = number
            path[tree.depth].move = move
            path[tree.depth].seat = pos.to_act
            tree.depth += 1
            play(pos, content, taken(nodes[number], move, tries).code, log)


def choose(node: Node, pos: Position, content: Content, legal: Codes, tree: Tree, tries: list[Try]) -> int:
    """The move that a game takes in a node."""
    if node.first == 0:
        list_moves(node, pos, content, legal, tree, tries)
    if node.count == 0:
        return THUMB
    return most_promising(node, tries, variance(tree, pos.to_act))


def learn(
    end: Position,
    content: Content,
    counts: int,
    tree: Tree,
    nodes: list[Node],
    tries: list[Try],
    path: list[Step],
) -> None:
    """What the game was worth goes to all its steps, the last first."""
    tree.games += 1
    for seat in range(end.seats):
        brought = PARTS * worth(end, content, seat, counts)
        tree.raw[seat] = brought
        tree.worth[seat] = brought
        tree.total[seat] += brought
        tree.squares[seat] += brought * brought
    for back in range(tree.depth):
        step = path[tree.depth - 1 - back]
        node = nodes[step.node]
        remember(taken(node, step.move, tries), tree.worth[step.seat])
        pass_on(node, step.move, tree, tries, end.seats)


def taken(node: Node, move: int, tries: list[Try]) -> Try:
    """A move of a node, by its number."""
    return node.thumb if move == THUMB else tries[move]


def pass_on(node: Node, move: int, tree: Tree, tries: list[Try], seats: int) -> None:
    """What the steps before learn of a game that took the move: what it brought, or what the best move brings."""
    best = most_taken(node, tries)
    if node.best != best:
        node.best = best
        node.games = 0
        for seat in range(seats):
            node.total[seat] = 0
    if move == best:
        node.games += 1
        for seat in range(seats):
            node.total[seat] += tree.worth[seat]
    elif node.games > 0 and average(taken(node, best, tries)) >= average(taken(node, move, tries)):
        for seat in range(seats):
            tree.worth[seat] = node.total[seat] // node.games


def most_taken(node: Node, tries: list[Try]) -> int:
    """The move that most games took."""
    best = THUMB
    most = node.thumb.games
    for number in range(node.first, node.first + node.count):
        if tries[number].games > most:
            most = tries[number].games
            best = number
    return best


def remember(found: Try, value: int) -> None:
    found.games += 1
    found.worth += value
    found.squares += value * value


# ---- many games


def count(tally: Tally, tree: Tree, seats: int, lead: int, raw_lead: int, soon: int) -> None:
    tally.games += 1
    tally.soon += soon
    tally.lead += lead
    tally.raw_lead += raw_lead
    tally.lead_squares += raw_lead * raw_lead
    for seat in range(seats):
        tally.total[seat] += tree.worth[seat]
        tally.raw[seat] += tree.raw[seat]
        tally.squares[seat] += tree.raw[seat] * tree.raw[seat]


def try_moves(
    start: Position,
    content: Content,
    codes: list[int],
    counts: int,
    seed: int,
    first: int,
    games: int,
    most: int,
    bot: int,
    pos: Position,
    legal: Codes,
    tree: Tree,
    nodes: list[Node],
    tries: list[Try],
    places: list[Position],
    slots: list[int],
    path: list[Step],
    tallies: list[Tally],
) -> None:
    """Play each move of `codes` in so many games, from number `first`, and count what they were worth.

    Game i gives each move the same dice; where the move leads to chance at once, the games take its outcomes in
    turn. Without nodes there is no tree, and all is play-outs.
    """
    log = quiet()
    shift = below(begin(seed, -1), 5040)
    seat = max(start.to_act, 0)
    for game in range(first, first + games):
        base = 0
        raw_base = 0
        for i in range(len(codes)):
            copy_into(pos, start)
            tree.depth = 0
            tree.luck = begin(seed, game)
            if codes[i] != NO_MOVE:
                play(pos, content, codes[i], log)
            if pos.to_act == CHANCE:
                outcome(pos, content, (game + shift) % pos.outcomes, log)
            while pos.to_act == CHANCE:
                chance(pos, content, tree)
            soon = score(pos, content, seat)
            follow(pos, content, legal, tree, nodes, tries, places, slots, path, bot)
            finish(pos, content, legal, tree, bot, most)
            learn(pos, content, counts, tree, nodes, tries, path)
            if i == 0:
                base = tree.worth[seat]
                raw_base = tree.raw[seat]
            count(tallies[i], tree, start.seats, tree.worth[seat] - base, tree.raw[seat] - raw_base, soon)
