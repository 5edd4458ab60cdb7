/** A position's pictures, whatever the game: every part that may be touched is a button. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyOf, said, type Mark } from '../marks';
import { markOf } from '../parts/mark';
import { t } from '../words';
import type { Cell, Picture, Seen, Side, Stone, Touch, Whole } from '../wire';
import { dragging } from './drag';
import { graph } from './graph';
import { grid } from './grid';
import { heaps } from './heaps';
import { kept } from './kept';
import type { Pins } from './pins';
import { rows } from './rows';
import { walks } from './walks';

export interface Tile {
  by: Side | 'both';
  cells: Cell[];
}

/** What a layout needs to know of one picture. */
export interface View {
  picture: Picture;
  board: number;
  /** The touches that may come next; of a heap, at its size when any lower level will do. */
  next: Touch[];
  selected: Touch[];
  /** Parts that a sentence speaks of. */
  marks: Set<number>;
  /** What the other player just touched, and the picture before that. */
  last: Touch[];
  before?: Picture;
  live: boolean;
  editing: boolean;
  /** The tile on a cell, of tiles whose cells were all touched, and who laid it. */
  laid: Map<number, Tile>;
  /** Cells of the board that the match began on which are no more. */
  gone: Set<number>;
  /** Whether neighbouring cells belong to one piece unless there is a cut between them. */
  cut: boolean;
  /** Where heaps in rows lie, if their tokens keep their places. */
  pins?: Pins;
  /** The touches that go on with a move that is begun. */
  wanted: Touch[];
  /** What may be touched and is no move. */
  refused: Touch[];
  /** What a touch comes to, where that is told. */
  result: (part: number, level?: Whole) => Mark | undefined;
  /** The name of what may be touched, with what the touch comes to. */
  named: (name: string, part: number, level?: Whole) => string;
  /** The levels of a heap that win, as far as they are known. */
  wins: (part: number) => string[];
  touch: (part: number, level?: Whole) => void;
  hover: (part?: number, level?: Whole) => void;
}

const LAYOUTS = { board: grid, heaps, rows, graph, walks } as const;

@customElement('g-board')
export class Board extends LitElement {
  @property({ attribute: false }) pictures: Picture[] = [];
  @property({ attribute: false }) next: Touch[] = [];
  @property({ attribute: false }) selected: Touch[] = [];
  /** What was played so far. */
  @property({ attribute: false }) moves: Seen[] = [];
  @property({ type: Boolean }) impartial = false;
  @property({ attribute: false }) wanted: Touch[] = [];
  /** What may be touched and is no move. */
  @property({ attribute: false }) refused: Touch[] = [];
  @property({ attribute: false }) marks: number[] = [];
  @property({ attribute: false }) last: Touch[] = [];
  @property({ attribute: false }) earlier: Picture[] = [];
  /** What the match began on. */
  @property({ attribute: false }) begun: Picture[] = [];
  /** Where heaps in rows lie, of a match whose tokens keep their places. */
  @property({ attribute: false }) pins: Pins | undefined;
  /** What touches come to. */
  @property({ attribute: false }) results = new Map<string, Mark>();
  /** What the parts of a sum are called. */
  @property({ attribute: false }) names: string[] = [];
  @property({ type: Boolean }) live = false;
  /** Whether the position is being changed, not played. */
  @property({ type: Boolean }) editing = false;

