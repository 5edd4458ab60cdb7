import { describe, expect, it } from 'vitest';
import { fill, form } from './words';

describe('templates', () => {
  it('fill their places', () => {
    expect(fill('Row {0}: take {1}, leave {2}', 'en', [1, 3, 4])).toBe('Row 1: take 3, leave 4');
    expect(fill('{1} before {0}', 'en', ['b', 'a'])).toBe('a before b');
  });

  it('choose the form that goes with a number, as the terminal does', () => {
    const potez = '{0} {0:potez|poteza|poteza}';
    expect([1, 2, 5, 11, 21, 22].map((n) => fill(potez, 'hr', [n]))).toEqual(
      ['1 potez', '2 poteza', '5 poteza', '11 poteza', '21 potez', '22 poteza']);
    expect([0, 1, 2].map((n) => form('en', n, 2))).toEqual([1, 0, 1]);
    expect([0, 1, 2, 1_000_000].map((n) => form('es', n, 2))).toEqual([1, 0, 1, 1]);
    expect([0, 1, 2].map((n) => form('id', n, 1))).toEqual([0, 0, 0]);
  });
});
