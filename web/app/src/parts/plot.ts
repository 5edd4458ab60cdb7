/** The values of a sequence as points over their numbers; it fits its place, the colours of the page, and paper. */
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Whole } from '../wire';
import { t } from '../words';
import { colours, onPaper, whenColoursChange } from './paint';

const HEIGHT = 320;
/** What fits between the margins of A4 and of Letter. */
const PAPER_WIDTH = 660;
/** So many values are joined by steps; more are points alone. */
const JOINED = 300;

@customElement('g-plot')
export class Plot extends LitElement {
  @property({ attribute: false }) values: Whole[] = [];
  @property() name = '';
  private plot?: uPlot;
  private leave?: () => void;

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('resize', this.fit);
    this.leave = whenColoursChange(() => this.draw());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.plot?.destroy();
    removeEventListener('resize', this.fit);
    this.leave?.();
  }

  private get place(): HTMLElement | null {
    return this.querySelector<HTMLElement>('.plot');
  }

  private readonly fit = (): void => {
    if (this.place && this.plot) this.plot.setSize({ width: this.place.clientWidth, height: HEIGHT });
  };

  private draw(): void {
    const { place } = this;
    if (!place) return;
    this.plot?.destroy();
    const ys = this.values.map(Number);
    const colour = colours(this);
    const axis = { stroke: colour('--quiet'), grid: { stroke: colour('--line'), width: 1 }, ticks: { stroke: colour('--line') } };
    // Steps need room.
    const few = ys.length <= Math.min(JOINED, place.clientWidth / 2);
    this.plot = new uPlot(
      {
        width: Math.min(place.clientWidth, onPaper() ? PAPER_WIDTH : Infinity),
        height: HEIGHT,
        legend: { show: true, live: true, markers: { show: false } },
        cursor: { drag: { x: true, y: false } },
        hooks: { setCursor: [(plot) => place.classList.toggle('read', plot.cursor.idx != null)] },
        scales: { x: { time: false } },
        axes: [axis, { ...axis, size: 44, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000] }],
        series: [
          { label: 'n' },
          { label: 'G(n)', stroke: colour('--accent'), width: few ? 1 : 0, points: { show: true, size: few ? 5 : ys.length <= 3000 ? 4 : 2, fill: colour('--accent') }, paths: few ? uPlot.paths.stepped!({ align: 1 }) : () => null },
        ],
      },
      [ys.map((_, n) => n), ys],
      place,
    );
  }

  protected override updated(): void {
    this.draw();
  }

  protected override render(): TemplateResult {
    return html`<div class="plot" role="img" aria-label=${t('Plot of the values of {0}', this.name)}></div>`;
  }
}
