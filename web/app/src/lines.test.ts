import { describe, expect, it } from 'vitest';
import { beside, branches, together, twigs } from './lines';

describe('lines of play', () => {
  it('share their beginnings', () => {
    expect([together(['a', 'b'], ['a', 'c']), together(['a'], ['a', 'b']), together([], ['a'])]).toEqual([1, 1, 0]);
  });

  it('are remembered when another move is made, once each', () => {
    expect(beside([], ['a', 'b', 'c'], ['a', 'd'])).toEqual([['a', 'b', 'c']]);
    expect(beside([['a', 'b']], ['a', 'b', 'c'], ['a', 'd'])).toEqual([['a', 'b', 'c']]);
    expect(beside([['a', 'b', 'c']], ['a', 'd'], ['a', 'b', 'c', 'e'])).toEqual([['a', 'd']]);
    expect(beside([['x']], ['x'], ['y'])).toEqual([['x']]);
    expect(beside([['x']], [], ['y'])).toEqual([['x']]);
  });

  it('branch off the line on the board', () => {
    expect(branches([['a', 'b', 'c'], ['z']], ['a', 'd'])).toEqual([
      { from: 0, moves: ['z'], line: ['z'] }, { from: 1, moves: ['b', 'c'], line: ['a', 'b', 'c'] },
    ]);
  });
});

describe('twigs', () => {
  it('grow from each other where lines have moves in common', () => {
    const grown = twigs([['a', 'x', 'y'], ['a', 'x', 'z', 'u'], ['a', 'w'], ['q']], ['a', 'b', 'c']);
    expect(grown.map(({ from, moves }) => [from, moves.join('')])).toEqual([[0, 'q'], [1, 'xy'], [1, 'w']]);
    expect(grown[1]!.twigs.map(({ from, moves }) => [from, moves.join('')])).toEqual([[2, 'zu']]);
    expect(grown[2]!.twigs).toEqual([]);
  });
});
