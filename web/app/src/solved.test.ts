import { expect, it } from 'vitest';
import { today } from './solved';

it('counts days by the calendar on the wall', () => {
  expect(today(new Date(1970, 0, 1, 0, 0))).toBe(0);
  expect(today(new Date(2026, 10, 28, 23, 59))).toBe(20785);
});
