/** The losing positions of the Tribonacci game, seen along the line that they follow, or turned away from it. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { get } from '../api';
import { t } from '../words';
import { colours, whenColoursChange } from './paint';
import { along, away, spaced, type Point3 } from './projection';

const POINTS = 4000;
/** Room for the numbers on two sides. */
const RIM = 40;
/** The distance, in pixels, within which a pointer touches a dot. */
const NEAR = 14;
/** About how many numbers an axis has. */
const TICKS = 6;

@customElement('g-cloud')
export class Cloud extends LitElement {
  /** Whether it is shown at once, and scrolled to. */
  @property({ type: Boolean }) asked = false;
  @state() private positions: Point3[] = [];
  @state() private turned = 0;
  @state() private at = '';
  @state() private wrong = '';
  private points: [number, number][] = [];
  private leave?: () => void;

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.leave = whenColoursChange(() => this.draw());
    if (this.asked) void this.project().then(() => this.updateComplete).then(() => this.scrollIntoView());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave?.();
  }

  private async project(): Promise<void> {
    try {
      const rows = (await get<{ pPositions: (number | string)[][] }>('positions', { game: 'tribonacci', first: POINTS })).pPositions;
      this.positions = rows.map((row): Point3 => [Number(row.at(-3)), Number(row.at(-2)), Number(row.at(-1))]);
      this.points = along(this.positions);
      this.wrong = '';
    } catch (e) {
      this.wrong = e instanceof Error ? e.message : String(e);
    }
  }

  protected override updated(): void {
    this.draw();
  }

  /** Where the points are on the canvas. */
  private placed(size: number): { place: (value: number, down: boolean) => number; most: number } {
    const most = Math.max(...this.points.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y)))) * 1.06;
    const room = size - RIM;
    return { most, place: (value, down) => (down ? room / 2 - (value / most) * (room / 2) : RIM + room / 2 + (value / most) * (room / 2)) };
  }

  private draw(): void {
    const canvas = this.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const size = canvas.clientWidth;
    canvas.width = canvas.height = Math.round(size * devicePixelRatio);
    context.scale(devicePixelRatio, devicePixelRatio);
    const colour = colours(this);
    const { most, place } = this.placed(size);
    context.font = "11px 'Inter Variable', sans-serif";
    context.strokeStyle = colour('--line');
    context.fillStyle = colour('--quiet');
    for (const tick of spaced(most, TICKS)) {
      const [x, y] = [place(tick, false), place(tick, true)];
      context.beginPath();
      context.moveTo(x, 0);
      context.lineTo(x, size - RIM);
      context.moveTo(RIM, y);
      context.lineTo(size, y);
      context.stroke();
      const said = String(tick).replace('-', '−');
      context.textAlign = 'center';
      context.fillText(said, x, size - RIM + 16);
      context.textAlign = 'right';
      context.fillText(said, RIM - 6, y + 4);
    }
    context.fillStyle = colour('--accent');
    for (const [x, y] of this.points) {
      context.beginPath();
      context.arc(place(x, false), place(y, true), 1.6, 0, 7);
      context.fill();
    }
  }

  private moved(event: PointerEvent): void {
    const canvas = event.currentTarget as HTMLCanvasElement;
    const { place } = this.placed(canvas.clientWidth);
    let nearest = NEAR;
    let found: Point3 | undefined;
    this.points.forEach(([x, y], i) => {
      const distance = Math.hypot(place(x, false) - event.offsetX, place(y, true) - event.offsetY);
      if (distance < nearest) [nearest, found] = [distance, this.positions[i]];
    });
    this.at = found ? t('The player to move loses from {0}.', `(${found.join(', ')})`) : '';
  }

  private turn(event: Event): void {
    this.turned = Number((event.target as HTMLInputElement).value);
    this.points = along(this.positions, (this.turned * Math.PI) / 180);
    this.at = '';
  }

  protected override render(): TemplateResult {
    const direction = this.positions.length ? away(this.positions) : undefined;
    return html`<section class="projection"><h2>${t('Three heaps, projected')}</h2>
      <p class="intro">${t('The losing positions of the Tribonacci game extend in one direction. Seen along it, they form a bounded cloud.')}</p>
      <button @click=${() => void this.project()}>${t('Show')}</button>
      ${this.wrong ? html`<p class="status wrong" role="alert">${this.wrong}</p>` : nothing}
      ${direction ? html`<div class="cloud-of"><canvas class="cloud" role="img" aria-label=${t('{0} losing positions with three heaps, seen along the direction in which they grow', this.positions.length)}
        @pointermove=${this.moved} @pointerdown=${this.moved} @pointerleave=${() => (this.at = '')}></canvas>
        <div><p class="quiet">${t('Each dot is a losing position, with its three heaps sorted. Far out, the heaps are as 1 : {0} : {1}; this is the direction. Both axes are at right angles to it and count tokens.', (direction[1] / direction[0]).toFixed(3), (direction[2] / direction[0]).toFixed(3))}</p>
        <label class="field"><span>${t('Turned from the direction by {0}°', this.turned)}</span><input type="range" min="0" max="90" step="1" .value=${String(this.turned)} @input=${this.turn}></label>
        <output aria-live="polite">${this.at}</output></div></div>` : nothing}
    </section>`;
  }
}
