/** What the touches come to, to be confirmed or dropped. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../game';
import { t } from '../words';
import { signs } from './pretty';

export function chip(game: Game): TemplateResult | typeof nothing {
  const selected = game.selected;
  if (!selected || !game.yours) return nothing;
  return html`<div class="chips">
    ${selected.words
      ? html`<button class="chip primary" id="confirm" @click=${() => void game.confirm()}>${signs(selected.words)}</button>`
      : html`<span class="chip">${t('Choose one of the marked places')}</span>`}
    <button class="chip plain" @click=${() => game.cancel()} >${t('Cancel')}</button>
  </div>`;
}

/** Enter plays what is chosen, Escape drops it; wherever on the page the finger is. */
export function keys(game: Game): (event: KeyboardEvent) => void {
  return (event) => {
    const field = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, a, summary');
    if (field) return;
    if (event.key === 'Escape') game.cancel();
    const part = event.target instanceof Element ? event.target.closest('[data-part]') : null;
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const chosen = part?.classList.contains('chosen') ?? false;
    if (event.key === 'Enter' && game.selected?.move !== undefined && (chosen || !button)) {
      event.preventDefault();
      void game.confirm();
    } else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void (event.shiftKey ? game.redo() : game.undo());
    }
  };
}
