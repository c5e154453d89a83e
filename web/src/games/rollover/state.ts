// Made from the Python declarations by `python -m tools.page_types --write`; do not edit.

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

export interface Hand {
  faces: number[];
  groups: number[][];
  points: number;
}

export interface Choice {
  faces: number[];
  groups: number[][];
  points: number;
  code: number;
  text: string;
}

export interface Bust {
  ways: number;
  of: number;
}

export interface Written {
  points: number;
  rollovers: number;
}

export interface Column {
  total: number;
  written: Written[];
  boxes: string[];
  circled: string[];
  crossed: string[];
}

export interface Printed {
  groups: Record<string, number>;
  bonus: Record<string, number>;
  rollover: number[];
  least: number;
  boosts: string[];
}

export interface RollTable {
  phase: "first" | "begin" | "thrown" | "hand" | "saved" | "over";
  round: number;
  rounds: number;
  first: number;
  size: number;
  kept: number[];
  thrown: number[];
  hand: Hand | null;
  earned: number;
  points: number;
  needed: number | null;
  rollovers: number;
  next_rollover: number | null;
  foresight: boolean;
  hands: Choice[];
  boxes: string[];
  bust: Bust | null;
  players: Column[];
  sheet: Printed;
}
