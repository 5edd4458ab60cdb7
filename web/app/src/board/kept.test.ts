import { describe, expect, it } from 'vitest';
import type { Cell, Picture } from '../wire';
import { kept } from './kept';

const board = (rows: number, columns: number, wide: number, piece = -1): Picture => ({
  layout: { kind: 'board', rows, columns, firstRowAtBottom: true, labels: 'coordinates' },
  parts: Array.from({ length: rows * columns }, (_, i): Cell => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const id = row * wide + column;
    return { kind: 'cell', id, row, column, look: id === piece ? 'neutral' : 'empty', piece: id === piece ? 'queen' : 'none' };
  }),
  counters: [],
});
const queens = (picture: Picture): number[] => picture.parts.filter((part) => (part as Cell).piece === 'queen').map((part) => part.id);

describe('the board of the start', () => {
  it('stays when squares leave it, with what stands on it now', () => {
    const { picture, gone } = kept(board(2, 3, 64, 1), board(4, 5, 64, 130));
    expect(picture.layout).toMatchObject({ rows: 4, columns: 5 });
    expect(queens(picture)).toEqual([1]);
    expect(picture.parts).toHaveLength(20);
    expect([...gone]).toEqual(picture.parts.filter((part) => (part as Cell).row > 1 || (part as Cell).column > 2).map((part) => part.id));
  });

  it('is left as it is when its squares are numbered anew, or nothing is gone', () => {
    const renumbered = board(2, 2, 2, 1);
    expect(kept(renumbered, board(3, 3, 3)).picture).toBe(renumbered);
    const same = board(2, 2, 2, 1);
    expect(kept(same, board(2, 2, 2, 3)).picture).toBe(same);
    expect(kept(same, undefined).picture).toBe(same);
  });
});
