// Made from the Python declarations by `python -m tools.page_types --write`; do not edit.

export interface PigPosition {
  to_act: number;
  chance: number;
  dice: number;
  outcomes: number;
  seats: number;
  turn: number;
  total: number;
  goal: number;
  score: number[];
}
