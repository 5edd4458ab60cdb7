/** Sentences with blanks to fill in, each of which makes a statement for the prover. */
import { html, type TemplateResult } from 'lit';
import { t } from '../words';

interface Pattern {
  /** The sentence with a mark for each blank. */
  sentence: (...blanks: string[]) => string;
  /** What stands in the blanks at first, and the choices where there are only some. */
  blanks: { first: string; choices?: Record<string, string> }[];
  statement: (...filled: string[]) => string;
}

const words = (): Record<string, string> => ({ F: t('Fibonacci'), TR: t('Tribonacci'), T: t('Thue–Morse') });

/** Of a losing pair of Wythoff's game. */
const numbers = (): Record<string, string> => ({ a: t('smaller'), b: t('larger') });
/** What a number may be, as a statement about x. */
const kinds = (): Record<string, string> => ({ '2k': t('even'), '2k+1': t('odd'), '3k': t('divisible by 3'), '5k': t('divisible by 5') });

const patterns = (): Pattern[] => [
  {
    sentence: (number, kind) => t('Find all n for which the {0} number of the n-th losing pair is {1}', number!, kind!),
    blanks: [{ first: 'a', choices: numbers() }, { first: '2k', choices: kinds() }],
    statement: (number, kind) => `E k (${number}(n) = ${kind})`,
  },
  {
    sentence: (value, number) => t('The number {0} is the {1} number of some losing pair', value!, number!),
    blanks: [{ first: '100' }, { first: 'a', choices: numbers() }],
    statement: (value, number) => `E n (n >= 1 & ${number}(n) = ${value})`,
  },
  {
    sentence: (from) => t('Every number from {0} on is in some losing pair', from!),
    blanks: [{ first: '1' }],
    statement: (from) => `A x (x >= ${from} => E n (n >= 1 & (a(n) = x | b(n) = x)))`,
  },
  {
    sentence: (from, what) => t('For every n from {0} on: {1}', from!, what!),
    blanks: [{ first: '1' }, { first: 'b(n) = a(n) + n' }],
    statement: (from, what) => `A n (n >= ${from} => (${what}))`,
  },
  {
    sentence: (what) => t('For some n: {0}', what!),
    blanks: [{ first: 'a(n) = 100' }],
    statement: (what) => `E n (${what})`,
  },
  {
    sentence: (what) => t('For infinitely many n: {0}', what!),
    blanks: [{ first: 'E k (a(n) = 2k)' }],
    statement: (what) => `A m E n (n > m & (${what}))`,
  },
  {
    sentence: (what) => t('Find all n with {0}', what!),
    blanks: [{ first: 'E k (n = 2a(k))' }],
    statement: (what) => what!,
  },
  {
    sentence: (word) => t('Find the lengths of all x for which the word {0} contains the square xx', word!),
    blanks: [{ first: 'F', choices: words() }],
    statement: (word) => `E i A k (k < n => ${word}[i+k] = ${word}[i+n+k])`,
  },
  {
    sentence: (word) => t('Find the lengths of all palindromes in the word {0}', word!),
    blanks: [{ first: 'T', choices: words() }],
    statement: (word) => `E i A k (k < n => ${word}[i+k] = ${word}[i+n-1-k])`,
  },
];

const MARK = /⟦(\d)⟧/;

/**
 * @param use  takes the statement that a sentence makes
 * @param open whether they are seen at once
 */
export function sentences(use: (statement: string) => void, open: boolean): TemplateResult {
  return html`<details class="patterns" ?open=${open}><summary>${t('Sentences to fill in')}</summary><ul>${patterns().map((pattern) => html`<li>${form(pattern, use)}</li>`)}</ul></details>`;
}

function form({ sentence, blanks, statement }: Pattern, use: (statement: string) => void): TemplateResult {
  const pieces = sentence(...blanks.map((_, i) => `⟦${i}⟧`)).split(MARK);
  const submit = (event: Event): void => {
    event.preventDefault();
    const filled = new FormData(event.target as HTMLFormElement);
    use(statement(...blanks.map((_, i) => String(filled.get(`blank${i}`)).trim())));
  };
  return html`<form @submit=${submit}>${pieces.map((piece, i) => (i % 2 === 0 ? html`<span>${piece.trim()}</span>` : blank(Number(piece), blanks[Number(piece)]!, pieces[i - 1]!)))}
    <button>${t('Decide')}</button></form>`;
}

/** @param before the words before the blank, which name it */
function blank(i: number, { first, choices }: Pattern['blanks'][number], before: string): TemplateResult {
  const name = before.trim() || t('Statement');
  return choices
    ? html`<select name="blank${i}" aria-label=${name}>${Object.entries(choices).map(([word, said]) => html`<option value=${word} ?selected=${word === first}>${said}</option>`)}</select>`
    : html`<input name="blank${i}" required aria-label=${name} value=${first} size=${Math.max(4, first.length)} autocapitalize="off" spellcheck="false" autocomplete="off">`;
}
