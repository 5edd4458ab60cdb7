/** From rules, or from values, to a formula: how it stands, what it rests on, and the program it makes. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keep, tell, type Complaint } from '../api';
import { toClipboard } from '../clipboard';
import { lostPoints } from '../parts/lost-points';
import { pretty } from '../parts/pretty';
import { running } from '../parts/running';
import { spentSoFar } from '../parts/spent';
import { wrong } from '../parts/wrong';
import { link, step } from '../place';
import type { Whole } from '../wire';
import { t } from '../words';

interface Finding {
  text: string;
  standing: 'proved' | 'checked';
  how: string;
  from?: string;
  hence?: string;
}
interface Said {
  kind: 'values' | 'lost' | 'misere' | 'letters';
  game?: string;
  rules?: string;
  findings: Finding[];
  notes: string[];
  values?: Whole[];
  misereValues?: Whole[];
  /** The values of a line with capital letters, for some numbers in their place. */
  rows?: { name: string; values: Whole[] }[];
  lost?: number[][];
  heaps?: number;
  why?: string[];
  tried?: string[];
  stopped?: string;
  theorem?: { text: string; authors: string };
  programs?: Record<string, string>;
  searchLine?: string;
  test?: { formula: string; standing: 'proved' | 'checked' | 'refuted'; said: string[] };
}

