import { expect, it } from 'vitest';
import { begun } from './begun';

it('begins complaints with a capital, and leaves formulas', () => {
  expect(begun('column 3: expected a value')).toBe('Column 3: expected a value');
  expect(begun('kayles: expected two heaps')).toBe('kayles: expected two heaps');
  expect(begun('a(n) is no word')).toBe('a(n) is no word');
  expect(begun('n must be a number')).toBe('n must be a number');
});
