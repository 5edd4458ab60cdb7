/** The nim-values of heaps: progress while they are computed, a plot, a list, the period; to be cancelled or saved. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { tell } from '../api';
import { download } from '../download';
import { link, step } from '../place';
import { colours, onPaper, whenColoursChange } from '../parts/paint';
import { rowOf } from '../parts/row';
import { running } from '../parts/running';
import { spentSoFar } from '../parts/spent';
import { mixed } from '../parts/tex';
import { wrong } from '../parts/wrong';
import type { Whole } from '../wire';
import { t } from '../words';

interface Values {
  game: string;
  nimValues: Whole[];
  law?: { from: number; period: number; gain: number; exceptions: number[]; why?: string };
  space?: { mask: string; rares: number[] };
}

const RULES = ['kayles', '0.137', 'take:1,3,4', 'grundys-game', '0.07', '4.[3]', 'all-but:2', 'divisor'];
const LISTED = 600;
/** So many values are searched for. */
const TERMS = 24;
/** What fits between the margins of A4 and of Letter. */
const PAPER_WIDTH = 660;

@customElement('g-sequences')
export class Sequences extends LitElement {
  @state() private values: Values | undefined;
  @state() private wrong: { message: string; found?: string } | undefined;
  @state() private progress = '';
  @state() private cancelled = '';
  private rules = new URLSearchParams(location.search).get('rules') ?? 'kayles';
  private to = new URLSearchParams(location.search).get('to') ?? '200';
  private stop?: () => void;
  private plot?: uPlot;
  private leave?: () => void;

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${t('Sequences')} · Grundy`;
    this.run();
    addEventListener('resize', this.fit);
    this.leave = whenColoursChange(() => this.draw());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
    this.plot?.destroy();
    removeEventListener('resize', this.fit);
    this.leave?.();
  }

  private run(): void {
    this.stop?.();
    this.wrong = undefined;
    this.values = undefined;
    this.cancelled = '';
    this.progress = t('Working …');
    step(`/sequences?rules=${encodeURIComponent(this.rules)}&to=${this.to}`);
    this.stop = tell<Values>('values', { game: this.rules, to: this.to }, 'values', {
      progress: (spent) => (this.progress = spentSoFar(spent)),
      found: (values) => {
        this.values = values;
        void this.updateComplete.then(() => this.draw());
      },
      failed: (complaint) => (this.wrong = complaint),
      ended: () => (this.progress = ''),
    });
  }

  private cancel(): void {
    this.stop?.();
    this.cancelled = `${t('Cancelled.')} ${this.progress}`;
    this.progress = '';
  }

  private fit = (): void => {
    const place = this.querySelector<HTMLElement>('.plot');
    if (place && this.plot) this.plot.setSize({ width: place.clientWidth, height: 320 });
  };

  private draw(): void {
    const place = this.querySelector<HTMLElement>('.plot');
    if (!place || !this.values) return;
    this.plot?.destroy();
    const ys = this.values.nimValues.map(Number);
    const colour = colours(this);
    const axis = { stroke: colour('--quiet'), grid: { stroke: colour('--line'), width: 1 }, ticks: { stroke: colour('--line') } };
    const few = ys.length <= 300;
    this.plot = new uPlot(
      {
        width: Math.min(place.clientWidth, onPaper() ? PAPER_WIDTH : Infinity),
        height: 320,
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

  private save(): void {
    if (!this.values) return;
    const csv = 'n,value\n' + this.values.nimValues.map((value, n) => `${n},${value}`).join('\n') + '\n';
    download(csv, 'text/csv', `${this.values.game}.csv`);
  }

  /** As the OEIS keeps lists of terms: an index and a value on each line. */
  private saveTerms(): void {
    if (!this.values) return;
    download(this.values.nimValues.map((value, n) => `${n} ${value}\n`).join(''), 'text/plain', `b-${this.values.game}.txt`);
  }

  /** Where the OEIS is searched for these values; zeros at the beginning find nothing. */
  private searched(values: Whole[]): string {
    const from = Math.max(0, values.findIndex((value) => Number(value) !== 0));
    return `https://oeis.org/search?q=${values.slice(from, from + TERMS).join(',')}`;
  }

  private submit(event: Event): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    this.rules = String(form.get('rules')).trim();
    this.to = String(form.get('to')).trim() || '200';
    this.run();
  }

  protected override render(): TemplateResult {
    const values = this.values;
    const law = values?.law;
    const space = values?.space;
    const rare = new Set(law?.exceptions ?? space?.rares ?? []);
    return html`<main class="sequences">
      <h1>${t('Sequences')}</h1>
      <p class="intro">${t('Each heap size has a number, its value. At value 0 the player to move loses. With several heaps, the values tell who wins.')}</p>
      <form class="controls" @submit=${this.submit}>
        <label class="field"><span>${t('Rules')}</span><input name="rules" required list="rules" .value=${this.rules} spellcheck="false" autocomplete="off"></label>
        <datalist id="rules">${RULES.map((rules) => html`<option value=${rules}></option>`)}</datalist>
        <label class="field"><span>${t('Up to')}</span><input name="to" inputmode="numeric" .value=${this.to}></label>
        <button class="primary">${t('Compute')}</button>
        ${values ? html`<button type="button" @click=${() => this.save()}>${t('Download table')}</button>
          <button type="button" @click=${() => this.saveTerms()}>${t('Download b-file')}</button>` : nothing}
      </form>
      ${running(this.progress || this.cancelled, this.progress ? () => this.cancel() : undefined)}
      ${this.wrong ? wrong(this.wrong.message, `${this.rules} ${this.to}`, this.wrong.found) : nothing}
      ${values ? html`
        ${law
          ? html`<p class="headline">${law.gain ? t('From n = {0} on, each value is {2} more than the one {1} before it. Proved.', law.from, law.period, law.gain) : t('Period {1} from n = {0} on. Proved.', law.from, law.period)}
              ${rare.size ? html`<span class="quiet">${t('{0} {0:exception|exceptions}, the last at n = {1}.', rare.size, Math.max(...rare))}</span>` : nothing}</p>
            ${law.why ? html`<p class="quiet">${mixed(law.why)}</p>` : nothing}`
          : html`<p class="quiet">${t('No period is known.')}</p>`}
        ${space ? html`<p>${t('{0} rare {0:value|values} up to here, the last at n = {1}. A value is rare if it has an even number of 1s in the places where the binary number {2} has 1s.', space.rares.length, space.rares.at(-1) ?? 0, space.mask)}</p>` : nothing}
        <p><a class="small" href=${link(`/formulas?rules=${encodeURIComponent(this.rules)}`)}>${t('Find a formula')}</a> · <a class="small" target="_blank" rel="noopener" href=${this.searched(values.nimValues)}>${t('Search the OEIS')}</a></p>
        <div class="plot" role="img" aria-label=${t('Plot of the values of {0}', values.game)}></div>
        <div class="values" tabindex="0" role="region" aria-label=${t('List of values')}>${this.list(values.nimValues, rare, law?.period)}</div>` : nothing}
    </main>`;
  }

  /** A row holds one period where there is one that fits a page. */
  private list(values: Whole[], rare: Set<number>, period?: number): TemplateResult {
    const width = rowOf(period, innerWidth < 640 ? 10 : 34);
    const shown = values.slice(0, LISTED);
    const rows = Array.from({ length: Math.ceil(shown.length / width) }, (_, row) => row);
    return html`<table class="numbers"><tbody>${rows.map((row) => html`<tr><th scope="row">${row * width}</th>
      ${shown.slice(row * width, (row + 1) * width).map((value, i) => html`<td class="${Number(value) === 0 ? 'zero' : ''} ${rare.has(row * width + i) ? 'rare' : ''}">${value}</td>`)}</tr>`)}</tbody></table>
      ${values.length > LISTED ? html`<p class="quiet">${t('{0} more; the downloaded table has all of them.', values.length - LISTED)}</p>` : nothing}`;
  }
}
