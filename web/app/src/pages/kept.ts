/** Matches, worksheets and formulas that were saved in this browser: to be opened, saved as a file, removed. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../board/board';
import { api, complaint } from '../api';
import { Copying, shared } from '../copying';
import { download } from '../download';
import { read } from '../link';
import { signs } from '../parts/pretty';
import { small } from '../parts/small';
import { titles } from '../parts/title';
import { link as address } from '../place';
import { bring, keep, remove, saved, typed, type Item } from '../saved';
import type { Picture, Played } from '../wire';
import { language, t } from '../words';

interface Drawn {
  pictures: Picture[];
  moves: Played[];
  impartial: boolean;
}

/** The end of a link to a match that the reader named. */
const NAMED = '&named=1';
/** Lines of a worksheet that its picture shows. */
const MOST_LINES = 4;

@customElement('g-kept')
export class Kept extends LitElement {
  @state() private items?: Item[];
  /** The entry whose name is being typed, and those that were removed, the latest last. */
  @state() private naming = -1;
  @state() private removed: Item[] = [];
  /** What a file that was opened has added. */
  @state() private brought = '';
  /** The text and the kind by which entries are filtered. */
  @state() private sought = '';
  @state() private kind: Item['kind'] | '' = '';
  private readonly copying = new Copying(this);
  @state() private wrong = '';
  /** The boards of matches, by the matches' numbers. */
  @state() private boards: Record<number, Drawn> = {};

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${t('Library')} · Grundy`;
    void this.load();
  }

  private async load(): Promise<void> {
    this.items = saved().sort((a, b) => Date.parse(b.kept) - Date.parse(a.kept) || b.id - a.id);
    for (const item of this.items) if (item.kind === 'match' && !this.boards[item.id] && this.isConnected) await this.draw(item);
  }

  /** The board where the match was left; where it began if nothing is left on it. */
  private async draw({ id, link }: Item): Promise<void> {
    const { start, play, first, moves, at } = read(new URL(link, location.href).search, '');
    const asked = { start, first, ...(play ? { play } : {}) };
    try {
      const left = await api.match({ ...asked, moves: moves.slice(0, at) });
      const shown = left.over && at && left.pictures.every(({ layout }) => layout.kind !== 'board') ? await api.match(asked) : left;
      this.boards = { ...this.boards, [id]: { pictures: shown.pictures, moves: shown.match.moves, impartial: shown.impartial } };
    } catch {
      // what cannot be opened has no picture
    }
  }

  /** A match as its board, anything else as what was typed. */
  private thumb(item: Item): TemplateResult {
    const board = this.boards[item.id];
    return html`<span class="thumb">${item.kind !== 'match' ? html`<code>${typed(item).slice(0, MOST_LINES).map((line) => html`${line}<br>`)}</code>` : board ? small(board.pictures, board) : nothing}</span>`;
  }

  /** A match without a name of its own is called after its game, in the language of the page. */
  private called({ kind, link, name }: Item): string {
    if (kind !== 'match' || link.endsWith(NAMED)) return name;
    const { start, moves } = read(new URL(link, location.href).search, '');
    return start && new RegExp(`, ${moves.length} \\p{L}+$`, 'u').test(name) ? t('{0}, {1} {1:move|moves}', titles(start, start).join(' + '), moves.length) : name;
  }

  private async drop(item: Item): Promise<void> {
    await this.change(() => {
      remove(item.id);
      this.removed = [...this.removed, item];
    });
    this.querySelector<HTMLElement>('.removed button')?.focus();
  }

  /** Saves again what was removed last, and returns the focus to it. */
  private async takeBack(item: Item): Promise<void> {
    await this.change(() => {
      keep(item.kind, item.name, item.link, item.kept);
      this.removed = this.removed.slice(0, -1);
    });
    const at = this.shown().findIndex(({ kind, name, link }) => kind === item.kind && name === item.name && link === item.link);
    this.querySelectorAll('.shelf > li')[at]?.querySelector<HTMLElement>('.does button:last-child')?.focus();
  }

  /** Changes what is saved and shows the result, even if the change fails halfway. */
  private async change(how: () => void): Promise<void> {
    this.wrong = this.brought = '';
    try {
      how();
    } catch (e) {
      this.wrong = complaint(e).message;
    }
    void this.load();
    await this.updateComplete;
  }

  private async rename(event: Event, item: Item): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.target as HTMLFormElement).get('name')).trim();
    this.naming = -1;
    if (!name || name === this.called(item)) return;
    const link = item.kind === 'match' && !item.link.endsWith(NAMED) ? item.link + NAMED : item.link;
    await this.change(() => {
      remove(item.id);
      keep(item.kind, name, link, item.kept);
    });
  }

  /** Ends renaming without a change, and returns the focus to where it was. */
  private async leave(event: Event): Promise<void> {
    const rename = (event.target as Element).closest('li')?.querySelector<HTMLElement>('.does button');
    this.naming = -1;
    await this.updateComplete;
    rename?.focus();
  }

  private async name(item: Item): Promise<void> {
    this.naming = item.id;
    await this.updateComplete;
    this.querySelector<HTMLInputElement>('.naming input')?.select();
  }

  private save(items: Item[] = this.items ?? [], name = 'grundy'): void {
    download(JSON.stringify({ schema: 1, kept: items }, null, 1), 'application/json', `${name}.json`);
  }

  private shown(): Item[] {
    const sought = this.sought.trim().toLowerCase();
    const about = (item: Item): string => [this.called(item), this.kinds()[item.kind], ...typed(item)].join('\n').toLowerCase();
    return (this.items ?? []).filter((item) => (!this.kind || item.kind === this.kind) && about(item).includes(sought));
  }

  /** What each kind of entry is called. */
  private readonly kinds = (): Record<Item['kind'], string> => ({ match: t('Match'), worksheet: t('Worksheet'), formula: t('Formula') });

  /** The search for entries, if there are several. */
  private search(): TemplateResult | typeof nothing {
    if ((this.items?.length ?? 0) < 2) return nothing;
    const kinds: Record<Item['kind'], string> = { match: t('Matches'), worksheet: t('Worksheets'), formula: t('Formulas') };
    return html`<div class="tools"><input type="search" aria-label=${t('Search')} placeholder=${t('Search')} .value=${this.sought} @input=${(event: Event) => (this.sought = (event.target as HTMLInputElement).value)}>
      ${(Object.keys(kinds) as Item['kind'][]).map((kind) => html`<button aria-pressed=${this.kind === kind ? 'true' : 'false'} @click=${() => (this.kind = this.kind === kind ? '' : kind)}>${kinds[kind]}</button>`)}</div>`;
  }

  private item(item: Item, kind: string, date: string): TemplateResult {
    const name = this.called(item);
    return html`<li><a class="item" href=${address(item.link)}>${this.thumb(item)}
      <b>${signs(name)}</b><span class="about">${kind} · ${date}</span></a>
      ${this.naming === item.id ? html`<form class="naming" @submit=${(event: Event) => void this.rename(event, item)} @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && void this.leave(event)}><input name="name" maxlength="100" .value=${name} aria-label=${t('Name')}><button>${t('Save')}</button><button type="button" @click=${(event: Event) => void this.leave(event)}>${t('Cancel')}</button></form>` : nothing}
      <div class="does"><button class="plain small" aria-label=${t('Rename {0}', name)} @click=${() => void this.name(item)}>${t('Rename')}</button>
        ${this.copying.button(`link ${item.id}`, t('Copy link'), () => shared(item.link), name)}
        <button class="plain small" aria-label=${t('Download {0}', name)} @click=${() => this.save([item], name)}>${t('Download')}</button>
        <button class="plain small" aria-label=${t('Remove {0}', name)} @click=${() => void this.drop(item)}>${t('Remove')}</button></div></li>`;
  }

  /** Opens a file that was saved here or elsewhere, and adds its contents to what is already saved. */
  private async open(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    const text = await file.text();
    input.value = '';
    await this.change(() => {
      const { added, there } = bring(text);
      this.brought = `${t('{0} {0:entry|entries} added.', added)}${there ? ` ${t('{0} {0:was|were} there already.', there)}` : ''}`;
      this.removed = [];
    });
  }

  protected override render(): TemplateResult {
    const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });
    const kinds = this.kinds();
    const last = this.removed.at(-1);
    const shown = this.shown();
    const date = (kept: string): string => (Number.isNaN(Date.parse(kept)) ? kept : format.format(new Date(kept)));
    return html`<main class="kept">
      <h1>${t('Library')}</h1>
      <p class="intro">${t('Saved in this browser.')}</p>
      <div class="tools">
        <button @click=${() => this.save()} ?disabled=${!this.items?.length}>${t('Download all')}</button>
        <label class="button">${t('Open a file')}<input type="file" accept="application/json,.json" class="hidden" @change=${(event: Event) => void this.open(event)}></label>
      </div>
      ${this.wrong ? html`<p class="status wrong" role="alert">${this.wrong}</p>` : nothing}
      ${this.items?.length === 0 ? html`<p class="quiet nothing">${t('Nothing yet. Save a match from its board, a worksheet from Values, or a formula from Sequences.')} <a href=${address('/games')}>${t('Games')}</a> · <a href=${address('/values')}>${t('Values')}</a> · <a href=${address('/sequences')}>${t('Sequences')}</a></p>` : nothing}
      ${this.search()}
      ${last ? html`<p class="removed" role="status">${t('Removed: {0}.', this.called(last))} <button class="plain small" @click=${() => void this.takeBack(last)}>${t('Undo')}</button></p>` : nothing}
      <p class="quiet brought" role="status">${this.brought}</p>
      ${this.items?.length && !shown.length ? html`<p class="quiet">${t('Nothing matches.')}</p>` : nothing}
      <ul class="shelf">${shown.map((item) => this.item(item, kinds[item.kind], date(item.kept)))}</ul>
    </main>`;
  }
}
