import { expect, test } from 'vitest';
import { layered, ranks } from './layered';

test('arrows lead downwards', () => {
  const nodes = [0, 1, 2, 3, 4];
  const arrows: [number, number][] = [[1, 0], [2, 1], [2, 0], [4, 2], [4, 1], [3, 0]];
  const rank = ranks(nodes, arrows);
  expect(rank).toEqual(new Map([[0, 0], [1, 1], [2, 2], [3, 1], [4, 3]]));
  const { at, ways } = layered(nodes, arrows);
  arrows.forEach(([from, to], i) => {
    expect(ways[i]![0]).toBe(at.get(from));
    expect(ways[i]!.at(-1)).toBe(at.get(to));
    expect(ways[i]!.length).toBe(rank.get(from)! - rank.get(to)! + 1);
  });
});

test('nothing lies on anything else, in circles too', () => {
  const nodes = [0, 1, 2, 3, 4, 5];
  const arrows: [number, number][] = [[1, 0], [3, 1], [2, 5], [4, 2], [5, 3], [4, 1], [5, 2], [3, 3]];
  const { at, ways } = layered(nodes, arrows);
  const points = [...new Set([...at.values(), ...ways.flat()])];
  for (const a of points) for (const b of points) if (a !== b && a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThan(0.99);
  expect(Math.min(...points.map((p) => p.x))).toBe(0);
});
