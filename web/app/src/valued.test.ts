import { describe, expect, it } from 'vitest';
import { keyOf, shade, worths } from './valued';
import type { Touch } from './wire';

const at = (part: number, level = 0): Touch => ({ board: 0, part, level });

describe('what touches are worth', () => {
  const moves = [
    { touches: [at(0, 2)], wins: false, value: '3' },
    { touches: [at(1, 1)], wins: true, value: '0' },
    { touches: [at(2), at(3)], wins: true, value: '0' },
    { touches: [at(2), at(4)], wins: false, value: '1' },
    { touches: [at(5), at(6)], wins: false, value: '2' },
    { touches: [at(5), at(7)], wins: false, value: '2' },
  ];

  it('is the move’s value where a touch ends it, and one that may still win is a winning one', () => {
    const first = worths(moves, []);
    expect(first.get(keyOf(at(0, 2)))).toEqual({ wins: false, value: '3' });
    expect(first.get(keyOf(at(2)))).toEqual({ wins: true });
    expect(first.get(keyOf(at(5)))).toEqual({ wins: false, value: '2' });
  });

  it('is that of the move it makes, where more touches could follow', () => {
    const wythoff = [{ touches: [at(0, 1), at(1, 1)], wins: true, value: '0' }, { touches: [at(0, 1)], wins: false, value: '2' }];
    expect(worths(wythoff, []).get(keyOf(at(0, 1)))).toEqual({ wins: false, value: '2' });
    expect(worths([...wythoff].reverse(), []).get(keyOf(at(0, 1)))).toEqual({ wins: false, value: '2' });
  });

  it('goes on after a touch', () => {
    const second = worths(moves, [at(2)]);
    expect([...second.keys()]).toEqual([keyOf(at(3)), keyOf(at(4))]);
    expect(second.get(keyOf(at(4)))).toEqual({ wins: false, value: '1' });
  });

  it('is coloured by nim-values only', () => {
    expect(shade('↑*')).toBe('');
    expect(shade('2')).toContain('22%');
  });
});
