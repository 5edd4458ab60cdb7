import { expect, test } from 'vitest';
import { rowOf } from './row';

test('a row is a period, or the part of one for which there is room', () => {
  expect(rowOf(12, 34)).toBe(12);
  expect(rowOf(12, 10)).toBe(6);
  expect(rowOf(34, 10)).toBe(10);
  expect(rowOf(7, 10)).toBe(7);
  expect(rowOf(3, 34)).toBe(10);
  expect(rowOf(undefined, 34)).toBe(10);
});
