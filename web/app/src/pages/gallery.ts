/** Every game with the picture of its first example. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { api } from '../api';
import { small } from '../parts/small';
import { link as address, show } from '../place';
import type { Games, Picture } from '../wire';
import { t } from '../words';

type Kind = 'heaps' | 'rows' | 'strips' | 'boards' | 'graphs';

/** What a game is played on, by its first picture. */
function kind({ layout }: Picture): Kind {
  if (layout.kind === 'board') return layout.rows === 1 ? 'strips' : 'boards';
  return layout.kind === 'walks' || layout.kind === 'graph' ? 'graphs' : layout.kind;
}

interface Entry {
  name: string;
  about: string;
  link: string;
  pictures: Picture[];
}

@customElement('g-gallery')
export class Gallery extends LitElement {
  @state() private games?: Games;
  @state() private wanted = new URLSearchParams(location.search).get('q') ?? '';

  protected override createRenderRoot() {
    return this;
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    document.title = `${t('Games')} · Grundy`;
    this.games = await api.games();
  }

  private fits(...texts: (string | undefined)[]): boolean {
    const all = texts.join(' ').toLowerCase();
    return this.wanted.toLowerCase().split(/\s+/).every((word) => all.includes(word));
  }

  private search(event: Event): void {
    this.wanted = (event.target as HTMLInputElement).value;
    show(this.wanted ? '/games?q=' + encodeURIComponent(this.wanted) : '/games');
  }

  protected override render(): TemplateResult {
    const games = this.games?.games.filter((game) => this.fits(game.name, game.rules, game.kind, ...(game.aliases ?? []), ...(game.family ?? []))) ?? [];
    const setups = this.games?.setups.filter((setup) => this.fits(setup.name, setup.about, setup.position)) ?? [];
    const entries: Entry[] = [
      ...setups.map(({ name, about, pictures }) => ({ name, about, link: name, pictures })),
      // What is called by a code stands after what has a name.
      ...[...games].sort((a, b) => Number(/^\d/.test(a.name)) - Number(/^\d/.test(b.name))).map(({ name, rules, start, pictures }) => ({ name, about: rules, link: start, pictures })),
    ];
    return html`<main class="gallery">
      <h1>${t('Games')}</h1>
      <input type="search" placeholder=${t('Search')} aria-label=${t('Search')} .value=${this.wanted} @input=${this.search}>
      <p class="hidden" role="status">${this.games ? t('{0} {0:game|games}', games.length + setups.length) : ''}</p>
      ${(['heaps', 'rows', 'strips', 'boards', 'graphs'] as const).map((one) => this.shelf(one, entries.filter(({ pictures }) => pictures[0] && kind(pictures[0]) === one)))}
      ${this.games && games.length + setups.length === 0 ? html`<p class="quiet">${/\d/.test(this.wanted) ? html`${t('No game matches. You can also play a rule written in one line:')} <a href=${address(`/play?start=${encodeURIComponent(this.wanted)}`)}>${this.wanted}</a>` : t('No game matches.')}</p>` : nothing}
    </main>`;
  }

  private shelf(one: Kind, entries: Entry[]): TemplateResult | typeof nothing {
    if (!entries.length) return nothing;
    const titles: Record<Kind, string> = { heaps: t('Heaps'), rows: t('Rows'), strips: t('Strips'), boards: t('Boards'), graphs: t('Graphs') };
    return html`<section aria-label=${titles[one]}><h2>${titles[one]}</h2><ul class="shelf">${entries.map(({ name, about, link, pictures }) => html`<li><a class="item" href=${address(`/play?start=${encodeURIComponent(link)}`)}>
      <span class="thumb">${small(pictures)}</span>
      <b>${name}</b><span class="about">${about}</span></a></li>`)}</ul></section>`;
  }
}
