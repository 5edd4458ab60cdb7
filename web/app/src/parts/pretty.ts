/** Formulas and values that were written for a keyboard, with the signs of print. */

const SIGNS: [RegExp, string][] = [
  [/\(1 << (\w+|\([^()]*\))\)/g, '2^$1'],
  [/(?<=^|[=,] )1 << (\w+|\([^()]*\))(?=$|[,.;]| [=!])/g, '2^$1'],
  [/ \.\.(?=$|[ ,)])/g, ' …'],
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/!=/g, '≠'],
  [/\+-/g, '±'],
  [/->/g, '→'],
  [/\bG-(?!\w)/g, 'G⁻'],
  [/\bphi\b/g, 'φ'],
  [/\btau\b/g, 'τ'],
  [/\bsigma\b/g, 'σ'],
  [/\balpha\b/g, 'α'],
  [/\bbeta\b/g, 'β'],
  [/\bgamma\b/g, 'γ'],
  [/\bsqrt\((\w+)\)/g, '√$1'],
  [/\bv2(?=\()/g, 'v₂'],
  [/([^\s+-]) \* (?=[^\s+-])/g, '$1 · '],
  [/(\d)\*(?=\w)/g, '$1·'],
  [/(\p{L})\*(?=\p{L})/gu, '$1·'],
  [/(?<=\p{L})'(?=s\b)/gu, '’'],
  [/(?<=\S) - (?=[\p{L}\d(⌊√])/gu, ' − '],
  [/(?<=^|[\s(,=])-(?=\d)/g, '−'],
];

/** `floor(n * phi)` with its brackets, however much stands between them. */
function floors(text: string): string {
  const at = text.search(/\bfloor\(/);
  if (at < 0) return text;
  let depth = 0;
  for (let i = at + 5; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && --depth === 0) return `${text.slice(0, at)}⌊${floors(text.slice(at + 6, i))}⌋${floors(text.slice(i + 1))}`;
  }
  return text;
}

const BELOW: Record<string, string> = { '+': '₊', '-': '₋', i: 'ᵢ', j: 'ⱼ', k: 'ₖ', m: 'ₘ', n: 'ₙ', ...Object.fromEntries([...'0123456789'].map((digit, i) => [digit, '₀₁₂₃₄₅₆₇₈₉'[i]])) };
const ABOVE: Record<string, string> = { n: 'ⁿ', k: 'ᵏ', i: 'ⁱ', j: 'ʲ', m: 'ᵐ', r: 'ʳ', t: 'ᵗ', ...Object.fromEntries([...'0123456789'].map((digit, i) => [digit, '⁰¹²³⁴⁵⁶⁷⁸⁹'[i]])) };

/** Indices and exponents of a letter or a few digits; others stay as they are. */
function scripts(text: string): string {
  const written = (signs: Record<string, string>) => (whole: string, base: string, of: string): string => {
    const small = [...of].map((one) => signs[one]);
    return small.every((one) => one) ? base + small.join('') : whole;
  };
  return text.replace(/(\b[A-Za-z])_([a-z]|\d+)\b/g, written(BELOW)).replace(/(\b[A-Za-z])_\(([a-z][+-]\d+)\)/g, written(BELOW)).replace(/([\p{L}\d)])\^([a-z]|\d+)(?![\p{L}\d])/gu, written(ABOVE));
}

export const pretty = (text: string): string => scripts(SIGNS.reduce((said, [plain, sign]) => said.replace(plain, sign), floors(text)));

/** Only the signs of values, moves and rounding, in a sentence with other text: `+-2`, `+-(1, *)`, `>=`, `9 -> 1 + 7`, `floor(sqrt(n))`. */
export const signs = (text: string): string => floors(text).replace(/\bsqrt\((\w+)\)/g, '√$1').replace(/\bv2(?=\()/g, 'v₂').replace(/(?<=[↑↓])<(\d+)>/g, (_, size: string) => above(size)).replace(/\bphi\b/g, 'φ').replace(/\+-(?=[\d({*^v])/g, '±').replaceAll('<=', '≤').replaceAll('>=', '≥').replaceAll('||', '∥').replaceAll(' -> ', ' → ').replaceAll(' xor ', ' ⊕ ');

const TYPED = /^(?=.*[0-9*^v])(?:[-+0-9/*^v{}|,<>[\]().]|Tiny|Miny)+$/;
/** What no text of another kind looks like: braces with a bar, nimbers, arrows, switches, tinies, minus signs. */
const CERTAIN = /\{.*\|.*\}|[*^]|vv|v[0-9[<]|^v$|\+-|Tiny|Miny|^[(,{|]*-[0-9]+(?:\/[0-9]+)?(?![0-9-])/;

const POWER = /^\d+\^(?:\d+|[a-z])$/;

/** Words within a value cut it into parts with open brackets, which are values like the whole. */
const isValue = (text: string): boolean => TYPED.test(text) && CERTAIN.test(text);

/** A value as it stands on boards: `^^*` as ⇑∗, `-1/2*` as −1/2∗, `2+Tiny(2)` as 2+₂. */
const printed = (value: string): string =>
  value.replace(/\+?Tiny\((\d+)\)/g, (_, size: string) => '+' + below(size)).replace(/Miny\((\d+)\)/g, (_, size: string) => '−' + below(size))
    .replaceAll('^^', '⇑').replaceAll('vv', '⇓').replaceAll('^', '↑').replaceAll('v', '↓').replaceAll('+-', '±')
    .replace(/(?<=^|[(,{|±])-(?=[\d({↑↓∗])/g, '−').replaceAll('*', '∗');

const above = (digits: string): string => [...digits].map((digit) => ABOVE[digit]).join('');
const below = (digits: string): string => [...digits].map((digit) => BELOW[digit]).join('');

/** A star between numbers or letters is a product. */
const PRODUCT = /(?<=(?:^|[\s(])(?:\d+(?:\^\d+)?|phi|\p{L})|\)) \* (?=(?:\d+|phi|\p{L})(?![\p{L}\d])|\()/gu;
const WORDS = /(?<=^|[\s,;:=≤≥(])\S+/g;

/** The signs of print with those of values in a sentence: in the words that can be nothing else. */
export function valued(sentence: string): string {
  return sentence.includes('\\(') ? signs(sentence) : signs(sentence.replace(PRODUCT, ' · ').replace(/(?<=\S) - (?=[\p{L}\d(])/gu, ' − ').replace(WORDS, (word) => {
    const value = /^(.*?)[.,;:]*$/.exec(word)![1]!;
    return POWER.test(value) ? scripts(word) : isValue(value) ? printed(value) + word.slice(value.length) : word;
  }));
}
