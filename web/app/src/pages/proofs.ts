/** Statements about all whole numbers, decided: the witness, the numbers that make an open one true, the automaton. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { complaint, get, type Complaint } from '../api';
import { download } from '../download';
import { headed } from '../parts/begun';
import { automaton, type Automaton } from '../parts/automaton';
import { howToRead } from '../parts/how-to-read';
import { sentenceOf, sentences } from '../parts/patterns';
import { said } from '../parts/terms';
import { pretty } from '../parts/pretty';
import { called } from '../parts/title';
import { Clock, running } from '../parts/running';
import { fileName, key, logic } from '../parts/statement';
import { wrong } from '../parts/wrong';
import { step } from '../place';
import type { Whole } from '../wire';
import { t } from '../words';

interface Named {
  name: string;
  value: Whole;
}
interface Decided {
  statement: string;
  name?: string;
  title?: string;
  verdict: 'proved' | 'refuted';
  example?: { variables: Named[]; values?: Named[] };
  steps?: { what: string; numbers: number; states: number }[];
  recheck?: Followed;
  triedUpTo?: number;
}
/** How much of a proof was followed again by simpler code. */
interface Followed {
  stepsFollowed?: number;
  steps?: number;
  transitions?: number;
}
interface Found {
  proof?: Decided;
  theorems?: Decided[];
  solutions?: Solutions;
  gameProof?: { game: string; heaps: number; verdict: 'proved' | 'refuted'; claim?: string; digits: string; states: number; noMoveWithin: Decided; aMoveFromElsewhere: Decided; theorems: string[]; recheck: Followed & { heapsUpTo: number; lost: number; agrees: boolean } };
  automaton?: Automaton;
}
interface Solutions {
  statement: string;
  variables: string[];
  digits: string;
  states: number;
  finite: boolean;
  count?: Whole;
  first: Whole[][];
}
interface Theorem {
  name: string;
  title: string;
  statement: string;
}

/** States of an automaton that fits on a page. */
const SMALL = 7;
const FIRST = 'A n (n >= 1 => b(n) = a(n) + n)';
/** Statements to begin with, and what they say. */
const examples = (): [string, string][] => [
  [FIRST, t('The numbers of the n-th losing pair of Wythoff’s game differ by n.')],
  ['A n (n >= 1 => a(n+1) = a(n) + 2)', t('The smaller numbers of the pairs grow by 2 each time.')],
  ['E n (x = 2a(n))', t('Which x are twice the smaller number of a pair?')],
  ['wythoff', t('Which positions of Wythoff’s game are lost, whatever the size of its heaps?')],
];

/** Words one after the other, which no statement has. */
const PROSE = /\p{L}{3,}\s+\p{L}{2,}\s+\p{L}{2,}/u;

@customElement('g-proofs')
export class Proofs extends LitElement {
  @state() private found: Found | undefined;
  @state() private wrong: Complaint | undefined;
  @state() private busy = false;
  @state() private theorems: Theorem[] = [];
  /** Whether the link asks for a statement; else there are sentences to begin with. */
  private readonly linked = new URLSearchParams(location.search).has('statement');
  private statement = new URLSearchParams(location.search).get('statement') ?? '';
  /** The sentence that made the statement, if one did. */
  private sentence = '';
  @state() private cancelled = '';
  private running?: AbortController;
  /** Whether the reader or the link asks for what is decided; the page begins with a statement of its own. */
  private shown = false;
  private readonly clock = new Clock(() => this.requestUpdate());

  protected override createRenderRoot() {
    return this;
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    document.title = `${t('Proofs')} · Grundy`;
    if (this.linked) void this.run(this.statement || FIRST);
    else void this.decide(FIRST);
    this.theorems = (await get<{ theorems: Theorem[] }>('theorems')).theorems;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.running?.abort();
    this.clock.stop();
  }

  /** Decides a statement and scrolls to the answer. */
  private async run(statement: string, sentence = ''): Promise<void> {
    this.found = undefined;
    this.sentence = sentence;
    this.shown = true;
    const decided = this.decide(statement);
    await this.show();
    await decided;
    await this.show();
  }

  private async show(): Promise<void> {
    await this.updateComplete;
    this.querySelector('.answer')?.scrollIntoView({ block: 'nearest' });
  }

  private async decide(statement: string): Promise<void> {
    this.running?.abort();
    const running = (this.running = new AbortController());
    this.statement = statement.trim();
    step(this.shown ? '/proofs?statement=' + encodeURIComponent(this.statement) : '/proofs');
    this.busy = true;
    this.cancelled = '';
    this.clock.start();
    this.wrong = undefined;
    try {
      this.found = await get<Found>('prove', { statement: this.statement }, running.signal);
    } catch (e) {
      if (running.signal.aborted) return;
      this.found = undefined;
      this.wrong = complaint(e);
    }
    this.stop();
  }

