/** A position that is changed by touch, by steps or by typing, until it is played or given up. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../board/board';
import { api, complaint, type Complaint } from '../api';
import type { GameEntry, Picture, Touch } from '../wire';
import { t } from '../words';
import { listed, sorted } from './catalogue';
import { called, titles } from './title';
import { wrong } from './wrong';

/** A position, and how its game writes positions. */
export interface Edited {
  start: string;
  pictures: Picture[];
  writing: string[];
  /** Whether points decide it. */
  scoring: boolean;
}

/** How large random positions are. */
const SIZES = { easy: 3, medium: 5, hard: 8 };

/** How long typing rests before what is typed is shown, in milliseconds. */
const REST = 400;

/** Says `g-edit` with each position that can be shown, then `g-play` with the one to play, or `g-cancel`. */
@customElement('g-editor')
export class Editor extends LitElement {
  @property({ attribute: false }) edited: Edited = { start: '', pictures: [], writing: [], scoring: false };
  @state() private wrong: Complaint | undefined;
  @state() private games: GameEntry[] = [];
  private level: keyof typeof SIZES = 'medium';
  private resting = 0;
  private changing = Promise.resolve();
  /** How often a position was asked for; only the last answer counts. */
  private asked = 0;
  private readonly keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !(event.target instanceof HTMLSelectElement)) this.say('g-cancel');
  };

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.keys);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keys);
    clearTimeout(this.resting);
    this.asked++;
  }

  protected override firstUpdated(): void {
    this.querySelector<HTMLElement>('.editor')?.focus({ preventScroll: true });
    api.games().then(({ games }) => (this.games = games.filter(listed)), (e: unknown) => (this.wrong = complaint(e)));
  }

  private say(name: 'g-edit' | 'g-play' | 'g-cancel'): void {
    this.dispatchEvent(new CustomEvent<Edited>(name, { detail: this.edited }));
  }

  /** Shows the position that an answer brings, unless another was asked for since. */
  private async show(answer: Promise<Edited>): Promise<void> {
    const asked = ++this.asked;
    try {
      const edited = await answer;
      if (asked !== this.asked) return;
      this.edited = edited;
      this.wrong = undefined;
      this.say('g-edit');
    } catch (e) {
      if (asked === this.asked) this.wrong = complaint(e);
    }
  }

  private typed(text: string): Promise<void> {
    clearTimeout(this.resting);
    return this.show(api.match({ start: text }).then(({ pictures, writing = [], scoring }) => ({ start: text, pictures, writing, scoring })));
  }

  /** What is typed is shown as soon as it can be read and the typing rests. */
  private typing(text: string): void {
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => void this.typed(text), REST);
  }

  /** A change waits for the answer to the one before it, however fast the fingers are. */
  private change(query: Record<string, string | number>): void {
    this.changing = this.changing.then(() => this.show(api.edit({ start: this.edited.start, ...query }).then((found) => ({ ...this.edited, ...found }))));
  }

  private touch({ board, part: id, level }: Touch): void {
    const picture = this.edited.pictures[board];
    if (picture?.layout.kind === 'walks' && id < 0) return this.change({ board, node: level });
    const part = picture?.parts.find((one) => one.id === id);
    // A token, or the gap between two, stands for its row.
    const row = picture?.layout.kind === 'rows' && part && 'row' in part ? part.row : undefined;
    const left = part?.kind === 'heap' && picture?.layout.kind === 'heaps' ? String(BigInt(level) - BigInt(part.size)) : undefined;
    this.change({ board, part: row ?? id, by: left ?? (row !== undefined || part?.kind === 'heap' ? -1 : 1) });
  }

  private async done(): Promise<void> {
    await this.typed(this.input?.value.trim() ?? '');
    if (!this.wrong) this.say('g-play');
  }

  /** The games whose boards can stand beside these: points decide all of them, or none. */
  private addable(): GameEntry[] {
    const { scoring } = this.edited;
    const by = new Map(this.games.filter(({ kind }) => (kind === 'scoring') === scoring).map((one) => [one.name, one]));
    return sorted([...by.keys()]).map((name) => by.get(name)!);
  }

  private get input(): HTMLInputElement | null {
    return this.querySelector('input[name=position]');
  }

  protected override render(): TemplateResult {
    const { start, pictures, writing } = this.edited;
    const names = titles(start, start);
    const everywhere = pictures.flatMap((picture, board) =>
      // Between edges with colours, nodes are only where these end.
      picture.parts.filter((part) => part.kind !== 'node' || part.look !== 'neutral').map((part) => ({ board, part: part.id, level: part.kind === 'heap' ? part.size : 0 })));
    return html`<form class="editor" tabindex="-1" aria-label=${t('Change the position')} @submit=${(event: Event) => { event.preventDefault(); void this.done(); }}>
      ${pictures.some((picture) => picture.layout.kind === 'walks') ? html`<p class="quiet">${t('Select a node to put a token on it or take one off.')}</p>` : nothing}
      <g-board .pictures=${pictures} .names=${names} .next=${everywhere} live ?editing=${true} @g-touch=${(event: CustomEvent<Touch>) => this.touch(event.detail)}></g-board>
      ${pictures.map((picture, board) => this.steppers(picture, board, pictures.length > 1 ? names[board] : undefined))}
      <label class="field wide"><span>${t('The position')}</span>
        <input name="position" .value=${start} spellcheck="false" autocomplete="off" aria-invalid=${this.wrong ? 'true' : 'false'} @input=${(event: Event) => this.typing((event.target as HTMLInputElement).value)}></label>
      ${writing.map((sentence) => html`<p class="quiet">${sentence}</p>`)}
      ${this.wrong ? wrong(this.wrong.message, this.input?.value, this.wrong.found) : nothing}
      <label class="field wide"><span>${t('Add a board')}</span>
        <select @change=${(event: Event) => {
          const select = event.target as HTMLSelectElement;
          if (select.value) void this.typed(`${start} + ${select.value}`);
          select.value = '';
        }}><option value=""></option>${this.addable().map(({ name, start }) => html`<option value=${start}>${called(name)}</option>`)}</select></label>
      <div class="tools">
        <button class="primary">${t('Play this')}</button>
        <button type="button" @click=${() => this.change({ seed: Math.floor(Math.random() * 1e6), size: SIZES[this.level] })}>${t('Random position')}</button>
        <select aria-label=${t('Level')} @change=${(event: Event) => (this.level = (event.target as HTMLSelectElement).value as keyof typeof SIZES)}>
          ${([['easy', t('easy')], ['medium', t('medium')], ['hard', t('hard')]] as const).map(([level, name]) => html`<option value=${level} ?selected=${level === this.level}>${name}</option>`)}</select>
        <button type="button" @click=${() => this.say('g-cancel')}>${t('Cancel')}</button>
      </div>
    </form>`;
  }

  /** Buttons that make each heap or row of a board larger or smaller by one, and begin another. */
  private steppers(picture: Picture, board: number, name?: string): TemplateResult | typeof nothing {
    const all = rows(picture);
    if (!all) return nothing;
    return html`<div class="tools" role="group" aria-label=${name ?? nothing}>${name ? html`<span class="quiet">${name}</span>` : nothing}
      ${[...all, all.length].map((row) => html`<span class="stepper">${row < all.length ? row + 1 : t('New row')}
        ${row < all.length ? html`<button type="button" aria-label=${t('Row {0}: one less', row + 1)} @click=${() => this.change({ board, part: row, by: -1 })}>−</button>` : nothing}
        <button type="button" aria-label=${t('Row {0}: one more', row + 1)} @click=${() => this.change({ board, part: row, by: 1 })}>+</button></span>`)}</div>`;
  }
}

/** The heaps or rows of a picture by number, where it is made of them. */
function rows({ layout, parts }: Picture): number[] | undefined {
  return layout.kind === 'rows' ? layout.lengths.map((_, row) => row) : layout.kind === 'heaps' ? parts.map((part) => part.id) : undefined;
}
