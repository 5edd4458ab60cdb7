/** What was found out about values: the formulas and how they stand, what they rest on, and the program they make. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Copying } from '../copying';
import type { Whole } from '../wire';
import { t } from '../words';
import { after, headed } from './begun';
import { lostPoints } from './lost-points';
import { pretty } from './pretty';
import { label, said } from './terms';

interface Finding {
  text: string;
  standing: 'proved' | 'checked';
  how: string;
  from?: string;
  hence?: string;
}
/** A list of numbers that belongs to an answer. */
export interface Column {
  values: Whole[];
  oeis?: string;
}
export interface Found {
  kind: 'values' | 'lost' | 'misere' | 'letters';
  game?: string;
  rules?: string;
  findings: Finding[];
  /** What is said before the findings, and what after them. */
  notes: string[];
  remarks: string[];
  values?: Whole[];
  misereValues?: Whole[];
  /** The values of a line with capital letters, for some numbers in their place. */
  rows?: { name: string; values: Whole[] }[];
  lost?: number[][];
  /** The sizes of each heap in the losing positions, with their numbers in the OEIS. */
  columns?: Column[];
  heaps?: number;
  why?: string[];
  tried?: string[];
  stopped?: string;
  theorem?: { text: string; authors: string };
  programs?: Record<string, string>;
  searchLine?: string;
  /** The number of the values in the OEIS. */
  oeis?: string;
  test?: { formula: string; standing: 'proved' | 'checked' | 'refuted'; said: string[] };
}

const SHOWN = 30;

type Standing = 'proved' | 'checked' | 'refuted';
const words = (): Record<Standing, string> => ({ proved: t('Proved'), checked: t('Checked'), refuted: t('Refuted') });

function badge(standing: Standing): TemplateResult {
  return html`<span class="badge ${standing}">${label(words()[standing])}</span>`;
}

/** A sentence without the word that its badge says. */
const beside = (standing: Standing, said: string): string => after(words()[standing], said);

/** A formula that was to be tested. */
export function tested({ test }: Found): TemplateResult | typeof nothing {
  return test ? html`<section class="card"><p class="formula">${pretty(test.formula)}</p><p>${badge(test.standing)} ${test.said.map((one) => html`<span>${pretty(beside(test.standing, one))} </span>`)}</p></section>` : nothing;
}

function finding({ text, standing, how, from, hence }: Finding): TemplateResult {
  return html`<div class="finding">
    <p class="formula">${headed(text)}${from ? html` <span class="quiet">${pretty(from)}</span>` : nothing}</p>
    <p>${badge(standing)} <span>${said(pretty(beside(standing, how)))}</span></p>
    ${hence ? html`<p class="quiet">${t('Hence')}: ${pretty(hence)}</p>` : nothing}</div>`;
}

export function formulas({ findings, notes, remarks, why }: Found): TemplateResult {
  const sentences = (texts: string[]): TemplateResult[] => texts.map((text) => html`<p>${said(headed(text))}</p>`);
  return html`<section class="card" aria-label=${t('Formulas')}>
    ${sentences(notes)}
    ${findings.map(finding)}
    ${sentences(remarks)}
    ${why?.length ? html`<p>${said(pretty(why.join(' ')))}</p>` : nothing}
  </section>`;
}

/** The first values under their heaps, in as many lines as it takes. */
function list(rows: [string, Whole[]][]): TemplateResult {
  const wide = innerWidth < 640 ? 8 : 10;
  const count = Math.min(SHOWN, rows[0]![1].length);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${t('List of values')}><table class="numbers sequence">
    ${Array.from({ length: Math.ceil(count / wide) }, (_, line) => html`<tbody>
      <tr><th scope="row">n</th>${rows[0]![1].slice(line * wide, Math.min(count, (line + 1) * wide)).map((_, n) => html`<td class="quiet">${line * wide + n}</td>`)}</tr>
      ${rows.map(([name, values]) => html`<tr><th scope="row">${name}</th>${values.slice(line * wide, Math.min(count, (line + 1) * wide)).map((value) => html`<td class=${Number(value) === 0 ? 'zero' : ''}>${value}</td>`)}</tr>`)}
    </tbody>`)}</table></div>`;
}

/** A link to a sequence of the OEIS. */
export function inOeis(number: string): TemplateResult {
  return html`<a class="small" target="_blank" rel="noopener" href=${`https://oeis.org/${number}`}>${t('In the OEIS: {0}', number)}</a>`;
}

/** Where the OEIS is searched for values. */
export const oeisSearch = (values: string): string => `https://oeis.org/search?q=${values.replace(/\s/g, '')}`;

/** @param listed whether the page lists the values elsewhere */
export function evidence(found: Found, listed: boolean): TemplateResult | typeof nothing {
  const { values, misereValues, lost, heaps, rows, theorem, tried, findings, stopped } = found;
  const searchLine = listed ? '' : found.searchLine;
  const named: [string, Whole[]][] = misereValues ? [['G', values ?? []], ['G⁻', misereValues]] : [['G(n)', values ?? []]];
  const shown = values && !(listed && !misereValues) ? named : rows?.map(({ name, values }): [string, Whole[]] => [name, values]);
  if (!lost && !shown?.length && !theorem && !tried?.length && !stopped && !searchLine) return nothing;
  return html`<section class="card" aria-label=${t('Evidence')}>
    ${lost ? html`${heaps === 2 ? lostPoints(lost) : nothing}
      <p class="pairs">${lost.slice(0, SHOWN).map((at) => `(${at.join(', ')})`).join(' ')}${lost.length > SHOWN ? ' …' : ''}</p>` : nothing}
    ${shown?.length ? list(shown) : nothing}
    ${theorem && !findings.some(({ how }) => how === theorem.authors) ? html`<p class="quiet">${said(pretty(theorem.text))} <span class="place">${theorem.authors}</span></p>` : nothing}
    ${tried?.length ? html`<details ?open=${!findings.length}><summary>${t('What was tried')}</summary><ul class="tried">${tried.map((one) => html`<li>${pretty(one)}</li>`)}</ul></details>` : nothing}
    ${stopped ? html`<p>${stopped}</p>` : nothing}
    ${searchLine ? html`<p class="quiet">${t('Search terms')}: <code>${searchLine}</code> ${found.oeis ? inOeis(found.oeis) : html`<a class="small" target="_blank" rel="noopener" href=${oeisSearch(searchLine)}>${t('Search the OEIS')}</a>`}</p>` : nothing}
  </section>`;
}

/** The program in one of its languages, with a button for each of the others. */
export function program(programs: Record<string, string>, language: string, choose: (language: string) => void, copying: Copying): TemplateResult | typeof nothing {
  const names = Object.keys(programs);
  const shown = programs[language] === undefined ? names[0] : language;
  if (shown === undefined) return nothing;
  return html`<section class="card program" aria-label=${t('Program')}>
    <div class="tools" role="group">${names.map((name) => html`<button aria-pressed=${name === shown ? 'true' : 'false'} @click=${() => choose(name)}>${name}</button>`)}
      ${copying.button('program', t('Copy'), () => programs[shown]!)}</div>
    <pre tabindex="0"><code>${programs[shown]}</code></pre></section>`;
}
