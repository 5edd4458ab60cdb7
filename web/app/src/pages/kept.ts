/** Matches, worksheets and formulas that were kept on this machine: to be opened, saved as a file, removed. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../board/board';
import { api, Complaint, get, keep, remove } from '../api';
import { download } from '../download';
import { read } from '../link';
import { signs } from '../parts/pretty';
import { small } from '../parts/small';
import { titles } from '../parts/title';
import { engine, link as address } from '../place';
import type { Picture, Played } from '../wire';
import { language, t } from '../words';

interface Item {
  id: number;
  kind: 'match' | 'worksheet' | 'formula';
  name: string;
  link: string;
  kept: string;
}

interface Drawn {
  pictures: Picture[];
  moves: Played[];
  impartial: boolean;
}

/** Lines of a worksheet that its picture shows. */
const MOST_LINES = 4;

@customElement('g-kept')
export class Kept extends LitElement {
  @state() private items?: Item[];
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
    this.items = (await get<{ kept: Item[] }>('kept')).kept;
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
  private thumb({ id, kind, link }: Item): TemplateResult {
    const query = new URL(link, location.href).searchParams;
    const typed = kind === 'worksheet' ? query.getAll('cell') : kind === 'formula' ? [query.get('rules') ?? ''] : [];
    return html`<span class="thumb">${kind === 'match' ? (this.boards[id] ? small(this.boards[id].pictures, this.boards[id]) : nothing) : html`<code>${typed.slice(0, MOST_LINES).map((line) => html`${line}<br>`)}</code>`}</span>`;
  }

  /** A match is called by its game in the language of the page, whatever it was called when it was saved. */
  private called({ kind, link, name }: Item): string {
    if (kind !== 'match') return name;
    const { start, moves } = read(new URL(link, location.href).search, '');
    return start ? t('{0}, {1} {1:move|moves}', titles(start, start).join(' + '), moves.length) : name;
  }

  private async drop(item: Item): Promise<void> {
    await remove('kept/' + item.id);
    await this.load();
  }

  private save(): void {
    download(JSON.stringify({ schema: 1, kept: this.items }, null, 1), 'application/json', 'grundy.json');
  }

  /** A file that was saved here or elsewhere; what it holds is kept beside what there is. */
  private async open(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    try {
      const saved = JSON.parse(await file.text()) as { kept: Item[] };
      for (const item of [...saved.kept].reverse()) await keep(item.kind, item.name, item.link, item.kept);
      this.wrong = '';
    } catch (e) {
      this.wrong = e instanceof Complaint ? e.message : t('This file contains no saved entries.');
    }
    input.value = '';
    await this.load();
  }

  protected override render(): TemplateResult {
    const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });
    const date = (kept: string): string => (Number.isNaN(Date.parse(kept)) ? kept : format.format(new Date(kept)));
    return html`<main class="kept">
      <h1>${t('Library')}</h1>
      <p class="intro">${engine === undefined ? t('Saved in a file on this machine.') : t('Saved in this browser.')}</p>
      <div class="tools">
        <button @click=${() => this.save()} ?disabled=${!this.items?.length}>${t('Download all')}</button>
        <label class="button">${t('Open')}<input type="file" accept="application/json,.json" class="hidden" @change=${(event: Event) => void this.open(event)}></label>
      </div>
      ${this.wrong ? html`<p class="status wrong" role="alert">${this.wrong}</p>` : nothing}
      ${this.items?.length === 0 ? html`<p class="quiet nothing">${t('Nothing yet. Save a match from its board, a worksheet from Values, or a formula from Sequences.')} <a href=${address('/games')}>${t('Games')}</a> · <a href=${address('/values')}>${t('Values')}</a> · <a href=${address('/sequences')}>${t('Sequences')}</a></p>` : nothing}
      <ul class="shelf">${this.items?.map((item) => html`<li><a class="item" href=${address(item.link)}>${this.thumb(item)}
        <b>${signs(this.called(item))}</b><span class="about">${{ match: t('Match'), worksheet: t('Worksheet'), formula: t('Formula') }[item.kind]} · ${date(item.kept)}</span></a>
        <button class="plain small" aria-label=${t('Remove {0}', this.called(item))} @click=${() => void this.drop(item)}>${t('Remove')}</button></li>`)}</ul>
    </main>`;
  }
}
