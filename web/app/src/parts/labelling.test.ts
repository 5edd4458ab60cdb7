import { expect, it } from 'vitest';
import { bezier, labelling, type Curve, type Point } from './labelling';

const apart = ([ax, ay]: Point, [bx, by]: Point): boolean => Math.abs(ax - bx) >= 7 || Math.abs(ay - by) >= 15;

it('finds the points of a curve', () => {
  expect(bezier([[0, 0], [10, 20], [20, 0]], 0.5)).toEqual([10, 10]);
  expect(bezier([[0, 0], [10, 20], [20, 0]], 0)).toEqual([0, 0]);
  expect(bezier([[0, 0], [10, 20], [20, 0]], 1)).toEqual([20, 0]);
});

it('puts a label beside its curve, within the drawing', () => {
  const [label] = labelling([{ text: '01', bends: [[0, 50], [50, 50], [100, 50]] }], [], 22, [100, 100]);
  expect(Math.abs(label![1] - 50)).toBeCloseTo(9.5);
  const [inside] = labelling([{ text: '01', bends: [[0, 8], [50, 8], [100, 8]] }], [], 22, [100, 100]);
  expect(inside![1]).toBeGreaterThan(8);
});

it('keeps labels off each other, off states and off other curves', () => {
  const curves: Curve[] = [
    { text: '0', bends: [[0, 100], [100, 80], [200, 100]] },
    { text: '1', bends: [[200, 100], [100, 120], [0, 100]] },
    { text: '2', bends: [[100, 0], [100, 100], [100, 200]] },
    { text: '3', bends: [[0, 0], [100, 100], [200, 200]] },
  ];
  const labels = labelling(curves, [[0, 100], [200, 100]], 24, [200, 200]);
  labels.forEach((one, i) => labels.slice(i + 1).forEach((other) => expect(apart(one, other)).toBe(true)));
  for (const [x, y] of labels)
    for (const { bends } of curves)
      for (let i = 0; i <= 24; i++) {
        const [px, py] = bezier(bends, i / 24);
        expect(Math.abs(px - x) * 2 < 7 + 2 && Math.abs(py - y) * 2 < 15 + 2).toBe(false);
      }
});
