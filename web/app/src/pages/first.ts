/** The first minute: a board, one sentence, and who starts. Nothing else until a match is over. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Board } from '../board/board';
import '../board/board';
import { Game } from '../game';
import { FRESH, you, write } from '../link';
import { chip, keys } from '../parts/chip';
import { besideRows, parity } from '../parts/columns';
import { doors } from '../parts/doors';
import { dots } from '../parts/dots';
import { signs } from '../parts/pretty';
import { columnsOf } from '../parts/why';
import { link as address } from '../place';
import { recall, remember } from '../storage';
import type { Touch } from '../wire';
import { t } from '../words';

const START = 'marienbad';
const MATCHES_SEEN = 'grundy.matches';

@customElement('g-first')
export class First extends LitElement {
  private game = new Game(this, { ...FRESH, start: START, seed: Math.floor(Math.random() * 1e9), why: false }, () => undefined);
  private started = false;
  /** Whether the buttons that begin a match wait for the keys. */
  private beginning = false;
  /** Whether the position gone back to was won for the person. */
  private had = false;
  /** The weights of the columns of what is on the board; what is under the finger may need fewer. */
  private weights: string[] = [];
  private readonly keys = keys(this.game);

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = 'Grundy';
    addEventListener('keydown', this.keys);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keys);
  }

  /** A button that was pressed by a key is gone then: the keys go on at the board. */
  private toBoard(event: MouseEvent): void {
    const board = this.querySelector<Board>('g-board');
    if (board) board.byKeys = event.detail === 0;
  }

  private begin(first: 'left' | 'right', event: MouseEvent): void {
    this.toBoard(event);
    this.started = true;
    void this.game.go({ first, moves: [], at: 0 });
  }

  protected override willUpdate(): void {
    const columns = columnsOf(this.game.answer);
    if (columns && !this.game.considered) this.weights = columns.weights;
  }

  protected override updated(): void {
    if (this.beginning && !this.game.over) {
      this.beginning = false;
      this.querySelector<HTMLElement>('.starts button')?.focus();
    }
    if (!this.game.over || !this.game.review?.ending) return;
    remember(MATCHES_SEEN, '1');
    const board = this.querySelector<Board>('g-board');
    if (!board?.byKeys || document.activeElement !== document.body) return;
    board.byKeys = false;
    this.querySelector<HTMLElement>('.starts button')?.focus();
  }

  private again(event: MouseEvent): void {
    this.beginning = event.detail === 0;
    this.started = false;
    void this.game.go({ moves: [], at: 0, first: 'left', seed: this.game.link.seed + 1 });
  }

  private touched(event: CustomEvent<Touch>): void {
    void this.game.touch(event.detail);
  }

  private goBack(turn: number | undefined, why: boolean, event: MouseEvent): void {
    this.toBoard(event);
    this.had = turn !== undefined;
    void this.game.go({ at: turn ?? (this.game.link.first === 'left' ? 0 : 1), why: why || this.game.link.why });
  }

  private toTheEnd(event: MouseEvent): void {
    this.toBoard(event);
    void this.game.toTheEnd();
  }

  private status(): string {
    const { game } = this;
    if (game.complaint) return game.complaint;
    if (!game.state) return '';
    if (game.over) return game.review?.ending ? `${game.review.ending.said} ${game.review.ending.because ?? ''}` : '…';
    if (game.thinking) return t('Thinking …');
    if (game.shown) return t('I {0}. Your turn.', game.shown.words);
    if (game.link.at < game.link.moves.length && this.had) return t('You are back where you were winning. What would you take now?');
    return this.started || game.selected ? t('Your turn.') : '';
  }

  protected override render(): TemplateResult {
    const { game } = this;
    const fresh = game.link.moves.length === 0 && !this.started && !game.selected;
    const columns = game.link.why ? columnsOf(game.answer) : undefined;
    const ending = game.over ? game.review?.ending : undefined;
    const open = game.over || recall(MATCHES_SEEN) !== null;
    return html`<main class="first ${ending ? 'ended' : ''}">
      <h1 class="sentence">${t('Take as many matches as you like from one row. The player who takes the last match loses.')}</h1>
      <div class="table ${columns ? 'explained' : ''}">
        <g-board .pictures=${game.state?.pictures ?? []} .next=${game.state?.next ?? []} .selected=${game.selected?.touches ?? []}
          .last=${game.shown?.touches ?? []} .earlier=${game.shown?.before ?? []} ?live=${game.yours}
          @g-touch=${this.touched} @g-hover=${(event: CustomEvent<Touch | undefined>) => void game.hover(event.detail)}></g-board>
        ${columns ? besideRows(columns, this.weights) : nothing}
      </div>
      <div class="turn ${ending ? 'over' : ''}">
        ${fresh
          ? html`<div class="starts"><button class="primary big" @click=${(event: MouseEvent) => this.begin('left', event)}>${t('You start')}</button>
              <button class="big" @click=${(event: MouseEvent) => this.begin('right', event)}>${t('I start')}</button></div>`
          : html`<p class="status ${ending ? 'ending' : ''}" role="status" aria-live="polite">${this.status()}</p>`}
        ${chip(game)}
      </div>
      ${game.link.why && game.answer?.report && !game.over ? html`<p class="lesson">${columns ? this.lesson() : this.plainly()}</p>` : nothing}
      ${ending ? this.ending(ending.turn === undefined || !ending.won ? ending.turn : ending.turn + 1, ending.turn) : nothing}
      ${game.ended && !game.over ? html`<div class="starts"><button class="big" @click=${(event: MouseEvent) => this.toTheEnd(event)}>${t('Back to the end')}</button>
        <button class="big" @click=${(event: MouseEvent) => this.again(event)}>${t('New game')}</button></div>` : nothing}
      ${open ? html`${doors()}` : nothing}
      <p class="aside"><a href=${address(`/play${write({ ...game.link })}`)}>${t('Open in the workbench')}</a>${open ? nothing
        : html`<a href=${address('/games')}>${t('Games')}</a> <a href=${address('/lessons')}>${t('Lessons')}</a> <a href=${address('/daily')}>${t('Puzzles')}</a>`}</p>
    </main>`;
  }

  /** Who wins: of what is under the finger, once it is taken; else of the board, from where the person sits. */
  private verdict(): string {
    const { game } = this;
    const wins = game.answer?.outcome === 'N';
    if (game.considered) return wins ? t('Then I win.') : t('Then you win.');
    return wins === game.yours ? t('You can win.') : t('I can win.');
  }

  /** Where columns do not decide: the sentence that does. */
  private plainly(): TemplateResult {
    const report = this.game.answer?.report;
    const why = report?.blocks.flatMap((block) => (block.kind === 'why' ? block.items : [])) ?? [];
    const last = why.findLast((item) => item.kind === 'say');
    return html`<b>${this.verdict()}</b> <span>${last?.kind === 'say' ? last.text : ''}</span>`;
  }

  /** What the columns say, of what is under the finger or on the board. */
  private lesson(): TemplateResult {
    const columns = columnsOf(this.game.answer);
    const { considered } = this.game;
    return html`${considered ? html`<span>${signs(t('After {0}:', considered))}</span> ` : nothing}<b>${columns ? parity(columns) + (parity(columns).endsWith('.') ? '' : '.') : ''}</b>
      ${this.verdict()}
      <span>${t('Next to each row you see how many fours, twos and ones it contains. A column lights up when it has an odd number of 1s.')}</span>
      <span>${t('Leave every column even. But if your move would leave only rows of one, leave an odd number of them.')}</span>`;
  }

  /** @param turn where the person had it; `lost` the move that gave it away */
  private ending(turn: number | undefined, lost = -1): TemplateResult {
    const { game } = this;
    return html`${dots(game.state, game.review, you(game.link), game.link.at, (at) => void game.back(at), [], lost)}
      <p class="quiet legend">${t('Filled: your moves. Hollow: mine. Red: the win was thrown away.')}</p>
      <div class="starts">
        ${turn === undefined ? nothing : html`<button class="big" @click=${(event: MouseEvent) => this.goBack(turn, false, event)}>${t('Go back there')}</button>`}
        <button class="big" @click=${(event: MouseEvent) => this.goBack(turn, true, event)}>${t('Show me why')}</button>
        <button class="primary big" @click=${(event: MouseEvent) => this.again(event)}>${t('New game')}</button>
      </div>`;
  }
}
