/** Every statement of the sources, checked when it is asked for. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { complaint, get } from '../api';
import { link } from '../place';
import { inText } from '../parts/in-text';
import { pretty } from '../parts/pretty';
import { label, said } from '../parts/terms';
import { t } from '../words';

interface Source {
  number: string;
  authors: string;
  title: string;
}
interface Statement {
  id: string;
  /** The number of its source. */
  source: string;
  place: string;
  statement: string;
  /** The verdict when all is in order: of a mistake in the text, that it is refuted. */
  expected: 'proved' | 'checked' | 'refuted';
}
interface Finding {
  verdict: 'proved' | 'refuted' | 'checked' | 'gaveUp';
  how?: string;
  counterexample?: string;
  bound?: string;
  asExpected: boolean;
  why?: string[];
}

/** A name of a theorem that the prover knows. */
const THEOREM = /\b([FT]\d+)\b/;

/** Names of theorems lead to their proofs. */
const linked = (how: string): (string | TemplateResult)[] =>
  how.split(THEOREM).map((piece, i) => (i % 2 ? html`<a href=${link(`/proofs?statement=${piece}`)}>${piece}</a>` : piece));

@customElement('g-sources')
export class Sources extends LitElement {
  @state() private sources: Source[] = [];
  @state() private statements: Statement[] = [];
  @state() private found = new Map<string, Finding | 'busy' | string>();
  @state() private running = false;
  @state() private wrong = '';
  private leaving = new AbortController();

  protected override createRenderRoot() {
    return this;
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    document.title = `${t('Sources')} · Grundy`;
    try {
      const { sources, statements } = await get<{ sources: Source[]; statements: Statement[] }>('claims');
      this.sources = sources;
      this.statements = statements;
      const asked = sources.findIndex(({ number }) => number !== '' && number === new URLSearchParams(location.search).get('text'));
      await this.updateComplete;
      if (asked >= 0) this.goTo(asked);
    } catch (e) {
      this.wrong = complaint(e).message;
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  private stop(): void {
    this.running = false;
    this.leaving.abort();
    this.leaving = new AbortController();
  }

  private note(id: string, what: Finding | string): void {
    this.found = new Map(this.found).set(id, what);
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
    const { signal } = this.leaving;
    for (const { id } of this.statements) {
      if (signal.aborted) return;
      await this.check(id);
    }
    this.running = false;
  }

  /** What holds of all statements. */
  private summary(): string {
    const count = (expected: Statement['expected']): number => this.statements.filter((statement) => statement.expected === expected).length;
    return t('Of {0} statements, {1} are proved, {2} are checked, and {3} are mistakes in the texts.', this.statements.length, count('proved'), count('checked'), count('refuted'));
  }

  private verdict(finding: Finding): TemplateResult {
    const words = { proved: t('Proved'), refuted: t('Refuted'), checked: t('Checked'), gaveUp: t('Gave up') }[finding.verdict];
    return html`<span class="verdict ${finding.verdict}">${label(words)}</span>
      <span class="detail">${linked(finding.how ?? finding.counterexample ?? finding.bound ?? '')}</span>
      ${finding.why?.length ? this.argument(finding.why.map((line) => line.split(/\s{3,}/))) : nothing}`;
  }

  /** Paragraphs, or a table where each line has two columns. */
  private argument(lines: string[][]): TemplateResult {
    return lines.every((line) => line.length === 2)
      ? html`<div class="scroll" tabindex="0" role="region" aria-label=${t('Why')}><table class="plain argument"><tbody>${lines.map(([what, of]) => html`<tr><td><code>${what}</code></td><td>${pretty(of!)}</td></tr>`)}</tbody></table></div>`
      : html`<div class="argument">${lines.map((line) => html`<p>${said(pretty(line.join(' ')))}</p>`)}</div>`;
  }

  /** The next Tab goes on below the heading. */
  private goTo(source: number): void {
    const section = this.querySelectorAll('section')[source];
    section?.scrollIntoView();
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }

  private row({ id, place, statement, expected }: Statement): TemplateResult {
    const finding = this.found.get(id);
    return html`<li><div class="claim"><p>${said(pretty(statement))}</p><span class="place">${id}${place ? ` · ${inText(place)}` : nothing}</span>${expected === 'refuted' ? html` <span class="badge refuted">${t('a mistake in the text')}</span>` : nothing}
      <div role="status">${finding === undefined ? nothing : finding === 'busy' ? t('Working …') : typeof finding === 'string' ? finding : this.verdict(finding)}</div></div>
      <button @click=${() => void this.check(id)} aria-label=${t('Check {0}', id)}>${t('Check')}</button></li>`;
  }

  protected override render(): TemplateResult {
    const findings = [...this.found.values()].filter((finding): finding is Finding => typeof finding !== 'string');
    const done = findings.length;
    const odd = findings.filter((finding) => !finding.asExpected).length;
    const count = (verdict: Finding['verdict']): number => findings.filter((finding) => finding.verdict === verdict).length;
    return html`<main class="sources">
      <h1>${t('Sources')}</h1>
      <p class="intro">${t('What Grundy knows comes from these texts. Touch Check beside a statement, and it is tested while you watch: proved for all cases, checked up to a bound, or refuted with a counterexample.')}</p>
      ${this.statements.length ? html`<p class="intro summary">${this.summary()}</p>` : nothing}
      ${this.wrong ? html`<p class="wrong" role="alert">${this.wrong}</p>` : nothing}
      <div class="tools">
        <button class="primary" @click=${() => (this.running ? this.stop() : void this.all())}>${this.running ? t('Stop') : t('Check all')}</button>
        <span class="quiet" role="status">${done} / ${this.statements.length}${done ? html` · ${t('{0} proved, {1} checked, {2} refuted', count('proved'), count('checked'), count('refuted'))}` : nothing}${odd ? html` · <b class="wrong">${t('{0} not as expected', odd)}</b>` : nothing}</span>
      </div>
      <nav class="texts" aria-label=${t('Sources')}>${this.sources.map((source, i) => html`<button class="plain small" @click=${() => this.goTo(i)}>${source.title}</button>`)}</nav>
      ${this.sources.map((source) => html`<section aria-label=${source.title}><h2 tabindex="-1">${source.title}</h2>
        <p class="quiet">${[source.authors, source.number && t('Source {0}', source.number)].filter((part) => part).join(' · ')}</p>
        <ul class="claims">${this.statements.filter((statement) => statement.source === source.number).map((statement) => this.row(statement))}</ul></section>`)}
    </main>`;
  }
}
