/** Every statement of the sources, checked when it is asked for. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { complaint, get } from '../api';
import { leave, left, type Left } from '../left';
import { LEAVING, link } from '../place';
import { inText } from '../parts/in-text';
import { pretty } from '../parts/pretty';
import { label, said } from '../parts/terms';
import { t } from '../words';

interface Source {
  number: string;
  authors: string;
  title: string;
  /** What holds of it and what does not. */
  summary: string;
}
interface Statement {
  id: string;
  /** The number of its source. */
  source: string;
  place: string;
  statement: string;
  /** The verdict when all is in order: of a mistake in the text, that it is refuted. */
  expected: 'proved' | 'checked' | 'refuted';
  /** Of a mistake: what is true instead. */
  correction?: string;
  /** Whether the prover decides it by its name. */
  theorem?: true;
}
interface Finding {
  verdict: 'proved' | 'refuted' | 'checked' | 'gaveUp';
  how?: string;
  counterexample?: string;
  bound?: string;
  asExpected: boolean;
  why?: string[];
}

/** After this many statements, the time left is estimated. */
const TIMED = 10;
/** What findings refer to: theorems of the prover, and other statements. */
const REFERENCE = /\b([A-Z]\d+(?:\.\d+)?)\b/;

/** Counts the statements with a certain verdict. */
const counting = (statements: Statement[]) => (way: Statement['expected']): number => statements.filter(({ expected }) => expected === way).length;

/** What was found since the pages were loaded. */
const known = new Map<string, Finding>();

@customElement('g-sources')
export class Sources extends LitElement {
  @state() private sources: Source[] = [];
  @state() private statements: Statement[] = [];
  @state() private found = new Map<string, Finding | 'busy' | string>(known);
  @state() private running = false;
  @state() private wrong = '';
  /** The names of the theorems that the proofs page can decide. */
  private theorems = new Set<string>();
  /** When all statements began to be checked, and how many were checked then. */
  private began = { time: 0, done: 0 };
  private leaving = new AbortController();
  private readonly noteLeft = (): void => leave({ open: this.texts().filter((text) => text.querySelector('details')?.open).map(({ id }) => id), top: scrollY });

  protected override createRenderRoot() {
    return this;
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    document.title = `${t('Sources')} · Grundy`;
    const before = left();
    addEventListener(LEAVING, this.noteLeft);
    try {
      const { sources, statements } = await get<{ sources: Source[]; statements: Statement[] }>('claims');
      this.sources = sources;
      this.theorems = new Set(statements.filter(({ theorem }) => theorem).map(({ id }) => id));
      this.statements = statements;
    } catch (e) {
      this.wrong = complaint(e).message;
    }
    const asked = this.sources.findIndex(({ number }) => number !== '' && number === new URLSearchParams(location.search).get('text'));
    await this.updateComplete;
    if (before) await this.restore(before);
    else if (asked >= 0) this.goTo(asked);
  }

