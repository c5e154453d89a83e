// Made from the Python declarations by `python -m tools.page_types --write`; do not edit.

export interface Route {
  card: number;
  at: number;
  lane: number;
  done: number;
  lock: number;
}

export interface Waiting {
  what: number;
  amount: number;
  level: number;
  cause: number;
  unless: number;
}

export interface SonicPlayer {
  character: number;
  lives: number;
  deaths: number;
  rings: number;
  saved: number;
  boosts: number;
  time: number;
  cards: number;
  animals: number;
  emeralds: number;
  exhausted: number;
  shield: number;
  hyper: number;
  invincible: number;
  badniks: number[];
  hits: number[];
}

export interface SonicPosition {
  to_act: number;
  chance: number;
  dice: number;
  outcomes: number;
  seats: number;
  phase: number;
  stage: number;
  turn: number;
  turns: number;
  zone: number;
  mode: number;
  time_cost: number;
  won: number;
  fight: number;
  dealing: number;
  time: number;
  deck: number;
  to_deal: number;
  routes: Route[];
  patterns: number[];
  pattern_deck: number;
  badnik_deck: number;
  power_deck: number[];
  tiles: number[];
  carried: number;
  middle: number;
  health: number;
  hit: number;
  side: number;
  cleared: number;
  buddy: number;
  pool: number[];
  hot: number[];
  tray: number[];
  flying: number[];
  hazards: number;
  action: number;
  throws: number;
  spent: number;
  since: number;
  last: number;
  chain: number;
  safe: number;
  boons: number;
  used: number;
  announced: number;
  now: Waiting;
  waiting: number;
  agenda: Waiting[];
  who: number;
  players: SonicPlayer[];
}

export interface GetView {
  code: string;
  amount: number;
}

export interface LaneView {
  kind: "nothing" | "run" | "jump" | "spin" | "any" | "bumpers";
  number: number;
  bumpers: number;
  done: number;
  lock: number;
  gets: GetView[];
  cleared: boolean;
  closed: boolean;
  open: boolean;
}

export interface SpaceView {
  lanes: LaneView[];
}

export interface CardView {
  id: string;
  at: number;
  spaces: SpaceView[];
}

export interface HitView {
  kind: "nothing" | "run" | "jump" | "spin" | "any" | "bumpers";
  number: number;
  hit: boolean;
  open: boolean;
}

export interface RouteView {
  id: "top" | "middle" | "bottom" | "passage";
  gets: GetView[];
  cards: CardView[];
  hit: HitView | null;
}

export interface BossView {
  id: string;
  level: number;
  health: number;
  left: number;
  fight: boolean;
  each_hit: GetView;
}

export interface MatchView {
  kind: "nothing" | "run" | "jump" | "spin" | "any" | "bumpers";
  number: number;
}

export interface AbilityView {
  timing: string;
  condition: string;
  effect: string;
  amount: number;
}

export interface FoeView {
  id: string;
  kind: string;
  attacks: MatchView[];
  penalty: GetView;
  destroy: number;
  avoid: MatchView;
  hits: number;
  left: number;
  abilities: AbilityView[];
}

export interface StrikeView {
  side: number;
  holder: number;
  cleared: boolean;
  foe: FoeView;
}

export interface DieView {
  kind: "nothing" | "run" | "jump" | "spin" | "any" | "bumpers";
  face: number;
  safe: boolean;
}

export interface TilesView {
  left: number;
  kinds: Record<string, number>;
}

export interface EmeraldView {
  number: number;
  dice: ("nothing" | "run" | "jump" | "spin" | "any" | "bumpers")[];
  holder: number;
  exhausted: boolean;
  active: boolean;
}

export interface PowerView {
  id: string;
  used: boolean;
  active: boolean;
}

export interface PlayerView {
  character: string;
  lives: number;
  deaths: number;
  rings: number;
  saved: number;
  boosts: number;
  time: number;
  cards: number;
  speed: number;
  animals: number;
  badniks: FoeView[];
  powers: PowerView[];
  buddy: number;
  ability: string;
  ability_used: boolean;
}

export interface ActionView {
  id: string;
  dice: string[];
  times: number;
  move: string;
}

export interface CharacterView {
  id: string;
  ability: string;
  seat: number;
  actions: ActionView[];
  move: string;
}

export interface ItemView {
  move: string;
  code: string;
  amount: number;
  source: string;
  seat: number;
}

export interface AskView {
  what: "choose" | "action" | "save" | "step" | "free" | "after" | "attack" | "hazard" | "invincible" | "pick" | "give" | "gain" | "lose" | "star_post" | "shield" | "lightning" | "buddy" | "running" | "over";
  seat: number;
  items: ItemView[];
}

export interface LineView {
  what: string;
  count: number;
  each: number;
  points: number;
}

export interface SonicTable {
  phase: "choose" | "action" | "save" | "step" | "free" | "after" | "attack" | "hazard" | "invincible" | "pick" | "give" | "gain" | "lose" | "star_post" | "shield" | "lightning" | "buddy" | "running" | "over";
  zone: string;
  mode: string;
  round: number;
  rounds: number;
  routes: RouteView[];
  boss: BossView;
  strike: StrikeView[];
  deck: number;
  pool: DieView[];
  tray: DieView[];
  flying: string[];
  hazards: number[];
  attackers: string[];
  time: number;
  times: number;
  tiles: TilesView;
  emeralds: EmeraldView[];
  pile: number;
  players: PlayerView[];
  safe: boolean;
  action: string;
  actions: ActionView[];
  characters: CharacterView[];
  ask: AskView | null;
  waiting: ItemView[];
  scores: LineView[][];
  won: boolean;
  lost: "" | "time" | "lives" | "rounds";
}
