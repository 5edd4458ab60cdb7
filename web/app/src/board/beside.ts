/** Places the names of edges on their edges without overlaps, and the results of moves beside them. */
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

/** The first free place for each edge, or else the one with the least overlap. Nodes take up room. */
export function named(ways: Way[], nodes: Point[]): Box[] {
  const taken: Box[] = [...nodes.map((node) => ({ ...node, wide: 20, high: 20 }))];
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

const HIGH = 26;
/** How many points of an edge are tried. */
const POINTS = 24;

/** The places for a mark of this width at an edge: on either side of its middle, as near as possible, or beyond an end. */
export function besideEdge(way: Way, wide: number): Box[] {
  const length = Math.hypot(way.b.x - way.a.x, way.b.y - way.a.y) || 1;
  const [steep, flat] = [Math.abs(way.b.y - way.a.y) / length, Math.abs(way.b.x - way.a.x) / length];
  const off = (wide / 2) * steep + (HIGH / 2) * flat + 4;
  const beyond = ((wide / 2) * flat + (HIGH / 2) * steep + 14) / length;
  return [
    ...[0, 10, 24, 40].flatMap((more) => [0.5, 0.4, 0.6, 0.3, 0.7].flatMap((part) => [off + more, -off - more].map((outer) => along(way, part, outer)))),
    ...[1 + beyond, -beyond].map((part) => along(way, part)),
  ].map((at) => ({ ...at, wide, high: HIGH }));
}

/** The same for a node, which is drawn as a disc. */
export function besideNode({ x, y }: Point, radius: number, wide: number): Box[] {
  return [0, 12, 26].flatMap((more) => [45, 135, 225, 315, 90, 0, 180, 270].map((angle) => {
    const [right, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const off = radius + more;
    return { x: x + right * off + Math.sign(Math.round(right * 2)) * (wide / 2), y: y + down * off + Math.sign(Math.round(down * 2)) * (HIGH / 2), wide, high: HIGH };
  }));
}

/**
 * Puts each mark at the first of its places that is clear of edges and other marks, or else at the one with the least overlap.
 * A mark of an edge is nearer to it than to other edges.
 */
export function apart(places: { of?: Way; some: Box[] }[], ways: Way[], taken: Box[]): Box[] {
  const all = [...taken];
  const points = ways.flatMap((way) => Array.from({ length: POINTS + 1 }, (_, i) => ({ way, ...along(way, i / POINTS) })));
  return places.map(({ of, some }) => {
    let best: Box | undefined;
    let least = Infinity;
    for (const box of some) {
      let crossed = 0;
      let near = Infinity;
      let own = Infinity;
      for (const { way, x, y } of points) {
        const [right, down] = [Math.max(0, Math.abs(x - box.x) - box.wide / 2), Math.max(0, Math.abs(y - box.y) - box.high / 2)];
        const far = Math.hypot(right, down);
        if (far === 0) crossed++;
        if (way === of) own = Math.min(own, far);
        else near = Math.min(near, far);
      }
      const cost = all.reduce((sum, other) => sum + shared(box, other), 40 * crossed + (of && near < own ? 30 : 0));
      if (cost < least) [best, least] = [box, cost];
    }
    all.push(best!);
    return best!;
  });
}

/** How far a point is from a box. */
const away = ({ x, y }: Point, box: Box): number =>
  Math.hypot(Math.max(0, Math.abs(x - box.x) - box.wide / 2), Math.max(0, Math.abs(y - box.y) - box.high / 2));

/** A mark this near to its edge, and nearer to it than to others by as much again, needs no line. */
const NEAR = 7;

/**
 * The line from a mark to the nearest point in the middle part of its edge; none where the mark stands close to its edge and
 * to no other.
 */
export function pointer(box: Box, of: Way, ways: Way[]): [Point, Point] | undefined {
  const points = (way: Way): Point[] => Array.from({ length: POINTS + 1 }, (_, i) => along(way, i / POINTS));
  const nearest = (some: Point[]): number => Math.min(...some.map((point) => away(point, box)));
  const own = nearest(points(of));
  const others = Math.min(Infinity, ...ways.filter((way) => way !== of).map((way) => nearest(points(way))));
  if (own <= NEAR && others >= own + NEAR) return undefined;
  const to = points(of).slice(POINTS / 4, (3 * POINTS) / 4 + 1).reduce((best, point) => (Math.hypot(point.x - box.x, point.y - box.y) < Math.hypot(best.x - box.x, best.y - box.y) ? point : best));
  return [{ x: box.x, y: box.y }, to];
}
