import { expect, it } from 'vitest';
import { logic } from './statement';

it('writes statements with the signs of logic', () => {
  expect(logic('A n E k (k >= n & F[k] != @a | ~(n = 2)) => n <= 3')).toBe('∀n ∃k (k ≥ n ∧ F[k] ≠ @a ∨ ¬(n = 2)) ⇒ n ≤ 3');
  expect(logic('A x,y (x = y <=> y = x)')).toBe('∀x,y (x = y ⇔ y = x)');
  expect(logic('even(n) & a(n) = A[n]')).toBe('even(n) ∧ a(n) = A[n]');
});
