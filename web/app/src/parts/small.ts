/** A position so small that it fits its place on a shelf. */
import { html, type TemplateResult } from 'lit';
import '../board/board';
import type { Picture, Played } from '../wire';
import { styled } from './styled';

/** The sides of cells in pictures on shelves, and what is between them; see the style of thumbs. */
const CELL = 64;
const GAP = 2;

/** How small a picture must be drawn to fit its place on the shelf. */
function scale(pictures: Picture[]): string {
  const sizes = pictures.map(({ layout, parts, counters }) => {
    const below = counters.length ? 50 : 0;
    if (layout.kind === 'board') {
      const cell = ['numbers', 'ends'].includes(layout.labels) ? Math.max(16, Math.min(CELL, 640 / layout.columns)) : CELL;
      return { wide: layout.columns * (cell + GAP) + 2 * GAP, high: layout.rows * (cell + GAP) + 2 * GAP + below };
    }
    if (layout.kind === 'heaps') return { wide: 22 * Math.max(...parts.map((part) => (part.kind === 'heap' ? Math.min(18, Number(part.size)) : 1))), high: parts.length * 82 + below };
    if (layout.kind === 'rows') return { wide: 52 * Math.max(...layout.lengths), high: 60 * layout.lengths.length };
    return parts.some((part) => part.kind === 'node' && part.ground) ? { wide: 320, high: 330 } : { wide: 300, high: 230 };
  });
  const wide = Math.max(1, ...sizes.map((size) => size.wide));
  const high = sizes.reduce((sum, size) => sum + size.high + 20, 0);
  return Math.min(0.6, 118 / high, 205 / wide).toFixed(3);
}

/** @param played what was played, for boards on which that can be seen */
export const small = (pictures: Picture[], played: { moves: Played[]; impartial: boolean } = { moves: [], impartial: false }): TemplateResult =>
  html`<g-board inert .pictures=${pictures} .moves=${played.moves} ?impartial=${played.impartial} ${styled({ zoom: scale(pictures) })}></g-board>`;
