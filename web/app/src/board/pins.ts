/** Where heaps that lie in rows came from: tokens keep their places from move to move, and leave a gap where some are taken. */

import type { MatchState, Picture, Seen, Touch } from '../wire';

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

/** A move: the heaps after it, and the first place of the touched heap that was taken from or split at, where that is known. */
export interface Taken {
  heaps: number[];
  column: number | undefined;
}

/** The heaps of a position that says nothing else. */
export function heapsOf(position: string): number[] | undefined {
  return /^\d+( \d+)*$/.test(position) ? position.split(' ').map(Number) : position === '' ? [] : undefined;
}

/** Where the heaps that are left of one heap lie in it: taken is what lies after the first of them, or in the mirror image. */
function placesOf(size: number, parts: number[], column: number | undefined): number[] | undefined {
  const taken = size - parts.reduce((sum, part) => sum + part, 0);
  if (taken < 0 || parts.length > 3) return undefined;
  const [one = 0, two = 0, three = 0] = parts;
  if (parts.length < 2) return parts.map(() => (column === 0 ? taken : 0));
  const mirrored = column === parts.at(-1) && column !== one;
  if (parts.length === 2) return mirrored ? [two + taken, 0] : [0, one + taken];
  return mirrored ? [three + taken + two, three + taken, 0] : [0, one + taken, one + taken + two];
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
    const places = placesOf(heaps[same]!, parts, column);
    if (!places) return undefined;
    const { line, from } = spans[same]!;
    touched = { line, from, length: heaps[same]! };
    spans = [...spans.slice(0, same), ...places.map((place) => ({ line, from: from + place })), ...spans.slice(same + 1)];
    heaps = next;
  }
  return { lines, spans, ...(touched ? { touched } : {}) };
}

/** The first place of the heap in a row that was taken from or split at. */
function columnOf(before: Picture | undefined, touches: Touch[]): number | undefined {
  const touched = before?.parts.filter(({ id }) => touches.some((touch) => touch.part === id)) ?? [];
  const columns = touched.flatMap((part) => (part.kind === 'cell' ? [part.column] : []));
  const gaps = touched.flatMap((part) => (part.kind === 'gap' ? [part.before] : []));
  const places = columns.length ? columns : gaps;
  return places.length ? Math.min(...places) : undefined;
}

/** The places of the heaps of a picture in rows after a move; undefined for other pictures. */
export function pinsAfter(before: Picture | undefined, { touches }: Seen, now: Picture | undefined): Pins | undefined {
  if (before?.layout.kind !== 'rows' || now?.layout.kind !== 'rows') return undefined;
  return pins(before.layout.lengths, [{ heaps: now.layout.lengths, column: columnOf(before, touches) }]);
}

/** The first places that moves took from, or split at without taking, by the moves up to them. */
export class Columns {
  private readonly known = new Map<string, number>();
  private start = '';

  /** Forgets a match that began elsewhere. */
  begin(start: string): void {
    if (start !== this.start) this.known.clear();
    this.start = start;
  }

  of(moves: string[]): number | undefined {
    return this.known.get(String(moves));
  }

  /** @param before the match before the last of the moves */
  note(moves: string[], before: MatchState | undefined, touches: Touch[]): void {
    const column = columnOf(before?.pictures[0], touches);
    if (column !== undefined) this.known.set(String(moves), column);
  }
}
