import { expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });

const { refusal } = await import('./map-form');

it('refuses what is no size of a map', () => {
  expect(['0', '40', '2000'].map(refusal)).toEqual(['', '', '']);
  expect(['2001', '99999999999999999999'].map(refusal)).toEqual(['A map can show heaps up to 2000.', 'A map can show heaps up to 2000.']);
  expect(['-1', '1.5', '1e3', 'x', ''].map(refusal)).toEqual(Array(5).fill('Type a whole number from 0 to 2000.'));
});
