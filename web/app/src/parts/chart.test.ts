import { describe, expect, it } from 'vitest';
import { fitted, standing, standingIn } from './chart';

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

describe('the columns of a chart', () => {
  it('are all in sight on a phone after ten moves', () => {
    expect(fitted(11, ['0', '10', '−1/2']).least * 11).toBeLessThanOrEqual(300);
  });

  it('show longer texts where there is room, and where the chart is moved anyway', () => {
    const texts = ['0', '±1', '{2|−1}', '{4|1∥−1|−4}'];
    expect(fitted(6, texts)).toEqual({ least: 38, longest: 7 });
    expect(fitted(11, texts)).toEqual({ least: 27, longest: 4 });
    expect(fitted(20, texts)).toEqual({ least: 38, longest: 7 });
    expect(fitted(20, ['1', '20'])).toEqual({ least: 27, longest: 7 });
  });
});
