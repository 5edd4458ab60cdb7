/** What the server says, in the shapes of its JSON. */

export type Side = 'left' | 'right';
export type Whole = number | string;

export interface Touch {
  board: number;
  part: number;
  level: Whole;
}

export type Look = 'empty' | 'left' | 'right' | 'neutral' | 'both' | 'blocked';

export interface Cell {
  kind: 'cell';
  id: number;
  row: number;
  column: number;
  look: Look;
  piece: string;
  text?: string;
  label?: string;
}
export interface Heap {
  kind: 'heap';
  id: number;
  size: Whole;
  label?: string;
}
export interface Gap {
  kind: 'gap';
  id: number;
  row: number;
  before: number;
  label?: string;
}
/** A line of a board: along the left sides of cells of a column, or the upper sides of cells of a row. */
export interface Cut {
  kind: 'cut';
  id: number;
  row: number;
  column: number;
  length: number;
  down: boolean;
  label?: string;
}
export interface Node {
  kind: 'node';
  id: number;
  number: number;
  ground: boolean;
  look: Look;
  label?: string;
}
export interface Edge {
  kind: 'edge';
  id: number;
  from: number;
  to: number;
  look: Look;
  label?: string;
}
/** Says whose of two moves is made that touch the same parts. */
export interface Stone {
  kind: 'side';
  id: number;
  look: Look;
  label: string;
}
export type Part = Cell | Heap | Gap | Cut | Node | Edge | Stone;

export type Layout =
  | { kind: 'board'; rows: number; columns: number; firstRowAtBottom: boolean; labels: string }
  | { kind: 'heaps' }
  | { kind: 'rows'; lengths: number[] }
  | { kind: 'graph' }
  | { kind: 'walks'; arrows: [number, number][] };

export interface Picture {
  layout: Layout;
  parts: Part[];
  counters: { label: string; value: Whole; node?: number }[];
}

/** A move as it is seen on a board. */
export interface Seen {
  by: Side;
  touches: Touch[];
}

export interface Played extends Seen {
  move: string;
  to: string;
  words: string;
  brief: string;
}

/** The first moves of a match, which show what a game is about. */
export interface Opening {
  begun: Picture[];
  moves: Seen[];
  /** After the moves. */
  pictures: Picture[];
}

export interface MatchState {
  start: string;
  now: string;
  play: 'normal' | 'misere';
  mover: Side;
  impartial: boolean;
  scoring: boolean;
  over: boolean;
  lead?: number;
  match: { you: Side; first: Side; moves: Played[]; winner?: Side | 'draw' };
  rules: string[];
  /** How to write positions. */
  writing?: string[];
  pictures: Picture[];
  next?: Touch[];
  /** Levels of small heaps that are no move, though their heaps may be touched. */
  refused?: Touch[];
}

export interface Touched {
  touched: 'done' | 'more' | 'refused';
  touches: Touch[];
  next?: Touch[];
  move?: string;
  words?: string;
  pictures?: Picture[];
}

export interface DigitRow {
  label: string;
  value: string;
  digits: string;
  remark?: string;
}
/** A point of a thermograph's wall. */
export interface Corner {
  temperature: string;
  value: string;
}

export type Item =
  | { kind: 'say'; text: string; trade?: boolean; plain?: string }
  | { kind: 'columns'; numeration: string; weights: string[]; rows: DigitRow[]; total: DigitRow[] }
  | { kind: 'marks'; role: string; parts: number[] }
  | { kind: 'grid'; columns: number; firstRowAtBottom: boolean; values: string[]; marked: number[] }
  | { kind: 'walls'; text: string; mean: string; temperature: string; left: Corner[]; right: Corner[] }
  | { kind: 'same'; game: string; position: string };

/** A line of a tree; what follows from it is one deeper. */
export interface Line {
  depth: number;
  text: string;
}

