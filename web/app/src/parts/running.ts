/** How far a question is that runs, and the button that ends it; a line that keeps its height, so that nothing below it moves. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../words';

/** After this many seconds people ask how long it takes. */
const PATIENT = 3;

/** @param cancel ends what runs; nothing runs without it */
export function running(said: string, cancel: (() => void) | undefined): TemplateResult {
  return html`<div class="running"><p class="quiet" role="status">${said}</p>
    ${cancel ? html`<button type="button" @click=${cancel}>${t('Cancel')}</button>` : nothing}</div>`;
}

/** Says how long a request has run, once it has run long enough for people to ask. */
export class Clock {
  seconds = 0;
  private ticks: ReturnType<typeof setInterval> | undefined;

  /** @param changed is told of every second */
  constructor(private readonly changed: () => void) {}

  start(): void {
    this.stop();
    this.ticks = setInterval(() => {
      this.seconds++;
      this.changed();
    }, 1000);
  }

  stop(): void {
    clearInterval(this.ticks);
    this.seconds = 0;
  }

  /** @param expected what to expect of a long question */
  said(expected: string): string {
    return this.seconds < PATIENT ? t('Working …') : `${t('Working for {0} s.', this.seconds)} ${expected}`;
  }
}
