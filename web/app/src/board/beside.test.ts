import { describe, expect, it } from 'vitest';
import { along, apart as parted, besideEdge, besideNode, named, pointer, type Box, type Way } from './beside';

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

describe('results of moves', () => {
  const corners = [{ x: 60, y: 60 }, { x: 220, y: 60 }, { x: 220, y: 220 }, { x: 60, y: 220 }];
  const ways: Way[] = [[0, 1], [1, 2], [2, 3], [3, 0], [0, 2]].map(([from, to]) => ({ name: '', a: corners[from!]!, b: corners[to!]!, bend: 0 }));
  const discs = corners.map((corner) => ({ ...corner, wide: 44, high: 44 }));
  const clear = (boxes: Box[]): void => {
    [...boxes, ...discs].forEach((p, i, all) => all.slice(i + 1).forEach((q) => expect(apart(p, q)).toBe(true)));
    for (const way of ways)
      for (let part = 0; part <= 1; part += 0.01) {
        const { x, y } = along(way, part);
        for (const box of boxes) expect(Math.abs(x - box.x) >= box.wide / 2 - 1 || Math.abs(y - box.y) >= box.high / 2 - 1).toBe(true);
      }
  };

  it('lie on no edge, no node and no other', () => {
    clear(parted(ways.map((of) => ({ of, some: besideEdge(of, 40) })), ways, discs));
    clear(parted(corners.map((corner) => ({ some: besideNode(corner, 22, 32) })), ways, discs));
  });

  it('stand beside the middle of their edge', () => {
    expect(parted([{ of: ways[0]!, some: besideEdge(ways[0]!, 40) }], ways, discs)[0]).toMatchObject({ x: 140, y: 60 - 17 });
  });

  it('point to their edge where another is near', () => {
    const own: Way = { name: '', a: { x: 0, y: 100 }, b: { x: 0, y: 0 }, bend: 0 };
    const other: Way = { name: '', a: { x: 60, y: 100 }, b: { x: 60, y: 0 }, bend: 0 };
    const at = (x: number): Box => ({ x, y: 50, wide: 20, high: 26 });
    expect(pointer(at(14), own, [own, other])).toBeUndefined();
    expect(pointer(at(30), own, [own, other])).toEqual([{ x: 30, y: 50 }, { x: 0, y: 50 }]);
    expect(pointer(at(46), own, [own, other])).toEqual([{ x: 46, y: 50 }, { x: 0, y: 50 }]);
    expect(pointer(at(30), own, [own])).toEqual([{ x: 30, y: 50 }, { x: 0, y: 50 }]);
  });
});
