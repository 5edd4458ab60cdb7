/** Numbers over each other in a numeration, digit under digit; columns with an odd total are lit. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../words';
import { trade } from '../trade';
import type { Item } from '../wire';
import { label } from './terms';

export type ColumnsItem = Extract<Item, { kind: 'columns' }>;

/** The columns whose total is odd, from the left. */
export function lit(columns: ColumnsItem): boolean[] {
  const total = columns.total[0]?.digits ?? '';
  const width = columns.weights.length;
  return Array.from({ length: width }, (_, i) => total.padStart(width, '0')[i] === '1');
}

/** Which columns are odd, in words. */
export function parity(columns: ColumnsItem): string {
  const odd = columns.weights.filter((_, i) => lit(columns)[i]);
  return odd.length ? t('Odd: the {0:column|columns} of {1}', odd.length, odd.join(', ')) : t('Every column is even.');
}

export function columnsTable(columns: ColumnsItem): TemplateResult {
  const odd = lit(columns);
  const width = columns.weights.length;
  const cells = (digits: string): TemplateResult[] =>
    [...digits.padStart(width, ' ')].map(
      (digit, i) => html`<td class="digit ${odd[i] ? 'odd' : ''} ${digit === '1' ? 'one' : ''}">${digit.trim()}</td>`,
    );
  const remark = (text: string | undefined): TemplateResult | typeof nothing =>
    text ? html`<tr><td class="remark" colspan=${width + 2}>${text}</td></tr>` : nothing;
  return html`<table class="columns">
    <caption class="quiet">${label(columns.numeration)}</caption>
    <thead><tr><td></td><td class="value"></td>${columns.weights.map((weight, i) => html`<th class="digit ${odd[i] ? 'odd' : ''}" scope="col">${weight}</th>`)}</tr></thead>
    <tbody>${columns.rows.map((row) => html`<tr>
      <th scope="row">${row.label}</th><td class="value">${row.value}</td>${cells(row.digits)}</tr>${trade() || !columns.total.length ? remark(row.remark) : nothing}`)}</tbody>
    ${columns.total.length
      ? html`<tfoot>${columns.total.map((row) => html`<tr>
          ${trade() ? html`<th scope="row">${row.label}</th>` : html`<td></td>`}<td class="value">${trade() ? row.value : nothing}</td>${cells(row.digits)}</tr>${remark(row.remark)}`)}</tfoot>`
      : nothing}
  </table>
  ${columns.total.length && !columns.total.some((row) => row.remark) ? html`<p class="hidden" aria-live="polite">${parity(columns)}</p>` : nothing}`;
}

/** Digits alone, one line a row of the board, to stand beside it; under all of these weights, so that the place they take stays. */
export function besideRows(columns: ColumnsItem, weights: string[] = columns.weights): TemplateResult {
  const width = Math.max(weights.length, columns.weights.length);
  const narrower = width - columns.weights.length;
  const odd = [...Array<boolean>(narrower).fill(false), ...lit(columns)];
  return html`<div class="beside" aria-hidden="true">
    ${columns.rows.map((row) => html`<div class="bits">${[...row.digits.padStart(width, narrower ? '0' : ' ')].map(
      (digit, i) => html`<span class="bit ${odd[i] ? 'odd' : ''} ${digit === '1' ? 'one' : ''}">${digit}</span>`,
    )}</div>`)}
    <div class="bits weights">${(narrower ? weights : columns.weights).map((weight, i) => html`<span class="bit ${odd[i] ? 'odd' : ''}">${weight}</span>`)}</div>
  </div>`;
}
