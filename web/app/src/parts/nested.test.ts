import { expect, test } from 'vitest';
import { nested } from './nested';

const at = (...depths: number[]) => depths.map((depth, i) => ({ depth, text: String(i) }));
const text = (branches: ReturnType<typeof nested>): string => branches.map((one) => one.text + (one.then.length ? `(${text(one.then)})` : '')).join(' ');

test('lines follow from the last one that is less deep', () => {
  expect(text(nested(at(0, 1, 2, 1, 0, 1)))).toBe('0(1(2) 3) 4(5)');
  expect(text(nested(at(0, 0)))).toBe('0 1');
  expect(nested([])).toEqual([]);
});

test('a line that is too deep follows from the one before it', () => {
  expect(text(nested(at(0, 3, 3)))).toBe('0(1(2))');
});
