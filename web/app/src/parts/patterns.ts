/** Sentences with blanks to fill in, each of which makes a statement for the prover. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../words';

interface Pattern {
  /** The sentence with a mark for each blank. */
  sentence: (...blanks: string[]) => string;
  /** What stands in the blanks at first, and the choices where there are only some. */
  blanks: { first: string; choices?: Record<string, string>; number?: 'from 0' | 'from 1' }[];
  /** Whether a blank is filled with signs. */
  signs?: true;
  statement: (...filled: string[]) => string;
  /** What the verdict means, where plain words say more than it; with the number that makes it true. */
  answer?: Answer;
}

type Answer = (holds: boolean, example?: string) => string;

const words = (): Record<string, string> => ({ F: t('Fibonacci'), TR: t('Tribonacci'), T: t('Thue–Morse') });

/** Properties that every losing pair of Wythoff's game may have. */
const properties = (): Record<string, string> => ({
  'b(n) <= 2a(n)': t('the larger number is at most twice the smaller'),
  'b(n) < 2a(n)': t('the larger number is less than twice the smaller'),
  'b(n) = a(n) + n': t('the numbers of the n-th pair differ by n'),
  'a(n+1) = a(n) + 2': t('the smaller number is 2 less than in the next pair'),
  'a(n+1) = a(n) + 1 | a(n+1) = a(n) + 2': t('the smaller number is 1 or 2 less than in the next pair'),
});

const patterns = (): Pattern[] => [
  {
    sentence: (what) => t('In every losing pair of Wythoff’s game, {0}', what!),
    blanks: [{ first: 'b(n) <= 2a(n)', choices: properties() }],
    statement: (what) => `A n (n >= 1 => ${what!.includes('|') ? `(${what})` : what})`,
  },
  {
    sentence: (one, other) => t('In Wythoff’s game, the player to move loses from heaps of {0} and {1}', one!, other!),
    blanks: [{ first: '30', number: 'from 0' }, { first: '49', number: 'from 0' }],
    statement: (one, other) => `E n (a(n) = ${one} & b(n) = ${other} | a(n) = ${other} & b(n) = ${one})`,
    answer: (holds, example) => !holds ? t('The player to move wins.') : example === '0' ? t('There is no move.') : t('They are losing pair number {0}.', example ?? ''),
  },
  {
    sentence: (number) => t('Find the losing pair of Wythoff’s game that contains {0}', number!),
    blanks: [{ first: '100', number: 'from 0' }],
    statement: (number) => `E n (x = a(n) & y = b(n)) & (x = ${number} | y = ${number})`,
  },
  {
    sentence: (which, by) => t('In infinitely many losing pairs, the {0} number is divisible by {1}', which!, by!),
    blanks: [{ first: 'a', choices: { a: t('smaller'), b: t('larger') } }, { first: '3', number: 'from 1' }],
    statement: (which, by) => `A m E n (n > m & E k (${which}(n) = ${by}k))`,
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
  {
    signs: true,
    sentence: (from, what) => t('For every n from {0} on: {1}', from!, what!),
    blanks: [{ first: '1', number: 'from 0' }, { first: 'b(n) = a(n) + n' }],
    statement: (from, what) => `A n (n >= ${from} => (${what}))`,
  },
  {
    signs: true,
    sentence: (what) => t('For some n: {0}', what!),
    blanks: [{ first: 'a(n) = 100' }],
    statement: (what) => `E n (${what})`,
  },
  {
    signs: true,
    sentence: (what) => t('For infinitely many n: {0}', what!),
    blanks: [{ first: 'E k (a(n) = 2k)' }],
    statement: (what) => `A m E n (n > m & (${what}))`,
  },
  {
    signs: true,
    sentence: (what) => t('Find all n with {0}', what!),
    blanks: [{ first: 'E k (n = 2a(k))' }],
    statement: (what) => what!,
  },
];

const MARK = /⟦(\d)⟧/;

type Use = (statement: string, sentence: string) => void;

/** Every way to fill the blanks that have choices; the others keep a mark. */
const choices = (blanks: Pattern['blanks']): string[][] => blanks.reduce<string[][]>((all, blank, i) =>
  all.flatMap((filled) => (blank.choices ? Object.keys(blank.choices) : [`⟦${i}⟧`]).map((one) => [...filled, one])), [[]]);

/** The sentence that makes a statement, if one without formulas does, and what its verdict means. */
export function sentenceOf(statement: string): { said: string; answer?: Answer } | undefined {
  for (const { blanks, sentence, statement: made, answer, signs } of patterns())
    for (const filled of signs ? [] : choices(blanks)) {
      const [first = '', ...rest] = made(...filled).split(MARK);
      const marks = rest.filter((_, i) => i % 2 === 0);
      const plain = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      const pattern = new RegExp(`^${plain(first)}${rest.map((piece, i) => (i % 2 === 0 ? '(\\d+)' : plain(piece))).join('')}$`);
      const numbers = pattern.exec(statement)?.slice(1);
      if (!numbers) continue;
      const whole = filled.map((one, i) => (blanks[i]!.choices ? one : (numbers[marks.indexOf(String(i))] ?? one)));
      if (made(...whole) === statement) return { said: sentence(...whole.map((one, i) => blanks[i]!.choices?.[one] ?? one)), ...(answer ? { answer } : {}) };
    }
  return undefined;
}

/**
 * @param use  takes the statement that a sentence makes, and the sentence
 * @param open whether they are seen at once
 */
export function sentences(use: Use, open: boolean): TemplateResult {
  const list = (some: Pattern[]): TemplateResult => html`<ul>${some.map((pattern) => html`<li>${form(pattern, use)}</li>`)}</ul>`;
  const all = patterns();
  return html`<details class="patterns" ?open=${open}><summary>${t('Sentences to fill in')}</summary>${list(all.filter(({ signs }) => !signs))}
    <details class="formulas"><summary>${t('Sentences with formulas')}</summary>${list(all.filter(({ signs }) => signs))}</details></details>`;
}

function form({ sentence, blanks, statement }: Pattern, use: Use): TemplateResult {
  const pieces = sentence(...blanks.map((_, i) => `⟦${i}⟧`)).split(MARK);
  const submit = (event: Event): void => {
    event.preventDefault();
    const filled = new FormData(event.target as HTMLFormElement);
    const blank = blanks.map((_, i) => String(filled.get(`blank${i}`)).trim());
    use(statement(...blank), sentence(...blank.map((one, i) => blanks[i]!.choices?.[one] ?? one)));
  };
  return html`<form @submit=${submit}>${pieces.map((piece, i) => (i % 2 === 0 ? (piece.trim() ? html`<span>${piece.trim()}</span>` : nothing) : blank(Number(piece), blanks[Number(piece)]!, pieces[i - 1]!)))}
    <button>${t('Decide')}</button></form>`;
}

/** @param before the words before the blank, which name it */
function blank(i: number, { first, choices, number }: Pattern['blanks'][number], before: string): TemplateResult {
  const name = before.trim() || t('Statement');
  return choices
    ? html`<select name="blank${i}" aria-label=${name}>${Object.entries(choices).map(([word, said]) => html`<option value=${word} ?selected=${word === first}>${said}</option>`)}</select>`
    : html`<input name="blank${i}" required aria-label=${name} value=${first} inputmode=${number ? 'numeric' : 'text'} pattern=${number === 'from 1' ? ' *0*[1-9][0-9]* *' : number ? ' *[0-9]+ *' : '.*'} size=${Math.max(4, first.length)} autocapitalize="off" spellcheck="false" autocomplete="off">`;
}
