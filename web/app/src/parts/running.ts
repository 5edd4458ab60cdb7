/** How far a question is that runs, and the button that ends it; a line that keeps its height, so that nothing below it moves. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../words';

/** @param cancel ends what runs; nothing runs without it */
export function running(said: string, cancel: (() => void) | undefined): TemplateResult {
  return html`<div class="running"><p class="quiet" role="status">${said}</p>
    ${cancel ? html`<button type="button" @click=${cancel}>${t('Cancel')}</button>` : nothing}</div>`;
}
