import { expect, it } from 'vitest';
import { after, begun, capitalized } from './begun';

it('begins complaints with a capital, and leaves formulas', () => {
  expect(begun('column 3: expected a value')).toBe('Column 3: expected a value');
  expect(begun('kayles: expected two heaps')).toBe('kayles: expected two heaps');
  expect(begun('a(n) is no word')).toBe('a(n) is no word');
  expect(begun('n must be a number')).toBe('n must be a number');
});

it('leaves what was typed as it is', () => {
  expect(begun('take 1, 2 or 4: expected a position', '{"start":"take 1,2 or 4"}')).toBe('take 1, 2 or 4: expected a position');
  expect(begun('column 3: expected a value', 'nim 3')).toBe('Column 3: expected a value');
  expect(begun('expected a move', 'nim 3')).toBe('Expected a move');
});

it('begins with a capital in the same way in every browser', () => {
  expect(['index', 'čast', ''].map(capitalized)).toEqual(['Index', 'Čast', '']);
});

it('does not repeat a word that stands before a sentence', () => {
  expect(after('Proved', 'Proved: G(n) = n % 3 for all n >= 0.')).toBe('G(n) = n % 3 for all n >= 0.');
  expect(after('Checked', 'checked for 0 <= n <= 8, not proved.')).toBe('for 0 <= n <= 8, not proved.');
  expect(after('Proved', 'a period of 12')).toBe('a period of 12');
  expect(after('Checked', 'checked')).toBe('checked');
});
