/** Terms of the field, explained where they appear: touched, a term opens a card with its meaning. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { get } from '../api';
import { link } from '../place';
import { t } from '../words';
import { marked, page, type Term } from './glossary';
import { raised } from './raised';
import { pieces, tex } from './tex';

let asked: Promise<Term[]> | undefined;
const glossary = (): Promise<Term[]> => (asked ??= get<{ terms: Term[] }>('terms').then(({ terms }) => terms));

@customElement('g-said')
export class Said extends LitElement {
  /** Mathematics stands between \( and \). */
  @property() text = '';
  /** Whether the whole text is a term, or a few of them: ordinary words count too. */
  @property({ type: Boolean }) label = false;
  @state() private terms: Term[] = [];
  @state() private open: Term | undefined;

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Without a glossary the words stand as they are.
    glossary().then((terms) => (this.terms = terms), () => undefined);
  }

  private show(event: Event, term: Term): void {
    this.open = term;
    const { left, bottom } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    void this.updateComplete.then(() => {
      const card = this.querySelector<HTMLElement>('.meaning')!;
      card.showPopover();
      card.style.left = `${Math.max(8, Math.min(left, innerWidth - card.offsetWidth - 8))}px`;
      card.style.top = `${bottom + card.offsetHeight + 8 > innerHeight ? Math.max(8, bottom - card.offsetHeight - 34) : bottom + 6}px`;
    });
  }

  /** Another term may have opened the card again by now. */
  private closed(card: HTMLElement): void {
    if (!card.matches(':popover-open')) this.open = undefined;
  }

  private words(text: string): TemplateResult {
    const terms = this.label ? this.terms : this.terms.filter((term) => !term.everyday);
    const pieces = marked(text, terms);
    // What ends a term's phrase stays on its line.
    const ending = (i: number): string => (typeof pieces[i - 1] === 'object' ? (/^[.,;:!?)]+/.exec(String(pieces[i]))?.[0] ?? '') : '');
    return html`${pieces.map((piece, i) => (typeof piece === 'string' ? raised(piece.slice(ending(i).length))
      : html`<span class="glued"><button type="button" class="term" aria-haspopup="dialog" @click=${(event: Event) => this.show(event, piece.term)}>${piece.word}</button>${ending(i + 1)}</span>`))}`;
  }

  private card({ term, meaning, example }: Term): TemplateResult {
    const to = example && page(example);
    return html`<b>${term}</b> ${pieces(meaning).map(({ text }) => text)}${to ? html`<br><a class="small" href=${link(to)}>${t('Example')}</a>` : nothing}`;
  }

  protected override render(): TemplateResult {
    return html`${pieces(this.text).map(({ text, latex }) => (latex === undefined ? this.words(text ?? '') : tex(latex, latex)))}${this.open
      ? html`<div class="meaning" popover @toggle=${(event: Event) => this.closed(event.target as HTMLElement)}>${this.card(this.open)}</div>` : nothing}`;
  }
}

/** A sentence whose terms explain themselves. */
export const said = (text: string): TemplateResult => html`<g-said .text=${text}></g-said>`;

/** A name, or a few, each of which may be a term. */
export const label = (text: string): TemplateResult => html`<g-said .text=${text} label></g-said>`;
