/** The terms of the glossary, and where sentences use them. */

export interface Term {
  term: string;
  meaning: string;
  /** A command of the program that shows it. */
  example?: string;
  /** How sentences write it. */
  names: string[];
  /** Whether sentences also use it in an ordinary meaning. */
  everyday: boolean;
}

/** A word that may have another ending: nim-values, termografa. */
function inflected(word: string): string {
  const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return word.length < 5 ? plain : `${plain.slice(0, -1)}\\p{L}{0,3}`;
}

/** All ways in which sentences write some terms, the longest first. */
function ways(terms: Term[]): RegExp | undefined {
  const names = terms.flatMap((term) => term.names).filter((name) => name.length > 2).sort((one, other) => other.length - one.length);
  return names.length ? new RegExp(`(?<![\\p{L}\\p{N}-])(${names.map((name) => name.split(' ').map(inflected).join('\\s')).join('|')})(?![\\p{L}\\p{N}])`, 'iu') : undefined;
}

/** A sentence in pieces, each term of it once. */
export function marked(sentence: string, terms: Term[]): (string | { word: string; term: Term })[] {
  const found = ways(terms)?.exec(sentence);
  const term = found && terms.find((one) => ways([one])?.exec(found[0])?.[0] === found[0]);
  if (!found || !term) return sentence ? [sentence] : [];
  const after = found.index + found[0].length;
  const before = sentence.slice(0, found.index);
  return [...(before ? [before] : []), { word: found[0], term }, ...marked(sentence.slice(after), terms.filter((one) => one !== term))];
}

/** The page on which a command's answer is found. */
export function page(example: string): string | undefined {
  const [command = '', ...words] = example.split(' ');
  const rest = words.join(' ').replaceAll("'", '');
  if (command === 'eval') return `/values?cell=${encodeURIComponent(rest)}`;
  if (command === 'prove') return `/proofs?statement=${encodeURIComponent(rest)}`;
  if (rest.includes('--')) return undefined;
  if (command === 'solve') return `/play?start=${encodeURIComponent(rest)}&why=1`;
  return undefined;
}
