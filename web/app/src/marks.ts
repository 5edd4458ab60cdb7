/** What each touch comes to, from what the moves come to. */
import type { Answer, MoveResult, Result, Side, Touch, Winning } from './wire';
import { t } from './words';

export interface Mark {
  result: Result;
  /** The touch makes a move, and one that begins with it does better. */
  goesOn?: true;
  /** How many moves are left when the winner hurries and the loser holds out. */
  length?: number;
  /** The length is not shown. */
  hidden?: true;
  /** Where points are counted, by how many the match ends. */
  lead?: number;
  /** Of a touch that ends a move, or whose moves are all worth the same. */
  value?: string;
}

const RANK = { loses: 0, draws: 1, wins: 2 } as const;
export const SIGNS = { loses: '×', draws: '=', begins: '…', wins: '✓' } as const;

export const keyOf = (touch: Touch): string => `${touch.board} ${touch.part} ${touch.level}`;

export const same = (a: Touch, b: Touch | undefined): boolean => !!b && keyOf(a) === keyOf(b);

/** Whichever mark the player to move prefers: a quicker win, a slower loss, or more points. */
function better(a: Mark, b: Mark): Mark {
  if (a.lead !== undefined && b.lead !== undefined) return a.lead >= b.lead ? a : b;
  if (RANK[a.result] !== RANK[b.result]) return RANK[a.result] > RANK[b.result] ? a : b;
  if (a.length === undefined || b.length === undefined) return { result: a.result };
  return a.length < b.length === (a.result === 'wins') ? a : b;
}

/** Without what is not known. */
const known = (one: { [name in keyof Mark]: Mark[name] | undefined }): Mark => Object.fromEntries(Object.entries(one).filter(([, what]) => what !== undefined)) as unknown as Mark;

const mark = ({ result, length, lead, value }: MoveResult): Mark => known({ result, length, lead, value });

/** The best of the moves that begin with a touch; its value, where they all have the same. */
function best(moves: MoveResult[]): Mark {
  const values = new Set(moves.map((move) => move.value));
  const [value] = values;
  return known({ ...moves.map(mark).reduce(better), value: values.size > 1 ? undefined : value });
}

/** The touches of a move that may come after those that were made; none when these are not all of this move. */
function following({ touches, anyOrder }: MoveResult, made: Touch[]): Touch[] {
  if (!anyOrder) return made.every((touch, i) => same(touch, touches[i])) ? touches.slice(made.length, made.length + 1) : [];
  const rest = touches.filter((touch) => !made.some((one) => same(one, touch)));
  return rest.length === touches.length - made.length ? rest : [];
}

/** Moves with what they come to, and the winning ones that are not among them. */
export function withWinning(moves: MoveResult[], winning: Winning[]): MoveResult[] {
  const keys = ({ touches }: { touches: Touch[] }): string => touches.map(keyOf).join();
  const listed = new Set(moves.map(keys));
  return [...moves, ...winning.filter((move) => !listed.has(keys(move))).map(({ touches }): MoveResult => ({ touches, result: 'wins' }))];
}

/**
 * The next touches after those that were made, each with what it comes to.
 *
 * @param all whether every move is among these; else a touch that may begin others has a mark only where it wins
 */
export function marks(moves: MoveResult[], made: Touch[], all: boolean): Map<string, Mark> {
  const byTouch = new Map<string, MoveResult[]>();
  for (const move of moves)
    for (const next of following(move, made)) {
      const key = keyOf(next);
      byTouch.set(key, [...(byTouch.get(key) ?? []), move]);
    }
  const found = new Map<string, Mark>();
  for (const [key, some] of byTouch) {
    const ending = some.find((move) => move.touches.length === made.length + 1);
    const rest = best(some);
    if (ending) found.set(key, { ...mark(ending), ...(RANK[rest.result] > RANK[ending.result] ? { goesOn: true } : {}) });
    else if (all || rest.result === 'wins') found.set(key, rest);
  }
  return besideValues(found);
}

/** A number of moves among values would be taken for one, so it is not shown there. */
function besideValues(found: Map<string, Mark>): Map<string, Mark> {
  if (![...found.values()].some(({ value }) => value !== undefined)) return found;
  return new Map([...found].map(([key, one]) => [key, one.value === undefined && one.length !== undefined ? { ...one, hidden: true } : one]));
}

/** A mark in words, for those who do not see it. */
export function said({ result, goesOn, length, lead, value }: Mark): string {
  const words = lead ? (lead > 0 ? t('a win by {0} {0:point|points}', lead) : t('a loss by {0} {0:point|points}', -lead)) : {
    wins: length === undefined ? t('a win') : t('a win in {0} {0:move|moves}', length),
    draws: t('a draw'),
    loses: length === undefined ? t('a loss') : t('a loss in {0} {0:move|moves}', length),
  }[result];
  return words + (value === undefined ? '' : `, ${value}`) + (goesOn ? `; ${t('more touches do better')}` : '');
}

/** A colour for a nim-value: none for a loss, deeper for larger ones. */
export function shade(value: string | undefined): string {
  if (value === undefined || !/^\d+$/.test(value)) return '';
  return `color-mix(in srgb, var(--value) ${Math.min(64, 10 + 6 * Number(value))}%, var(--card))`;
}

/** The winning moves of the player to move. */
export function winningOf(answer: Answer, mover: Side): Winning[] {
  const winning = answer.winning ?? [];
  return Array.isArray(winning) ? winning : winning[mover];
}
