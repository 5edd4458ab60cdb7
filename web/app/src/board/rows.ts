/** Heaps laid out as rows of tokens, with the gaps between them. */
import { html, nothing, type TemplateResult } from 'lit';
import { markOf } from '../parts/mark';
import { t } from '../words';
import type { Cell, Gap, Layout } from '../wire';
import { has, type View } from './board';
import type { Pins } from './pins';

/** As much as fits on one line of a phone; a token may be narrower there than a finger, a place between two may not. */
const LINE = 300;
const TOKEN = 30;
const PLACE = 24;

/** What the rows are drawn from. */
interface Drawn {
  view: View;
  lengths: number[];
  cells: Cell[];
  gaps: Gap[];
  /** The first part that may be touched. */
  first: number | undefined;
}

/** Whether a line of tokens fits on a phone, with the places between them in some heaps that may be touched. */
function fits({ view, gaps }: Drawn, length: number, heaps: number[]): boolean {
  const places = view.live ? gaps.filter((gap) => heaps.includes(gap.row) && has(view.next, gap.id)).length : 0;
  return length * TOKEN + PLACE * places <= LINE;
}

export function rows(view: View): TemplateResult {
  const { lengths } = view.picture.layout as Extract<Layout, { kind: 'rows' }>;
  const cells = view.picture.parts.filter((part): part is Cell => part.kind === 'cell');
  const gaps = view.picture.parts.filter((part): part is Gap => part.kind === 'gap');
  const first = view.live ? [...cells, ...gaps].find((part) => has(view.next, part.id))?.id : undefined;
  const drawn: Drawn = { view, lengths, cells, gaps, first };
  if (view.pins) return inPlace(drawn, view.pins);
  return html`<div class="rows">${lengths.map((length, row) => html`<div class="row ${fits(drawn, length, [row]) ? 'whole' : ''}" role="group" aria-label=${t('Row {0}: {1}', row + 1, length)}>
    ${length === 0 ? html`<span class="empty"></span>` : nothing}
    ${Array.from({ length: length + 1 }, (_, place) => {
      const gap = gaps.find((one) => one.row === row && one.before === place);
      const cell = cells.find((one) => one.row === row && one.column === place);
      return html`${gap ? space(view, gap, gap.id === first) : nothing}${cell ? token(view, cell, cell.id === first) : nothing}`;
    })}
    <span class="size" aria-hidden="true">${length || ''}</span>
  </div>`)}</div>`;
}

/** The lines that the match began with: tokens keep their places, and leave a gap where some were taken. */
function inPlace(drawn: Drawn, { lines, spans, touched }: Pins): TemplateResult {
  const { view, lengths, cells, gaps, first } = drawn;
  const wasTouched = (line: number, place: number): boolean =>
    view.last.length > 0 && touched?.line === line && touched.from <= place && place < touched.from + touched.length;
  return html`<div class="rows">${lines.map((length, line) => {
    const heaps = spans.map((span, row) => ({ ...span, row, length: lengths[row] ?? 0 })).filter((heap) => heap.line === line && heap.length > 0);
    const sizes = heaps.sort((one, other) => one.from - other.from).map((heap) => heap.length);
    const heapAt = (place: number): (typeof heaps)[number] | undefined => heaps.find(({ from, length: size }) => from <= place && place < from + size);
    return html`<div class="row ${fits(drawn, length, heaps.map((heap) => heap.row)) ? 'whole' : ''}" role="group" aria-label=${t('Row {0}: {1}', line + 1, sizes.join(' + ') || '0')}>
      ${Array.from({ length }, (_, place) => {
        const heap = heapAt(place);
        const column = place - (heap?.from ?? 0);
        const gap = heap && gaps.find((one) => one.row === heap.row && one.before === column);
        const cell = heap && cells.find((one) => one.row === heap.row && one.column === column);
        const parts = heap && column === 0 && heapAt(place - 1) ? 'parts' : '';
        const before = gap ? space(view, gap, gap.id === first) : html`<span class="gap ${parts}"></span>`;
        const taken = html`<span class="token taken ${wasTouched(line, place) ? 'last' : ''}" aria-hidden="true"><span></span></span>`;
        return html`${before}${cell ? token(view, cell, cell.id === first) : taken}`;
      })}
      <span class="size" aria-hidden="true">${sizes.join(' + ')}</span>
    </div>`;
  })}</div>`;
}

/** What was touched last is not marked: its ids are those of the picture before. */
function marks(view: View, id: number): string {
  return `${has(view.selected, id) ? 'chosen' : ''} ${view.marks.has(id) ? 'marked' : ''}`;
}

function token(view: View, cell: Cell, first: boolean): TemplateResult {
  const usable = view.live && (has(view.next, cell.id) || has(view.selected, cell.id));
  return html`<button type="button" class="token ${cell.look} ${marks(view, cell.id)}" data-part=${cell.id} ?disabled=${!usable} tabindex=${first ? 0 : -1}
    aria-pressed=${has(view.selected, cell.id) ? 'true' : 'false'} aria-label=${view.named(t('Row {0}, token {1}', cell.row + 1, cell.column + 1), cell.id)}
    @click=${() => view.touch(cell.id)}><span></span>${usable ? markOf(view.result(cell.id), true) : nothing}</button>`;
}

function space(view: View, gap: Gap, first: boolean): TemplateResult {
  const usable = view.live && has(view.next, gap.id);
  return usable
    ? html`<button type="button" class="gap ${marks(view, gap.id)}" data-part=${gap.id} tabindex=${first ? 0 : -1}
        aria-label=${view.named(t('Row {0}, between {1} and {2}', gap.row + 1, gap.before, gap.before + 1), gap.id)}
        @click=${() => view.touch(gap.id)}>${markOf(view.result(gap.id), true)}</button>`
    : html`<span class="gap ${marks(view, gap.id)}"></span>`;
}
