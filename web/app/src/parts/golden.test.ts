import { describe, expect, it } from 'vitest';
import { isGolden } from './golden';

/** The zeros of two heaps, whose values are each the mex of what the moves reach. */
function zeros(to: number, diagonal: boolean): { x: number; y: number }[] {
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
  return values.flatMap((row, y) => row.flatMap((value, x) => (value === 0 ? [{ x, y }] : [])));
}

describe('golden lines', () => {
  it('are Wythoff’s, not Nim’s', () => {
    expect(isGolden(zeros(30, true))).toBe(true);
    expect(isGolden(zeros(30, false))).toBe(false);
  });
});
