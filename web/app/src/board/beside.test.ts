import { describe, expect, it } from 'vitest';
import { along, named, type Box, type Way } from './beside';

const apart = (p: Box, q: Box): boolean => Math.abs(p.x - q.x) >= (p.wide + q.wide) / 2 || Math.abs(p.y - q.y) >= (p.high + q.high) / 2;

describe('names of edges', () => {
  it('do not lie on one another where edges leave a node side by side', () => {
    const fork = { x: 116, y: 192 };
    const tip = { x: 162, y: 116 };
    const ways: Way[] = [
      { name: '4-5b', a: fork, b: { x: 101, y: 116 }, bend: 0 },
      { name: '4-6g', a: fork, b: tip, bend: -17 },
      { name: '6-4r', a: tip, b: fork, bend: -17 },
    ];
    const boxes = named(ways, [fork, tip]);
    boxes.forEach((p, i) => boxes.slice(i + 1).forEach((q) => expect(apart(p, q)).toBe(true)));
  });

  it('stand on the curve of their edge', () => {
    const way: Way = { name: 'a', a: { x: 0, y: 100 }, b: { x: 0, y: 0 }, bend: 40 };
    expect(along(way, 0.5)).toEqual({ x: -20, y: 50 });
    expect(along({ ...way, a: way.b, b: way.a }, 0.5)).toEqual({ x: 20, y: 50 });
    expect(named([{ ...way, bend: 0 }], [])[0]).toMatchObject({ x: 0, y: 64 });
  });
});
