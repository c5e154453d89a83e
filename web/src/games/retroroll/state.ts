// Made from the Python declarations by `python -m tools.page_types --write`; do not edit.

export interface RetroPlayer {
  points: number;
  card: number;
  at: number;
  hearts: number;
  done: number;
}

export interface RetroPosition {
  to_act: number;
  chance: number;
  dice: number;
  outcomes: number;
  seats: number;
  phase: number;
  turn: number;
  die: number;
  key_chain: number;
  best: number;
  tied: number;
  throwing: number;
  turns: number;
  pile: number;
  players: RetroPlayer[];
  out: number[];
}

export interface CardView {
  id: string;
  points: number;
  squares: (number | "sword" | "key")[];
}

export interface PlayerView {
  card: CardView | null;
  at: number;
  next: number | null;
  hearts: number;
  points: number;
  done: number;
}

export interface RetroTable {
  players: PlayerView[];
  dice: number[];
  left: number;
  goal: number;
  turns: number;
}
