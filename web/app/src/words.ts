/** Sentences of the pages, from the same language files as the terminal's. The English template is the key. */
import { recall, remember } from './storage';
import type { Whole } from './wire';

export interface Words {
  language: string;
  languages: string[];
  words: Record<string, string>;
  called: Called;
}

/** What people call the games: by their names in commands, and with `{0}` for the game that another one is made from. */
export interface Called {
  games: Record<string, string>;
  around: Record<string, string>;
  variants: Record<string, string>;
}

let said: Words = { language: 'en', languages: ['en'], words: {}, called: { games: {}, around: {}, variants: {} } };

const STORED = 'grundy.language';

/** The language that was asked for: in the link, or chosen before; else the browser's is taken. */
export function chosen(): string | null {
  return new URLSearchParams(location.search).get('lang') ?? recall(STORED);
}

/** Loads the page again in another language, which its links carry if the browser cannot keep it. */
export function choose(language: string): void {
  const url = new URL(location.href);
  if (remember(STORED, language)) url.searchParams.delete('lang');
  else url.searchParams.set('lang', language);
  location.assign(url);
}

export function speak(words: Words): void {
  said = words;
}

export async function loadWords(ask: (lang: string | null) => Promise<Words>): Promise<void> {
  speak(await ask(chosen()));
  document.documentElement.lang = said.language;
}

export const language = (): string => said.language;
export const languages = (): string[] => said.languages;
export const names = (): Called => said.called;

/** Which of a template's forms goes with a number. */
export function form(lang: string, n: number, forms: number): number {
  const place = { one: 0, few: 1, many: 2, two: 2, zero: 2, other: 2 }[new Intl.PluralRules(lang).select(n)];
  return Math.min(place, forms - 1);
}

/** A template with its places filled: `{0}`, and `{0:move|moves}` by number. */
export function fill(template: string, lang: string, args: Whole[]): string {
  return template.replace(/\{(\d+)(?::([^}]*))?\}/g, (_, index: string, forms?: string) => {
    const value = args[Number(index)];
    if (forms === undefined) return String(value);
    const choices = forms.split('|');
    return choices[form(lang, Number(value), choices.length)];
  });
}

/** A sentence in the page's language. */
export function t(english: string, ...args: Whole[]): string {
  return fill(said.words[english] ?? english, said.language, args);
}
