/** What a match is called: its games, a line of rules as it was typed. */
import { fill, language, names } from '../words';
import { capitalized } from './begun';
import { signs } from './pretty';

const SIGN = / [+-] /;
/** How a position is typed: `a toad (t)`; on a page it is drawn. */
const TYPED = / \([a-z#]\)(?=[ ,.])/g;
/** A word with a hyphen of its own. */
const HYPHEN = /^non-/;

/** With the apostrophes of print. */
const printed = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

/** A game as people write it, by its name in a command: `toads-and-frogs`, `cram:torus`; codes stay as they are. */
export function called(name: string): string {
  const { games, around, variants } = names();
  const known = games[name];
  if (known) return printed(known);
  const [, own = '', rest = ''] = /^([a-z][a-z-]*)(?::(.*))?$/.exec(name) ?? [];
  if (!own) return name.replaceAll('_', ' ');
  if (rest && around[own]) return fill(around[own], language(), [called(rest)]);
  const before = printed(games[own] ?? '') || spelt(own);
  const variant = variants[rest];
  return variant ? fill(variant, language(), [before]) : rest ? `${before}: ${rest}` : before;
}

/** A name in a command with spaces and a capital. */
function spelt(name: string): string {
  const words = name.replace(HYPHEN, 'non–').replaceAll('-', ' ').replace('–', '-');
  return capitalized(words);
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
    if (!name.includes('_') || names().games[name]) return called(name);
    const line = given.length === pieces.length ? given[i]!.trim() : name;
    return line.replace(new RegExp(`(?:\\s*:\\s*|[\\s_]+)${heaps.join('[\\s,]+')}$`), '').replaceAll('_', ' ');
  });
}

/** What each board of a match is called: among boards of the same game, with its place in the sum, as in moves. */
export function captions(start: string, typed: string): string[] {
  const all = titles(start, typed);
  return all.map((title, board) => (all.filter((one) => one === title).length > 1 ? `${title} (${board + 1})` : title));
}

/** Rules as a sentence: those of codes are a phrase, such as `take 1 or 2 from a heap`. */
export function sentence(rules: string): string {
  const begun = printed(signs(capitalized(rules).replace(TYPED, '')));
  return /[.!?:]$/.test(begun) || !begun ? begun : `${begun}.`;
}
