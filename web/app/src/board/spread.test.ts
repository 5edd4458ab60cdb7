import { describe, expect, it } from 'vitest';
import type { Edge, Node } from '../wire';
import { spread } from './spread';

const node = (number: number): Node => ({ kind: 'node', id: number, number, ground: false, look: 'both' });
const edge = (id: number, from: number, to: number): Edge => ({ kind: 'edge', id, from, to, look: 'neutral' });

describe('graphs without a ground', () => {
  it('lie as far apart as the way is long: a path of four is almost straight', () => {
    const at = spread([1, 2, 3, 4].map(node), [edge(0, 1, 2), edge(1, 2, 3), edge(2, 3, 4)]);
    const far = (a: number, b: number): number => Math.hypot(at.get(a)!.x - at.get(b)!.x, at.get(a)!.y - at.get(b)!.y);
    expect(far(1, 2)).toBeCloseTo(1, 1);
    expect(far(1, 4)).toBeGreaterThan(2.7);
  });

  it('never put two nodes on one place', () => {
    for (let seed = 1; seed < 120; seed++) {
      const count = 2 + (seed % 14);
      const edges = Array.from({ length: count - 1 }, (_, i) => edge(i, 1 + ((seed * (i + 3)) % (i + 1)), i + 2));
      const at = [...spread(Array.from({ length: count }, (_, i) => node(i + 1)), seed % 3 ? edges : []).values()];
      for (const [i, a] of at.entries())
        for (const b of at.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.3);
    }
  });
});
