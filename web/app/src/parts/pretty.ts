/** Formulas and values that were written for a keyboard, with the signs of print. */

const SIGNS: [RegExp, string][] = [
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/!=/g, '≠'],
  [/\+-/g, '±'],
  [/->/g, '→'],
  [/\bphi\b/g, 'φ'],
  [/\bsqrt\((\w+)\)/g, '√$1'],
  [/\b([ab])_n\b/g, '$1ₙ'],
  [/([^\s+-]) \* (?=[^\s+-])/g, '$1 · '],
  [/(\d)\*(?=\w)/g, '$1·'],
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

export const pretty = (text: string): string => SIGNS.reduce((said, [plain, sign]) => said.replace(plain, sign), floors(text));

/** Only the signs of values and moves, in a sentence with other text: `+-2`, `+-(1, *)`, `>=`, `9 -> 1 + 7`. */
export const signs = (text: string): string => text.replace(/\+-(?=[\d({*^v])/g, '±').replaceAll('<=', '≤').replaceAll('>=', '≥').replaceAll('||', '∥').replaceAll(' -> ', ' → ').replaceAll(' xor ', ' ⊕ ');
