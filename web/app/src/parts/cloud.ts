/** The losing positions of the Tribonacci game, seen along the direction in which they run away. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get } from '../api';
import { t } from '../words';
import { colours, whenColoursChange } from './paint';
import { along, type Point3 } from './projection';

const POINTS = 4000;

@customElement('g-cloud')
export class Cloud extends LitElement {
  @state() private points: [number, number][] = [];
  @state() private wrong = '';
  private leave?: () => void;

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.leave = whenColoursChange(() => this.draw());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave?.();
  }

  private async project(): Promise<void> {
    try {
      const rows = (await get<{ pPositions: (number | string)[][] }>('positions', { game: 'tribonacci', first: POINTS })).pPositions;
      this.points = along(rows.map((row): Point3 => [Number(row.at(-3)), Number(row.at(-2)), Number(row.at(-1))]));
      this.wrong = '';
    } catch (e) {
      this.wrong = e instanceof Error ? e.message : String(e);
    }
  }

  protected override updated(): void {
    this.draw();
  }

  private draw(): void {
    const canvas = this.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const size = canvas.clientWidth;
    canvas.width = canvas.height = Math.round(size * devicePixelRatio);
    context.scale(devicePixelRatio, devicePixelRatio);
    const most = Math.max(...this.points.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
    context.fillStyle = colours(this)('--accent');
    for (const [x, y] of this.points) {
      context.beginPath();
      context.arc(size / 2 + (x / most) * size * 0.47, size / 2 - (y / most) * size * 0.47, 1.6, 0, 7);
      context.fill();
    }
  }

  protected override render(): TemplateResult {
    return html`<section class="projection"><h2>${t('Three heaps, projected')}</h2>
      <p class="intro">${t('The losing positions of the Tribonacci game extend in one direction. Seen along it, they form a bounded cloud.')}</p>
      <button @click=${() => void this.project()}>${t('Show')}</button>
      ${this.wrong ? html`<p class="status wrong" role="alert">${this.wrong}</p>` : nothing}
      ${this.points.length ? html`<canvas class="cloud" role="img" aria-label=${t('{0} losing positions with three heaps, seen along the direction in which they grow', this.points.length)}></canvas>` : nothing}
    </section>`;
  }
}
