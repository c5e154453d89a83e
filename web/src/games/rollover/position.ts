// Made from the row declarations by `python -m tools.page_types --write`; do not edit.

export interface RollPlayer {
  total: number;
  boxes: number;
  circled: number;
  ready: number;
  crossed: number;
  written: number[];
  rollovers: number[];
}

export interface RollPosition {
  to_act: number;
  chance: number;
  dice: number;
  outcomes: number;
  seats: number;
  phase: number;
  turn: number;
  first: number;
  round: number;
  size: number;
  foresight: number;
  sections: number;
  earned: number;
  hand: number;
  kept: number[];
  thrown: number[];
  players: RollPlayer[];
}
