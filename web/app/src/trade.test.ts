import { expect, it, vi } from 'vitest';
import { linkTrade, trade, useTrade } from './trade';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

it('uses the words of the trade for a link without keeping that, until the reader chooses', () => {
  expect(trade()).toBe(false);
  linkTrade();
  expect([trade(), stored.size]).toEqual([true, 0]);
  useTrade(false);
  expect(trade()).toBe(false);
  useTrade(true);
  expect([trade(), stored.size]).toEqual([true, 1]);
});
