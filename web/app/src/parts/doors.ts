/** Three ways on from the first game. */
import { html, type TemplateResult } from 'lit';
import './own';
import { link } from '../place';
import { t } from '../words';

export function doors(): TemplateResult {
  return html`<nav class="doors" aria-label=${t('Go on')}>
    <a class="door" href=${link('/play?start=queens+5,7')}>
      <svg viewBox="0 0 64 64" aria-hidden="true"><path class="board" d="M8 8h48v48H8z"/><path class="lines" d="M8 20h48M8 32h48M8 44h48M20 8v48M32 8v48M44 8v48"/><circle class="dot" cx="50" cy="14" r="5"/><path class="way" d="M50 14 14 50"/></svg>
      <b>${t('Chase the queen')}</b><span>${t('Left, down, or diagonally: reach the corner to win.')}</span></a>
    <a class="door" href=${link('/play?start=domineering+4x4')}>
      <svg viewBox="0 0 64 64" aria-hidden="true"><path class="board" d="M8 8h48v48H8z"/><rect class="tile" x="11" y="11" width="18" height="42" rx="3"/><rect class="tile other" x="35" y="11" width="18" height="18" rx="3"/><rect class="tile other" x="35" y="35" width="18" height="18" rx="3"/></svg>
      <b>${t('Tiles')}</b><span>${t('You place dominoes upright, I place them flat. The player with no room loses.')}</span></a>
    <g-own-rule></g-own-rule>
    <p class="further"><a href=${link('/lessons')}>${t('Lessons')}</a> · <a href=${link('/games')}>${t('Games')}</a> · <a href=${link('/daily')}>${t('Puzzles of the day')}</a></p>
  </nav>`;
}