  protected override createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.addEventListener('keydown', this.walk);
    this.addEventListener('pointerleave', () => this.tell('g-hover', undefined));
    this.addEventListener('pointerdown', (event) => this.rest(event));
    this.addEventListener('pointerover', (event) => this.wake(event), { capture: true });
    this.addEventListener('keydown', () => this.rest());
    dragging(this, () => this.live && !this.editing, (picture, from, to) => {
      const board = [...this.querySelectorAll('.picture')].indexOf(picture);
      const touched = (part: number): Touch => ({ board, part, level: 0 });
      this.dispatchEvent(new CustomEvent<[Touch, Touch]>('g-drag', { detail: [touched(from), touched(to)], bubbles: true }));
    });
    this.addEventListener('focusout', (event) => {
      if (event.relatedTarget instanceof Node && !this.contains(event.relatedTarget)) this.byKeys = false;
    });
  }

  /** A pointer that touched a part and has not moved since points at nothing, whatever comes to lie under it. */
  private resting: { x: number; y: number } | undefined;
  /** Whether the parts were last touched by keys; then the focus stays on the board from move to move. */
  byKeys = false;

  private rest(event?: PointerEvent): void {
    this.resting = event && { x: event.clientX, y: event.clientY };
    this.byKeys = !event;
    this.classList.toggle('resting', !!event);
  }

  private wake(event: PointerEvent): void {
    if (this.resting && Math.hypot(event.clientX - this.resting.x, event.clientY - this.resting.y) < 2) return;
    this.resting = undefined;
    this.classList.remove('resting');
  }

  protected override updated(): void {
    for (const cells of this.querySelectorAll<HTMLElement>('.cells:not(.seen)')) {
      const part = cells.querySelector<HTMLElement>('button.cell:has(svg)');
      cells.classList.add('seen');
      // On the corner's board the corner is in sight, which is what one plays for.
      if (cells.classList.contains('corner')) continue;
      if (part && cells.scrollWidth > cells.clientWidth) cells.scrollLeft = part.offsetLeft - cells.offsetLeft - cells.clientWidth / 2;
    }
    if (this.live && this.byKeys && document.activeElement === document.body) this.querySelector<HTMLElement>('[data-part]:not([disabled], [aria-disabled=true])')?.focus();
  }

  private tell(name: string, detail: Touch | undefined): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  /** Arrow keys go to the nearest part in their direction, in any layout. */
  private walk = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = document.activeElement;
    if (!step || !from || !this.contains(from) || from instanceof HTMLInputElement) return;
    event.preventDefault();
    const centre = (element: Element): [number, number] => {
      const box = element.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = centre(from);
    let best: Element | undefined;
    let least = Infinity;
    for (const part of this.querySelectorAll('[data-part]:not([disabled])')) {
      const [px, py] = centre(part);
      const along = (px - x) * step[0] + (py - y) * step[1];
      const across = Math.abs((px - x) * step[1]) + Math.abs((py - y) * step[0]);
      if (part !== from && along > 1 && along + 3 * across < least) {
        least = along + 3 * across;
        best = part;
      }
    }
    (best as HTMLElement | undefined)?.focus();
  };

  protected override render(): TemplateResult {
    return html`${this.pictures.map((now, board) => {
      const { picture, gone } = kept(now, this.begun[board]);
      const here = (touches: Touch[]): Touch[] => touches.filter((touch) => touch.board === board);
      const result = (part: number, level: Whole = 0): Mark | undefined => this.results.get(keyOf({ board, part, level }));
      const view: View = {
        picture,
        board,
        next: here(this.next),
        selected: here(this.selected),
        marks: new Set(this.pictures.length === 1 ? this.marks : []),
        last: here(this.last),
        wanted: here(this.wanted),
        refused: here(this.refused),
        laid: laid(this.moves, picture, board, this.impartial),
        gone,
        cut: [now, this.begun[board]].some((one) => one?.parts.some((part) => part.kind === 'cut')),
        live: this.live,
        editing: this.editing,
        result,
        named: (name, part, level = 0) => {
          const mark = result(part, level);
          return mark ? `${name}: ${said(mark)}` : name;
        },
        wins: (part) => [...this.results].filter(([key, mark]) => key.startsWith(`${board} ${part} `) && mark.result === 'wins').map(([key]) => key.split(' ')[2]!),
        touch: (part, level = 0) => this.tell('g-touch', { board, part, level }),
        hover: (part, level = 0) => !this.resting && this.tell('g-hover', part === undefined ? undefined : { board, part, level }),
      };
      const before = this.earlier[board];
      if (before && before.layout.kind === picture.layout.kind) view.before = before;
      if (this.pins && !this.editing) view.pins = this.pins;
      // Those of nodes stand on them.
      const beside = picture.counters.filter((c) => c.node === undefined);
      return html`<div class="picture ${picture.layout.kind}">
        ${this.pictures.length > 1 && this.names[board] ? html`<p class="summand">${this.names[board]}</p>` : nothing}
        ${LAYOUTS[picture.layout.kind](view)} ${sides(view)}
        ${beside.length
          ? html`<p class="counters">${beside.map((c) => html`<span>${c.label} <b>${c.value}</b></span>`)}</p>`
          : nothing}
      </div>`;
    })}`;
  }
}

/** Which side's stone is put, where that must still be said. */
function sides(view: View): TemplateResult | typeof nothing {
  const open = view.picture.parts.filter((part): part is Stone => part.kind === 'side' && has(view.next, part.id));
  if (!view.live || view.editing || !open.length) return nothing;
  return html`<p class="sides">${open.map((side) => {
    return html`<button type="button" class="side-stone ${side.look}" data-part=${side.id} aria-label=${view.named(side.look === 'left' ? t('Left') : t('Right'), side.id)}
      @click=${() => view.touch(side.id)}><svg viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="10"/></svg> ${side.label} ${markOf(view.result(side.id))}</button>`;
  })}</p>`;
}

/** The cells of tiles: of moves of several touches whose cells are all taken now. */
function laid(moves: Seen[], picture: Picture, board: number, impartial: boolean): Map<number, Tile> {
  const found = new Map<number, Tile>();
  if (picture.layout.kind !== 'board') return found;
  const cells = new Map(picture.parts.filter((part): part is Cell => part.kind === 'cell').map((cell) => [cell.id, cell]));
  for (const { by, touches } of moves) {
    const touched = touches.filter((touch) => touch.board === board);
    // The board may have shrunk since: what was touched need not lie on it now.
    const tile = touched.flatMap((touch) => cells.get(touch.part) ?? []);
    const closed = tile.length > 1 && tile.length === touched.length && tile.every((cell) => cell.look === 'blocked');
    if (closed) for (const cell of tile) found.set(cell.id, { by: impartial ? 'both' : by, cells: tile });
  }
  return found;
}

/** Every part has one button in the order of tabs: the first. Arrow keys reach the others. */
export const firstOf = <T extends { id: number }>(parts: T[]): number => parts[0]?.id ?? -1;

export const has = (touches: Touch[], part: number): boolean => touches.some((touch) => touch.part === part);
