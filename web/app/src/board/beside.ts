/** Where the names of edges stand: on their edges, and no two on one another. */
import type { Point } from './place';

/** An edge as it is drawn: from one end to the other, so far to the side in its middle as half of its bend. */
export interface Way {
  name: string;
  a: Point;
  b: Point;
  bend: number;
}

export interface Box extends Point {
  wide: number;
  high: number;
}

const boxOf = (name: string, at: Point): Box => ({ ...at, wide: 6.6 * name.length + 5, high: 14 });

/** How much of two boxes lies on one another. */
const shared = (p: Box, q: Box): number =>
  Math.max(0, (p.wide + q.wide) / 2 - Math.abs(p.x - q.x)) * Math.max(0, (p.high + q.high) / 2 - Math.abs(p.y - q.y));

/** A point of an edge, at a part of the way from its lower end, and so far from the edge on its outer side. */
export function along({ a, b, bend }: Way, part: number, outer = 0): Point {
  const [low, high] = a.y >= b.y ? [a, b] : [b, a];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (!length) return { x: a.x, y: a.y - 30 - Math.abs(outer) };
  const aside = (2 * part * (1 - part) * bend + (bend < 0 ? -outer : outer)) / length;
  return { x: low.x + part * (high.x - low.x) + (b.y - a.y) * aside, y: low.y + part * (high.y - low.y) - (b.x - a.x) * aside };
}

/** Where it stands what the move on an edge comes to: beside it, nearer to its upper end, since edges part from each other upwards. */
export const priced = (way: Way): Point => along(way, 0.66, 24);

/** For each edge the first place that is free, else the one that is freest; nodes and results of moves are not free. */
export function named(ways: Way[], nodes: Point[]): Box[] {
  const taken: Box[] = [...nodes.map((node) => ({ ...node, wide: 10, high: 10 })), ...ways.map((way) => ({ ...priced(way), wide: 28, high: 20 }))];
  return ways.map((way) => {
    let best: Box | undefined;
    let least = Infinity;
    for (const outer of [0, 14, -14, 26, -26])
      for (const part of [0.36, 0.5, 0.62, 0.74]) {
        const box = boxOf(way.name, along(way, part, outer));
        const cost = taken.reduce((sum, other) => sum + shared(box, other), 0);
        if (cost < least) [best, least] = [box, cost];
      }
    taken.push(best!);
    return best!;
  });
}
