/** Statements that were written for a keyboard, with the signs of logic and what these mean. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../words';

const SIGNS: [RegExp, string][] = [
  [/\bA (?=[a-z])/g, '∀'],
  [/\bE (?=[a-z])/g, '∃'],
  [/<=>/g, '⇔'],
  [/=>/g, '⇒'],
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/!=/g, '≠'],
  [/~/g, '¬'],
  [/ & /g, ' ∧ '],
  [/ \| /g, ' ∨ '],
];

export const logic = (statement: string): string => SIGNS.reduce((text, [typed, sign]) => text.replace(typed, sign), statement);

/** What the signs mean, each with the places where a statement uses it. */
const MEANINGS: [RegExp, string, () => string][] = [
  [/\bA [a-z]/, '∀', () => t('for every')],
  [/\bE [a-z]/, '∃', () => t('there is')],
  [/\bI [a-z]/, 'I', () => t('for infinitely many')],
  [/(^|[^<])=>/, '⇒', () => t('implies')],
  [/<=>/, '⇔', () => t('exactly if')],
  [/ & /, '∧', () => t('and')],
  [/ \| /, '∨', () => t('or')],
  [/~/, '¬', () => t('not')],
  [/(?<![A-Za-z])[ab](_n|\()/, 'a(n), b(n)', () => t('the smaller and the larger number of the n-th losing pair of Wythoff’s game')],
  [/\b[ABC]\(/, 'A(n), B(n), C(n)', () => t('the places of the n-th a, b and c in the Tribonacci word')],
  [/\bwythoff\(/, 'wythoff(x, y)', () => t('the heaps x and y are a losing pair of Wythoff’s game')],
  [/\bwythoffMove\(/, 'wythoffMove(x, y, u, v)', () => t('a move of Wythoff’s game leads from x and y to u and v')],
  [/\btriple\(/, 'triple(x, y, z)', () => t('x, y and z are A(n), B(n) and C(n) for some n')],
  [/\btribonacci\(/, 'tribonacci(x, y, z)', () => t('the same in any order')],
  [/\btribonacciMove\(/, 'tribonacciMove(…)', () => t('a move of the Tribonacci game leads from the first three heaps to the last three')],
  [/\bF\[/, 'F[n]', () => t('the letter of the Fibonacci word at place n')],
  [/\bTR\[/, 'TR[n]', () => t('the letter of the Tribonacci word at place n')],
  [/\bT\[/, 'T[n]', () => t('the letter of the Thue–Morse word at place n')],
  [/@/, '@a', () => t('the letter a')],
];

/** The signs of a statement, with what they mean. */
export const meanings = (statement: string): [string, string][] =>
  MEANINGS.filter(([used]) => used.test(statement)).map(([, sign, meaning]) => [sign, meaning()]);

/** A line below a statement for those who do not know its signs. */
export function key(statement: string): TemplateResult | typeof nothing {
  const all = meanings(statement);
  return all.length ? html`<p class="quiet key">${all.map(([sign, meaning]) => html`<span><code>${sign}</code> ${meaning}</span> `)}</p>` : nothing;
}

/** Words for signs, the longest sign first. */
const SPELT: [RegExp, string][] = [
  [/\bA (?=[a-z])/g, 'every '], [/\bE (?=[a-z])/g, 'some '], [/\bI (?=[a-z])/g, 'infinitely many '],
  [/<=>/g, ' exactly if '], [/=>/g, ' implies '], [/<=/g, ' at most '], [/>=/g, ' at least '], [/!=/g, ' is not '],
  [/=/g, ' is '], [/</g, ' less than '], [/>/g, ' more than '], [/\+/g, ' plus '], [/ - /g, ' minus '], [/~/g, ' not '], [/&/g, ' and '], [/\|/g, ' or '],
];
const LONGEST_NAME = 70;

/** A name for the file of a statement: its first words, as many as fit. */
export function fileName(statement: string): string {
  const words = SPELT.reduce((text, [sign, word]) => text.replace(sign, word), statement).match(/[A-Za-z0-9]+/g) ?? ['statement'];
  let length = -1;
  const cut = words.findIndex((word) => (length += word.length + 1) > LONGEST_NAME);
  return words.slice(0, cut < 0 ? undefined : Math.max(1, cut)).join('-');
}
