import { expect, it } from 'vitest';
import { numbered } from './squares';

it('has row 0 at the bottom', () => {
  expect([...numbered(3, (x, y) => (x + y > 3 ? -1 : 10 * x + y))]).toEqual([2, 12, -1, 1, 11, 21, 0, 10, 20]);
});