  private texts(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('section.text')];
  }

  /** Shows the page as it was left. */
  private async restore({ open, top }: Left): Promise<void> {
    for (const text of this.texts()) if (open.includes(text.id)) this.unfold(text);
    await new Promise(requestAnimationFrame);
    scrollTo(0, top);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener(LEAVING, this.noteLeft);
    this.stop();
  }

  private stop(): void {
    this.running = false;
    this.leaving.abort();
    this.leaving = new AbortController();
  }

  private note(id: string, what: Finding | string): void {
    this.found = new Map(this.found).set(id, what);
    if (typeof what === 'object') known.set(id, what);
  }

  private async check(id: string): Promise<void> {
    this.note(id, 'busy');
    const { signal } = this.leaving;
    try {
      const answer = await get<{ claims: Finding[] }>('claims/' + encodeURIComponent(id), {}, signal);
      this.note(id, answer.claims[0] ?? '');
    } catch (e) {
      this.note(id, signal.aborted ? '' : e instanceof Error ? e.message : String(e));
    }
  }

  private async all(): Promise<void> {
    this.running = true;
    this.began = { time: Date.now(), done: this.done().length };
    const { signal } = this.leaving;
    for (const { id } of this.statements) {
      if (signal.aborted) return;
      if (typeof this.found.get(id) === 'object') continue;
      await this.check(id);
    }
    this.running = false;
  }

  /** What holds of all statements. */
  private summary(): string {
    const count = counting(this.statements);
    return t('Of {0} statements, {1} are proved, {2} are checked, and {3} are mistakes in the texts.', this.statements.length, count('proved'), count('checked'), count('refuted'));
  }

  /** How many statements a text makes, and their verdicts. */
  private counted(statements: Statement[]): string {
    const count = counting(statements);
    return [t('{0} {0:statement|statements}', statements.length), t('{0} proved', count('proved')),
      ...(count('checked') ? [t('{0} checked', count('checked'))] : []), ...(count('refuted') ? [t('{0} {0:mistake|mistakes}', count('refuted'))] : [])].join(' · ');
  }

  private verdict(finding: Finding): TemplateResult {
    const words = { proved: t('Proved'), refuted: t('Refuted'), checked: t('Checked'), gaveUp: t('Gave up') }[finding.verdict];
    return html`<span class="verdict ${finding.verdict}">${label(words)}</span>
      <span class="detail">${this.linked(finding.how ?? finding.counterexample ?? finding.bound ?? '')}</span>
      ${finding.why?.length ? this.argument(finding.why.map((line) => line.split(/\s{3,}/))) : nothing}`;
  }

  /** A text whose references are links: to the proofs of theorems, and to other statements. */
  private linked(text: string): TemplateResult {
    return html`${text.split(REFERENCE).map((piece, i) => i % 2 === 0 ? piece
      : this.theorems.has(piece) ? html`<a href=${link(`/proofs?statement=${piece}`)}>${piece}</a>`
      : this.statements.some(({ id }) => id === piece) ? html`<button class="plain inline" @click=${() => this.goToStatement(piece)}>${piece}</button>` : piece)}`;
  }

  private done(): Finding[] {
    return [...this.found.values()].filter((finding): finding is Finding => typeof finding !== 'string');
  }

  /** How long the rest takes at this rate. */
  private left(done: number): string {
    const now = done - this.began.done;
    if (!this.running || now < TIMED) return '';
    const seconds = Math.ceil(((Date.now() - this.began.time) / 1000 / now) * (this.statements.length - done));
    return t('about {0} {0:second|seconds} more', seconds);
  }

  /** Paragraphs, or a table where each line has two columns. */
  private argument(lines: string[][]): TemplateResult {
    return lines.every((line) => line.length === 2)
      ? html`<div class="scroll" tabindex="0" role="region" aria-label=${t('Why')}><table class="plain argument"><tbody>${lines.map(([what, of]) => html`<tr><td><code>${what}</code></td><td>${pretty(of!)}</td></tr>`)}</tbody></table></div>`
      : html`<div class="argument">${lines.map((line) => html`<p>${said(pretty(line.join(' ')))}</p>`)}</div>`;
  }

  /** The next Tab goes on below the heading. */
  private goTo(source: number): void {
    const section = this.texts()[source];
    this.unfold(section);
    section?.scrollIntoView();
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }

  private unfold(section?: Element | null): void {
    section?.querySelector('details')?.setAttribute('open', '');
  }

  private goToStatement(id: string): void {
    const row = this.querySelector<HTMLElement>(`li[id="${id}"]`);
    this.unfold(row?.closest('section'));
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  }

  /** The verdict that is expected of a statement until it is checked. */
  private standing({ expected, correction = '' }: Statement): TemplateResult {
    return expected === 'refuted'
      ? html`<span class="badge refuted">${t('a mistake in the text')}</span> ${correction ? html`<span class="correction">${said(pretty(correction))}</span>` : nothing}`
      : html`<span class="badge ${expected}">${label(expected === 'proved' ? t('Proved') : t('Checked'))}</span>`;
  }

  /** Where in its text a statement stands; texts by their titles. */
  private place(place: string): string {
    const titles = place.split(', ').map((one) => this.sources.find(({ number }) => number && number === one)?.title);
    return titles.every((title) => title !== undefined) ? titles.join(' · ') : inText(place);
  }

  private row(statement: Statement): TemplateResult {
    const { id, place } = statement;
    const finding = this.found.get(id);
    return html`<li id=${id}><div class="claim"><p>${said(pretty(statement.statement))}</p><p>${this.standing(statement)}
      <span class="place">${place ? `${this.place(place)} · ` : nothing}<code>${id}</code></span>${this.theorems.has(id) ? html` · <a class="place" href=${link(`/proofs?statement=${id}`)}>${t('Proof')}</a>` : nothing}</p>
      <div role="status">${finding === undefined ? nothing : finding === 'busy' ? t('Working …') : typeof finding === 'string' ? finding : this.verdict(finding)}</div></div>
      <button class="plain small" @click=${() => void this.check(id)} aria-label=${t('Check {0}', id)}>${t('Check')}</button></li>`;
  }

  /** What holds, text by text; each leads to the statements of its text. */
  private holds(): TemplateResult {
    return html`<h2>${t('What holds')}</h2><ul class="holds">${this.sources.map((source, i) => html`<li><button class="plain small" @click=${() => this.goTo(i)}>${source.title}</button>
      <p>${said(pretty(source.summary))}</p></li>`)}</ul>`;
  }

  private mistakes(): TemplateResult | typeof nothing {
    const all = this.statements.filter(({ expected }) => expected === 'refuted');
    return all.length ? html`<h2>${t('The mistakes')}</h2><ul class="mistakes">${all.map(({ id, statement, correction = '' }) => html`<li><p><span class="quiet">${said(pretty(statement))}</span></p>
      <p>${said(pretty(correction))} <button class="plain small" aria-label=${t('Show it in the text: {0}', id)} @click=${() => this.goToStatement(id)}>${t('Show it in the text')}</button></p></li>`)}</ul>` : nothing;
  }

  private text(source: Source): TemplateResult {
    const statements = this.statements.filter(({ source: number }) => number === source.number);
    return html`<section class="text" id=${`text-${source.number}`} aria-label=${source.title}><h2 tabindex="-1">${source.title}</h2>
      <p class="quiet">${source.authors}${source.authors && source.number ? ' · ' : nothing}${source.number ? html`<a href=${link(`/lessons?n=${source.number}`)}>${t('The lesson of this text')}</a>` : nothing}</p>
      <details><summary>${this.counted(statements)}</summary><ul class="claims">${statements.map((statement) => this.row(statement))}</ul></details></section>`;
  }

  protected override render(): TemplateResult {
    const findings = this.done();
    const done = findings.length;
    const odd = findings.filter((finding) => !finding.asExpected).length;
    const count = (verdict: Finding['verdict']): number => findings.filter((finding) => finding.verdict === verdict).length;
    const left = this.left(done);
    return html`<main class="sources">
      <h1>${t('Sources')}</h1>
      <p class="intro">${t('What Grundy knows comes from these texts. Touch Check beside a statement, and it is tested while you watch: proved for all cases, checked up to a bound, or refuted with a counterexample.')}</p>
      ${this.statements.length ? html`<p class="intro summary">${this.summary()}</p>` : nothing}
      ${this.wrong ? html`<p class="wrong" role="alert">${this.wrong}</p>` : nothing}
      ${this.sources.length ? this.holds() : nothing}
      ${this.mistakes()}
      ${this.sources.length ? html`<h2>${t('Text by text')}</h2>` : nothing}
      <div class="tools">
        <button class="primary" @click=${() => (this.running ? this.stop() : void this.all())}>${this.running ? t('Stop') : t('Check all')}</button>
        <span class="quiet" role="status">${done} / ${this.statements.length}${done ? html` · ${t('{0} proved, {1} checked, {2} refuted', count('proved'), count('checked'), count('refuted'))}` : nothing}${odd ? html` · <b class="wrong">${t('{0} not as expected', odd)}</b>` : nothing}</span>${left ? html` <span class="quiet">· ${left}</span>` : nothing}
      </div>
      ${this.sources.map((source) => this.text(source))}
    </main>`;
  }
}
