import { expect, it, vi } from 'vitest';
import { foundOn, remember } from './found';
import type { Puzzle } from './wire';

it('goes on where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => { throw new DOMException('full', 'QuotaExceededError'); },
  });
  remember(7, { nim: {} as Puzzle });
  expect(foundOn(7)).toEqual({});
});
