"""The numbers of the rules: dice, phases, moves, effects, notes, reasons. Ids (SR-1 ...) are those of rulebook.md."""

from __future__ import annotations

# SR-1: kinds of dice; a die lies at 6 * kind + face - 1 of the pool
RUN, JUMP, SPIN = 0, 1, 2
DICE = 18

# what a challenge or an attack wants: 1 + kind of die, or
NOTHING, ANY, BUMPERS = 0, 4, 5

# modes and zones
CO_OP, COMPETITION, TIME_ATTACK = 0, 1, 2
GREEN_HILL, STARDUST_SPEEDWAY, LAVA_REEF, CHEMICAL_PLANT, FINALE = 0, 1, 2, 3, 4

LIVES = 3  # SR-3
TIME_TOKENS = 7  # SR-3
ROUNDS = 100  # SR-53
STAR_POST_RINGS = 5  # SR-22: saved at once, they open the Bonus Stage
CARD_SPEED = 3  # SR-42
MIDDLE_RINGS = 5  # SR-45
LIGHTNING_RINGS = 2  # SR-34
BUDDY = 2

# how the game ended
WON, LOST_TIME, LOST_LIVES, LOST_ROUNDS = 1, 2, 3, 4

# characters, by their ability
INSTA_SHIELD, BUDDY_FLIGHT, SECRET_PASSAGE, PIKO_HAMMER = 1, 2, 3, 4

# effects of roll actions
DROP_LOWEST = 1
ADD_UNTIL_PAIR = 2
SAVE_PAIRS = 3
SAVE_RISING = 4
SPEND_GAIN = 5
REROLL_GAIN = 6
ALL_RUN_SPIN = 7
LOWER_FOLLOWS = 8
OTHERS_BADNIK = 9
ANYWHERE, ON_CARD, ON_BADNIK = 0, 1, 2

# emeralds (SR-33), by bit
EITHER_LANE, SPEND_ON, JUMP_RINGS, SHIFT_SPIN, ANY_COLOUR, SAFE, TWICE = 0, 1, 2, 3, 4, 5, 6

# Power Ups (SR-34); shields by the same numbers
SUPER_RING, SNEAKERS, ONE_UP, HYPER_RING, EGGMAN_MARK, INVINCIBLE = 0, 1, 2, 3, 4, 5
FLAME, BUBBLE, LIGHTNING, BLUE = 6, 7, 8, 9

# bonus tiles
T_EMERALD, T_BUMPER, T_RED = 1, 2, 3

# what is used up this turn, by bit
U_INSTA, U_FLAME, U_BUBBLE, U_LIGHTNING, U_OTHERS, U_BLUE, U_INVINCIBLE, U_REFUSED, U_SHIELD = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
)

# stages: the steps of a turn, gone on with when no effect waits
S_CHOOSING = 0
S_FIRST = 1
S_BEGIN = 2  # the cards are dealt, and the turn begins
S_ACTION = 3
S_THROWS = 4  # the throws of a roll action
S_BUILT = 5  # the pool is built; DICE ACTION abilities
S_STEP = 6  # a die must be spent
S_FREE = 7  # another die may be spent without a reroll
S_AFTER = 8  # reroll or end
S_REROLL = 9  # REROLL effects, before the throw
S_THROWN = 10  # the attack check
S_STRUCK = 11  # the penalties of the attacks
S_SPENT = 12  # rewards and SPEND effects
S_ENDING = 13  # END TURN abilities
S_ENDED = 14  # the routes are refilled, and the next turn begins

# phases: what a seat is asked, or what chance brings
P_RUNNING = 0
P_CHOOSE = 1
P_ACTION = 2
P_SAVE = 3
P_STEP = 4
P_FREE = 5
P_AFTER = 6
P_ATTACK = 7
P_HAZARD = 8
P_INVINCIBLE = 9
P_PICK = 10
P_GIVE = 11
P_GAIN = 12
P_LOSE = 13
P_STAR_POST = 14
P_SHIELD = 15
P_LIGHTNING = 16
P_BUDDY = 17
P_POOL_LANDS = 18
P_TRAY_LANDS = 19
P_HAZARDS_LAND = 20
P_DRAW = 21
P_OVER = 22

