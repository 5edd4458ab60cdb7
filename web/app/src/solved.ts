/** Which puzzles were solved in this browser: for each day, the positions. */
import { recallJson, remember } from './storage';

const STORED = 'grundy.puzzles';
/** How many days are remembered. */
const MOST_DAYS = 60;

type Solved = Record<string, string[]>;

function all(): Solved {
  const solved = recallJson(STORED);
  return typeof solved === 'object' && solved && !Array.isArray(solved) ? (solved as Solved) : {};
}

export const solvedOn = (day: number): string[] => all()[day] ?? [];

export function solve(day: number, start: string): void {
  const solved = all();
  solved[day] = [...new Set([...(solved[day] ?? []), start])];
  const latest = Object.entries(solved).sort(([a], [b]) => Number(b) - Number(a));
  remember(STORED, JSON.stringify(Object.fromEntries(latest.slice(0, MOST_DAYS))));
}

/** Days since 1 January 1970 by the calendar on the wall. */
export function today(now = new Date()): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
}
