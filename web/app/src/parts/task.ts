/** A position in which a move is to be found: it is made on the board, and can be taken back. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Game } from '../game';
import { FRESH } from '../link';
import type { Side } from '../wire';
import { t } from '../words';
import { chip, keys } from './chip';
import { hinted, markedBy } from './hint';
import { playing } from './playing';
import { sentence } from './title';

@customElement('g-task')
export class Task extends LitElement {
  @property() start = '';
  @property() first: Side = 'left';
  @property() play: 'normal' | 'misere' = 'normal';
  /** Whether no more moves are made. */
  @property({ type: Boolean }) done = false;
  /** Whether the rules of the game stand above the board. */
  @property({ type: Boolean }) rules = false;
  /** Whether it may be asked where to look. */
  @property({ type: Boolean }) hints = false;
  private game: Game | undefined;
  private keys: ((event: KeyboardEvent) => void) | undefined;
  private told = '';

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { start, first, play } = this;
    this.game ??= new Game(this, { ...FRESH, start, first, play, computer: 'none' }, () => this.requestUpdate());
    this.keys ??= keys(this.game);
    this.addEventListener('keydown', this.keys);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.keys) this.removeEventListener('keydown', this.keys);
  }

  /** Makes the move that is chosen, if one is. */
  async finish(): Promise<void> {
    await this.game?.confirm();
    await this.updateComplete;
  }

  /** Tells the page where the move leads; after it is taken back, nowhere. */
  protected override updated(): void {
    const now = this.game?.link.at ? (this.game.state?.now ?? '') : '';
    if (now === this.told) return;
    this.told = now;
    this.dispatchEvent(new CustomEvent<string>('g-made', { detail: now }));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { game } = this;
    if (!game) return nothing;
    const made = game.state?.match.moves.at(-1);
    return html`${this.rules && game.state ? html`<p class="quiet">${game.state.rules.map(sentence).join(' ')}</p>` : nothing}<div ?inert=${this.done || !!made}>${playing(game, made ? [] : markedBy(game))}</div>
      <div class="turn">${made
        ? html`<p>${made.words}</p>${this.done ? nothing : html`<button @click=${() => void game.undo()}>${t('Undo')}</button>`}`
        : html`<p class="wrong" role="status">${game.complaint || game.refusal}</p>${chip(game)}
          ${this.hints && !game.selected ? html`<p class="reason"><button class="plain small" @click=${() => void game.hint()}>${t('Hint')}</button> <span class="quiet" aria-live="polite">${hinted(game)}</span></p>` : nothing}`}</div>`;
  }
}
