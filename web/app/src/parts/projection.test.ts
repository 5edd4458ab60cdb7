import { describe, expect, it } from 'vitest';
import { along, type Point3 } from './projection';

describe('projection', () => {
  it('makes a line a point and keeps what is across it', () => {
    const line: Point3[] = [[1, 2, 4], [2, 4, 8], [30, 60, 120]];
    for (const [x, y] of along(line)) expect(Math.hypot(x, y)).toBeCloseTo(0, 9);
    const [p] = along([[0, 0, 1], [100, 0, 0]]);
    expect(Math.hypot(...p!)).toBeCloseTo(1, 9);
  });
});
