import { describe, expect, it } from 'vitest';
import { FRESH, read, write, type Link } from './link';

/** A generator of its own with a seed, so that a failure comes again. */
function random(seed: number): () => number {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

describe('links', () => {
  it('bring everything back', () => {
    const next = random(7);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
    for (let i = 0; i < 500; i++) {
      const moves = Array.from({ length: Math.floor(next() * 6) }, () => pick(['0 0 3', 'a1 a2', '9 -> 1 7', '=x../.o.', '2: 0 1', 'b3-b5']));
      const proof = next() < 0.3;
      const link: Link = {
        start: pick(['nim 3 4 5', 'vector:(k,0)(0,k)(k,k) 3 4', 'domineering ../..', 'nim 3 + kayles 9', 'hackenbush 0-1b 1-2r']),
        play: pick(['', 'normal', 'misere']),
        first: pick(['left', 'right']),
        computer: pick(['none', 'left', 'right', 'both']),
        level: pick(['easy', 'slip', 'perfect']),
        seed: Math.floor(next() * 1e6),
        moves,
        lines: Array.from({ length: Math.floor(next() * 3) }, () => [pick(['0 0 3', 'a1 a2']), pick(['b3-b5', '2: 0 1'])]),
        at: Math.floor(next() * (moves.length + 1)),
        hints: pick(['off', 'on', 'locked']),
        why: proof || next() < 0.5,
        proof,
        puzzle: pick([0, 20420]),
        lesson: next() < 0.5 ? '' : '002',
        embed: next() < 0.5,
      };
      expect(read(write(link), '')).toEqual(link);
    }
  });

  it('that are broken are mended', () => {
    expect(read('?at=99&level=expert&moves=;;&seed=x', 'nim 1')).toEqual({ start: 'nim 1', ...FRESH, seed: 0 });
  });
});
