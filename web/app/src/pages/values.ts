/** A worksheet of values: each cell an expression or a board, with all that is said of it. The cells stand in the link. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Complaint, complaint, get } from '../api';
import { Copying } from '../copying';
import { download, drawing } from '../download';
import { order, type Ordered } from '../parts/order';
import { valued } from '../parts/pretty';
import { reading, type Measured } from '../parts/reading';
import { label, said } from '../parts/terms';
import { tex } from '../parts/tex';
import { legend, thermograph } from '../parts/thermograph';
import { sentence } from '../parts/title';
import { branches, tree, type TreeNode } from '../parts/tree';
import { wrong } from '../parts/wrong';
import { link, step } from '../place';
import { keep } from '../saved';
import { added, asked, broken, compares, comparison, csv, latex, read, sided, strange, unnamed, type Cell, type Worked } from '../sheet';
import { recallJson, remember } from '../storage';
import type { Corner } from '../wire';
import { t } from '../words';

interface Line {
  about: string;
  said: string;
}
interface Value extends Worked, Measured {
  value?: string;
  expression: string;
  thermograph?: { left: Corner[]; right: Corner[] };
  steps?: Line[];
  tree?: TreeNode[];
  holds?: boolean;
  atLeast?: Line[];
  atMost?: Line[];
}
interface Day {
  day: number;
  order: Ordered[];
  covers: [number, number][];
}

const FIRST = ['{3|1}', 'domineering 2x3', '^ > *'];
/** What to begin with, and what it is. */
const begin = (): [string, string][] => [
  ['{3|1}', t('3 if Left moves, 1 if Right does')],
  ['domineering 3x3', t('a board')],
  ['{3|1} + {2|-2}', t('two positions side by side')],
  ['^ ? *', t('a comparison of up and star')],
  ['^ > *', t('a claim about up and star')],
  ['G = {3|1}', t('a name')],
];
const EXAMPLES = ['G = {3|1}', '{3|1} + +-1', '^3*2', 'domineering 3x3', '{2||1|0}', 'Tiny(2)', '^ <> *', '1/2 + 1/2 = 1'];
const STORED = 'grundy.worksheet';
/** Outcome, stops, mean and temperature; the last one says what kind of value it is. */
const FIRST_FACTS = 4;
/** Nodes of a tree that is shown at once. */
const SMALL = 15;
/** How a comparison comes out; <> is confused. */
const RELATIONS: Record<string, string> = { '<>': '∥', '<=': '≤', '>=': '≥' };

/** A line that a terminal prints in columns, with the signs of print. */
const printed = (line: string): string => line.replace(/(?<=\S) {3,}(?=\S)/g, ', ').replace(/(?<=^|\s)-(?=[GH]\b)/g, '−');

/** How two values compare, in words. */
function relation(order: string): string {
  return { '=': t('equal'), '>': t('the first is better for Left'), '<': t('the first is better for Right'), '<>': t('confused: in the difference, whoever moves first wins') }[order] ?? '';
}

@customElement('g-values')
export class ValuesPage extends LitElement {
  @state() private cells: string[] = ValuesPage.start();
  @state() private found = new Map<string, Value | Complaint>();
  @state() private day?: Day;
  /** What the button that saves says for a moment, and what went wrong. */
  @state() private stored = '';
  @state() private refused = '';
  /** Whether there is something of this page in the library. */
  @state() private inLibrary = false;
  /** Cells of which only the value is shown. */
  @state() private folded = new Set<string>();
  /** The cell that is to be compared with the next that is chosen. */
  @state() private comparing: number | undefined;
  private readonly copying = new Copying(this);
  /** Whether the cells that the page began with are not all worked out yet. */
  @state() private opening = true;

