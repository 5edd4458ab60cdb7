/** The form that asks for a map of two heaps. */
import { html, type TemplateResult } from 'lit';
import './game-choice';
import { t } from '../words';

/** Games of two heaps with the same moves for both. */
export const GAMES = ['wythoff', 'nim', 'euclid', 'take:1,2,3', 'wythoff:2', 'wythoff:3', 'vector:(1,2)(2,1)'];

/** The largest heap of a map. */
const MOST = 2000;

/** Why there is no map with heaps up to this; empty if there is one. */
export function refusal(to: string): string {
  if (!/^\d+$/.test(to)) return t('Type a whole number from 0 to {0}.', MOST);
  return Number(to) > MOST ? t('A map can show heaps up to {0}.', MOST) : '';
}

/**
 * @param fill   fills the map cell by cell
 * @param golden shows the golden lines, or hides them
 */
export function form(now: { game: string; to: string; busy: boolean; golden: boolean }, submit: (event: Event) => void, fill: () => void, golden: () => void): TemplateResult {
  return html`<form class="controls" @submit=${submit}>
    <g-game-choice .games=${GAMES} .value=${now.game}></g-game-choice>
    <label class="field"><span>${t('Up to')}</span><input name="to" inputmode="numeric" .value=${now.to}></label>
    <button class="primary" ?disabled=${now.busy}>${t('Show')}</button>
    <button type="button" @click=${fill}>${t('Cell by cell')}</button>
    <label class="switch"><input type="checkbox" .checked=${now.golden} @change=${golden}> ${t('Golden lines')}</label>
  </form>`;
}
