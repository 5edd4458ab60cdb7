import { expect, it } from 'vitest';
import { heapsOf, pins } from './pins';

const spans = (lines: number[], ...moves: [number[], number?][]): string | undefined =>
  pins(lines, moves.map(([heaps, column]) => ({ heaps, column })))?.spans.map(({ line, from }) => `${line}:${from}`).join(' ');

it('keeps tokens in their places', () => {
  expect(spans([9, 5])).toBe('0:0 1:0');
  expect(spans([9, 5], [[4, 4, 5]])).toBe('0:0 0:5 1:0');
  expect(spans([9, 5], [[4, 4, 5]], [[4, 1, 2, 5]], [[4, 1, 2]])).toBe('0:0 0:5 0:7');
});

it('leaves the gap where tokens were taken', () => {
  expect(spans([9], [[8], 0])).toBe('0:1');
  expect(spans([9], [[8], 8])).toBe('0:0');
  expect(spans([9], [[2, 6], 6])).toBe('0:7 0:0');
  expect(spans([9], [[2, 6], 2])).toBe('0:0 0:3');
});

it('knows no places after other moves', () => {
  expect(spans([3, 5], [[5, 3]])).toBeUndefined();
  expect(spans([3], [[4]])).toBeUndefined();
  expect(spans([3, 5], [[1]])).toBeUndefined();
});

it('reads heaps', () => {
  expect([heapsOf('4 4 5'), heapsOf(''), heapsOf('4; 2')]).toEqual([[4, 4, 5], [], undefined]);
});
