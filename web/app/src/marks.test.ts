import { describe, expect, it } from 'vitest';
import { keyOf, marks, said, shade } from './marks';
import type { MoveResult, Touch } from './wire';

const at = (part: number, level = 0): Touch => ({ board: 0, part, level });

describe('what touches come to', () => {
  const moves: MoveResult[] = [
    { touches: [at(0, 2)], result: 'loses', length: 4, value: '3' },
    { touches: [at(1, 1)], result: 'wins', length: 3, value: '0' },
    { touches: [at(2), at(3)], result: 'wins', length: 5, value: '0' },
    { touches: [at(2), at(8)], result: 'wins', length: 3, value: '0' },
    { touches: [at(2), at(4)], result: 'loses', length: 2, value: '1' },
    { touches: [at(5), at(6)], result: 'loses', length: 2, value: '2' },
    { touches: [at(5), at(7)], result: 'loses', length: 6, value: '2' },
    { touches: [at(9), at(1)], result: 'draws' },
    { touches: [at(9), at(2)], result: 'loses', length: 2 },
  ];

  it('is the best that may begin with them: the sooner win, the later loss', () => {
    const first = marks(moves, [], true);
    expect(first.get(keyOf(at(0, 2)))).toEqual({ result: 'loses', length: 4, value: '3' });
    expect(first.get(keyOf(at(2)))).toEqual({ result: 'wins', length: 3, hidden: true });
    expect(first.get(keyOf(at(5)))).toEqual({ result: 'loses', length: 6, value: '2' });
    expect(first.get(keyOf(at(9)))).toEqual({ result: 'draws' });
  });

  it('is not known to be less than a win as long as moves are missing', () => {
    const first = marks(moves, [], false);
    expect([...first.keys()]).toEqual([at(0, 2), at(1, 1), at(2)].map(keyOf));
  });

  it('is that of the move it makes, and says that more touches do better', () => {
    const wythoff: MoveResult[] = [{ touches: [at(0, 1), at(1, 1)], result: 'wins', value: '0' }, { touches: [at(0, 1)], result: 'loses', value: '2' }];
    const expected = { result: 'loses', value: '2', goesOn: true };
    expect(marks(wythoff, [], true).get(keyOf(at(0, 1)))).toEqual(expected);
    expect(marks([...wythoff].reverse(), [], true).get(keyOf(at(0, 1)))).toEqual(expected);
  });

  it('is that of a move whose touches may come in any order', () => {
    const tiles: MoveResult[] = [{ touches: [at(1), at(2)], result: 'wins', anyOrder: true }, { touches: [at(2), at(3)], result: 'loses', anyOrder: true }];
    expect([...marks(tiles, [], true)].map(([key, mark]) => [key, mark.result])).toEqual([[keyOf(at(1)), 'wins'], [keyOf(at(2)), 'wins'], [keyOf(at(3)), 'loses']]);
    expect([...marks(tiles, [at(2)], true)].map(([key, mark]) => [key, mark.result])).toEqual([[keyOf(at(1)), 'wins'], [keyOf(at(3)), 'loses']]);
    expect(marks(tiles, [at(1), at(3)], true).size).toBe(0);
  });

  it('goes on after a touch', () => {
    const second = marks(moves, [at(2)], true);
    expect([...second.keys()]).toEqual([at(3), at(8), at(4)].map(keyOf));
    expect(second.get(keyOf(at(4)))).toEqual({ result: 'loses', length: 2, value: '1' });
  });

  it('is said in words', () => {
    expect(said({ result: 'wins', length: 3, value: '0' })).toBe('a win in 3 moves, 0');
    expect(said({ result: 'loses', goesOn: true })).toBe('a loss; more touches do better');
  });

  it('shows a length only where no other has a value', () => {
    const found = marks([{ touches: [at(1)], result: 'wins', length: 3 }, { touches: [at(2)], result: 'loses', length: 2 }], [], true);
    expect([...found.values()].some(({ hidden }) => hidden)).toBe(false);
  });

  it('is shaded by nim-values only', () => {
    expect(shade('↑*')).toBe('');
    expect(shade('2')).toContain('22%');
  });
});
