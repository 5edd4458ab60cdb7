/** From rules, or from values, to a formula and its program; of heaps also the values: a plot, a list, the period, to be saved. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Complaint, tell } from '../api';
import { Copying } from '../copying';
import { download } from '../download';
import { evidence, formulas, inOeis, oeisSearch, program, tested, type Column, type Found } from '../parts/formula';
import '../parts/plot';
import { pretty } from '../parts/pretty';
import { rowOf } from '../parts/row';
import { running } from '../parts/running';
import { spentSoFar } from '../parts/spent';
import { mixed } from '../parts/tex';
import { called, sentence } from '../parts/title';
import { wrong } from '../parts/wrong';
import { link, step } from '../place';
import { keep } from '../saved';
import type { Whole } from '../wire';
import { t } from '../words';

interface Values {
  game: string;
  nimValues: Whole[];
  oeis?: string;
  law?: { from: number; period: number; gain: number; exceptions: number[]; why?: string; suffices?: string };
  space?: { mask: string; rares: number[] };
}

const EXAMPLES = ['kayles', '0.137', 'take:1,3,4', 'take k where 2k <= n', 'take d where d | n and d < n', 'take k where k <= K', 'grundys-game', '4.[3]', 'all-but:2', 'wythoff', '(k,0) (0,k) (k,k)', '0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0'];
/** Games that are known by a name. */
const NAMED: Record<string, string> = { '0.137': 'dawsons-chess', '4.[3]': 'laskers-nim', '(k,0) (0,k) (k,k)': 'wythoff' };
/** Pasted data: numbers or letters (W/L, N/P) with commas or spaces between them, a list, a dictionary, or pairs. */
const VALUES = /^\s*(?:\d+(?:[\s,;]+\d+)+[\s,;]*|[LWlw\s,]{2,}|[PNpn\s,]{2,}|[[{].*|\d+ *(?::|=|->).*)$/s;
/** Such data with a number below 0, which no heap is worth. */
const NEGATIVE = /^\s*(?=[^-]*(-\d+))-?\d+(?:[\s,;]+-?\d+)+[\s,;]*$/;
/** How far values go that are not asked for farther. */
const FAR = '200';
/** How a complaint about how far values go begins. */
const TO = 'to: ';
const LISTED = 600;
/** If the search for a formula takes longer than this, in milliseconds, the values are shown below a note that it goes on. */
const PATIENCE = 1500;
/** The position in which a match begins, by the number of heaps. */
const BEGUN = ['', '15', '6 11', '5 9 14'];
/** The names of the heaps of a losing position, the smallest first. */
const HEAPS = ['x', 'y', 'z'];
/** So many values are searched for. */
const TERMS = 24;

@customElement('g-sequences')
export class Sequences extends LitElement {
  @state() private found: Found | undefined;
  @state() private values: Values | undefined;
  /** Why there is no formula, and why there are no values. */
  @state() private wrong: { formula?: Complaint; values?: Complaint } = {};
  @state() private progress = '';
  @state() private cancelled = '';
  @state() private language = 'C++';
  private readonly copying = new Copying(this);
  @state() private kept = '';
  /** Whether there is something of this page in the library. */
  @state() private inLibrary = false;
  private rules: string;
  private to: string;
  private test: string;
  private misere: boolean;
  private stops = new Set<() => void>();
  /** Whether the search for a formula takes long. */
  @state() private slow = false;
  private waiting = 0;

  constructor() {
    super();
    const query = new URLSearchParams(location.search);
    this.rules = query.get('rules') ?? EXAMPLES[0]!;
    this.to = query.get('to') ?? FAR;
    this.test = query.get('test') ?? '';
    this.misere = query.get('play') === 'misere';
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${t('Sequences')} · Grundy`;
    this.run();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  private stop(): void {
    clearTimeout(this.waiting);
    this.stops.forEach((stop) => stop());
    this.stops.clear();
    this.progress = '';
  }

  private run(): void {
    this.stop();
    this.found = this.values = undefined;
    this.wrong = {};
    this.cancelled = '';
    this.progress = t('Working …');
    this.slow = false;
    this.waiting = window.setTimeout(() => (this.slow = !this.found && !this.wrong.formula), PATIENCE);
    const { rules, to, test } = this;
    const asked = { ...(test ? { test } : {}), ...(this.misere ? { play: 'misere' } : {}) };
    step('/sequences?' + new URLSearchParams({ rules, ...(to === FAR ? {} : { to }), ...asked }).toString());
    const negative = NEGATIVE.exec(rules)?.[1];
    if (negative !== undefined) {
      this.stop();
      this.wrong = { formula: new Complaint(t('Values are whole numbers from 0 on; found {0}.', negative), negative) };
      return;
    }
    const given = VALUES.test(rules);
    this.ask<Found>('conjecture', given ? { data: rules.trim().replaceAll(';', ','), ...asked } : { rules, ...asked }, 'conjecture', (found) => (this.found = found), 'formula');
    if (!given && !this.misere) this.ask<Values>('values', { game: rules, to }, 'values', (values) => (this.values = values), 'values');
  }

  /** Asks one of the questions that run side by side. */
  private ask<T>(path: string, query: Record<string, string>, event: string, found: (answer: T) => void, what: 'formula' | 'values'): void {
    const stop = tell<T>(path, query, event, {
      progress: (spent) => (this.progress = spentSoFar(spent)),
      found,
      failed: (complaint) => (this.wrong = { ...this.wrong, [what]: complaint }),
      ended: () => {
        this.stops.delete(stop);
        if (!this.stops.size) this.progress = '';
      },
    });
    this.stops.add(stop);
  }

  private cancel(): void {
    this.cancelled = `${t('Cancelled.')} ${this.progress}`;
    this.stop();
  }

  private submit(event: Event): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const text = (name: string): string => String(form.get(name)).trim();
    this.rules = text('rules');
    this.to = text('to') || FAR;
    this.test = text('test');
    this.misere = text('play') === 'misere';
    this.run();
  }

  private try(rules: string): void {
    this.rules = rules;
    this.to = FAR;
    this.test = '';
    this.misere = false;
    this.run();
  }

  /** What the address says: it is found again when it is opened. */
  private keep(): void {
    try {
      keep('formula', [this.rules, this.test, pretty(this.found?.findings[0]?.text ?? '')].filter(Boolean).join(' · '));
      this.kept = t('Saved');
      this.inLibrary = true;
    } catch (e) {
      this.kept = e instanceof Error ? e.message : String(e);
    }
    setTimeout(() => (this.kept = ''), 1500);
  }

  private save({ game, nimValues }: Values): void {
    download('n,value\n' + nimValues.map((value, n) => `${n},${value}`).join('\n') + '\n', 'text/csv', `${game}.csv`);
  }

  /** As the OEIS keeps lists of terms: an index and a value on each line. */
  private saveTerms({ game, nimValues }: Values): void {
    download(nimValues.map((value, n) => `${n} ${value}\n`).join(''), 'text/plain', `b-${game}.txt`);
  }

  /** What is wrong with what was typed. Only games of single heaps have a list of values: that others have none is no mistake. */
  private complaint(): Complaint | undefined {
    const { formula, values } = this.wrong;
    const single = this.found ? this.found.kind === 'values' : !this.stops.size;
    return formula ?? (single ? values : undefined);
  }

  private pointed({ message, found = '' }: Complaint): TemplateResult | typeof nothing {
    if (message.startsWith(TO)) return wrong(`${t('Values up to')}: ${message.slice(TO.length)}`, this.to, found);
    const typed = [this.rules, this.test, this.to].find((text) => found && text.includes(found));
    return wrong(message, typed ?? this.rules, found);
  }

  /** The formula, or a note in its place if it takes long, and the values below it. */
  private answers(): TemplateResult {
    const { found, values, slow } = this;
    const searching = this.progress && !found && !this.wrong.formula;
    const note = searching && slow && values ? html`<section class="card looking"><p class="quiet">${t('Still looking for a formula …')}</p></section>` : nothing;
    return html`${found ? this.result(found) : note} ${values && (!searching || slow) ? this.sequence(values) : nothing}`;
  }

  /** A link to a match by the rules, unless they have letters that stand for numbers. */
  private play(found: Found): TemplateResult | typeof nothing {
    const heaps = BEGUN[found.kind === 'values' || found.kind === 'misere' ? 1 : found.heaps ?? 0];
    if (!found.rules || !heaps) return nothing;
    const query = new URLSearchParams({ start: `${this.rules.trim()} ${heaps}`, ...(this.misere ? { play: 'misere' } : {}) });
    return html` <a href=${link(`/play?${query.toString()}`)}>${t('Play')}</a>`;
  }

  /** Empty heaps are not listed: the first losing pair has n = 1. */
  private saveColumn(values: Whole[], name: string): void {
    download(values.flatMap((value, n) => (n || Number(value) ? [`${n} ${value}\n`] : [])).join(''), 'text/plain', `b-${name}.txt`);
  }

  /** The sizes of one heap in the losing positions. */
  private column({ values, oeis }: Column, heap: number, game: string): TemplateResult {
    const name = HEAPS[heap] ?? '';
    return html`<div class="column"><p><b>${name}</b> <span class="run">${values.slice(0, TERMS).join(', ')}${values.length > TERMS ? ', …' : ''}</span></p>
      <p class="tools"><button @click=${() => this.saveColumn(values, `${game}-${name}`)}>${t('Download b-file')}</button>
        ${oeis ? inOeis(oeis) : this.searched(values)}</p></div>`;
  }

  /** The losing positions heap by heap, each a sequence of its own. */
  private columns({ columns, game = 'game' }: Found): TemplateResult | typeof nothing {
    return columns?.length ? html`<section class="values-of"><h2>${t('The losing positions, heap by heap')}</h2>
      <p class="quiet">${t('The heaps of each losing position are sorted, the smallest first.')}</p>
      ${columns.map((column, heap) => this.column(column, heap, game))}</section>` : nothing;
  }

  private result(found: Found): TemplateResult {
    return html`
      ${found.rules ? html`<p class="rules">${sentence(pretty(found.rules))}${this.play(found)}</p>` : nothing}
      ${tested(found)}
      <div class="conjecture"><div class="found">${formulas(found)}
        ${program(found.programs ?? {}, this.language, (language) => (this.language = language), this.copying)}</div>
        ${evidence(found, !!this.values)}</div>
      ${this.columns(found)}
      <p class="tools"><button class="keep" @click=${() => this.keep()}>${this.kept || t('Save')}</button> ${this.inLibrary ? html`<a class="small" href=${link('/kept')}>${t('Library')}</a>` : nothing}</p>`;
  }

  /** Where the OEIS is searched for values; zeros at the beginning find nothing. */
  private searched(values: Whole[]): TemplateResult {
    const from = Math.max(0, values.findIndex((value) => Number(value) !== 0));
    return html`<a class="small" target="_blank" rel="noopener" href=${oeisSearch(values.slice(from, from + TERMS).join(','))}>${t('Search the OEIS')}</a>`;
  }

  private sequence(values: Values): TemplateResult {
    const { law, space, nimValues } = values;
    const oeis = values.oeis ?? this.found?.oeis;
    const rare = new Set(law?.exceptions ?? space?.rares ?? []);
    return html`<section class="values-of" aria-label=${t('Values')}><h2>${t('Values')}</h2>
      ${law
        ? html`<p class="headline">${law.gain ? t('From n = {0} on, each value is {2} more than the one {1} before it. Proved.', law.from, law.period, law.gain) : t('Period {1} from n = {0} on. Proved.', law.from, law.period)}
            ${rare.size ? html`<span class="quiet">${t('{0} {0:exception|exceptions}, the last at n = {1}.', rare.size, Math.max(...rare))}</span>` : nothing}</p>
          ${law.why && !this.found?.findings.length ? html`<p class="quiet">${mixed(law.why)}</p>` : nothing}
          ${law.suffices ? html`<p class="quiet">${law.suffices}</p>` : nothing}`
        : this.found?.findings.length ? nothing : html`<p class="quiet">${t('No period is known.')}</p>`}
      ${space ? html`<p>${t('{0} rare {0:value|values} up to here, the last at n = {1}. A value is rare if it has an even number of 1s in the places where the binary number {2} has 1s.', space.rares.length, space.rares.at(-1) ?? 0, space.mask)}</p>` : nothing}
      <g-plot .values=${nimValues} .name=${values.game}></g-plot>
      <div class="values" tabindex="0" role="region" aria-label=${t('List of values')}>${this.list(nimValues, rare, law?.period)}</div>
      <p class="tools"><button @click=${() => this.save(values)}>${t('Download table')}</button>
        <button @click=${() => this.saveTerms(values)}>${t('Download b-file')}</button> ${oeis ? inOeis(oeis) : this.searched(nimValues)}</p></section>`;
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

  protected override render(): TemplateResult {
    const complaint = this.complaint();
    return html`<main class="sequences">
      <h1>${t('From rules to a formula')}</h1>
      <p class="intro">${t('Type the rules of a heap game in one line, or at least eight values separated by commas. Grundy lists the values, looks for a formula, says whether it is proved for all sizes or only checked, and gives it as a program. Where the value is 0, the player to move loses.')}</p>
      <form class="controls" @submit=${this.submit}>
        <label class="field grow"><span>${t('Rules, or values')}</span><input name="rules" required list="lines" .value=${this.rules} aria-invalid=${complaint ? 'true' : 'false'} autocapitalize="off" spellcheck="false" autocomplete="off"></label>
        <datalist id="lines">${EXAMPLES.map((text) => html`<option value=${text}></option>`)}</datalist>
        <label class="field"><span>${t('Values up to')}</span><input name="to" inputmode="numeric" .value=${this.to}></label>
        <label class="field"><span>${t('Your own formula, to test')}</span><input name="test" placeholder="x & -x" .value=${this.test} autocapitalize="off" spellcheck="false" autocomplete="off"></label>
        <label class="field"><span>${t('The last move')}</span><select name="play"><option value="normal" ?selected=${!this.misere}>${t('wins')}</option><option value="misere" ?selected=${this.misere}>${t('loses')}</option></select></label>
        <button class="primary">${t('Find a formula')}</button>
      </form>
      ${complaint ? html`${this.pointed(complaint)}${complaint.message.startsWith(TO) ? nothing : html`<p class="quiet">${t('The examples below show what can be typed.')} <a href=${link('/games')}>${t('Games')}</a></p>`}` : nothing}
      ${running(this.progress || this.cancelled, this.progress ? () => this.cancel() : undefined)}
      ${this.answers()}
      <section class="examples ${this.progress && !this.found ? 'waits' : ''}"><h2>${t('Examples')}</h2><div class="tools">${EXAMPLES.map((text) => html`<button class="example" @click=${() => this.try(text)}><code>${text}</code>${NAMED[text] ? html` <span class="quiet">${called(NAMED[text])}</span>` : nothing}</button>`)}</div></section>
    </main>`;
  }
}
