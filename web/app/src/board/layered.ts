/** Where the nodes of a directed graph are drawn: in layers, arrows leading downwards but for those that close a circle. */
import type { Point } from './place';

const SWEEPS = 24;

/** The longest way from each node to an end; arrows that close a circle do not count. */
export function ranks(nodes: number[], arrows: [number, number][]): Map<number, number> {
  const out = new Map<number, number[]>(nodes.map((node) => [node, []]));
  for (const [from, to] of arrows) out.get(from)?.push(to);
  const rank = new Map<number, number>();
  const open = new Set<number>();
  const visit = (node: number): number => {
    const known = rank.get(node);
    if (known !== undefined) return known;
    open.add(node);
    const most = Math.max(0, ...(out.get(node) ?? []).filter((to) => !open.has(to)).map((to) => visit(to) + 1));
    open.delete(node);
    rank.set(node, most);
    return most;
  };
  nodes.forEach(visit);
  return rank;
}

/** The ways of the arrows, in their order: their two ends, and a bend in every layer between. Layer 0 is the lowest. */
export function layered(nodes: number[], arrows: [number, number][]): { at: Map<number, Point>; ways: Point[][] } {
  const rank = ranks(nodes, arrows);
  const points: Point[] = [];
  const rows: Point[][] = [];
  const beside = new Map<Point, Point[]>();
  const add = (layer: number): Point => {
    const point = { x: 0, y: layer };
    points.push(point);
    (rows[layer] ??= []).push(point);
    beside.set(point, []);
    return point;
  };
  const at = new Map<number, Point>(nodes.map((node) => [node, add(rank.get(node)!)]));
  const ways = arrows.map(([from, to]) => {
    const way = [at.get(from)!];
    for (let layer = rank.get(from)! - 1; layer > rank.get(to)!; layer--) way.push(add(layer));
    way.push(at.get(to)!);
    for (let i = 1; i < way.length; i++)
      if (way[i] !== way[i - 1]) {
        beside.get(way[i]!)!.push(way[i - 1]!);
        beside.get(way[i - 1]!)!.push(way[i]!);
      }
    return way;
  });
  const wish = (point: Point): number => {
    const others = beside.get(point)!;
    return others.length ? others.reduce((sum, other) => sum + other.x, 0) / others.length : point.x;
  };
  const line = (row: Point[]): void => row.forEach((point, i) => (point.x = i - (row.length - 1) / 2));
  rows.forEach(line);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const row of sweep % 2 ? [...rows].reverse() : rows) {
      const wishes = new Map(row.map((point) => [point, wish(point)]));
      row.sort((a, b) => wishes.get(a)! - wishes.get(b)!);
      line(row);
    }
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const row of rows)
      row.forEach((point, i) => {
        const [least, most] = [(row[i - 1]?.x ?? -Infinity) + 1, (row[i + 1]?.x ?? Infinity) - 1];
        if (least <= most) point.x = Math.min(most, Math.max(least, wish(point)));
      });
  const left = Math.min(0, ...points.map((point) => point.x));
  for (const point of points) point.x -= left;
  return { at, ways };
}