const EXAMPLES = ['take k where 2k <= n', 'take d where d | n and d < n', 'take k where k <= K', 'take:1,3,4', 'kayles', 'wythoff', '(k,0) (0,k) (k,k)', '0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0'];
const SHOWN = 30;
/** Matches a pasted table: numbers or words for who wins, separated by commas or spaces; a list, a dictionary, or pairs. */
const VALUES = /^\s*(?:\d+(?:[\s,]+\d+)+[\s,]*|[LWlw\s,]{2,}|[PNpn\s,]{2,}|[[{].*|\d+ *(?::|=|->).*)$/s;

@customElement('g-formulas')
export class Formulas extends LitElement {
  @state() private said: Said | undefined;
  @state() private wrong: Complaint | undefined;
  @state() private progress = '';
  @state() private cancelled = '';
  @state() private language = 'C++';
  @state() private copied = false;
  @state() private kept = '';
  private rules: string;
  private test: string;
  private misere: boolean;
  private stop?: (() => void) | undefined;

  constructor() {
    super();
    const query = new URLSearchParams(location.search);
    this.rules = query.get('rules') ?? EXAMPLES[0]!;
    this.test = query.get('test') ?? '';
    this.misere = query.get('play') === 'misere';
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${t('Formulas')} · Grundy`;
    this.run();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
  }

  private run(): void {
    this.stop?.();
    this.said = this.wrong = undefined;
    this.cancelled = '';
    this.progress = t('Working …');
    const own: Record<string, string> = { rules: this.rules };
    if (this.test) own['test'] = this.test;
    if (this.misere) own['play'] = 'misere';
    step('/formulas?' + new URLSearchParams(own).toString());
    const { rules, ...rest } = own;
    const asked = VALUES.test(this.rules) ? { data: this.rules.trim(), ...rest } : { rules: this.rules, ...rest };
    this.stop = tell<Said>('conjecture', asked, 'conjecture', {
      progress: (spent) => (this.progress = spentSoFar(spent)),
      found: (said) => (this.said = said),
      failed: (complaint) => (this.wrong = complaint),
      ended: () => (this.progress = ''),
    });
  }

  private cancel(): void {
    this.stop?.();
    this.cancelled = `${t('Cancelled.')} ${this.progress}`;
    this.progress = '';
  }

  private submit(event: Event): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    this.rules = String(form.get('rules')).trim();
    this.test = String(form.get('test')).trim();
    this.misere = form.get('play') === 'misere';
    this.run();
  }

  private try(rules: string): void {
    this.rules = rules;
    this.test = '';
    this.misere = false;
    this.run();
  }

  private async copy(program: string): Promise<void> {
    await toClipboard(program);
    this.copied = true;
    setTimeout(() => (this.copied = false), 1500);
  }

  /** What the address says: it is found again when it is opened. */
  private async keep(): Promise<void> {
    try {
      await keep('formula', [this.rules, this.test, this.said?.findings[0]?.text ?? ''].filter(Boolean).join(' · '));
      this.kept = t('Saved');
    } catch (e) {
      this.kept = e instanceof Error ? e.message : String(e);
    }
    setTimeout(() => (this.kept = ''), 1500);
  }

  private badge(standing: 'proved' | 'checked' | 'refuted'): TemplateResult {
    return html`<span class="badge ${standing}">${{ proved: t('Proved'), checked: t('Checked'), refuted: t('Refuted') }[standing]}</span>`;
  }

  private finding(finding: Finding): TemplateResult {
    return html`<div class="finding">
      <p class="formula">${pretty(finding.text)}${finding.from ? html` <span class="quiet">${pretty(finding.from)}</span>` : nothing}</p>
      <p>${this.badge(finding.standing)} <span>${pretty(finding.how)}</span></p>
      ${finding.hence ? html`<p class="quiet">${t('Hence')}: ${pretty(finding.hence)}</p>` : nothing}</div>`;
  }

  private programs(programs: Record<string, string>): TemplateResult {
    const names = Object.keys(programs);
    const shown = programs[this.language] === undefined ? names[0]! : this.language;
    return html`<section class="card program" aria-label=${t('Program')}>
      <div class="tools" role="group">${names.map((name) => html`<button aria-pressed=${name === shown ? 'true' : 'false'} @click=${() => (this.language = name)}>${name}</button>`)}
        <button class="copy" @click=${() => void this.copy(programs[shown]!)}>${this.copied ? t('Copied') : t('Copy')}</button></div>
      <pre tabindex="0"><code>${programs[shown]}</code></pre></section>`;
  }

  private evidence(said: Said): TemplateResult {
    const rows: [string, Whole[]][] = said.misereValues ? [['G', said.values ?? []], ['G⁻', said.misereValues]] : [['G(n)', said.values ?? []]];
    return html`<section class="card" aria-label=${t('Evidence')}>
      ${said.lost ? html`${said.heaps === 2 ? lostPoints(said.lost) : nothing}
        <p class="pairs">${said.lost.slice(0, SHOWN).map((at) => `(${at.join(', ')})`).join(' ')}${said.lost.length > SHOWN ? ' …' : ''}</p>` : nothing}
      ${said.values ? this.list(rows) : said.rows?.length ? this.list(said.rows.map(({ name, values }) => [name, values])) : nothing}
      ${said.theorem ? html`<p class="quiet">${pretty(said.theorem.text)} <span class="place">${said.theorem.authors}</span></p>` : nothing}
      ${said.tried?.length ? html`<details ?open=${!said.findings.length}><summary>${t('What was tried')}</summary><ul class="tried">${said.tried.map((one) => html`<li>${pretty(one)}</li>`)}</ul></details>` : nothing}
      ${said.stopped ? html`<p>${said.stopped}</p>` : nothing}
      ${said.searchLine ? html`<p class="quiet">${t('Search terms')}: <code>${said.searchLine}</code></p>` : nothing}
      ${said.kind === 'values' && said.game ? html`<p><a class="small" href=${link(`/sequences?rules=${encodeURIComponent(this.rules)}`)}>${t('Sequences')}</a></p>` : nothing}
    </section>`;
  }

  /** The first values under their heaps, in as many lines as it takes. */
  private list(rows: [string, Whole[]][]): TemplateResult {
    const wide = innerWidth < 640 ? 8 : 10;
    const count = Math.min(SHOWN, rows[0]![1].length);
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t('List of values')}><table class="numbers sequence">
      ${Array.from({ length: Math.ceil(count / wide) }, (_, line) => html`<tbody>
        <tr><th scope="row">n</th>${rows[0]![1].slice(line * wide, Math.min(count, (line + 1) * wide)).map((_, n) => html`<td class="quiet">${line * wide + n}</td>`)}</tr>
        ${rows.map(([name, values]) => html`<tr><th scope="row">${name}</th>${values.slice(line * wide, Math.min(count, (line + 1) * wide)).map((value) => html`<td class=${Number(value) === 0 ? 'zero' : ''}>${value}</td>`)}</tr>`)}
      </tbody>`)}</table></div>`;
  }

  private result(said: Said): TemplateResult {
    return html`
      ${said.rules ? html`<p class="rules">${pretty(said.rules)}</p>` : nothing}
      ${said.test ? html`<section class="card"><p class="formula">${pretty(said.test.formula)}</p><p>${this.badge(said.test.standing)} ${said.test.said.map((one) => html`<span>${pretty(one)} </span>`)}</p></section>` : nothing}
      <p class="tools"><button class="keep" @click=${() => void this.keep()}>${this.kept || t('Save')}</button></p>
      <div class="conjecture"><div class="found">
        <section class="card" aria-label=${t('Correct')}>
          ${said.notes.map((note) => html`<p>${pretty(note)}</p>`)}
          ${said.findings.map((finding) => this.finding(finding))}
          ${said.why?.length ? html`<p>${pretty(said.why.join(' '))}</p>` : nothing}
        </section>
        ${said.programs && Object.keys(said.programs).length ? this.programs(said.programs) : nothing}
      </div>${this.evidence(said)}</div>`;
  }

  protected override render(): TemplateResult {
    return html`<main class="formulas">
      <h1>${t('From rules to a formula')}</h1>
      <p class="intro">${t('Type the rules of a heap game in one line, or values separated by commas. Grundy looks for a formula, says whether it is proved for all sizes or only checked, and gives it as a program.')}</p>
      <form class="controls" @submit=${this.submit}>
        <label class="field grow"><span>${t('Rules, or values')}</span><input name="rules" required list="lines" .value=${this.rules} aria-invalid=${this.wrong ? 'true' : 'false'} autocapitalize="off" spellcheck="false" autocomplete="off"></label>
        <datalist id="lines">${EXAMPLES.map((text) => html`<option value=${text}></option>`)}</datalist>
        <label class="field"><span>${t('Your own formula, to test')}</span><input name="test" placeholder="x & -x" .value=${this.test} autocapitalize="off" spellcheck="false" autocomplete="off"></label>
        <label class="field"><span>${t('The last move')}</span><select name="play"><option value="normal" ?selected=${!this.misere}>${t('wins')}</option><option value="misere" ?selected=${this.misere}>${t('loses')}</option></select></label>
        <button class="primary">${t('Find a formula')}</button>
      </form>
      ${this.wrong ? wrong(this.wrong.message, this.wrong.found && this.test.includes(this.wrong.found) && !this.rules.includes(this.wrong.found) ? this.test : this.rules, this.wrong.found) : nothing}
      ${running(this.progress || this.cancelled, this.progress ? () => this.cancel() : undefined)}
      ${this.said ? this.result(this.said) : nothing}
      <section class="examples ${this.progress && !this.said ? 'waits' : ''}"><h2>${t('Examples')}</h2><div class="tools">${EXAMPLES.map((text) => html`<button class="example" @click=${() => this.try(text)}><code>${text}</code></button>`)}</div></section>
    </main>`;
  }
}
