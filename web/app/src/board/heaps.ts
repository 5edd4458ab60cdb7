/** Heaps as rows of matches: touching one takes it and all beyond it. Large heaps are numbers, and say how many stay. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { markOf } from '../parts/mark';
import { t } from '../words';
import type { Heap, Touch } from '../wire';
import { has, type View } from './board';

export const MOST_MATCHES = 18;
/** So many fit on one line of a phone. */
const LINE = 10;

const match = svg`<svg class="stick" viewBox="0 0 20 64" aria-hidden="true"><path class="wood" d="M10 62V16"/><ellipse class="head" cx="10" cy="11" rx="5" ry="7.5"/></svg>`;

const sizeOf = (heap: Heap): number => Number(heap.size);

/** The levels at which a heap may be touched; all of them when it is named at its size. */
function allowed(next: Touch[], heap: Heap): (level: number) => boolean {
  const levels = new Set(next.filter((touch) => touch.part === heap.id).map((touch) => Number(touch.level)));
  return levels.has(sizeOf(heap)) ? (level) => level >= 0 : (level) => levels.has(level);
}

/** The levels to which a heap may grow. */
const grown = (next: Touch[], heap: Heap): number[] =>
  [...new Set(next.filter((touch) => touch.part === heap.id).map((touch) => Number(touch.level)))].filter((level) => level > sizeOf(heap)).sort((one, other) => one - other);

export function heaps(view: View): TemplateResult {
  const all = view.picture.parts.filter((part): part is Heap => part.kind === 'heap');
  return html`<div class="heaps">${all.map((heap) => one(view, heap))}</div>`;
}

function one(view: View, heap: Heap): TemplateResult {
  const before = view.before?.parts.find((part): part is Heap => part.kind === 'heap' && part.id === heap.id);
  const gone = before && view.last.some((touch) => touch.part === heap.id) ? sizeOf(before) - sizeOf(heap) : 0;
  const large = sizeOf(heap) > MOST_MATCHES || typeof heap.size === 'string';
  return html`<div class="heap ${view.marks.has(heap.id) ? 'marked' : ''}">
    ${large ? number(view, heap) : matches(view, heap, Math.max(0, gone))}
    <span class="size" aria-hidden="true">${heap.size}</span>
  </div>`;
}

function matches(view: View, heap: Heap, gone: number): TemplateResult {
  const level = view.selected.findLast((touch) => touch.part === heap.id)?.level;
  const from = level === undefined ? Infinity : Number(level);
  const may = allowed(view.next, heap);
  const refused = new Set(has(view.wanted, heap.id) ? [] : view.refused.filter((touch) => touch.part === heap.id).map((touch) => Number(touch.level)));
  const ghosts = Math.min(gone, MOST_MATCHES);
  const size = sizeOf(heap);
  let first = size - 1;
  while (first > 0 && (refused.has(first) || !may(first))) first--;
  const touchable = view.live && has(view.next, heap.id);
  return html`<div class="matches ${size + ghosts <= LINE ? 'whole' : ''}" role="group" aria-label=${t('Row {0}: {1}', heap.id + 1, heap.size)}>
    ${Array.from({ length: size }, (_, i) => {
      const usable = view.live && (may(i) || i >= from);
      const forbidden = touchable && (refused.has(i) || !usable);
      const mark = usable ? view.result(heap.id, i) : undefined;
      const taking = t('Row {0}: take {1}, leave {2}', heap.id + 1, size - i, i);
      return html`<button
        type="button"
        class="match ${i >= from ? 'chosen' : ''} ${mark?.result ?? ''}"
        data-part=${heap.id}
        data-level=${i}
        ?disabled=${!usable && !forbidden}
        tabindex=${i === first ? 0 : -1}
        aria-disabled=${forbidden ? 'true' : nothing}
        aria-pressed=${i >= from ? 'true' : 'false'}
        aria-label=${usable ? view.named(taking, heap.id, i) : taking}
        @click=${() => view.touch(heap.id, i)}
        @pointerenter=${() => usable && view.hover(heap.id, i)}
        @focus=${() => usable && view.hover(heap.id, i)}
      >${match}${markOf(mark, true)}</button>`;
    })}
    ${Array.from({ length: ghosts }, () => html`<span class="match ghost" aria-hidden="true">${match}</span>`)}
    ${grown(view.next, heap).map((level) => {
      const mark = view.result(heap.id, level);
      const chosen = Number(view.selected.findLast((touch) => touch.part === heap.id)?.level ?? 0) >= level;
      return html`<button type="button" class="match more ${chosen ? 'chosen' : ''} ${mark?.result ?? ''}" data-part=${heap.id} data-level=${level} ?disabled=${!view.live} tabindex="-1"
        aria-pressed=${chosen ? 'true' : 'false'} aria-label=${view.named(t('Row {0}: add {1}', heap.id + 1, level - size), heap.id, level)}
        @click=${() => view.touch(heap.id, level)} @pointerenter=${() => view.hover(heap.id, level)} @focus=${() => view.hover(heap.id, level)}
      >${match}${markOf(mark, true)}</button>`;
    })}
    ${size + ghosts === 0 ? html`<span class="empty" aria-label=${t('empty')}></span>` : nothing}
  </div>`;
}

function number(view: View, heap: Heap): TemplateResult {
  const level = view.selected.findLast((touch) => touch.part === heap.id)?.level ?? heap.size;
  const wins = view.wins(heap.id);
  const small = typeof heap.size === 'number';
  const usable = view.live && (has(view.next, heap.id) || has(view.selected, heap.id));
  const send = (event: Event): void => {
    const value = (event.target as HTMLInputElement).value.trim();
    if (/^\d+$/.test(value)) view.touch(heap.id, value.length > 15 ? value : Number(value));
  };
  return html`<div class="large">
    <span class="pile" aria-hidden="true">${heap.size}</span>
    <label>${t('Leave')}
      <input inputmode="numeric" autocomplete="off" .value=${String(level)} ?disabled=${!usable} data-part=${heap.id} @change=${send}>
    </label>
    ${small
      ? html`<input type="range" min="0" max=${heap.size} .value=${String(level)} ?disabled=${!usable}
          aria-label=${t('Row {0}: how many stay', heap.id + 1)} @change=${send}>`
      : nothing}
    ${wins.length ? html`<span class="hint">${t('winning')}: ${wins.slice(0, 5).join(', ')}</span>` : nothing}
  </div>`;
}
