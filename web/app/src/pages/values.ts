/** A worksheet of values: each cell an expression or a board, with all that is said of it. The cells stand in the link. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Complaint, complaint, get, keep } from '../api';
import { order, type Ordered } from '../parts/order';
import { mixed, tex } from '../parts/tex';
import { thermograph, type Corner } from '../parts/thermograph';
import { tree, type TreeNode } from '../parts/tree';
import { wrong } from '../parts/wrong';
import { step } from '../place';
import { t } from '../words';

interface Line {
  about: string;
  said: string;
}
interface Value {
  expression: string;
  value?: string;
  latex?: string;
  mean?: string;
  temperature?: string;
  thermograph?: { left: Corner[]; right: Corner[] };
  facts?: { name: string; said: string }[];
  steps?: Line[];
  tree?: TreeNode[];
  holds?: boolean;
  order?: string;
  left?: string;
  right?: string;
  atLeast?: Line[];
  atMost?: Line[];
}
interface Day {
  day: number;
  order: Ordered[];
  covers: [number, number][];
}

const FIRST = ['{0,*|*}', 'domineering 2x3', '^ > *'];
const EXAMPLES = ['{3|1} + +-1', '^3*2', 'domineering 3x3', '{2||1|0}', 'Tiny(2)', '^ <> *', '1/2 + 1/2 = 1'];
const STORED = 'grundy.worksheet';
/** Nodes of a tree that is shown at once. */
const SMALL = 15;
/** How a comparison comes out; <> is confused. */
const RELATIONS: Record<string, string> = { '<>': '∥', '<=': '≤', '>=': '≥' };

@customElement('g-values')
export class ValuesPage extends LitElement {
  @state() private cells: string[] = ValuesPage.start();
  @state() private found = new Map<string, Value | Complaint>();
  @state() private day?: Day;
  @state() private stored = false;
  /** Whether the cells that the page began with are not all worked out yet. */
  @state() private opening = true;

  private static start(): string[] {
    const linked = new URLSearchParams(location.search).getAll('cell');
    if (linked.length) return linked;
    const kept = JSON.parse(localStorage.getItem(STORED) ?? 'null') as string[] | null;
    return kept?.length ? kept : FIRST;
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${t('Values')} · Grundy`;
    void Promise.all(this.cells.map((cell) => this.work(cell))).then(() => (this.opening = false));
  }

  private keep(cells: string[]): void {
    this.cells = cells;
    localStorage.setItem(STORED, JSON.stringify(cells));
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
    this.keep([...this.cells.filter((cell) => cell !== text), text]);
    void this.work(text).then(async () => {
      await this.updateComplete;
      this.querySelector('.cellcard:last-of-type')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
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
    void this.work(text.trim());
  }

  private async store(): Promise<void> {
    this.keep(this.cells);
    await keep('worksheet', this.cells.slice(0, 3).join(', '));
    this.stored = true;
    setTimeout(() => (this.stored = false), 1500);
  }

  private async showDay(day: number): Promise<void> {
    this.day = await get<Day>('days', { day });
  }

  private cell(expression: string, at: number): TemplateResult {
    const found = this.found.get(expression);
    return html`<li class="card cellcard">
      <div class="line"><input .value=${expression} aria-label=${t('Expression {0}', at + 1)} spellcheck="false" autocomplete="off" @change=${(event: Event) => this.change(at, (event.target as HTMLInputElement).value)}>
        <button class="plain" aria-label=${t('Remove {0}', expression)} @click=${() => this.keep(this.cells.filter((_, i) => i !== at))}>×</button></div>
      ${found === undefined ? html`<p class="quiet">…</p>` : found instanceof Complaint ? wrong(found.message, expression, found.found) : this.result(found)}
    </li>`;
  }

  private result(value: Value): TemplateResult {
    if (value.holds !== undefined)
      return html`<p class="value">${tex(value.left ?? '', '')} <span class="relation">${RELATIONS[value.order ?? ''] ?? value.order}</span> ${tex(value.right ?? '', '')}
          <b class=${value.holds ? 'proved' : 'refuted'}>${value.holds ? t('True') : t('False')}</b></p>
        ${this.lines(t('At least?'), value.atLeast)}${this.lines(t('At most?'), value.atMost)}`;
    return html`<p class="value">${value.latex ? tex(value.latex, value.value ?? '') : value.value ?? t('Its text is too long to show.')}</p>
      <div class="facts">
        ${value.facts ? html`<dl>${value.facts.map((fact) => html`<dt>${fact.name}</dt><dd>${mixed(fact.said)}</dd>`)}</dl>` : nothing}
        <div class="drawn">${value.thermograph ? thermograph(value.thermograph.left, value.thermograph.right, value.mean ?? '0', value.temperature ?? '0') : nothing}
        ${value.tree && value.tree.length > 1 && value.tree.length <= SMALL ? tree(value.tree) : nothing}</div>
      </div>
      ${this.lines(t('Step by step'), value.steps)}
      ${value.tree && value.tree.length > SMALL ? html`<details><summary>${t('The tree of play')}</summary>${tree(value.tree)}</details>` : nothing}`;
  }

  private lines(title: string, lines?: Line[]): TemplateResult | typeof nothing {
    if (!lines?.length) return nothing;
    return html`<details><summary>${title}</summary><dl class="steps">${lines.map((line) => html`<dt>${mixed(line.about)}</dt><dd>${mixed(line.said)}</dd>`)}</dl></details>`;
  }

  protected override render(): TemplateResult {
    return html`<main class="valuelab">
      <h1>${t('Values')}</h1>
      <p class="intro">${t('The value of a position determines what it adds to a sum of games. Type a value, a sum, a comparison, or a game with a position.')}</p>
      <ul class="cellsheet">${this.cells.map((cell, i) => this.cell(cell, i))}</ul>
      <form class="controls ${this.opening ? 'waits' : ''}" @submit=${this.submit}>
        <label class="field grow"><span>${t('Add')}</span><input name="expression" required list="expressions" spellcheck="false" autocomplete="off"></label>
        <datalist id="expressions">${EXAMPLES.map((text) => html`<option value=${text}></option>`)}</datalist>
        <button class="primary">${t('Compute')}</button>
        <button type="button" @click=${() => void this.store()}>${this.stored ? t('Saved') : t('Save')}</button>
      </form>
      <section class="days ${this.opening ? 'waits' : ''}"><h2>${t('All games born by a day')}</h2>
        <div class="tools">${[0, 1, 2].map((day) => html`<button aria-pressed=${this.day?.day === day ? 'true' : 'false'} @click=${() => void this.showDay(day)}>${t('Day {0}', day)}</button>`)}</div>
        ${this.day ? order(this.day.day, this.day.order, this.day.covers, (value) => this.add(value)) : nothing}
      </section>
    </main>`;
  }
}
