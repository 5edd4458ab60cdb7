import { expect, it } from 'vitest';
import { inText } from './in-text';

it('writes abbreviated places in words', () => {
  expect(inText('sec. 5.3')).toBe('section 5.3');
  expect(inText('(3)')).toBe('equation 3');
  expect(inText('table 3.1')).toBe('table 3.1');
  expect(inText('fig.')).toBe('figure');
  expect(inText('ex. 3?')).toBe('exercise 3?');
  expect(inText('Northcott')).toBe('Northcott');
});
