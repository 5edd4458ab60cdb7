/** Where heaps that lie in rows came from: tokens keep their places from move to move, and leave a gap where some are taken. */

import type { MatchState, Touch } from '../wire';

/** A heap on the line of one that the match began with: its first token's place there. */
export interface Span {
  line: number;
  from: number;
}

export interface Pins {
  /** How long the lines are. */
  lines: number[];
  /** Of each heap that is left, in their order. */
  spans: Span[];
  /** The heap that the last move touched, as it lay before. */
  touched?: Span & { length: number };
}

/** A move: the heaps after it, and the first place of the touched heap that was taken from, where that is known. */
export interface Taken {
  heaps: number[];
  column: number | undefined;
}

/** The heaps of a position that says nothing else. */
export function heapsOf(position: string): number[] | undefined {
  return /^\d+( \d+)*$/.test(position) ? position.split(' ').map(Number) : position === '' ? [] : undefined;
}

/** What became of one heap: the heaps that are left of it, with their places in it. */
function left(size: number, parts: number[], column: number | undefined): number[] | undefined {
  const taken = size - parts.reduce((sum, part) => sum + part, 0);
  if (taken < 0 || parts.length > 3) return undefined;
  const [one = 0, two = 0] = parts;
  if (parts.length < 2) return parts.map(() => (column === 0 ? taken : 0));
  if (parts.length === 2 && column === two && column !== one) return [two + taken, 0];
  return [0, one + taken, one + taken + two].slice(0, parts.length);
}

/** @returns undefined where a move does more than take from one heap and split it */
export function pins(lines: number[], moves: Taken[]): Pins | undefined {
  let heaps = lines;
  let spans = lines.map((_, line): Span => ({ line, from: 0 }));
  let touched: Pins['touched'];
  for (const { heaps: next, column } of moves) {
    let same = 0;
    while (same < heaps.length && heaps[same] === next[same]) same++;
    const after = heaps.length - same - 1;
    const until = next.length - after;
    if (after < 0 || until < same || String(heaps.slice(same + 1)) !== String(next.slice(until))) return undefined;
    const parts = next.slice(same, until);
    const places = left(heaps[same]!, parts, column);
    if (!places) return undefined;
    const { line, from } = spans[same]!;
    touched = { line, from, length: heaps[same]! };
    spans = [...spans.slice(0, same), ...places.map((place) => ({ line, from: from + place })), ...spans.slice(same + 1)];
    heaps = next;
  }
  return { lines, spans, ...(touched ? { touched } : {}) };
}

/** The first places that moves took from, by the moves up to them. */
export class Columns {
  private readonly known = new Map<string, number>();

  of(moves: string[]): number | undefined {
    return this.known.get(String(moves));
  }

  /** @param before the match before the last of the moves */
  note(moves: string[], before: MatchState | undefined, touches: Touch[]): void {
    const parts = before?.pictures[0]?.parts ?? [];
    const columns = parts.flatMap((part) => (part.kind === 'cell' && touches.some((touch) => touch.part === part.id) ? [part.column] : []));
    if (columns.length) this.known.set(String(moves), Math.min(...columns));
  }
}
