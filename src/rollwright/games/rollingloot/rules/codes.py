"""The numbers of the rules: phases, moves, notes, reasons, kinds of requirement."""

from __future__ import annotations

SHIPS = 2  # RL-1
DICE = 5
REROLLS = 2  # RL-10
SMALLEST = 2  # RL-12: dice that a requirement takes at least
ROUNDS = 40  # RL-21

# how a card lies
APART = 0  # in its deck, or left out of the game
UP = 1
DOWN = 2

# phases
DEAL_FIRST = 0  # from the deck of level 1
DEAL_SECOND = 1  # from the deck of levels 2 and 3
OPENING = 2
LOOT_PHASE = 3
SHARE = 4  # another seat is asked: take or stay
ROLLING = 5
TRAVEL = 6
PAY = 7  # the dice for a step are chosen
FINISHED = 8

# chance besides a die
CARD = 2

# kinds of requirement
SET = 1
TWO_PAIR = 2
FULL_HOUSE = 3
RUN = 4
SUM_FROM = 5  # sum >=
SUM_UP_TO = 6  # sum <=
SUM_IS = 7  # sum =
EACH_FROM = 8  # each >=
EACH_UP_TO = 9  # each <=
NO_EVEN = 10
NO_ODD = 11

# moves: LOOT, HOME and SAIL + 3 * card + step; REROLL and USE + a set of dice (bits of the sorted dice) - 1
THROW = 0
STOP = 1
END = 2
TAKE = 3
STAY = 4
LOOT = 5
HOME = 29
SAIL = 53
REROLL = 77
USE = 108
MOVES = 139

# notes
N_DEALT = 1
N_OPENED = 2
N_TIED = 3
N_BEGINS = 4
N_LOOTING = 5
N_TAKES = 6
N_STAYS = 7
N_SPLIT = 8
N_GOT = 9
N_CLOSED = 10
N_HOME = 11
N_AGAIN = 12
N_THREW = 13
N_SAILED = 14
N_USED = 15
N_CALLED = 16
N_ROUNDS = 17
N_LAST = 18
N_NO_CARDS = 19
N_WON = 20
N_FIRST = 21
N_EMPTY = 22

# reasons
R_ANSWER = 1
R_NOT_ASKED = 2
R_CHOOSE_DICE = 3
R_NO_STEP = 4
R_THROWN = 5
R_THROW_FIRST = 6
R_STOP_FIRST = 7
R_STOPPED = 8
R_APART = 9
R_DOWN = 10
R_NO_SHIP = 11
R_NO_LOOT = 12
R_EXHAUSTED = 13
R_LOOT_LATE = 14
R_AT_SEA = 15
R_BELOW = 16
R_OWN_SHIP = 17
R_DICE = 18
R_NO_DIE = 19
R_TWIN = 20
R_NOT_MET = 21