  private stop(): void {
    this.clock.stop();
    this.busy = false;
  }

  private cancel(): void {
    this.running?.abort();
    this.stop();
    this.cancelled = t('Cancelled.');
  }

  /** What a verdict says of the numbers, after the word for it. */
  private meant({ verdict, example, statement }: Decided): string {
    const holds = verdict === 'proved';
    const answer = sentenceOf(statement)?.answer;
    if (answer) return answer(holds, example?.variables[0]?.value.toString());
    if (example) return `${holds ? t('for example') : t('the least counterexample')}: ${this.numbers([...example.variables, ...(example.values ?? [])])}`;
    if (!holds) return /^E /.test(statement) ? t('There is no such number.') : '';
    return /^A /.test(statement) ? t('It holds for all of them, however large.') : '';
  }

  private verdict(decided: Decided): TemplateResult {
    return html`<div class="decided">
      ${decided.title ? html`<p>${headed(decided.title)}</p>` : this.words(decided.statement)}
      <code>${decided.name ? html`<b>${decided.name}</b> ` : nothing}${logic(decided.statement ?? '')}</code>
      ${key(decided.statement ?? '')}
      <p><span class="verdict ${decided.verdict}">${decided.verdict === 'proved' ? t('True') : t('False')}</span>
      ${this.meant(decided)}</p>
      ${decided.recheck ? this.followed(decided.recheck) : nothing}
      ${decided.triedUpTo !== undefined ? html`<p class="quiet">${t('Checked without automata for all numbers up to {0}.', decided.triedUpTo)}</p>` : nothing}
      ${decided.steps?.length ? html`<details><summary>${t('Steps')}</summary><table class="plain"><tbody>${decided.steps.map(
        (step) => html`<tr><td><code>${step.what}</code></td><td>${t('{0} {0:state|states}', step.states)}</td></tr>`,
      )}</tbody></table></details>` : nothing}
    </div>`;
  }

  /** The sentence for a statement, if it is an example or was made by filling in a sentence. */
  private words(statement = ''): TemplateResult | typeof nothing {
    const said = this.sentence || examples().find(([one]) => one === statement)?.[1] || sentenceOf(statement)?.said;
    return said ? html`<p>${said}</p>` : nothing;
  }

  private followed(again: Followed): TemplateResult | typeof nothing {
    if (again.steps === undefined || again.stepsFollowed === undefined || again.transitions === undefined) return nothing;
    return html`<p class="quiet">${again.stepsFollowed === again.steps
      ? t('Independently verified by simpler code: {0} {0:step|steps}, {1} {1:transition|transitions}.', again.steps, again.transitions)
      : t('Partly verified by simpler code: {0} of {1} steps, {2} {2:transition|transitions}.', again.stepsFollowed, again.steps, again.transitions)}</p>`;
  }

  private numbers(all: Named[]): string {
    return all.map(({ name, value }) => `${name} = ${value}`).join(', ');
  }

  private result(found: Found): TemplateResult {
    const { solutions, gameProof } = found;
    return html`<section class="card" aria-live="polite">
      ${found.proof ? this.verdict(found.proof) : nothing}
      ${found.theorems?.map((theorem) => this.verdict(theorem)) ?? nothing}
      ${solutions ? html`${this.words(solutions.statement)}<code>${logic(solutions.statement)}</code>${key(solutions.statement)}
        ${this.listed(solutions)}` : nothing}
      ${gameProof ? html`<p class="headline">${called(gameProof.game)}</p>
        ${gameProof.claim ? html`<p>${t('The losing positions')}: ${said(pretty(gameProof.claim))}</p>${key(gameProof.claim)}` : nothing}
        <p><b>1</b> ${t('No move leads from one of them to another.')} <span class="verdict ${gameProof.noMoveWithin.verdict}">${gameProof.noMoveWithin.verdict === 'proved' ? t('True') : t('False')}</span></p>
        <p><b>2</b> ${t('Every other position has a move to one of them.')} <span class="verdict ${gameProof.aMoveFromElsewhere.verdict}">${gameProof.aMoveFromElsewhere.verdict === 'proved' ? t('True') : t('False')}</span></p>
        ${gameProof.verdict === 'proved' ? html`<p>${t('So these are the losing positions, whatever the size of the heaps.')}</p>` : nothing}
        <p class="quiet">${t('Independently verified: heaps up to {0}, {1} losing.', gameProof.recheck.heapsUpTo, gameProof.recheck.lost)}</p>
        ${this.followed(gameProof.recheck)}
        ${gameProof.theorems.length ? html`<p class="tools">${gameProof.theorems.map((name, i) => html`<button class="plain small" @click=${() => void this.certificate(name)}>${t('Download the certificate of {0}', i + 1)}</button> `)}<span class="quiet">${t('{0} checks it without the prover.', './grundy check')}</span></p>` : nothing}` : nothing}
      ${found.proof || found.theorems ? html`<p><button class="plain small" @click=${() => void this.certificate(this.statement)}>${t('Download the certificate')}</button> <span class="quiet">${t('{0} checks it without the prover.', './grundy check')}</span></p>` : nothing}
      ${found.automaton && !(solutions?.finite && !solutions.first.length) ? this.machine(found, found.automaton) : nothing}
    </section>`;
  }