# chance besides a die
D_SEAT, D_CARD, D_BADNIK, D_POWER_UP, D_PATTERN, D_TILE, D_EMERALD = 2, 3, 4, 5, 6, 7, 8

# effects: rewards, penalties and abilities (what, amount)
E_RINGS = 1
E_BOOST = 2
E_TIME = 3
E_BADNIK = 4  # a monitor: draw one, and choose who draws one
E_POWER_UP = 5
E_STAR_POST = 6
E_BIG_RING = 7
E_HAZARD = 8
E_GAIN = 9  # a die; the amount is 1 + kind, 4 any
E_LOSE_DIE = 10
E_ANIMAL = 11
E_DAMAGE = 12
E_DAMAGE_DISCARD = 13  # and the badnik is discarded; the amount is its number in the zone
E_LOSE_RING = 14
E_LOSE_BOOST = 15
E_DRAW = 16  # a badnik; the amount is a seat, counted from the active one
E_ALL_DRAW = 17
E_GIVE = 18  # a chosen player draws a badnik
E_NO_POWER_UPS = 19  # always
E_NO_BOOSTS = 20  # always
E_KEEP = 21  # a shield is drawn; the amount is the shield

# causes of effects
C_SPACE, C_ROUTE, C_TILE = 1, 2, 3  # these are rewards (SR-22)
C_JUMP, C_ACTION, C_ATTACK, C_BOSS, C_POWER_UP, C_STEP, C_STAR_POST = 4, 5, 6, 7, 8, 9, 10
C_BADNIK = 20  # + index in the zone
LAST_REWARD = C_TILE

# timings of abilities
DEFEAT, SPEND_EACH, REROLL_STEP, DICE_ACTION, END_TURN, ALWAYS = 1, 2, 3, 4, 5, 6
# ... and their conditions
IF_EVEN, IF_ODD, IF_FIRST, UNLESS_RUN, UNLESS_JUMP, UNLESS_SPIN = 1, 2, 3, 4, 5, 6

# moves
CHOOSE = 0  # + character
ACTION = 4  # + roll action
BOOST = 16
REROLL = 17
END = 18
PASS = 19  # leave the spending step without a spend
TAKE = 20  # let come what waits
EMERALD = 21  # + emerald
AVOID_ALL = 28
AVOID = 29  # + 6 * change (0 as it is, 1 one higher, 2 one lower) + face - 1
BUBBLE_DIE = 47  # + die
INVINCIBLE_DIE = 65  # + die
LOSE = 83  # + die
GAIN = 101  # + kind
SAVE = 104  # + face - 1
DISCARD = 110
PICK = 111  # + place in the group
GIVE = 131  # + seat
BANK = 135
HOLD = 136
WEAR_NEW = 137
WEAR_OLD = 138
USE_LIGHTNING = 139
AGREE = 140
REFUSE = 141
SPEND = 142  # + (6 * way + face - 1) * PLACES + place
AT_OTHERS = 1492  # + ((seat * SPIN_WAYS + way - SPIN_PLAIN) * 6 + face - 1) * 3 + place of the badnik

# ways to spend a die: what it is, what it counts as, and the change of its number
WAYS = 15
W_RUN, W_JUMP = 0, 1
SPIN_PLAIN = 2  # from here on, SPIN_WAYS ways count as Spin
W_SPIN, W_SPIN_UP, W_SPIN_DOWN = 2, 3, 4
W_RUN_FLAME, W_RUN_FLAME_UP, W_RUN_FLAME_DOWN = 5, 6, 7
W_JUMP_FLAME, W_JUMP_FLAME_UP, W_JUMP_FLAME_DOWN = 8, 9, 10
SPIN_WAYS = 9
W_SHIFT = 11  # Buddy Flight: one up, one down, two up, two down

