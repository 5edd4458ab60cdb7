import { describe, expect, it } from 'vitest';
import { aboveZero, fraction, number } from './thermograph';

describe('thermographs', () => {
  it('read fractions', () => expect(['3', '-3/4', '0'].map(number)).toEqual([3, -0.75, 0]));

  it('write them', () => expect([3, -0.5, 0.75, 0].map(fraction)).toEqual(['3', '-1/2', '3/4', '0']));

  it('have walls that stand upright', () => {
    // The right wall of {1||0|-2} is at 0 up to the mast; a number has no walls.
    expect(aboveZero([{ temperature: '-1', value: '0' }], 1)).toEqual([[0, 0], [0, 1]]);
    expect(aboveZero([{ temperature: '-1', value: '3' }], 0)).toEqual([[3, 0]]);
  });

  it('begin at temperature 0', () => {
    // {2|-1/2}: the walls 2 - t and -1/2 + t meet at 5/4 over 3/4.
    expect(aboveZero([{ temperature: '5/4', value: '3/4' }, { temperature: '-1', value: '3' }], 1.25)).toEqual([[2, 0], [0.75, 1.25]]);
    expect(aboveZero([{ temperature: '-1', value: '-1' }, { temperature: '-1/2', value: '-1/2' }, { temperature: '5/4', value: '3/4' }], 1.25)[0]![0])
      .toBeCloseTo(-0.142857, 5);
  });
});
