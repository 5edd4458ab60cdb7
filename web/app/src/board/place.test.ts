import { describe, expect, it } from 'vitest';
import type { Edge, Node } from '../wire';
import { layers, place } from './place';

const node = (number: number): Node => ({ kind: 'node', id: number, number, ground: number === 0, look: 'neutral' });
const edge = (id: number, from: number, to: number): Edge => ({ kind: 'edge', id, from, to, look: 'left' });

describe('graphs', () => {
  it('stand in layers by their distance from the ground', () => {
    const edges = [edge(0, 0, 1), edge(1, 1, 2), edge(2, 2, 0), edge(3, 2, 3)];
    expect([...layers([0, 1, 2, 3].map(node), edges)]).toEqual([[0, 0], [1, 1], [2, 1], [3, 2]]);
  });

  it('never put two nodes of a layer on one place', () => {
    for (let seed = 1; seed < 200; seed++) {
      const count = 2 + (seed % 9);
      const edges = Array.from({ length: count }, (_, i) => edge(i, (seed * (i + 3)) % (i + 1), i + 1));
      const at = place(Array.from({ length: count + 1 }, (_, i) => node(i)), edges);
      const places = [...at].filter(([n]) => n !== 0).map(([, p]) => `${p.x.toFixed(3)} ${p.y}`);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});
