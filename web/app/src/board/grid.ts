/** Boards of cells: squares, strips, the queens' corner. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { styled } from '../parts/styled';
import { markOf } from '../parts/mark';
import { t } from '../words';
import type { Cell, Cut, Layout, Picture } from '../wire';
import { has, type Tile, type View } from './board';

const CROWN = svg`<path d="M5 24 3 10l6 5 5-10 5 10 6-5-2 14zM5 27h18" />`;

/** A piece in a square of 28. */
function piece(cell: Cell): SVGTemplateResult | typeof nothing {
  switch (cell.piece) {
    case 'none':
      return nothing;
    case 'queen':
      return svg`<g class="piece crown">${CROWN}</g>`;
    case 'frog':
    case 'toad':
      return svg`<g class="piece"><circle cx="14" cy="15" r="9"/><circle cx="9" cy="6.5" r="3"/><circle cx="19" cy="6.5" r="3"/></g>`;
    case 'number':
      return nothing;
    case 'coin':
      return svg`<g class="piece"><circle cx="14" cy="14" r="10"/><circle class="rim" cx="14" cy="14" r="7"/></g>`;
    default:
      return svg`<g class="piece"><circle cx="14" cy="14" r="10"/></g>`;
  }
}

function look(cell: Cell): string {
  switch (cell.look) {
    case 'empty':
      return t('empty');
    case 'left':
      return t('Left');
    case 'right':
      return t('Right');
    case 'blocked':
      return t('closed');
    default:
      return t('a piece');
  }
}

export function grid(view: View): TemplateResult {
  const layout = view.picture.layout as Extract<Layout, { kind: 'board' }>;
  const cells = view.picture.parts.filter((part): part is Cell => part.kind === 'cell');
  const touchable = cells.filter((cell) => view.live && has(view.next, cell.id));
  if (layout.labels === 'numbers' || layout.labels === 'ends') return strip(view, layout, cells, touchable);
  const cuts = view.picture.parts.filter((part): part is Cut => part.kind === 'cut' && (has(view.next, part.id) || has(view.last, part.id)) && !view.editing);
  const first = touchable[0]?.id ?? cuts[0]?.id;
  const row = (cell: Cell): number => (layout.firstRowAtBottom ? layout.rows - cell.row : cell.row + 1);
  const pieces = view.cut ? ends(view.picture) : undefined;
  const side = Math.max(layout.columns, layout.rows * 0.8);
  return html`<div class="frame">
    <div class="cells ${pieces ? 'pieces' : ''} ${side > 16 ? 'fine' : ''} ${layout.labels === 'coordinates' ? 'corner' : ''}" role="group" aria-label=${t('Board, {0} by {1}', layout.rows, layout.columns)}
      ${styled({ '--columns': String(layout.columns), '--rows': String(layout.rows) })}>
      ${cells.map((cell) => square(view, cell, row(cell), touchable.includes(cell), cell.id === first, styled({ 'grid-row': String(row(cell)), 'grid-column': String(cell.column + 2) }), pieces?.(cell)))}
      ${cuts.map((cut) => line(view, cut, layout, cut.id === first))}
      ${rim(layout)}
    </div>
  </div>`;
}

/** So many cells fit on one line of a phone. */
const LINE = 10;

/** Cells in a line; where there is no room for all of them it goes on below. */
function strip(view: View, layout: Extract<Layout, { kind: 'board' }>, cells: Cell[], touchable: Cell[]): TemplateResult {
  return html`<div class="cells strip ${layout.columns <= LINE ? 'whole' : ''}" role="group" aria-label=${t('Board, {0} by {1}', layout.rows, layout.columns)} ${styled({ '--columns': String(layout.columns) })}>
    ${cells.map((cell) => html`<div class="box">${square(view, cell, 1, touchable.includes(cell), cell.id === touchable[0]?.id, nothing)}${layout.labels === 'numbers'
      ? html`<span class="rim" aria-hidden="true">${cell.column + 1}</span>`
      : nothing}</div>`)}
  </div>`;
}

