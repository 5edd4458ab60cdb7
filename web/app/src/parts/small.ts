/** A position so small that it fits its place on a shelf. */
import { html, type TemplateResult } from 'lit';
import '../board/board';
import { graphSize } from '../board/graph';
import { MOST_MATCHES } from '../board/heaps';
import { pinsAfter } from '../board/pins';
import type { Opening, Part, Picture, Seen, Touch } from '../wire';
import { styled } from './styled';

/** The sides of cells in pictures on shelves, and what is between them; see the style of thumbs. */
const CELL = 64;
const GAP = 2;
const isStill = (part: Part): boolean => part.kind === 'cell' && (part.piece === 'none' || part.piece === 'number');

/** How many matches are drawn of a heap, with those that a move took from it. */
const matches = (size: number, before: number): number => Math.min(MOST_MATCHES, size) + Math.min(MOST_MATCHES, Math.max(0, before - size));

/**
 * The scale at which a picture fits its card.
 *
 * @param earlier the pictures before the last move, if what it took from heaps is drawn
 */
function scale(pictures: Picture[], earlier: Picture[] = []): number {
  const sizes = pictures.map((picture, board) => {
    const { layout, parts, counters } = picture;
    const below = counters.length ? 50 : 0;
    if (layout.kind === 'board') {
      const cell = ['numbers', 'ends'].includes(layout.labels) ? Math.max(16, Math.min(CELL, 640 / layout.columns)) : CELL;
      return { wide: layout.columns * (cell + GAP) + 2 * GAP, high: layout.rows * (cell + GAP) + 2 * GAP + below };
    }
    if (layout.kind === 'heaps') {
      const before = new Map(earlier[board]?.parts.map((part) => [part.id, part.kind === 'heap' ? Number(part.size) : 0]));
      const widest = Math.max(...parts.map((part) => (part.kind === 'heap' ? matches(Number(part.size), before.get(part.id) ?? 0) : 1)));
      return { wide: 22 * widest, high: parts.length * 82 + below };
    }
    if (layout.kind === 'rows') return { wide: 52 * Math.max(...layout.lengths), high: 60 * layout.lengths.length };
    return layout.kind === 'graph' ? graphSize(picture) : { wide: 300, high: 230 };
  });
  const wide = Math.max(1, ...sizes.map((size) => size.wide));
  const high = sizes.reduce((sum, size) => sum + size.high + 20, 0);
  return Math.min(0.6, 118 / high, 205 / wide);
}

/** @param played what was played, for boards on which that can be seen */
export const small = (pictures: Picture[], played: { moves: Seen[]; impartial: boolean } = { moves: [], impartial: false }): TemplateResult =>
  html`<g-board inert .pictures=${pictures} .moves=${played.moves} ?impartial=${played.impartial} ${styled({ zoom: scale(pictures).toFixed(3) })}></g-board>`;

/** The first moves of a match: the last of them is marked, and leaves a gap. */
export function opened({ begun, moves, pictures }: Opening, impartial: boolean): TemplateResult {
  const last = moves.at(-1);
  const only = last && moves.length === 1 ? last : undefined;
  const earlier = only ? begun : [];
  const kept = begun[0]?.layout.kind === 'graph' ? [] : begun;
  const zoom = Math.min(scale(kept), scale(pictures, earlier)).toFixed(3);
  return html`<g-board inert .pictures=${pictures} .begun=${begun} .earlier=${earlier} .moves=${moves} .last=${last ? marked(last, begun, pictures) : []}
    .pins=${only && pictures.length === 1 ? pinsAfter(begun[0], only, pictures[0]) : undefined} ?impartial=${impartial} ${styled({ zoom })}></g-board>`;
}

/** The touches of a move that still tell where it was made: on a board of another shape, cells without pieces have moved up. */
function marked({ touches }: Seen, begun: Picture[], pictures: Picture[]): Touch[] {
  const reshaped = JSON.stringify(begun.map(({ layout }) => layout)) !== JSON.stringify(pictures.map(({ layout }) => layout));
  return touches.filter(({ board, part }) => !reshaped || !pictures[board]?.parts.some((one) => one.id === part && isStill(one)));
}
