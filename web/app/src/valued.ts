/** What each touch would lead to, from the moves with their values. */
import type { Touch, ValuedMove } from './wire';

export interface Worth {
  wins: boolean;
  /** Of a touch that ends a move, or whose moves are all worth the same. */
  value?: string;
}

export const keyOf = (touch: Touch): string => `${touch.board} ${touch.part} ${touch.level}`;

const same = (a: Touch, b: Touch | undefined): boolean => !!b && keyOf(a) === keyOf(b);

/** The next touches after those that were made, each with what may come of it; none when the moves were not all listed. */
export function worths(moves: ValuedMove[], made: Touch[]): Map<string, Worth> {
  const found = new Map<string, Worth>();
  /** Touches that make a move by themselves: it decides, whatever else could follow. */
  const ended = new Set<string>();
  for (const move of moves) {
    const next = move.touches[made.length];
    if (!next || !made.every((touch, i) => same(touch, move.touches[i]))) continue;
    const key = keyOf(next);
    const before = found.get(key);
    const ends = move.touches.length === made.length + 1;
    if (ended.has(key)) continue;
    if (ends) ended.add(key);
    if (!before || ends) found.set(key, move.value === undefined ? { wins: move.wins } : { wins: move.wins, value: move.value });
    else found.set(key, before.value !== undefined && before.value === move.value ? { wins: before.wins || move.wins, value: before.value } : { wins: before.wins || move.wins });
  }
  return found;
}

/** A colour for a nim-value: none for a loss, deeper for larger ones. */
export function shade(value: string | undefined): string {
  if (value === undefined || !/^\d+$/.test(value)) return '';
  return `color-mix(in srgb, var(--value) ${Math.min(64, 10 + 6 * Number(value))}%, transparent)`;
}
