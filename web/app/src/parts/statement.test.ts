import { expect, it } from 'vitest';
import { fileName, logic, meanings } from './statement';

it('writes statements with the signs of logic', () => {
  expect(logic('A n E k (k >= n & F[k] != @a | ~(n = 2)) => n <= 3')).toBe('∀n ∃k (k ≥ n ∧ F[k] ≠ @a ∨ ¬(n = 2)) ⇒ n ≤ 3');
  expect(logic('A x,y (x = y <=> y = x)')).toBe('∀x,y (x = y ⇔ y = x)');
  expect(logic('even(n) & a(n) = A[n]')).toBe('even(n) ∧ a(n) = A[n]');
});

it('explains the signs of a statement and no others', () => {
  const signs = (statement: string): string[] => meanings(statement).map(([sign]) => sign);
  expect(signs('A n (n >= 1 => b(n) = a(n) + n)')).toEqual(['∀', '⇒', 'a(n), b(n)']);
  expect(signs('E k (F[k] = @a <=> ~(k = 2))')).toEqual(['∃', '⇔', '¬', 'F[n]', '@a']);
  expect(signs('n = 2a(k)')).toEqual(['a(n), b(n)']);
  expect(signs('wythoff(x, y) & wythoffMove(x, y, u, v)')).toEqual(['∧', 'wythoff(x, y)', 'wythoffMove(x, y, u, v)']);
  expect(signs('n <= 3')).toEqual([]);
});

it('names the file of a statement', () => {
  expect(fileName('F4')).toBe('F4');
  expect(fileName('A n (n >= 1 => b(n) = a(n) + n)')).toBe('every-n-n-at-least-1-implies-b-n-is-a-n-plus-n');
  expect(fileName('A m E n (n > m & (a(n) != 2k))')).toBe('every-m-some-n-n-more-than-m-and-a-n-is-not-2k');
  expect(fileName('A n (b(n) = a(n) + n) & A n (~E i (i < n & (a(i) = a(n) | b(i) = a(n))))')).toBe('every-n-b-n-is-a-n-plus-n-and-every-n-not-some-i-i-less-than-n-and-a-i');
});
