/** What a match is called: its games, a line of rules as it was typed. */
import { t } from '../words';

const SIGN = / [+-] /;
/** Words that are not written as they stand in a command: possessives, proper names, NoGo. */
const SPELT: Record<string, string> = { dawsons: 'Dawson’s', grundys: 'Grundy’s', laskers: 'Lasker’s', moores: 'Moore’s', nogo: 'NoGo', nim: 'Nim', kayles: 'Kayles', euclid: 'Euclid' };
/** A word with a hyphen of its own. */
const HYPHEN = /^non-/;

/** Names for games whose names in commands mean nothing to those who do not know the commands. */
const plain = (): Record<string, string> => ({
  'take_k_where_2k<=n': t('Take at most half'),
  divisor: t('Take a divisor'),
  'divisor-any': t('Take any divisor'),
  'wythoff:2': t('Wythoff, nearly equal numbers'),
  vector: t('Several heaps at once'),
  'two-heaps': t('A heap for each player'),
  'partizan-take': t('Take, each their own numbers'),
  'partizan-octal': t('Take and split, each their own way'),
  dag: t('Tokens on arrows'),
  'dag:1-0,2-1,2-0': t('Tokens on arrows'),
  'impartial:domineering': t('Domineering, both ways for both'),
  'dicotic:hackenbush': t('Hackenbush, until one is stuck'),
  'twisted:eatcake': t('Eatcake, changing sides'),
});

/** A game as people write it, by its name in a command: `toads-and-frogs`, `cram:torus`; codes stay as they are. */
export function called(name: string): string {
  const known = plain();
  const [, own = '', rest = ''] = /^([a-z][a-z-]*)(?::(.*))?$/.exec(name) ?? [];
  if (known[name]) return known[name];
  if (!own) return name.replaceAll('_', ' ');
  if (known[own]) return `${known[own]}: ${rest}`;
  const words = own.replace(HYPHEN, 'non–').split('-').map((word, i) => SPELT[word] ?? (i === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word));
  return words.join(' ').replace('–', '-') + (rest ? `: ${rest}` : '');
}

/**
 * @param start what is played, as the server writes it: the name of a line has `_` for spaces
 * @param typed the same as it was asked for
 */
export function titles(start: string, typed: string): string[] {
  const pieces = start.split(SIGN);
  const given = typed.split(SIGN);
  return pieces.map((piece, i) => {
    const [name = '', ...heaps] = piece.split(' ');
    if (!name.includes('_') || plain()[name]) return called(name);
    const line = given.length === pieces.length ? given[i]!.trim() : name;
    return line.replace(new RegExp(`(?:\\s*:\\s*|[\\s_]+)${heaps.join('[\\s,]+')}$`), '').replaceAll('_', ' ');
  });
}

/** Rules as a sentence: those of codes are a phrase, such as `take 1 or 2 from a heap`. */
export function sentence(rules: string): string {
  const begun = rules.charAt(0).toUpperCase() + rules.slice(1);
  return /[.!?:]$/.test(begun) || !begun ? begun : `${begun}.`;
}
