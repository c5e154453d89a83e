// Made from the Python declarations by `python -m tools.page_types --write`; do not edit.

export interface LootPlayer {
  points: number;
  under: number;
  pool: number;
}

export interface LootPlace {
  lies: number;
  taken: number;
  ships: number[];
}

export interface LootPosition {
  to_act: number;
  chance: number;
  dice: number;
  outcomes: number;
  seats: number;
  phase: number;
  turn: number;
  turns: number;
  last: number;
  rerolls: number;
  card: number;
  step: number;
  takers: number;
  best: number;
  tied: number;
  throwing: number;
  free: number;
  players: LootPlayer[];
  cards: LootPlace[];
}

export interface RequirementView {
  text: string;
  word: "set" | "two_pair" | "full_house" | "run" | "sum" | "each" | "no_even" | "no_odd";
  dice: number;
  sign: "" | ">=" | "<=" | "=";
  number: number;
}

export interface StepView {
  requirement: RequirementView;
  loot: number;
  left: number;
  exhausted: boolean;
  ships: number[];
}

export interface CardView {
  id: string;
  level: number;
  up: boolean;
  steps: StepView[];
}

export interface PlayerView {
  points: number;
  pool: number;
  under: number;
}

export interface StackView {
  points: number;
  seats: number[];
}

export interface ProposalView {
  card: string;
  step: number;
  move: string;
  faces: number[];
  use: string;
}

export interface ShareView {
  card: string;
  step: number;
  loot: number;
  asked: number;
  takers: number[];
  cut: number;
}

export interface LootTable {
  phase: "deal" | "opening" | "loot" | "share" | "rolling" | "travel" | "pay" | "over";
  cards: CardView[];
  players: PlayerView[];
  track: StackView[];
  dice: number[];
  rerolls: number;
  proposals: ProposalView[];
  share: ShareView | null;
  round: number;
  rounds: number;
  last: number;
}
