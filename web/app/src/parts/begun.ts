/** How sentences begin. */
import { pretty } from './pretty';

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A title with typographic signs and a capital letter, unless it begins with a formula. */
export function headed(title: string): string {
  const text = pretty(title);
  return /^\p{Ll}{2}/u.test(text) ? capitalized(text) : text;
}

/** What a sentence says after a word that stands before it already. */
export function after(word: string, said: string): string {
  const rest = /^:? (.*)/s.exec(said.slice(word.length));
  return rest && said.toLowerCase().startsWith(word.toLowerCase()) ? rest[1]! : said;
}

/** Without spaces, and without the signs that stand for them in names. */
const dense = (text: string): string => text.replace(/[\s_]/g, '');

/**
 * A complaint as a sentence: with a capital where it begins with a word; the letter of a formula stays as it is, and so
 * does what was typed.
 */
export function begun(message: string, typed = ''): string {
  const [place = '', ...rest] = message.split(':');
  if (rest.length && dense(typed).includes(dense(place))) return message;
  return /^\p{Ll}\p{L}+[ ,]/u.test(message) ? capitalized(message) : message;
}
