/** A game to choose by its name, or to write where the list has not what is wanted. Stands in a form as its field `game`. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { t } from '../words';
import { called } from './title';

@customElement('g-game-choice')
export class GameChoice extends LitElement {
  @property({ attribute: false }) games: string[] = [];
  /** The game that is chosen, which need not be one of them. */
  @property() value = '';
  /** Whether a game is being written. */
  @state() private writing = false;

  protected override createRenderRoot() {
    return this;
  }

  private chosen(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.writing = value === '';
    if (value) this.value = value;
    else void this.updateComplete.then(() => this.querySelector('input')?.focus());
  }

  protected override render(): TemplateResult {
    const { games, value, writing } = this;
    const all = games.includes(value) ? games : [value, ...games];
    return html`<label class="field"><span>${t('Game')}</span><select name=${writing ? nothing : 'game'} @change=${this.chosen}>
        ${all.map((name) => html`<option value=${name} .selected=${!writing && name === value}>${called(name)}</option>`)}
        <option value="" .selected=${writing}>${t('Another game …')}</option></select></label>
      ${writing ? html`<label class="field grow"><span>${t('A name or a line of rules')}</span><input name="game" required autocapitalize="off" spellcheck="false" autocomplete="off"></label>` : nothing}`;
  }
}