# places to spend a die on: the lanes of four routes, three hit spaces, the own badniks, the boss attack card
PLACES = 15
LANES = 8
AT_HIT = 8
AT_BADNIK = 11
AT_ATTACK = 14
AT_OTHER = 15  # + 3 * seat + place of the badnik: another player's badnik

# notes
N_CHOSE = 1
N_FIRST = 2
N_CARD = 3
N_TURN = 4
N_ACTION = 5
N_THREW = 6
N_DROPPED = 7
N_SAVED = 8
N_BUILT = 9
N_REROLLED = 10
N_BOOST_USED = 11
N_EMERALD_USED = 12
N_SPENT = 13
N_PASSED = 14
N_RINGS = 15
N_BOOSTS = 16
N_TIME = 17
N_ANIMALS = 18
N_GAINED = 19
N_LOST_DIE = 20
N_BADNIK = 21
N_NO_BADNIK = 22
N_POWER_UP = 23
N_NO_POWER_UP = 24
N_BANKED = 25
N_BONUS = 26
N_TILE = 27
N_EMERALD = 28
N_RESET = 29
N_HAZARDS = 30
N_MISSED = 31
N_STRUCK = 32
N_SAFE = 33
N_INVINCIBLE = 34
N_SHIELD_LOST = 35
N_RINGS_LOST = 36
N_LIFE_LOST = 37
N_RING_LOST = 38
N_BOOST_LOST = 39
N_DEFEATED = 40
N_HIT_BADNIK = 41
N_DISCARDED = 42
N_CARD_DONE = 43
N_PASSAGE_DONE = 44
N_FIGHT = 45
N_PATTERN = 46
N_PATTERN_DONE = 47
N_ATTACK_CLEARED = 48
N_HIT = 49
N_ENDED = 50
N_TIME_UP = 51
N_OUT_OF_LIVES = 52
N_OUT_OF_ROUNDS = 53
N_WON = 54
N_AVOIDED = 55
N_BUBBLE = 56
N_LIGHTNING = 57
N_BUDDY_ASKED = 58
N_AGREED = 59
N_REFUSED = 60
N_WORE = 61
N_BLUE = 62
N_DOUBLED = 63
N_TOO_MANY = 64
N_SHIFTED = 65

# reasons
R_ANSWER = 1
R_NOT_ASKED = 2
R_TAKEN = 3
R_NOT_YOURS = 4
R_ACTION_FIRST = 5
R_ACTION_TAKEN = 6
R_NO_DIE = 7
R_NO_BOOST = 8
R_BOOST_LATE = 9
R_NO_BOOSTS = 10
R_MUST_SPEND = 11
R_SPEND_LATE = 12
R_LOWER_JUMP = 13
R_NOTHING_THERE = 14
R_NO_LANE = 15
R_LANE = 16
R_BUMPER_LANE = 17
R_LOCKED = 18
R_NUMBER = 19
R_KIND = 20
R_OTHERS_PASSAGE = 21
R_PATTERNS = 22
R_ROUTE_CLOSED = 23
R_ACT = 24
R_FIGHT = 25
R_NO_BADNIK = 26
R_NOT_DEFEATED = 27
R_ATTACK_CLEARED = 28
R_NO_FLAME = 29
R_FLAME_USED = 30
R_NO_SHIFT = 31
R_NO_BUDDY = 32
R_BUDDY_REFUSED = 33
R_OFF_THE_DIE = 34
R_NO_EMERALD = 35
R_EXHAUSTED = 36
R_FIVE_RINGS = 37
R_EMERALD_WAITS = 38
R_NO_AVOID = 39
R_AVOID_USED = 40
R_NO_BUBBLE = 41
R_BUBBLE_USED = 42
R_BUBBLE_LATE = 43
R_NO_INVINCIBLE = 44
R_RISING = 45
R_ONE_DIE = 46
R_NOT_SAVED = 47
R_ALIKE = 48
R_NOT_WAITING = 49
R_NO_SEAT = 50
R_FULL = 51
R_OTHERS_USED = 52
R_OWN_BADNIK = 53
R_NO_OTHERS = 54
R_NO_LIGHTNING = 55
