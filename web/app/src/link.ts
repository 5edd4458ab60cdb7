/** A match as a link carries it: everything that makes the page what it is stands in the address. */
import type { Side } from './wire';

export type Players = 'none' | 'left' | 'right' | 'both';
export type Hints = 'off' | 'on' | 'locked';

export interface Link {
  start: string;
  play: '' | 'normal' | 'misere';
  first: Side;
  computer: Players;
  level: 'easy' | 'slip' | 'perfect';
  seed: number;
  moves: string[];
  /** How many of the moves are on the board; the rest can be done again. */
  at: number;
  /** Other lines of play that were tried, each from the start. */
  lines: string[][];
  hints: Hints;
  why: boolean;
  /** Whether the reason comes with its proof. */
  proof: boolean;
  /** The day whose puzzle it is, in days since 1970; 0 if it is none. */
  puzzle: number;
  /** The lesson that the match ends; empty if it is part of none. */
  lesson: string;
  /** Whether a page elsewhere shows the board in a frame, without what surrounds it. */
  embed: boolean;
}

export const FRESH: Omit<Link, 'start'> = {
  play: '',
  first: 'left',
  computer: 'right',
  level: 'slip',
  seed: 1,
  moves: [],
  at: 0,
  lines: [],
  hints: 'off',
  why: false,
  proof: false,
  puzzle: 0,
  lesson: '',
  embed: false,
};

/** A whole number from 0. */
export const number = (text: string | null, otherwise: number): number => Math.max(0, Math.trunc(Number(text ?? otherwise)) || 0);

const oneOf = <T extends string>(text: string | null, choices: readonly T[], otherwise: T): T =>
  choices.find((choice) => choice === text) ?? otherwise;

export function read(search: string, otherwise: string): Link {
  const query = new URLSearchParams(search);
  const line = (text: string): string[] => text.split(';').filter((move) => move !== '');
  const moves = line(query.get('moves') ?? '');
  const at = Number(query.get('at') ?? moves.length);
  return {
    start: query.get('start') ?? otherwise,
    play: oneOf(query.get('play'), ['', 'normal', 'misere'] as const, ''),
    first: oneOf(query.get('first'), ['left', 'right'] as const, 'left'),
    computer: oneOf(query.get('computer'), ['none', 'left', 'right', 'both'] as const, 'right'),
    level: oneOf(query.get('level'), ['easy', 'slip', 'perfect'] as const, 'slip'),
    seed: number(query.get('seed'), 1),
    moves,
    at: Number.isInteger(at) && at >= 0 && at <= moves.length ? at : moves.length,
    lines: query.getAll('line').map(line).filter((one) => one.length > 0),
    hints: oneOf(query.get('hints'), ['off', 'on', 'locked'] as const, 'off'),
    why: ['1', '2'].includes(query.get('why') ?? ''),
    proof: query.get('why') === '2',
    puzzle: number(query.get('puzzle'), 0),
    lesson: query.get('lesson') ?? '',
    embed: query.get('embed') === '1',
  };
}

/** The query of a link, without what is understood. */
export function write(link: Link): string {
  const query = new URLSearchParams({ start: link.start });
  if (link.play) query.set('play', link.play);
  if (link.first !== 'left') query.set('first', link.first);
  if (link.computer !== 'right') query.set('computer', link.computer);
  if (link.level !== 'slip') query.set('level', link.level);
  if (link.seed !== 1) query.set('seed', String(link.seed));
  if (link.moves.length) query.set('moves', link.moves.join(';'));
  if (link.at !== link.moves.length) query.set('at', String(link.at));
  for (const line of link.lines) query.append('line', line.join(';'));
  if (link.hints !== 'off') query.set('hints', link.hints);
  if (link.why) query.set('why', link.proof ? '2' : '1');
  if (link.embed) query.set('embed', '1');
  if (link.lesson) query.set('lesson', link.lesson);
  if (link.puzzle) query.set('puzzle', String(link.puzzle));
  return '?' + query.toString();
}

export const isComputer = (link: Link, side: Side): boolean => link.computer === 'both' || link.computer === side;

/** The player who is spoken to. */
export const you = (link: Link): Side => (link.computer === 'left' ? 'right' : 'left');
