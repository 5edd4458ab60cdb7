/** Every game with the picture of its first example. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../board/board';
import { api } from '../api';
import { styled } from '../parts/styled';
import { link as address, show } from '../place';
import type { Games, Picture } from '../wire';
import { t } from '../words';

/** How small a picture must be drawn to fit its place on the shelf. */
function scale(pictures: Picture[]): string {
  const sizes = pictures.map(({ layout, parts, counters }) => {
    const below = counters.length ? 50 : 0;
    if (layout.kind === 'board') {
      const cell = Math.max(16, Math.min(64, 640 / layout.columns));
      return { wide: (layout.columns + 1) * cell, high: layout.rows * cell + below };
    }
    if (layout.kind === 'heaps') return { wide: 22 * Math.max(...parts.map((part) => (part.kind === 'heap' ? Math.min(18, Number(part.size)) : 1))), high: parts.length * 82 + below };
    if (layout.kind === 'rows') return { wide: 52 * Math.max(...layout.lengths), high: 60 * layout.lengths.length };
    return parts.some((part) => part.kind === 'node' && part.ground) ? { wide: 320, high: 330 } : { wide: 300, high: 230 };
  });
  const wide = Math.max(1, ...sizes.map((size) => size.wide));
  const high = sizes.reduce((sum, size) => sum + size.high + 20, 0);
  return Math.min(0.6, 118 / high, 205 / wide).toFixed(3);
}

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
      <span class="thumb"><g-board inert .pictures=${pictures} ${styled({ zoom: scale(pictures) })}></g-board></span>
      <b>${name}</b><span class="about">${about}</span></a></li>`)}</ul></section>`;
  }
}
