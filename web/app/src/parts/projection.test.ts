import { describe, expect, it } from 'vitest';
import { along, spaced, type Point3 } from './projection';

describe('projection', () => {
  it('makes a line a point and keeps what is across it', () => {
    const line: Point3[] = [[1, 2, 4], [2, 4, 8], [30, 60, 120]];
    for (const [x, y] of along(line)) expect(Math.hypot(x, y)).toBeCloseTo(0, 9);
    const [p] = along([[0, 0, 1], [100, 0, 0]]);
    expect(Math.hypot(...p!)).toBeCloseTo(1, 9);
  });

  it('shows the line from the side when it is turned', () => {
    const [, , [x, y] = [0, 0]] = along([[1, 2, 4], [2, 4, 8], [30, 60, 120]], Math.PI / 2);
    expect(x).toBeCloseTo(Math.hypot(30, 60, 120), 9);
    expect(y).toBeCloseTo(0, 9);
  });

  it('has round numbers on its axes', () => {
    expect(spaced(2.3, 6)).toEqual([-2, -1, 0, 1, 2]);
    expect(spaced(0.55, 6)).toEqual([-0.4, -0.2, 0, 0.2, 0.4]);
    expect(spaced(5200, 6)).toEqual([-4000, -2000, 0, 2000, 4000]);
  });
});
