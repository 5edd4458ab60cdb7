import { describe, expect, it } from 'vitest';
import { isGolden } from './golden';

/** Nim-values of two heaps, each the mex of what the moves reach. */
function table(to: number, diagonal: boolean): number[][] {
  const values: number[][] = [];
  for (let y = 0; y <= to; y++) {
    values.push([]);
    for (let x = 0; x <= to; x++) {
      const reached = new Set<number>();
      for (let k = 1; k <= x; k++) reached.add(values[y]![x - k]!);
      for (let k = 1; k <= y; k++) reached.add(values[y - k]![x]!);
      if (diagonal) for (let k = 1; k <= Math.min(x, y); k++) reached.add(values[y - k]![x - k]!);
      let mex = 0;
      while (reached.has(mex)) mex++;
      values[y]![x] = mex;
    }
  }
  return values;
}

describe('golden lines', () => {
  it('are Wythoff’s, not Nim’s', () => {
    expect(isGolden(table(30, true))).toBe(true);
    expect(isGolden(table(30, false))).toBe(false);
  });
});
