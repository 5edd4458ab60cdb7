import { describe, expect, it } from 'vitest';
import { NimTable, unpacked } from './nim-table';

describe('a table of nim-values', () => {
  it('is unpacked from two bytes for each', () => {
    expect([...unpacked(btoa('\x00\x00\x01\x00\xff\x01'))]).toEqual([0, 1, 511]);
  });
  it('knows its lost squares and its edges', () => {
    const nim = new NimTable(2, Uint16Array.of(0, 1, 1, 0));
    expect(nim.zeros).toEqual([{ x: 0, y: 0 }, { x: 1, y: 1 }]);
    expect([nim.value(1, 0), nim.value(2, 0), nim.value(0, -1)]).toEqual([1, undefined, undefined]);
    expect(nim.golden).toBe(false);
  });
  it('counts its squares diagonal by diagonal', () => {
    const order = [[0, 0], [0, 1], [1, 0], [0, 2], [1, 1], [2, 0], [1, 2], [2, 1], [2, 2]];
    const table = new NimTable(3, new Uint16Array(9));
    expect(order.map(([x, y]) => table.diagonally(x!, y!))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
