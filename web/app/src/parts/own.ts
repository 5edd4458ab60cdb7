/** A rule of one's own, in one line: what is wrong with it is said here, before it is played. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { api, complaint, type Complaint } from '../api';
import { go } from '../place';
import { t } from '../words';
import { wrong } from './wrong';

const REST = 400;

@customElement('g-own-rule')
export class OwnRule extends LitElement {
  @state() private typed = 'take:1,3,4 15';
  @state() private wrong: Complaint | undefined;
  /** What the line means. */
  @state() private rules = '';
  /** What is played where the line says no heap. */
  @state() private heaps = '';
  private resting = 0;
  private asked = 0;

  protected override createRenderRoot() {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.resting);
  }

  private typing(event: Event): void {
    this.typed = (event.target as HTMLInputElement).value;
    this.wrong = undefined;
    this.rules = '';
    this.asked++;
    clearTimeout(this.resting);
    if (this.typed.trim()) this.resting = window.setTimeout(() => void this.look(), REST);
  }

  /** Whether the line can be played. */
  private async look(): Promise<boolean> {
    const asked = ++this.asked;
    try {
      const match = await api.match({ start: this.typed.trim() });
      if (asked !== this.asked) return false;
      this.wrong = undefined;
      this.rules = match.rules.join(' ');
      this.heaps = /\s/.test(this.typed.trim()) ? '' : match.start;
      return true;
    } catch (e) {
      if (asked === this.asked) this.wrong = complaint(e);
      return false;
    }
  }

  private async play(event: Event): Promise<void> {
    event.preventDefault();
    clearTimeout(this.resting);
    if (await this.look()) go('/play?start=' + encodeURIComponent(this.typed.trim()));
    else this.querySelector('input')?.focus();
  }

  protected override render(): TemplateResult {
    return html`<form class="door" @submit=${this.play}>
      <svg viewBox="0 0 64 64" aria-hidden="true"><path class="board" d="M8 18h48v28H8z"/><path class="way" d="M16 26v12"/><path class="lines" d="M24 32h24"/></svg>
      <b>${t('Your own rule in one line')}</b>
      <span>${t('Amount and heap:')}</span>
      <span class="field"><input name="rule" required .value=${this.typed} aria-label=${t('Your own rule in one line')} aria-invalid=${this.wrong ? 'true' : 'false'}
        autocomplete="off" autocapitalize="off" spellcheck="false" @input=${this.typing}>
      <button class="primary">${t('Play')}</button></span>
      ${this.wrong ? wrong(this.wrong.message, this.typed, this.wrong.found) : this.rules ? html`<span role="status">${this.rules}${this.heaps ? html` <code>${this.heaps}</code>` : nothing}</span>` : nothing}</form>`;
  }
}
