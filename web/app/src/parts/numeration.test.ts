import { describe, expect, it } from 'vitest';
import { accepted, tracks, weights, worth } from './numeration';

describe('numerations', () => {
  it('weigh their places', () => {
    expect(weights('fibonacci', 6)).toEqual([1, 2, 3, 5, 8, 13]);
    expect(weights('tribonacci', 6)).toEqual([1, 2, 4, 7, 13, 24]);
    expect(weights('base 3', 4)).toEqual([1, 3, 9, 27]);
    expect(weights('fibonacci', 1)).toEqual([1]);
    expect(weights('recurrence 2 1', 4)).toBeUndefined();
  });

  it('read numbers at once', () => {
    expect(tracks(['01', '10', '00'])).toEqual(['010', '100']);
    expect(worth('10010', weights('fibonacci', 5)!)).toBe(10);
  });

  const pairs = {
    states: 3, accepting: [0, 2],
    arrows: [{ from: 0, to: 0, labels: ['00'] }, { from: 0, to: 1, labels: ['01'] }, { from: 1, to: 2, labels: ['10'] }, { from: 2, to: 2, labels: ['00'] }],
  };

  it('have an accepted example that does not begin with 0', () => {
    expect(accepted(pairs, 2)).toEqual({ labels: ['01', '10'], states: [0, 1, 2] });
    expect(accepted(pairs, 3)).toEqual({ labels: ['01', '10', '00'], states: [0, 1, 2, 2] });
    expect(accepted({ ...pairs, arrows: pairs.arrows.slice(0, 3) }, 3)).toEqual({ labels: ['01', '10'], states: [0, 1, 2] });
    expect(accepted({ states: 1, accepting: [0], arrows: [{ from: 0, to: 0, labels: ['0'] }] }, 3)).toBeUndefined();
  });
});
