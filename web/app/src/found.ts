/** Puzzles that were found for a day, so that coming back to the page of a tab shows them at once. */
import type { Puzzle } from './wire';
import { language } from './words';

const STORED = 'grundy.found';

interface Found {
  day: number;
  language: string;
  puzzles: Record<string, Puzzle>;
}

/** Those of a day, by their games, in the language of the page. */
export function foundOn(day: number): Record<string, Puzzle> {
  try {
    const found = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Found | null;
    return found?.day === day && found.language === language() ? found.puzzles : {};
  } catch {
    return {}; // not written by these pages
  }
}

/** Nothing is kept where the browser has no room for it or does not allow it. */
export function remember(day: number, puzzles: Record<string, Puzzle>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ day, language: language(), puzzles } satisfies Found));
  } catch {
    // the puzzles are found again
  }
}