export type Block =
  | Item
  | { kind: 'board'; pictures: Picture[] }
  | { kind: 'moves'; title: string; rows: string[][]; plain: { title: string; rows: string[][] } }
  | { kind: 'run'; title: string; moves: string[] }
  | { kind: 'answers'; title: string; lines: Line[] }
  | { kind: 'measures'; text: string }
  | { kind: 'summands'; nim: boolean; rows: string[][] }
  | { kind: 'why'; items: Item[] }
  | { kind: 'lesson'; title: string; trade: boolean; items: Item[] }
  | { kind: 'source'; by: string; text: string; authors: string };

export interface Report {
  letter: string;
  headline: string;
  margin?: string;
  blocks: Block[];
}

export interface Winning {
  move: string;
  to: string;
  touches: Touch[];
}

export interface Answer {
  outcome?: string;
  nimValue?: Whole;
  winning?: Winning[] | { left: Winning[]; right: Winning[] };
  gaveUp?: { limit: string };
  report?: Report;
}

/** For the player who moves. */
export type Result = 'wins' | 'draws' | 'loses';

export interface MoveResult {
  touches: Touch[];
  /** The touches make the move in any order. */
  anyOrder?: true;
  result: Result;
  length?: number;
  /** Points by which the player who moves leads in the end. */
  lead?: number;
  value?: string;
}

export interface MoveResults {
  moves: MoveResult[];
  /** Whether no move is left out. */
  all: boolean;
}

/** An answer that took long, with what every move comes to. */
export type Thought = Answer & { results: MoveResults };

/** Left's points less Right's, by who moves first. */
export interface Score {
  leftStarts: number;
  rightStarts: number;
}

export interface Review {
  replay: { position: string; mover?: Side; quality?: 'good' | 'mistake' | 'none'; outcome: string; nimValue?: Whole; value?: string; length?: number; score?: Score; lead?: number }[];
  over: boolean;
  ending?: { won: boolean; drawn: boolean; said: string; because?: string; turn?: number };
}

export interface GameEntry extends Opening {
  name: string;
  /** What people call it in English, if not by its name. */
  english?: string;
  /** How everyday words begin that bring the game to mind. */
  words?: string[];
  kind: string;
  loopy: boolean;
  rules: string;
  notation: string;
  writing: string;
  signs?: { character: string; meaning: string }[];
  examples: string[];
  aliasOf?: string;
  aliases?: string[];
  family?: string[];
  start: string;
  level: 'easy' | 'medium' | 'hard';
}
export interface Setup extends Opening {
  name: string;
  position: string;
  play: 'normal' | 'misere';
  about: string;
  level: 'easy' | 'medium' | 'hard';
}
export interface Games {
  games: GameEntry[];
  setups: Setup[];
}

/** Whether something can be one less or one more. */
export interface Step {
  less: boolean;
  more: boolean;
}
/** What can be changed on a board. */
export interface BoardChanges {
  /** What touches do. */
  does: ('heap' | 'row' | 'token' | 'cell' | 'shape' | 'colour' | 'edge' | 'node')[];
  /** Its numbers, each by the part that stands for it. */
  numbers?: (Step & { part: number })[];
  /** Whether it can have another number. */
  another?: boolean;
  rows?: Step;
  columns?: Step;
}
/** A position that is being changed, and how it can be. */
export interface Edit {
  start: string;
  pictures: Picture[];
  touches: Touch[];
  changes: BoardChanges[];
}

/** A position in which one move wins. */
export interface Puzzle {
  game: string;
  start: string;
  impartial: boolean;
  rules: string;
  first: Side;
  pictures: Picture[];
}

/** A position with its picture. */
interface Start {
  start: string;
  pictures: Picture[];
}

/** What is to be found, and the answer. */
export type Exercise = { task: string; solution: string; starts: Start[] } & (
  | { kind: 'oneMove'; mover: Side; goal: string; positions?: undefined }
  | { kind: 'lost'; positions: string[]; answers: number[] }
  | { kind: 'table'; positions: string[]; values: string[]; blank: number[] }
);
export interface ExerciseSet {
  game: string;
  rules: string;
  exercises: Exercise[];
  /** The sheet with its answers as a document. */
  latex: string;
}
