/** Every game with the picture of its first example. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { api, complaint } from '../api';
import { listed } from '../parts/catalogue';
import { opened } from '../parts/small';
import { called, sentence } from '../parts/title';
import { link as address, show } from '../place';
import type { Games, Opening, Picture } from '../wire';
import { t } from '../words';

const KINDS = ['heaps', 'rows', 'strips', 'boards', 'graphs'] as const;
type Kind = (typeof KINDS)[number];
/** Whether both players have the same moves, each has their own, or points are counted. */
const SIDES = ['impartial', 'partizan', 'scoring'] as const;

/** How difficult a game is. */
const LEVELS = ['easy', 'medium', 'hard'] as const;

const levels = (): Record<(typeof LEVELS)[number], string> => ({ easy: t('easy'), medium: t('medium'), hard: t('hard') });

const LONGEST_ENDING = 3;
const plain = (text: string): string => text.normalize('NFD').replace(/[\p{M}'’]/gu, '').toLowerCase();

const CODE = /^\d/;

/** What a game is played on, by its first picture. */
function kind({ layout }: Picture): Kind {
  if (layout.kind === 'board') return layout.rows === 1 ? 'strips' : 'boards';
  return layout.kind === 'walks' || layout.kind === 'graph' ? 'graphs' : layout.kind;
}

/** Games whose rules take a breath, and whose play takes a while. */
const FIRST = ['nim', 'kayles', 'chomp', 'queens', 'domineering', 'clobber'];

interface Entry {
  name: string;
  about: string;
  link: string;
  opening: Opening;
  sides: string;
  level: (typeof LEVELS)[number];
}

type Filter = 'on' | 'sides' | 'level';

@customElement('g-gallery')
export class Gallery extends LitElement {
  @state() private games?: Games;
  @state() private wrong = '';
  @state() private wanted = new URLSearchParams(location.search).get('q') ?? '';
  /** The board, the sides and the difficulty that are wanted alone. */
  @state() private on = new URLSearchParams(location.search).get('on') ?? '';
  @state() private sides = new URLSearchParams(location.search).get('sides') ?? '';
  @state() private level = new URLSearchParams(location.search).get('level') ?? '';

  protected override createRenderRoot() {
    return this;
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    document.title = `${t('Games')} · Grundy`;
    try {
      this.games = await api.games();
    } catch (e) {
      this.wrong = complaint(e).message;
    }
  }

  /** @param stems how other words begin that are looked for */
  private fits(stems: string[], ...texts: (string | undefined)[]): boolean {
    const all = plain([...texts, ...stems].join(' '));
    const begins = (word: string): boolean => stems.some((stem) => word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING);
    return plain(this.wanted).split(/\s+/).every((word) => all.includes(word) || begins(word));
  }

  private search(event: Event): void {
    this.wanted = (event.target as HTMLInputElement).value;
    this.tell();
  }

  private tell(): void {
    const query = new URLSearchParams({ ...(this.wanted ? { q: this.wanted } : {}), ...(this.on ? { on: this.on } : {}), ...(this.sides ? { sides: this.sides } : {}), ...(this.level ? { level: this.level } : {}) });
    show(query.size ? `/games?${query}` : '/games');
  }

  private filter(what: Filter, value: string): void {
    this[what] = this[what] === value ? '' : value;
    this.tell();
  }

  protected override render(): TemplateResult {
    const games = this.games?.games.filter(listed)
      .filter((game) => this.fits(game.words ?? [], game.name, called(game.name), game.english, game.rules, game.kind, game.aliasOf, ...(game.aliases ?? []), ...(game.family ?? []))) ?? [];
    const setups = this.games?.setups.filter((setup) => this.fits([], setup.name, called(setup.name), setup.about, setup.position)) ?? [];
    const entries: Entry[] = [
      ...setups.map(({ name, about, position, level, ...opening }) => ({ name, about, link: name, opening, level, sides: this.games?.games.find((game) => position.startsWith(game.name + ' '))?.kind ?? '' })),
      // What is called by a code stands after what has a name.
      ...[...games].sort((a, b) => Number(CODE.test(a.name)) - Number(CODE.test(b.name))).map(({ name, rules, start, level, kind: sides, ...opening }) => ({ name, about: rules, link: start, opening, level, sides })),
    ].filter(({ opening: { begun }, sides, level }) => begun[0] && (!this.on || kind(begun[0]) === this.on) && (!this.sides || sides === this.sides) && (!this.level || level === this.level));
    const boards: Record<Kind, string> = { heaps: t('Heaps'), rows: t('Rows'), strips: t('Strips'), boards: t('Boards'), graphs: t('Graphs') };
    const sides = { impartial: t('The same moves for both'), partizan: t('Each has their own moves'), scoring: t('Points are counted') };
    return html`<main class="gallery">
      <h1>${t('Games')}</h1>
      <p class="intro">${t('Good to begin with:')} ${FIRST.map((name, i) => html`${i ? ' · ' : ''}<a href=${address(`/play?start=${name}`)}>${called(name)}</a>`)}</p>
      <input type="search" placeholder=${t('Search')} aria-label=${t('Search')} .value=${this.wanted} @input=${this.search}>
      <div class="filters" role="group" aria-label=${t('Show only')}>
        ${this.chips(t('Board'), KINDS.map((one) => this.chip('on', one, boards[one])))}
        ${this.chips(t('Players'), SIDES.map((one) => this.chip('sides', one, sides[one])))}
        ${this.chips(t('Level'), LEVELS.map((one) => this.chip('level', one, levels()[one])))}</div>
      ${this.wrong ? html`<p class="wrong" role="alert">${this.wrong}</p>` : html`<p class="quiet" role="status">${this.games ? t('{0} {0:game|games}', entries.length) : t('Working …')}</p>`}
      ${KINDS.map((one) => this.shelf(boards[one], entries.filter(({ opening }) => kind(opening.begun[0]!) === one)))}
      ${this.games && entries.length === 0 ? html`<p class="quiet">${/\d/.test(this.wanted) ? html`${t('No game matches. You can also play a rule written in one line:')} <a href=${address(`/play?start=${encodeURIComponent(this.wanted)}`)}>${this.wanted}</a>` : t('No game matches.')}</p>` : nothing}
    </main>`;
  }

  private chips(name: string, chips: TemplateResult[]): TemplateResult {
    return html`<span class="quiet">${name}</span><span class="chips-of" role="group" aria-label=${name}>${chips}</span>`;
  }

  private chip(what: Filter, value: string, name: string): TemplateResult {
    return html`<button aria-pressed=${this[what] === value ? 'true' : 'false'} @click=${() => this.filter(what, value)}>${name}</button>`;
  }

  private shelf(title: string, entries: Entry[]): TemplateResult | typeof nothing {
    if (!entries.length) return nothing;
    return html`<section aria-label=${title}><h2>${title}</h2><ul class="shelf">${entries.map(({ name, about, link, opening, sides, level }) => html`<li><a class="item" href=${address(`/play?start=${encodeURIComponent(link)}`)}>
      <span class="thumb">${opened(opening, sides === 'impartial')}</span>
      <b>${called(name)}</b><span class="about"><em>${levels()[level]}</em> ${sentence(about)}</span></a></li>`)}</ul></section>`;
  }
}
