// Made from the Python declarations by `python -m tools.page_types --write`; do not edit.

export interface Judged {
  move: string;
  value: number;
  error: number;
  cost: number;
  verdict: "good" | "inaccuracy" | "mistake" | "blunder";
}

export interface Likely {
  event: string;
  ways: number;
  low: number;
  high: number;
  story: Record<string, unknown>[];
}

export interface OddsOf {
  move: string | null;
  kind: string | null;
  exact: boolean;
  of: number;
  results: Likely[];
  shared: Likely[];
  rest: number;
  rest_ways: number;
}

export interface Advice {
  unit: "win" | "points";
  method: string;
  exact: boolean;
  scale: number;
  values: [number, number][];
  moves: Judged[];
  odds: OddsOf[];
}

export interface Decision {
  event: number;
  seat: number;
  move: string;
  best: string;
  choices: Judged[];
  cost: number;
  error: number;
  verdict: "good" | "inaccuracy" | "mistake" | "blunder";
  sure: boolean;
  given: [number, number][];
  method: string;
  exact: boolean;
}

export interface Fall {
  event: number;
  seat: number;
  text: string;
  luck: [number, number][];
  method: string;
  exact: boolean;
}

export interface Totals {
  seat: number;
  start: [number, number];
  luck: [number, number];
  cost: [number, number];
  given: [number, number];
  result: [number, number];
  adjusted: [number, number];
  choices: number;
  error_rate: number;
  verdicts: Record<"good" | "inaccuracy" | "mistake" | "blunder", number>;
}

export interface Analysis {
  header: Record<string, string>;
  events: string[];
  objective: "win" | "points" | "turns" | "team";
  unit: "win" | "points";
  method: string;
  exact: boolean;
  scale: number;
  simulations: number;
  seed: number;
  over: boolean;
  values: [number, number][][];
  decisions: Decision[];
  falls: Fall[];
  totals: Totals[];
  v: number;
}

export interface Told {
  code: string;
  data: Record<string, number | string>;
  kinds: Record<string, string>;
}

export interface MoveInfo {
  code: number;
  kind: string;
  args: number[];
  text: string;
}

export interface RefusedMove {
  code: number;
  kind: string;
  args: number[];
  text: string;
  reason: Told;
}

export interface Why {
  move: MoveInfo;
  allowed: boolean;
  reason: Told | null;
}

export interface Wanted {
  kind: string;
  count: number;
}

export interface Drawable {
  k: number;
  kind: string;
  value: number | string;
  text: string;
  card: Record<string, unknown> | null;
}

export interface StatePayload {
  view: Record<string, unknown>;
  moves: MoveInfo[];
  refused: RefusedMove[];
  default: MoveInfo | null;
  undo: number | null;
  undo_seat: number | null;
  can_throw: boolean;
  wants: Wanted | null;
  outcomes: Drawable[];
}

export interface Entry {
  version: number;
  text: string;
  seat: number | null;
  kind: "move" | "outcome" | "undo" | "clock" | "hint";
  own_dice: boolean;
  story: Told[];
  at: string;
}

export interface SeatInfo {
  seat: number;
  kind: "here" | "open" | "bot";
  name: string | null;
  bot: string | null;
  present: boolean;
  taken: boolean;
  gone_seconds: number | null;
}

export interface TableSettings {
  real_dice: boolean;
  public: boolean;
  hints: boolean;
  answer_seconds: number;
  rated: boolean;
}

export interface ReadOnly {
  code: "game-missing" | "rules-changed" | "content-changed";
  data: Record<string, unknown>;
  text: string;
}

export interface Summary {
  id: string;
  game: string;
  options: Record<string, boolean | number>;
  status: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  version: number;
  turn: number | null;
  winners: number[];
  spectators: number;
  settings: TableSettings;
  created: string;
  next: string | null;
  read_only: ReadOnly | null;
}

export interface Snapshot {
  table: Summary;
  mine: number[];
  version: number;
  state: StatePayload | null;
  log: Entry[];
  invite: string | null;
}

export interface CommandAnswer {
  version: number;
  entries: Entry[];
  state: StatePayload | null;
}

export interface Hint {
  version: number;
  taken: number;
  advice: Advice;
}

export interface Review {
  status: "thinking" | "ready" | "failed";
  done: number;
  of: number;
  analysis: Analysis | null;
  stories: Told[][];
  why: string | null;
}

export interface Explored {
  events: string[];
  story: Told[];
  view: Record<string, unknown>;
  advice: Advice | null;
}

export interface NewTable {
  table: string;
  invite: string;
  seats: Record<string, string>;
}

export interface SeriesGame {
  table: string;
  options: Record<string, boolean | number>;
  status: "waiting" | "playing" | "over";
  scores: number[] | null;
  winners: number[];
}

export interface SeriesInfo {
  games: SeriesGame[];
  totals: number[];
  onward: (Record<string, boolean | number>)[];
}

export interface Seated {
  table: string;
  seat: number;
  token: string;
}

export interface PassCode {
  code: string;
  url: string;
  seconds: number;
}

export interface TableBox {
  table: Summary;
}

export interface TableList {
  tables: Summary[];
}

export interface OptionInfo {
  name: string;
  default: boolean | number;
  choices: (boolean | number)[];
  low: number | null;
  high: number | null;
}

export interface ContentInfo {
  name: string;
  hash: string;
  mark: string;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  solo: boolean;
  options: OptionInfo[];
  bots: string[];
  rules: number;
  content: ContentInfo;
  move_count: number;
  answer_seconds: number;
}

export interface GameList {
  games: GameInfo[];
}

export interface RuleInfo {
  id: string;
  heading: string;
  text: string;
  ruling: boolean;
  caption: string | null;
  before: Record<string, unknown> | null;
  events: string[];
  position: Record<string, unknown> | null;
  about: string[];
}

export interface Rulebook {
  rules: RuleInfo[];
}

export interface Info {
  version: string;
  addresses: string[];
}

export interface Health {
  status: "ok";
}

export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  data: Record<string, unknown>;
}