function square(view: View, cell: Cell, row: number, usable: boolean, first: boolean, place: ReturnType<typeof styled> | typeof nothing, ends: string[] = []): TemplateResult {
  const classes = ['cell', cell.look, ...ends];
  if ((row + cell.column) % 2) classes.push('odd');
  if (has(view.selected, cell.id)) classes.push('chosen');
  if (view.marks.has(cell.id)) classes.push('marked');
  if (has(view.last, cell.id)) classes.push('last');
  if (view.gone.has(cell.id)) classes.push('gone');
  const laid = cell.look === 'blocked' ? view.laid.get(cell.id) : undefined;
  if (laid) classes.push('laid', laid.by, ...joins(cell, laid, view));
  if (usable && has(view.wanted, cell.id)) classes.push('wanted');
  const mark = usable ? view.result(cell.id) : undefined;
  if (mark) classes.push(mark.result);
  const inside = html`${cell.piece === 'none' || cell.piece === 'number'
    ? nothing
    : svg`<svg viewBox="0 0 28 28" aria-hidden="true">${piece(cell)}</svg>`}${cell.text
    ? html`<span class="text">${cell.text}</span>`
    : nothing}${markOf(mark)}`;
  const name = [cell.label, cell.text ?? look(cell)].filter(Boolean).join(', ');
  return usable
    ? html`<button type="button" class=${classes.join(' ')} ${place} data-part=${cell.id} tabindex=${first ? 0 : -1}
        aria-pressed=${has(view.selected, cell.id) ? 'true' : 'false'} aria-label=${view.named(name, cell.id)}
        @click=${() => view.touch(cell.id)} @pointerenter=${() => view.hover(cell.id)} @focus=${() => view.hover(cell.id)}
      >${inside}</button>`
    : html`<span class=${classes.join(' ')} ${place} data-cell=${cell.id} role="img" aria-label=${name}>${inside}</span>`;
}

/** Towards which sides, as they are drawn, the tile on a cell goes on. */
function joins(cell: Cell, { cells }: Tile, view: View): string[] {
  const down = view.picture.layout.kind === 'board' && view.picture.layout.firstRowAtBottom ? -1 : 1;
  const on = (rows: number, columns: number): boolean => cells.some((other) => other.row === cell.row + rows && other.column === cell.column + columns);
  return [...(on(-down, 0) ? ['to-top'] : []), ...(on(down, 0) ? ['to-bottom'] : []), ...(on(0, -1) ? ['to-left'] : []), ...(on(0, 1) ? ['to-right'] : [])];
}

/** The sides of a cell at which its piece ends, because no cut is possible there. */
export function ends({ parts }: Picture): (cell: Cell) => string[] {
  const lines = new Set<string>();
  for (const part of parts)
    if (part.kind === 'cut')
      for (let i = 0; i < part.length; i++) lines.add(part.down ? `| ${part.row + i} ${part.column}` : `- ${part.row} ${part.column + i}`);
  return ({ row, column }) => {
    const sides = { top: `- ${row} ${column}`, bottom: `- ${row + 1} ${column}`, left: `| ${row} ${column}`, right: `| ${row} ${column + 1}` };
    return Object.entries(sides).filter(([, line]) => !lines.has(line)).map(([side]) => `end-${side}`);
  };
}

/** A line between cells that is touched anywhere along it. */
function line(view: View, cut: Cut, layout: Extract<Layout, { kind: 'board' }>, first: boolean): TemplateResult {
  const usable = view.live && has(view.next, cut.id);
  const classes = ['cut', cut.down ? 'down' : 'across'];
  if (has(view.selected, cut.id)) classes.push('chosen');
  if (has(view.last, cut.id)) classes.push('last');
  const mark = usable ? view.result(cut.id) : undefined;
  if (mark) classes.push(mark.result);
  const top = layout.firstRowAtBottom ? layout.rows - cut.row : cut.row + 1;
  const place = styled({
    'grid-row': cut.down ? `${top} / span ${cut.length}` : String(top),
    'grid-column': cut.down ? String(cut.column + 2) : `${cut.column + 2} / span ${cut.length}`,
  });
  const inside = html`<i></i>${markOf(mark)}`;
  return usable
    ? html`<button type="button" class=${classes.join(' ')} ${place} data-part=${cut.id} tabindex=${first ? 0 : -1} aria-label=${view.named(t('Cut {0}', cut.label ?? ''), cut.id)}
        @click=${() => view.touch(cut.id)} @pointerenter=${() => view.hover(cut.id)} @focus=${() => view.hover(cut.id)}>${inside}</button>`
    : html`<span class=${classes.join(' ')} ${place} role="img" aria-label=${t('Cut {0}', cut.label ?? '')}>${inside}</span>`;
}

/** Letters or numbers along two sides. */
function rim(layout: Extract<Layout, { kind: 'board' }>): TemplateResult {
  const letter = (column: number): string =>
    (column < 26 ? '' : letter(Math.floor(column / 26) - 1)) + String.fromCharCode(97 + (column % 26));
  const coordinates = layout.labels === 'coordinates';
  const rows = Array.from({ length: layout.rows }, (_, row) => row);
  const columns = Array.from({ length: layout.columns }, (_, column) => column);
  const bottom = layout.rows + 1;
  return html`${rows.map(
    (row) => html`<span class="rim" aria-hidden="true"
      ${styled({ 'grid-row': String(layout.firstRowAtBottom ? layout.rows - row : row + 1), 'grid-column': '1' })}
      >${coordinates ? row : row + 1}</span>`,
  )}${columns.map(
    (column) => html`<span class="rim" aria-hidden="true"
      ${styled({ 'grid-row': String(bottom), 'grid-column': String(column + 2) })}
      >${coordinates ? column : letter(column)}</span>`,
  )}`;
}
