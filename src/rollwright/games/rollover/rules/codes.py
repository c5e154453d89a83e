"""The numbers of Roll-Over!: phases, moves, notes and reasons."""

from __future__ import annotations

RULES = 1
MAX_EVENTS = 20_000

DICE = 6  # RO-1
FACES = 6

# phases
FIRST = 0  # who goes first is drawn
BEGIN = 1  # a turn begins
THROWN = 2  # dice are in the air, or lie there and a hand is to be chosen
HAND = 3  # a hand is chosen: stop, or go on
SAVED = 4  # Foresight has saved the hand
FINISHED = 5

# chance besides a die
SEAT = 2

# bonus boxes, as bits and as arguments of CLAIM
FULL_HOUSE = 0
FOUR_OF_A_KIND = 1
FOUR_STEP = 2
FIVE_STEP = 3
FIVE_OF_A_KIND = 4
SIX_IN_ONE = 5
BOXES = 6

# boosts, as bits and in the boost row
FORESEE = 0
THROW_AGAIN = 1
PLUS_MINUS = 2
SEVENTH = 3

# moves
THROW = 0
ADD_DIE = 1
REROLL = 2
ACCEPT = 3
STOP = 4
ROLL = 5
FORESIGHT = 6
ROLLOVER = 7
CLAIM_AT = 8  # + box
PLUS_AT = 14  # + face - 1
MINUS_AT = 20  # + face - 1
KEEP_AT = 26  # + number of the handful - 1

# notes
N_BEGINS = 1
N_ROUND = 2
N_SEVEN = 3
N_THREW = 4
N_REROLLS = 5
N_CHANGED = 6
N_NOTHING = 7
N_KEPT = 8
N_ROLLS = 9
N_FORESIGHT = 10
N_ROLLOVER = 11
N_BUSTED = 12
N_CIRCLED = 13
N_SAVED = 14
N_CLAIMED = 15
N_WROTE = 16
N_WON = 17
N_SOLO = 18

# reasons
R_THROW_FIRST = 1
R_THROWN = 2
R_KEEP_FIRST = 3
R_NO_BETTER = 4
R_BETTER = 5
R_CHOSEN = 6
R_SAVED = 7
R_NOT_THERE = 8
R_NO_HAND = 9
R_TOO_LOW = 10
R_TOO_LOW_AFTER = 11
R_NONE_LEFT = 12
R_TOO_FEW = 13
R_NO_SECTION = 14
R_NOT_CIRCLED = 15
R_CROSSED_OUT = 16
R_NO_BOOST_AFTER = 17
R_NO_FACE = 18
R_NO_WRAP = 19
R_BOX_TAKEN = 20
R_BOX_NO_MATCH = 21
R_NO_BOX_AFTER = 22
R_NO_BOX = 23
