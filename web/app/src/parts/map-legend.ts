/** The legend of a map of two heaps, and the score of what was painted on it. */
import { html, nothing, type TemplateResult } from 'lit';
import { trade } from '../trade';
import { t } from '../words';
import type { NimTable } from './nim-table';
import { label } from './terms';

export function legend({ most, side, zeros }: NimTable): TemplateResult {
  const shades = trade() ? label(t('nim-values from 1 to {0}', most)) : t('the player to move wins');
  return html`<p class="quiet map-legend"><span><i class="swatch lost"></i> ${t('the player to move loses')}</span>
    ${zeros.length < side ** 2 ? html`<span><i class="swatch shades"></i> ${shades}</span>` : nothing}
    <span><i class="swatch framed"></i> ${t('where the moves of the square lead')}</span></p>`;
}

/** How many of the lost squares were painted. */
export function judged({ zeros }: NimTable, painted: Set<string>): string {
  const right = zeros.filter(({ x, y }) => painted.has(`${x} ${y}`)).length;
  return `${t('{0} right, {1} wrong, {2} missed', right, painted.size - right, zeros.length - right)}. ${t('Wrong squares have a frame, missed ones a dashed frame.')}`;
}
