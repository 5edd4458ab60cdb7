/** The frame of all pages: the one for this address, a quiet head, the language. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { words } from './api';
import { capitalized } from './parts/begun';
import { embedded, enter, followed, go, link, OPENED, page } from './place';
import { linkTrade, trade, useTrade } from './trade';
import { LOST } from './transport/transport';
import { choose, language, languages, loadWords, t } from './words';

/** What a language calls itself, as at the beginning of a sentence. */
function nameOf(code: string): string {
  return capitalized(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code);
}

/** Each page is fetched when it is opened. */
const PAGES: Record<string, { load: () => Promise<unknown>; show: () => TemplateResult }> = {
  '/': { load: () => import('./pages/first'), show: () => html`<g-first></g-first>` },
  '/play': { load: () => import('./pages/play'), show: () => html`<g-play></g-play>` },
  '/games': { load: () => import('./pages/gallery'), show: () => html`<g-gallery></g-gallery>` },
  '/daily': { load: () => import('./pages/daily'), show: () => html`<g-daily></g-daily>` },
  '/lessons': { load: () => import('./pages/lessons'), show: () => html`<g-lessons></g-lessons>` },
  '/exercises': { load: () => import('./pages/exercises'), show: () => html`<g-exercises></g-exercises>` },
  '/boards': { load: () => import('./pages/boards'), show: () => html`<g-boards></g-boards>` },
  '/sequences': { load: () => import('./pages/sequences'), show: () => html`<g-sequences></g-sequences>` },
  // What older links call it.
  '/formulas': { load: () => import('./pages/sequences'), show: () => html`<g-sequences></g-sequences>` },
  '/values': { load: () => import('./pages/values'), show: () => html`<g-values></g-values>` },
  '/proofs': { load: () => import('./pages/proofs'), show: () => html`<g-proofs></g-proofs>` },
  '/kept': { load: () => import('./pages/kept'), show: () => html`<g-kept></g-kept>` },
  '/sources': { load: () => import('./pages/sources'), show: () => html`<g-sources></g-sources>` },
};

@customElement('g-app')
export class App extends LitElement {
  @state() private ready = false;
  @state() private failed = '';
  /** Whether the links are open, where they would take too much of a small screen. */
  @state() private menu = false;

  protected override createRenderRoot() {
    return this;
  }

  /** Whether the server cannot be reached; questions wait until it can. */
  @state() private lost = false;

  private readonly hear = (event: Event): void => void (this.lost = (event as CustomEvent<boolean>).detail);

  /** Counts the pages that were opened; each is made anew. */
  private opened = 0;

  private readonly open = async (): Promise<void> => {
    enter();
    this.menu = false;
    await PAGES[page()]?.load();
    this.opened++;
    this.requestUpdate();
    await this.updateComplete;
    scrollTo(0, 0);
    const main = this.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
  };

  private readonly follow = (event: MouseEvent): void => {
    const address = followed(event);
    if (address === undefined) return;
    event.preventDefault();
    go(address);
  };

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    addEventListener(OPENED, this.open);
    addEventListener('popstate', this.open);
    addEventListener('click', this.follow);
    addEventListener(LOST, this.hear);
    if (new URLSearchParams(location.search).get('theory') === '1') linkTrade();
    try {
      await Promise.all([loadWords(words), PAGES[page()]?.load()]);
      this.ready = true;
    } catch (e) {
      this.failed = e instanceof Error ? e.message : String(e);
    }
  }

  protected override render(): TemplateResult {
    if (this.failed) return html`<main><p class="status">${this.failed}</p></main>`;
    if (!this.ready) return html`${embedded() ? nothing : html`<header class="head"><span class="name">Grundy</span></header>`}<main class="loading" aria-busy="true"><span></span></main>${this.connection()}`;
    const shown = PAGES[page()];
    return html`${this.head()}${shown ? keyed(this.opened, shown.show()) : html`<main><h1>${t('There is nothing here.')}</h1><p class="intro">${t('The address may have a typing error. Begin with one of these pages:')}</p><p class="quiet nothing"><a href=${link('/')}>Grundy</a> · <a href=${link('/games')}>${t('Games')}</a></p></main>`}${this.connection()}`;
  }

  private connection(): TemplateResult {
    return html`<p class="lost" role="status">${this.lost ? t('No connection. Trying again …') : nothing}</p>`;
  }

  /** The next Tab goes on at what may be touched on the board, or else below the menu. */
  private skip(): void {
    const board = this.querySelector<HTMLElement>('g-board [data-part][tabindex="0"]:not([disabled])');
    const main = this.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    (board ?? main)?.focus();
  }

  private head(): TemplateResult | typeof nothing {
    if (embedded()) return nothing;
    const first = page() === '/';
    const links: [string, string][] = [
      ['/games', t('Games')],
      ['/lessons', t('Lessons')],
      ['/daily', t('Puzzles')],
      ['/exercises', t('Exercises')],
      ['/boards', t('Maps')],
      ['/sequences', t('Sequences')],
      ['/values', t('Values')],
      ['/proofs', t('Proofs')],
      ['/sources', t('Sources')],
      ['/kept', t('Library')],
    ];
    return html`<header class="head">
      <button class="skip" @click=${() => this.skip()}>${t('Skip the menu')}</button>
      <a class="name" href=${link('/')}>Grundy</a>
      ${first
        ? nothing
        : html`<button class="plain menu" aria-expanded=${this.menu ? 'true' : 'false'} aria-controls="links" @click=${() => (this.menu = !this.menu)}>☰ ${t('Menu')}</button>
          <nav id="links" class=${this.menu ? 'open' : ''} aria-label=${t('Workbench')}>${links.map(
            ([href, name]) => html`<a href=${link(href)} aria-current=${page() === href ? 'page' : nothing}>${name}</a>`,
          )}</nav>`}
      <span class="settings">
        ${!['/play', '/boards'].includes(page())
          ? nothing
          : html`<label class="switch"><input type="checkbox" .checked=${trade()} @change=${this.toggle}> ${t('Show theory')}</label>`}
        <select aria-label=${t('Language')} @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
          ${languages().map((code) => html`<option value=${code} lang=${code} ?selected=${code === language()}>${nameOf(code)}</option>`)}
        </select>
      </span>
    </header>`;
  }

  private toggle(event: Event): void {
    useTrade((event.target as HTMLInputElement).checked);
    dispatchEvent(new Event('g-trade'));
  }
}