  private static start(): string[] {
    const linked = new URLSearchParams(location.search).getAll('cell');
    if (linked.length) return linked;
    const kept = recallJson(STORED);
    return Array.isArray(kept) && kept.length && kept.every((cell) => typeof cell === 'string') ? kept : FIRST;
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${t('Values')} · Grundy`;
    void this.workFrom(0).then(() => (this.opening = false));
  }

  private keep(cells: string[]): void {
    this.cells = cells;
    remember(STORED, JSON.stringify(cells));
    const query = new URLSearchParams(cells.map((cell) => ['cell', cell]));
    step('/values?' + query.toString());
  }

  private async work(expression: string): Promise<void> {
    if (this.found.has(expression)) return;
    let found: Value | Complaint;
    try {
      found = await get<Value>('value', { expression });
    } catch (e) {
      found = complaint(e);
    }
    this.found = new Map(this.found).set(expression, found);
  }

  private add(expression: string): void {
    const text = expression.trim();
    if (!text) return;
    this.keep(added(this.cells, text));
    const at = this.cells.indexOf(text);
    void this.workFrom(at).then(async () => {
      await this.updateComplete;
      this.querySelectorAll('.cellcard')[at]?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    });
  }

  private submit(event: Event): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    this.add(String(new FormData(form).get('expression')));
    form.reset();
  }

  private change(at: number, text: string): void {
    this.keep(this.cells.map((cell, i) => (i === at ? text.trim() : cell)));
    void this.workFrom(at);
  }

  /** Works out a cell, and those below it, which may use its name. */
  private async workFrom(at: number): Promise<void> {
    await Promise.all(this.cells.map((_, i) => (i < at ? undefined : this.work(asked(this.cells, i)))));
  }

  private fold(cell: string): void {
    const folded = new Set(this.folded);
    if (!folded.delete(cell)) folded.add(cell);
    this.folded = folded;
  }

  /** The first touch chooses a cell, the second the one that it is compared with. */
  private compare(at: number): void {
    const first = this.comparing;
    this.comparing = first === undefined ? at : undefined;
    if (first === undefined || first === at) return;
    const all = read(this.cells);
    this.add(comparison(all[first]!, all[at]!));
  }

  private worked(at: number): Value | undefined {
    const found = this.found.get(asked(this.cells, at));
    return found instanceof Complaint ? undefined : found;
  }

  private savePicture(event: Event, name: string): void {
    const svg = (event.target as HTMLElement).closest('.drawn')?.querySelector<SVGSVGElement>('.thermograph');
    if (svg) download(drawing(svg), 'image/svg+xml', `${name}.svg`);
  }

  private store(): void {
    this.refused = '';
    this.keep(this.cells);
    try {
      keep('worksheet', this.cells.slice(0, 3).join(', '));
      this.stored = t('Saved');
      this.inLibrary = true;
      setTimeout(() => (this.stored = ''), 1500);
    } catch (e) {
      this.refused = complaint(e).message;
    }
  }

  private async showDay(day: number): Promise<void> {
    this.day = await get<Day>('days', { day });
  }

  private cell(expression: string, at: number): TemplateResult {
    const folded = this.folded.has(expression);
    const cell = read(this.cells)[at]!;
    // A comparison has no value of its own to compare.
    const both = sided(cell.text);
    return html`<li class="card cellcard ${this.comparing === at ? 'chosen' : ''}" draggable=${both ? 'false' : 'true'}
      @dragstart=${(event: DragEvent) => this.dragged(event, at)} @dragover=${(event: DragEvent) => this.comparing !== undefined && !both && event.preventDefault()}
      @drop=${(event: DragEvent) => { event.preventDefault(); if (!both) this.compare(at); }} @dragend=${() => (this.comparing = undefined)}>
      <div class="line"><input .value=${expression} aria-label=${t('Expression {0}', at + 1)} spellcheck="false" autocomplete="off" @change=${(event: Event) => this.change(at, (event.target as HTMLInputElement).value)}>
        <span class="does"><button class="plain" ?disabled=${both} aria-pressed=${this.comparing === at ? 'true' : 'false'} aria-label=${t('Compare {0} with another', expression)} @click=${() => this.compare(at)}>${t('Compare')}</button>
        <button class="plain" aria-expanded=${folded ? 'false' : 'true'} aria-label=${folded ? t('Unfold {0}', expression) : t('Fold {0}', expression)} @click=${() => this.fold(expression)}>${folded ? t('Unfold') : t('Fold')}</button>
        <button class="plain" aria-label=${t('Remove {0}', expression)} @click=${() => this.keep(this.cells.filter((_, i) => i !== at))}>${t('Remove')}</button></span></div>
      ${this.comparing === at ? html`<p class="quiet" role="status">${t('Now choose the cell to compare it with: touch its Compare, or drop this cell on it.')}</p>` : nothing}
      ${this.shown(at, folded, cell)}
    </li>`;
  }

  /** What is known of a cell. Whatever goes wrong in it stays in it. */
  private shown(at: number, folded: boolean, cell: Cell): TemplateResult | typeof nothing {
    try {
      const found = this.found.get(asked(this.cells, at));
      if (found === undefined) return html`<p class="quiet">…</p>`;
      return found instanceof Complaint ? this.wrong(at, found, cell) : this.result(found, folded, cell, this.firstDrawn() === at);
    } catch (e) {
      return wrong(complaint(e).message);
    }
  }

  /** The first cell with a thermograph, which says how to read all of them. */
  private firstDrawn(): number {
    return this.cells.findIndex((cell, at) => !this.folded.has(cell) && this.worked(at)?.thermograph);
  }

  /** What is wrong with a cell, or with a line above it. */
  private wrong(at: number, { message, found }: Complaint, { name, text }: Cell): TemplateResult | typeof nothing {
    const above = broken(this.cells, at, (i) => this.found.get(asked(this.cells, i)) instanceof Complaint);
    if (above !== undefined) return wrong(t('{0} has no value: its own line is wrong.', above), text, above);
    // A complaint with a suggestion stands as it is.
    const other = found && message.endsWith(`'${found}'.`) ? strange(this.cells, at, found) : undefined;
    if (other) return wrong(sentence(t('no game matches {0}', `'${other}'`)), this.cells[at], other);
    if (!unnamed(this.cells, at, found)) return wrong(message, this.cells[at], found);
    return wrong(found === name ? t('{0} is defined by itself.', found) : t('{0} has no value. Give it one in a line above, as in {1}.', found, `${found} = 2`), text, found);
  }

  /** A text that is being marked is not dragged with its cell. */
  private dragged(event: DragEvent, at: number): void {
    if (event.target instanceof HTMLElement && document.activeElement instanceof HTMLInputElement && event.target.contains(document.activeElement)) event.preventDefault();
    else this.comparing = at;
  }

  private result(value: Value, folded: boolean, { name, text }: Cell, first: boolean): TemplateResult {
    if (value.holds !== undefined)
      return html`<p class="value">${tex(value.left ?? '', '')} <span class="relation">${RELATIONS[value.order ?? ''] ?? value.order}</span> ${tex(value.right ?? '', '')}
          ${compares(text) ? nothing : html`<b class=${value.holds ? 'proved' : 'refuted'}>${value.holds ? t('True') : t('False')}</b> `}<span class="quiet">${relation(value.order ?? '')}</span></p>
        ${folded ? nothing : html`${this.lines(t('Is the first, G, at least the second, H?'), value.atLeast, this.decided('>', value.order))}${this.lines(t('Is the first, G, at most the second, H?'), value.atMost, this.decided('<', value.order))}`}`;
    return html`<p class="value">${value.latex ? tex(value.latex, value.value ?? '') : value.value ?? t('Its text is too long to show.')}</p>
      ${folded ? nothing : html`<p class="words">${reading(value)}</p><div class="facts">
        ${value.facts ? this.facts(value.facts) : nothing}
        <div class="drawn">${value.thermograph ? html`<figure>${thermograph(value.thermograph.left, value.thermograph.right, value.mean ?? '0', value.temperature ?? '0')}
          <figcaption class="quiet">${first ? said(legend()) : nothing}</figcaption>
          <button class="plain small" @click=${(event: Event) => this.savePicture(event, name ?? text)}>${t('Save the picture')}</button></figure>` : nothing}
        ${value.tree && branches(value.tree) && value.tree.length <= SMALL ? this.grown(value.tree) : nothing}</div>
      </div>
      ${this.lines(t('Step by step'), value.steps)}
      ${value.tree && value.tree.length > SMALL ? html`<details><summary>${t('The game tree')}</summary>${this.grown(value.tree)}</details>` : nothing}`}`;
  }

  private grown(nodes: TreeNode[]): TemplateResult {
    return html`<figure>${tree(nodes)}<figcaption class="quiet">${t('The game tree: blue lines to the left are Left’s moves, red lines to the right are Right’s.')}</figcaption></figure>`;
  }

  /** What everybody asks about, and below it what few do. */
  private facts(facts: { name: string; said: string }[]): TemplateResult {
    const list = (some: typeof facts): TemplateResult =>
      html`<dl>${some.map(({ name, said: text }) => html`<dt>${label(name)}</dt><dd>${label(text.replace(/(^|[\s,])-(?=[\d])/g, '$1−'))}</dd>`)}</dl>`;
    return html`<div>${list([...facts.slice(0, FIRST_FACTS), ...facts.slice(-1)])}
      ${facts.length > FIRST_FACTS + 1 ? html`<details><summary>${t('More about it')}</summary>${list(facts.slice(FIRST_FACTS, -1))}</details>` : nothing}</div>`;
  }

  /** The answer that stands above the moves that show it. */
  private decided(sign: '>' | '<', order = ''): string {
    const difference = sign === '>' ? 'G − H' : 'H − G';
    return order === '=' || order === sign ? t('Yes. In {0}, Left has a winning reply to each move of Right.', difference)
      : t('No. In {0}, Right has a move to which Left has no winning reply.', difference);
  }

  private lines(title: string, lines?: Line[], answer = ''): TemplateResult | typeof nothing {
    if (!lines?.length) return nothing;
    return html`<details><summary>${title}</summary>${answer ? html`<p>${answer}</p>` : nothing}<dl class="steps">${lines.map((line) => html`<dt>${said(valued(printed(line.about)))}</dt><dd>${said(valued(printed(line.said)))}</dd>`)}</dl></details>`;
  }

  protected override render(): TemplateResult {
    return html`<main class="valuelab">
      <h1>${t('Values')}</h1>
      <p class="intro">${t('A number says how many moves a player is ahead: at 3, Left can make 3 moves while Right has none. {0} is a position in which Left can move to 3, and Right to 1.', '{3|1}')}</p>
      <p class="intro">${t('The value of a position determines what it adds to a sum of games. Type a value, a sum, a comparison, or a game with a position.')} ${t('Touch an underlined word to read what it means.')} ${t('A line such as {0} gives a value a name that the lines below can use.', 'G = {3|1}')}</p>
      <div class="tools examples">${begin().map(([expression, what]) => html`<button type="button" @click=${() => this.add(expression)}><code>${expression}</code> <span class="quiet">${what}</span></button>`)}</div>
      <ul class="cellsheet">${this.cells.map((cell, i) => this.cell(cell, i))}</ul>
      <form class="controls ${this.opening ? 'waits' : ''}" @submit=${this.submit}>
        <label class="field grow"><span>${t('Add')}</span><input name="expression" required list="expressions" spellcheck="false" autocomplete="off"></label>
        <datalist id="expressions">${EXAMPLES.map((text) => html`<option value=${text}></option>`)}</datalist>
        <button class="primary">${t('Compute')}</button>
        <button type="button" @click=${() => this.store()}>${this.stored || t('Save')}</button>
        ${this.inLibrary ? html`<a class="small" href=${link('/kept')}>${t('Library')}</a>` : nothing}
      </form>
      ${wrong(this.refused)}
      <div class="tools ${this.opening ? 'waits' : ''}">
        <button @click=${() => (this.folded = this.folded.size ? new Set() : new Set(this.cells))}>${this.folded.size ? t('Unfold all') : t('Fold all')}</button>
        <button @click=${() => download(csv(this.cells, (at) => this.worked(at)), 'text/csv', 'values.csv')}>${t('Download table')}</button>
        ${this.copying.button('latex', t('Copy as LaTeX'), () => latex(this.cells, (at) => this.worked(at)))}
        <button ?disabled=${!this.cells.length} @click=${() => this.keep([])}>${t('Remove all')}</button>
      </div>
      <section class="days ${this.opening ? 'waits' : ''}"><h2>${t('All games born by a day')}</h2>
        <div class="tools">${[0, 1, 2].map((day) => html`<button aria-pressed=${this.day?.day === day ? 'true' : 'false'} @click=${() => void this.showDay(day)}>${t('Day {0}', day)}</button>`)}</div>
        ${this.day ? order(this.day.day, this.day.order, this.day.covers, (value) => this.add(value)) : nothing}
      </section>
    </main>`;
  }
}