  /** The first solutions, a single one in a sentence. */
  private listed({ variables, finite, count, first }: Solutions): TemplateResult {
    const [only] = first;
    if (finite && !only) return html`<p>${variables.length === 1 ? t('No {0} makes it true.', variables[0]!) : t('No numbers {0} make it true.', variables.join(', '))}</p>`;
    if (finite && only && first.length === 1)
      return html`<p>${t('The only solution is {0}.', variables.map((name, i) => `${name} = ${only[i]}`).join(', '))}</p>`;
    const heading = html`<p>${finite ? t('{0} {0:solution|solutions}', count ?? 0) : t('Infinitely many solutions; the first are')}</p>`;
    if (variables.length === 1) return html`${heading}<p class="run">${variables[0]} = ${first.map((row) => row[0]).join(', ')}${finite ? '' : ', …'}</p>`;
    return html`${heading}<table class="numbers"><thead><tr>${variables.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${first.map((row) => html`<tr>${row.map((value) => html`<td>${value}</td>`)}</tr>`)}</tbody></table>`;
  }

  /** The automaton, and how it is read; a large one is folded. */
  private machine({ solutions, gameProof }: Found, machine: Automaton): TemplateResult {
    const numbers = solutions ? solutions.variables.join(', ') : t('the sizes of the heaps, the smallest first');
    return html`<details class="machine" ?open=${machine.states <= SMALL}><summary><h2>${gameProof ? t('The automaton that accepts the losing positions') : t('The automaton that accepts the solutions')}</h2></summary>
      ${automaton(machine)}${howToRead(machine, solutions?.digits ?? gameProof?.digits ?? '', numbers)}</details>`;
  }

  private async certificate(statement: string): Promise<void> {
    try {
      const { text } = await get<{ text: string }>('certificate', { statement });
      download(text, 'text/plain', `${fileName(statement)}.certificate`);
    } catch (e) {
      this.wrong = complaint(e);
    }
  }

  private submit(event: Event): void {
    event.preventDefault();
    void this.run(String(new FormData(event.target as HTMLFormElement).get('statement')));
  }

  protected override render(): TemplateResult {
    return html`<main class="proofs">
      <h1>${t('Proofs')}</h1>
      <p class="intro">${t('A statement that holds for every number you try may still fail for a larger one. Here it is proved for all numbers, or the least one is found for which it fails.')}</p>
      <p class="intro">${said(t('Many of the statements are about Wythoff’s game. The player to move loses from the heaps 1 and 2, 3 and 5, 4 and 7, 6 and 10, and so on: these are its losing pairs.'))}</p>
      ${sentences((statement, sentence) => void this.run(statement, sentence), !this.linked)}
      <p class="intro signs">${said(t('Or type a statement with signs, and an automaton that reads digits decides it. A n means “for every n”, E n “for some n”; a(n) and b(n) are the smaller and the larger number of the n-th losing pair.'))}</p>
      <form class="controls" @submit=${this.submit}>
        <label class="field grow"><span>${t('Statement')}</span><input name="statement" list="statements" .value=${this.statement} spellcheck="false" autocomplete="off"></label>
        <datalist id="statements">${examples().map(([text]) => html`<option value=${text}></option>`)}</datalist>
        <button class="primary">${t('Decide')}</button>
      </form>
      <div class="tools examples">${examples().map(([statement, what]) => html`<button type="button" @click=${() => void this.run(statement)}>${what}</button>`)}</div>
      <div class="answer">${running(this.busy ? this.clock.said(t('A proof about three heaps can take a minute. After two minutes the search ends by itself.')) : this.cancelled, this.busy ? () => this.cancel() : undefined)}
      ${this.wrong ? PROSE.test(this.statement) ? wrong(t('The prover does not read sentences. Fill in one of those above, or write the statement with signs.')) : wrong(this.wrong.message, this.statement, this.wrong.found) : nothing}
      ${this.found ? this.result(this.found) : nothing}</div>
      <section class="theorems ${this.busy && !this.found ? 'waits' : ''}"><h2>${t('Statements from the texts')}</h2><ul class="claims">${this.theorems.map(
        (theorem) => html`<li><div class="claim"><b>${theorem.name}</b> ${headed(theorem.title)}<details><summary>${t('With signs')}</summary><p><code>${logic(theorem.statement)}</code></p></details></div>
          <button aria-label=${t('Decide {0}', theorem.name)} @click=${() => void this.run(theorem.name)}>${t('Decide')}</button></li>`,
      )}</ul></section>
    </main>`;
  }
}
