/** A position that is changed by touch, by steps or by typing, until it is played or given up. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../board/board';
import { MOST_MATCHES } from '../board/heaps';
import { api, complaint, type Complaint } from '../api';
import type { BoardChanges, Edit, GameEntry, Picture, Step, Touch } from '../wire';
import { t } from '../words';
import { listed, sorted } from './catalogue';
import { called, captions } from './title';
import { wrong } from './wrong';

/** A position, how its game writes positions, and what can be changed in it. */
export interface Edited extends Edit {
  writing: string[];
  /** Whether points decide it. */
  scoring: boolean;
}

/** A text of which nothing is known. */
export const unread = (start: string): Edited => ({ start, pictures: [], touches: [], changes: [], writing: [], scoring: false });

/** A position as it is typed. */
export async function read(start: string): Promise<Edited> {
  const [{ writing = [], scoring }, edit] = await Promise.all([api.match({ start }), api.edit({ start })]);
  return { ...edit, start, writing, scoring };
}

/** How large random positions are. */
const SIZES = { easy: 3, medium: 5, hard: 8 };

/** How long typing rests before what is typed is shown, in milliseconds. */
const REST = 400;

/** Says `g-edit` with each position that can be shown, then `g-play` with the one to play, or `g-cancel`. */
@customElement('g-editor')
export class Editor extends LitElement {
  @property({ attribute: false }) edited: Edited = unread('');
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

  /** A complaint comes into sight. */
  protected override updated(changed: PropertyValues): void {
    if (changed.has('wrong') && this.wrong) this.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
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
    return this.show(read(text));
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
    const { start, pictures, touches, changes, writing } = this.edited;
    const names = captions(start, start);
    return html`<form class="editor" tabindex="-1" aria-label=${t('Change the position')} @submit=${(event: Event) => { event.preventDefault(); void this.done(); }}>
      <p class="quiet">${said(pictures, changes).join(' ')}</p>
      <g-board .pictures=${pictures} .names=${names} .next=${touches} live ?editing=${true} @g-touch=${(event: CustomEvent<Touch>) => this.touch(event.detail)}></g-board>
      ${changes.map((one, board) => this.steppers(one, pictures[board], board, changes.length > 1 ? names[board] : undefined))}
      <label class="field wide"><span>${t('The position')}</span>
        <input name="position" .value=${start} spellcheck="false" autocomplete="off" aria-invalid=${this.wrong ? 'true' : 'false'} @input=${(event: Event) => this.typing((event.target as HTMLInputElement).value)}></label>
      ${this.wrong ? wrong(this.wrong.message, this.input?.value, this.wrong.found) : nothing}
      ${writing.map((sentence) => html`<p class="quiet">${sentence}</p>`)}
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

  /** Buttons that make each number of a board larger or smaller by one and begin another, and that change its size. */
  private steppers({ numbers = [], another, rows, columns }: BoardChanges, picture: Picture | undefined, board: number, name?: string): TemplateResult | typeof nothing {
    if (!picture || !(numbers.length || rows || columns)) return nothing;
    const { layout } = picture;
    const inCells = layout.kind === 'board' && numbers.length > 0;
    const across = inCells ? t('Numbers') : layout.kind === 'board' && layout.rows === 1 && !rows ? t('Cells') : t('Columns');
    return html`<div class="tools" role="group" aria-label=${name ?? nothing}>${name ? html`<span class="quiet">${name}</span>` : nothing}
      ${numbers.map((step, i) => this.stepper(i + 1, inCells ? t('Number {0}', i + 1) : t('Row {0}', i + 1), step, (by) => ({ board, part: step.part, by })))}
      ${another ? this.stepper(t('New row'), t('Row {0}', numbers.length + 1), { more: true }, (by) => ({ board, part: numbers.length, by })) : nothing}
      ${rows ? this.stepper(t('Rows'), t('Rows'), rows, (by) => ({ board, rows: by })) : nothing}
      ${columns ? this.stepper(across, across, columns, (by) => ({ board, columns: by })) : nothing}</div>`;
  }

  /** @param name what is said of its buttons, where that is more than what is seen */
  private stepper(label: string | number, name: string, { less, more }: Partial<Step>, how: (by: 1 | -1) => Record<string, number>): TemplateResult {
    const button = (sign: string, named: string, by: 1 | -1, may: boolean): TemplateResult => html`<button type="button" aria-label=${named} aria-disabled=${may ? nothing : 'true'} @click=${() => may && this.change(how(by))}>${sign}</button>`;
    return html`<span class="stepper">${label} ${less === undefined ? nothing : button('−', t('{0}: one less', name), -1, less)} ${button('+', t('{0}: one more', name), 1, !!more)}</span>`;
  }
}

/** What a touch does on these boards. */
function said(pictures: Picture[], changes: BoardChanges[]): string[] {
  const matches = pictures.some(({ parts }) => parts.some((part) => part.kind === 'heap' && Number(part.size) <= MOST_MATCHES));
  const sentences = {
    heap: matches ? t('Select a match to take it and all beyond it.') : '',
    row: t('Select a token to take it off its row.'),
    token: t('Select a node to put a token on it or take one off.'),
    cell: t('Select a cell to change what stands on it.'),
    shape: t('Select a cell to change the shape of the board there.'),
    colour: t('Select an edge to change its colour.'),
    edge: t('Select an edge to take it away.'),
    node: t('Select a node to change whose it is.'),
  };
  return [...new Set(changes.flatMap(({ does }) => does.map((effect) => sentences[effect])))].filter(Boolean);
}
