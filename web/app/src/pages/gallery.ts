/** Every game with the picture of its first example. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../board/board';
import { api } from '../api';
import { styled } from '../parts/styled';
import type { GameEntry, Games, Picture, Setup } from '../wire';
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
    history.replaceState(null, '', this.wanted ? '/games?q=' + encodeURIComponent(this.wanted) : '/games');
  }

  protected override render(): TemplateResult {
    const games = this.games?.games.filter((game) => this.fits(game.name, game.rules, game.kind, ...(game.aliases ?? []), ...(game.family ?? []))) ?? [];
    const setups = this.games?.setups.filter((setup) => this.fits(setup.name, setup.about, setup.position)) ?? [];
    return html`<main class="gallery">
      <h1>${t('Games')}</h1>
      <input type="search" placeholder=${t('Search')} aria-label=${t('Search')} .value=${this.wanted} @input=${this.search}>
      <p class="hidden" role="status">${this.games ? t('{0} {0:game|games}', games.length + setups.length) : ''}</p>
      <ul class="shelf">${setups.map((setup) => this.setup(setup))}${games.map((game) => this.game(game))}</ul>
      ${this.games && games.length + setups.length === 0 ? html`<p class="quiet">${/\d/.test(this.wanted) ? html`${t('No game is called so. A rule in one line is played too:')} <a href="/play?start=${encodeURIComponent(this.wanted)}">${this.wanted}</a>` : t('No game is called so.')}</p>` : nothing}
    </main>`;
  }

  private game(game: GameEntry): TemplateResult {
    return html`<li><a class="item" href="/play?start=${encodeURIComponent(game.start)}">
      <span class="thumb"><g-board inert .pictures=${game.pictures} ${styled({ zoom: scale(game.pictures) })}></g-board></span>
      <b>${game.name}</b><span class="about">${game.rules}</span></a></li>`;
  }

  private setup(setup: Setup): TemplateResult {
    return html`<li><a class="item" href="/play?start=${encodeURIComponent(setup.name)}">
      <span class="thumb"><g-board inert .pictures=${setup.pictures} ${styled({ zoom: scale(setup.pictures) })}></g-board></span>
      <b>${setup.name}</b><span class="about">${setup.about}</span></a></li>`;
  }
}
