import { describe, expect, it } from 'vitest';
import { standing, standingIn } from './chart';

describe('standing', () => {
  it('is that of the side, whoever moves', () => {
    expect(standing('N', 'left', 'left')).toBe(1);
    expect(standing('P', 'left', 'left')).toBe(-1);
    expect(standing('N', 'right', 'left')).toBe(-1);
    expect(standing('R', 'left', 'right')).toBe(1);
    expect(standing('D', 'left', 'right')).toBe(0);
    expect(standing('N^', 'left', 'right')).toBe(-1);
    expect(standing('P^', 'left', 'left')).toBe(0);
    expect(standing('P^', 'right', 'left')).toBe(1);
    expect(standing('Nv', 'right', 'right')).toBe(1);
    expect(standing('Pv', 'left', 'left')).toBe(-1);
    expect(standing('Pv', 'right', 'left')).toBe(0);
  });
});

describe('standing in a match', () => {
  it('counts the points that were scored', () => {
    const one = { position: '1 2', outcome: 'N', score: { leftStarts: 1, rightStarts: -1 } };
    expect(standingIn({ ...one, lead: 0 }, 'left', 'left')).toBe(1);
    expect(standingIn({ ...one, lead: -6 }, 'left', 'left')).toBe(-1);
    expect(standingIn({ ...one, lead: -6 }, 'left', 'right')).toBe(1);
    expect(standingIn({ ...one, lead: 1 }, 'right', 'left')).toBe(0);
  });
});
