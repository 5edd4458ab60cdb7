/** Three ways on from the first game. */
import { html, type TemplateResult } from 'lit';
import { t } from '../words';

function own(event: Event): void {
  event.preventDefault();
  const rule = new FormData(event.target as HTMLFormElement).get('rule');
  location.assign('/play?start=' + encodeURIComponent(String(rule ?? '').trim()));
}

export function doors(): TemplateResult {
  return html`<nav class="doors" aria-label=${t('Go on')}>
    <a class="door" href="/play?start=queens+5,7">
      <svg viewBox="0 0 64 64" aria-hidden="true"><path class="board" d="M8 8h48v48H8z"/><path class="lines" d="M8 20h48M8 32h48M8 44h48M20 8v48M32 8v48M44 8v48"/><circle class="dot" cx="50" cy="14" r="5"/><path class="way" d="M50 14 14 50"/></svg>
      <b>${t('Chase the queen')}</b><span>${t('Left, down, or both at once: into the corner wins.')}</span></a>
    <a class="door" href="/play?start=domineering+4x4">
      <svg viewBox="0 0 64 64" aria-hidden="true"><path class="board" d="M8 8h48v48H8z"/><rect class="tile" x="11" y="11" width="18" height="42" rx="3"/><rect class="tile other" x="35" y="11" width="18" height="18" rx="3"/><rect class="tile other" x="35" y="35" width="18" height="18" rx="3"/></svg>
      <b>${t('Tiles')}</b><span>${t('You lay them upright, I lay them flat. Who finds no room loses.')}</span></a>
    <form class="door" @submit=${own}>
      <svg viewBox="0 0 64 64" aria-hidden="true"><path class="board" d="M8 18h48v28H8z"/><path class="way" d="M16 26v12"/><path class="lines" d="M24 32h24"/></svg>
      <b>${t('Your own rule in one line')}</b>
      <span>${t('What is taken, and the heap:')}</span>
      <span class="field"><input name="rule" required value="take:1,3,4 15" aria-label=${t('Your own rule in one line')} autocomplete="off" spellcheck="false">
      <button class="primary">${t('Play')}</button></span></form>
  </nav>`;
}
