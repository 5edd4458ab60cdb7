/** The values of two heaps as a map: zeros marked, lines of slope phi, moved and magnified by hand. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { api, get } from '../api';
import '../parts/cloud';
import { form, GAMES, refusal } from '../parts/map-form';
import { Pinch } from '../parts/pinch';
import { judged, legend } from '../parts/map-legend';
import { drawCursor, drawDots, drawGolden, drawMarks, drawMoves, drawSizes, drawSquares, drawValues } from '../parts/map-lines';
import { NimTable, unpacked, type Square } from '../parts/nim-table';
import { colours, shadesTo, whenColoursChange } from '../parts/paint';
import { running } from '../parts/running';
import { squares } from '../parts/squares';
import { called, sentence } from '../parts/title';
import { RIM, View } from '../parts/view';
import { link as address, show, step } from '../place';
import { trade } from '../trade';
import { t } from '../words';

/** Lost squares are drawn no smaller than this. */
const LEAST_DOT = 2;
/** Values are written in squares from this size. */
const LEAST_WRITTEN = 17;
const USUAL = '40';
/** The largest heap of a map that is painted by hand. */
const MOST_PAINTED = 15;

@customElement('g-boards')
export class Boards extends LitElement {
  @state() private table = new NimTable(0, new Uint16Array());
  @state() private wrong = '';
  /** Why the size that was asked for was refused; the map stays as it was. */
  @state() private limit = '';
  /** Those of the game. */
  @state() private rules = '';
  @state() private busy = false;
  @state() private at = '';
  @state() private filling = -1;
  /** The squares that the player believes to be lost, while painting; their marks when that is done. */
  @state() private painted: Set<string> | undefined;
  @state() private marked = false;
  /** The squares in their colours, as long as they stay the same, and the colours' names as long as the page's stay. */
  private image: HTMLCanvasElement | undefined;
  private colour: ((name: string) => string) | undefined;
  private game = new URLSearchParams(location.search).get('game') ?? 'wythoff';
  /** The game of the map that is shown. */
  private shownGame = this.game;
  private readonly cloud = new URLSearchParams(location.search).get('show') === 'cloud';
  private readonly pinch = new Pinch();
  private paints = new URLSearchParams(location.search).has('paint');
  /** Squares that are painted are touched: there are fewer of them. */
  private to = new URLSearchParams(location.search).get('to') ?? (this.paints ? String(MOST_PAINTED) : USUAL);
  private asking?: AbortController;
  private golden = true;
  private readonly view = new View(() => this.table.side, () => Math.max(1, (this.canvas?.clientWidth ?? 1) - RIM));
  /** The square that the keyboard is on. */
  private cursor: { x: number; y: number } | undefined;
  private drag?: { x: number; y: number; left: number; bottom: number };
  private timer = 0;
  /** The square under the pointer or the keyboard, and where its moves lead, once it rests there. */
  private looked?: Square;
  private reached: Square[] = [];
  private resting = 0;
  private leave?: () => void;

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${t('Maps')} · Grundy`;
    void this.load();
    addEventListener('resize', this.draw);
    addEventListener('g-trade', this.traded);
    this.leave = whenColoursChange(() => {
      this.colour = undefined;
      this.redraw();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('resize', this.draw);
    removeEventListener('g-trade', this.traded);
    this.leave?.();
    clearInterval(this.timer);
    clearTimeout(this.resting);
    this.asking?.abort();
  }

  /** The page says other words with theory than without. */
  private traded = (): void => {
    this.requestUpdate();
    this.draw();
  };

  private async load(): Promise<void> {
    this.limit = refusal(this.to);
    if (this.limit) {
      const { side } = this.table;
      this.to = side ? String(side - 1) : USUAL;
      if (side) return;
    }
    this.asking?.abort();
    const asking = (this.asking = new AbortController());
    this.busy = true;
    step(this.address());
    try {
      const { side, packed } = await get<{ side: number; packed: string }>('table', { game: this.game, to: this.to, as: 'packed' }, asking.signal);
      void this.tellRules(this.game);
      this.table = new NimTable(side, unpacked(packed));
      this.shownGame = this.game;
      this.wrong = '';
      this.view.reset();
      this.golden = this.table.golden;
      this.at = '';
      this.cursor = undefined;
      delete this.looked;
      this.reached = [];
      this.painted = this.paints ? new Set() : undefined;
      this.marked = false;
    } catch (e) {
      if (asking !== this.asking) return;
      if (asking.signal.aborted) this.stay();
      else this.wrong = e instanceof Error ? e.message : String(e);
    }
    this.busy = false;
    await this.updateComplete;
    this.redraw();
  }

  /** Restores the settings of the map on the page after a request for another map failed or was cancelled. */
  private stay(): void {
    const { side } = this.table;
    if (!side || this.wrong) return;
    this.game = this.shownGame;
    this.to = String(side - 1);
    this.paints = this.painted !== undefined;
    show(this.address());
    this.requestUpdate();
  }

  private address(): string {
    return `/boards?game=${encodeURIComponent(this.game)}&to=${this.to}${this.paints ? '&paint=1' : ''}`;
  }

  private async tellRules(game: string): Promise<void> {
    const rules = await api.match({ start: `${game} 3 5` }).then(({ rules }) => rules.join(' '), () => '');
    if (game === this.game) this.rules = rules;
  }

  /** Fills the board cell by cell, in the order in which values depend on each other. */
  private fill(): void {
    clearInterval(this.timer);
    this.filling = 0;
    const cells = this.table.side ** 2;
    const step = Math.max(1, Math.round(cells / 400));
    this.timer = window.setInterval(() => {
      this.filling += step;
      if (this.filling >= cells) {
        clearInterval(this.timer);
        this.filling = -1;
      }
      this.redraw();
    }, 30);
  }

  private get canvas(): HTMLCanvasElement | null {
    return this.querySelector('canvas');
  }

  /** Whether a cell is filled already. */
  private shown(x: number, y: number): boolean {
    return this.filling < 0 || this.table.diagonally(x, y) < this.filling;
  }

  /** Draws the map when squares have changed their colours; {@link draw} when they have only moved. */
  private redraw(): void {
    this.image = undefined;
    this.draw();
  }

  /** A dot for each square: the colours of the values, then that of a square that tells nothing. */
  private squares(colour: (name: string) => string): HTMLCanvasElement {
    const shades = shadesTo(this.table.most, colour('--accent'));
    const { painted, marked } = this;
    return squares(this.table.side, [...shades, colour('--card')], (x, y) => {
      if (!this.shown(x, y)) return -1;
      if (painted && !marked) return painted.has(`${x} ${y}`) ? 0 : shades.length;
      return this.table.value(x, y)!;
    });
  }

  private draw = (): void => {
    const canvas = this.canvas;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || !this.table.side) return;
    const size = canvas.clientWidth;
    const ratio = devicePixelRatio;
    const dots = Math.round(size * ratio);
    if (canvas.width !== dots) canvas.width = canvas.height = dots;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const colour = (this.colour ??= colours(this));
    this.image ??= this.squares(colour);
    const cell = this.view.cell();
    const area = this.view.area();
    context.fillStyle = colour('--card');
    context.fillRect(0, 0, size, size);
    drawSizes(context, this.view, this.table.side, colour('--quiet'));
    context.save();
    context.beginPath();
    context.rect(RIM, 0, area, area);
    context.clip();
    const painting = this.painted && !this.marked;
    drawSquares(context, this.view, this.image, { ground: colour('--sunk'), line: painting ? colour('--line') : cell > 6 ? colour('--sunk') : undefined });
    if (cell < LEAST_DOT && !this.painted && this.filling < 0) drawDots(context, this.view, this.table.zeros, LEAST_DOT, colour('--accent'));
    drawMoves(context, this.view, this.reached, colour('--ink'));
    const { painted } = this;
    if (painted && this.marked) drawMarks(context, this.view, this.table, painted, colour);
    if (cell >= LEAST_WRITTEN && trade() && (!painted || this.marked)) drawValues(context, this.view, this.table, (x, y) => this.shown(x, y), colour);
    if (this.golden && (!painted || this.marked)) drawGolden(context, this.view, this.table.side, colour('--gold'));
    if (this.cursor && document.activeElement === canvas) drawCursor(context, this.view, this.cursor, colour('--ink'));
    context.restore();
  };

  private place(event: PointerEvent): { x: number; y: number } {
    const box = this.canvas!.getBoundingClientRect();
    return this.view.at(event.clientX - box.left, event.clientY - box.top);
  }

  private pressedDown(event: PointerEvent): void {
    this.pinch.down(event);
    this.drag = { x: event.clientX, y: event.clientY, left: this.view.left, bottom: this.view.bottom };
    (event.target as Element).setPointerCapture(event.pointerId);
  }

  private moved(event: PointerEvent): void {
    const spread = this.pinch.moved(event);
    if (spread) {
      delete this.drag;
      const box = this.canvas!.getBoundingClientRect();
      this.magnify(spread.by, (spread.x - box.left) / box.width, (spread.y - box.top) / box.height);
      return;
    }
    if (this.drag) {
      this.view.moveTo(this.drag.left - (event.clientX - this.drag.x), this.drag.bottom + (event.clientY - this.drag.y));
      this.draw();
      return;
    }
    this.look(this.place(event));
  }

  /** Describes a square at once, and frames the squares its moves lead to once the pointer rests there. */
  private look(square: Square): void {
    if (square.x === this.looked?.x && square.y === this.looked.y) return;
    this.looked = square;
    this.at = this.told(square.x, square.y);
    clearTimeout(this.resting);
    if (this.reached.length) {
      this.reached = [];
      this.draw();
    }
    if (this.painted || this.table.value(square.x, square.y) === undefined) return;
    this.resting = window.setTimeout(() => void this.reach(square), 150);
  }

  private async reach({ x, y }: Square): Promise<void> {
    const { options } = await get<{ options: [number, number][] }>('cell', { game: this.shownGame, x, y }).catch(() => ({ options: [] }));
    if (this.looked?.x !== x || this.looked.y !== y) return;
    this.reached = options.map(([x, y]) => ({ x, y }));
    this.draw();
  }

  /** The description of a square: its value, or while painting, whether it is painted. */
  private told(x: number, y: number): string {
    const value = this.table.value(x, y);
    if (value === undefined) return '';
    if (this.painted && !this.marked) return `(${x}, ${y})${this.painted.has(`${x} ${y}`) ? ' ' + t('painted') : ''}`;
    return trade() ? `(${x}, ${y}) → ${value}` : `(${x}, ${y}) ${value === 0 ? t('the player to move loses') : t('the player to move wins')}`;
  }

  private released(event: PointerEvent): void {
    this.pinch.up(event);
    const still = this.drag && Math.hypot(event.clientX - this.drag.x, event.clientY - this.drag.y) < 5;
    delete this.drag;
    if (!still || !this.painted || this.marked) return;
    const { x, y } = this.place(event);
    this.paint(x, y);
  }

  private paint(x: number, y: number): void {
    if (!this.painted || this.table.value(x, y) === undefined) return;
    const key = `${x} ${y}`;
    this.painted = new Set(this.painted);
    if (!this.painted.delete(key)) this.painted.add(key);
    this.at = this.told(x, y);
    this.redraw();
  }

  private magnify(by: number, x?: number, y?: number): void {
    this.view.magnify(by, x, y);
    this.draw();
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const box = this.canvas!.getBoundingClientRect();
    this.magnify(event.deltaY < 0 ? 1.2 : 1 / 1.2, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }

  /** Whoever comes by keys begins in the corner. */
  private focused(): void {
    if (!this.cursor && this.canvas?.matches(':focus-visible')) this.step(0, 0);
    this.draw();
  }

  /** Arrow keys go from square to square, with shift they move the map; space and Enter paint. */
  private pressed(event: KeyboardEvent): void {
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (event.key === '+') this.magnify(1.2);
    else if (event.key === '-') this.magnify(1 / 1.2);
    else if ((event.key === ' ' || event.key === 'Enter') && this.painted && !this.marked) {
      this.cursor ??= { x: 0, y: 0 };
      this.paint(this.cursor.x, this.cursor.y);
    } else if (arrow && event.shiftKey) {
      this.view.moveTo(this.view.left + arrow[0]! * 40, this.view.bottom + arrow[1]! * 40);
      this.draw();
    } else if (arrow) this.step(arrow[0]!, arrow[1]!);
    else return;
    event.preventDefault();
  }

  /** Moves the keyboard's square, and the map where it would leave it. */
  private step(dx: number, dy: number): void {
    const last = this.table.side - 1;
    const from = this.cursor ?? { x: -dx, y: -dy };
    const to = { x: Math.max(0, Math.min(last, from.x + dx)), y: Math.max(0, Math.min(last, from.y + dy)) };
    this.cursor = to;
    this.view.show(to.x, to.y);
    this.look(to);
    this.draw();
  }

  /** On a map whose squares are large enough to be touched. */
  private startPainting(): void {
    this.paints = true;
    if (Number(this.to) > MOST_PAINTED) this.to = String(MOST_PAINTED);
    void this.load();
  }

  private choose(game: string): void {
    this.game = game;
    void this.load();
  }

  private submit = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    this.game = String(form.get('game')).trim();
    this.to = String(form.get('to')).trim() || USUAL;
    this.paints = false;
    void this.load();
  };

  protected override render(): TemplateResult {
    const zeros = this.table.zeros.filter(({ x, y }) => x <= y);
    return html`<main class="boards">
      <h1>${t('Maps')}</h1>
      <p class="intro">${t('Each square is a position with two heaps. On a marked square the player to move loses.')}</p>
      ${form({ game: this.game, to: this.to, busy: this.busy, golden: this.golden }, this.submit, () => this.fill(), () => { this.golden = !this.golden; this.draw(); })}
      ${running(this.busy ? t('Working …') : '', this.busy ? () => this.asking?.abort() : undefined)}
      ${this.limit ? html`<p class="status wrong" role="alert">${this.limit}</p>` : nothing}
      ${this.wrong ? html`<p class="status wrong" role="alert">${this.wrong}</p>
        <div class="tools">${t('Games that fit:')} ${GAMES.map((game) => html`<button type="button" @click=${() => this.choose(game)}>${called(game)}</button>`)}</div>` : nothing}
      <div class="map ${this.wrong ? 'gone' : ''}">
        <canvas tabindex="0" role="application" aria-label=${t('Map of {0}, heaps up to {1}', this.shownGame, this.table.side - 1)} aria-describedby="keys" @focus=${this.focused} @blur=${this.draw}
          @pointermove=${this.moved} @pointerdown=${this.pressedDown}
          @pointerup=${this.released} @pointercancel=${(event: PointerEvent) => { this.pinch.up(event); delete this.drag; }} @wheel=${this.wheel} @keydown=${this.pressed}></canvas>
        <div class="beside-map"><p class="rules"><b>${called(this.game)}</b> ${sentence(this.rules)} <a href=${address(`/play?start=${encodeURIComponent(`${this.game} 6 11`)}`)}>${t('Play')}</a></p>
        <div class="tools"><button aria-label=${t('Zoom in')} @click=${() => this.magnify(1.5)}>+</button><button aria-label=${t('Zoom out')} @click=${() => this.magnify(1 / 1.5)}>−</button>
          ${this.painted && !this.marked
            ? html`<button class="primary" @click=${() => { this.marked = true; this.at = ''; this.redraw(); }}>${t('Check my squares')}</button>`
            : html`<button @click=${() => this.startPainting()}>${t('Paint the losing squares yourself')}</button>`}
        </div>
        <output aria-live="polite">${this.painted && this.marked ? judged(this.table, this.painted) : ''} ${this.at}</output>
        <p class="quiet" id="keys">${this.painted && !this.marked
          ? t('Select the squares from which the player to move loses. With the keyboard: arrows, then space.')
          : t('Drag to move, scroll or pinch to zoom. With the keyboard: arrows move between squares, + and − zoom, Shift and arrows move the map.')}</p>
        ${this.painted ? nothing : legend(this.table)}
        ${this.painted && !this.marked ? nothing : html`<details><summary>${t('List of marked squares')}</summary><p class="list">${zeros.slice(0, 400).map(({ x, y }) => html`<span>(${x}, ${y})</span>`)}</p></details>`}
        </div>
      </div>
      <g-cloud ?asked=${this.cloud}></g-cloud>
    </main>`;
  }
}
