import { expect, it } from 'vitest';
import type { MatchState } from '../wire';
import { Columns, heapsOf, pins } from './pins';

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

it('splits a heap in two without taking', () => {
  expect(spans([9], [[2, 7], 2])).toBe('0:0 0:2');
  expect(spans([9], [[2, 7], 7])).toBe('0:7 0:0');
});

it('splits a heap in three', () => {
  expect(spans([9], [[1, 2, 5], 1])).toBe('0:0 0:2 0:4');
  expect(spans([9], [[1, 2, 5], 5])).toBe('0:8 0:6 0:0');
  expect(spans([9], [[1, 2, 6], 6])).toBe('0:8 0:6 0:0');
});

it('knows where a move took from, or split at without taking, until another match begins', () => {
  const before = { pictures: [{ parts: [
    { kind: 'cell', id: 0, row: 0, column: 0 }, { kind: 'gap', id: 1, row: 0, before: 1 }, { kind: 'cell', id: 2, row: 0, column: 1 },
    { kind: 'gap', id: 3, row: 0, before: 2 }, { kind: 'cell', id: 4, row: 0, column: 2 },
  ] }] } as unknown as MatchState;
  const touch = (part: number) => ({ board: 0, part, level: 0 });
  const columns = new Columns();
  columns.begin('a 3');
  columns.note(['1 2'], before, [touch(3)]);
  columns.note(['1 1'], before, [touch(3), touch(2)]);
  columns.begin('a 3');
  expect([columns.of(['1 2']), columns.of(['1 1'])]).toEqual([2, 1]);
  columns.begin('b 3');
  expect(columns.of(['1 2'])).toBeUndefined();
});

it('knows no places after other moves', () => {
  expect(spans([3, 5], [[5, 3]])).toBeUndefined();
  expect(spans([3], [[4]])).toBeUndefined();
  expect(spans([3, 5], [[1]])).toBeUndefined();
});

it('reads heaps', () => {
  expect([heapsOf('4 4 5'), heapsOf(''), heapsOf('4; 2')]).toEqual([[4, 4, 5], [], undefined]);
});
