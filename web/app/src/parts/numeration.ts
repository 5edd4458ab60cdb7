/** What an automaton reads: the weights of its digits, and a number that it accepts as an example. */
import type { Automaton } from './automaton';

/** The coefficients of the recurrences of weights, and the first weights. */
const RECURRENCES: Record<string, { coefficients: number[]; first: number[] }> = {
  fibonacci: { coefficients: [1, 1], first: [1, 2] },
  tribonacci: { coefficients: [1, 1, 1], first: [1, 2, 4] },
};

/** The weights of the first places, from the right; undefined for numerations that are not known here. */
export function weights(digits: string, count: number): number[] | undefined {
  const base = Number(/^base (\d+)$/.exec(digits)?.[1] ?? NaN);
  const { coefficients, first } = RECURRENCES[digits] ?? { coefficients: [base], first: [1] };
  if (Number.isNaN(coefficients[0])) return undefined;
  const all = first.slice(0, count);
  while (all.length < count) all.push(coefficients.reduce((sum, c, i) => sum + c * all[all.length - 1 - i]!, 0));
  return all;
}

/** A word that an automaton accepts, with the states on the way. */
export interface Run {
  labels: string[];
  states: number[];
}

/** The shortest accepted word of at least so many letters, or else the longest shorter one; the first letter is not 0. */
export function accepted({ accepting, arrows }: Automaton, letters: number): Run | undefined {
  const accepts = new Set(accepting);
  let shorter: Run | undefined;
  let runs: Run[] = [{ labels: [], states: [0] }];
  for (let length = 1; runs.length && length <= letters + 8; length++) {
    const longer = new Map<string, Run>();
    for (const { labels, states } of runs)
      for (const { from, to, labels: read } of arrows) {
        if (from !== states.at(-1)) continue;
        const label = read.find((one) => labels.length > 0 || /[^0]/.test(one));
        // Words that lead to the same state have the same continuations.
        if (label !== undefined && !longer.has(String(to))) longer.set(String(to), { labels: [...labels, label], states: [...states, to] });
      }
    runs = [...longer.values()];
    const found = runs.find(({ states }) => accepts.has(states.at(-1)!));
    if (found && length >= letters) return found;
    shorter = found ?? shorter;
  }
  return shorter;
}

/** The digits of each of the numbers that are read at once. */
export const tracks = (labels: string[]): string[] => Array.from({ length: labels[0]?.length ?? 0 }, (_, i) => labels.map((label) => label[i]).join(''));

/** The number with these digits. */
export const worth = (digits: string, weighing: number[]): number => [...digits].reverse().reduce((sum, digit, i) => sum + Number(digit) * weighing[i]!, 0);
