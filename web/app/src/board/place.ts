/** Where the nodes of a graph are drawn: in layers by their distance from the ground, near what they hang on. */
import { group } from '../group';
import type { Edge, Node } from '../wire';

export interface Point {
  x: number;
  y: number;
}

const FAR = Number.MAX_SAFE_INTEGER;

/** Layer 0 is the ground; what does not reach it stands at the bottom too. */
export function layers(nodes: Node[], edges: Edge[]): Map<number, number> {
  const layer = new Map<number, number>(nodes.map((node) => [node.number, node.ground ? 0 : FAR]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to } of edges)
      for (const [a, b] of [[from, to], [to, from]] as const) {
        const next = (layer.get(a) ?? FAR) + 1;
        if (next < (layer.get(b) ?? FAR)) {
          layer.set(b, next);
          changed = true;
        }
      }
  }
  for (const [node, at] of layer) if (at >= FAR) layer.set(node, 0);
  return layer;
}

/** Columns from 0, rows by layer; some rounds of moving each node towards its neighbours keep edges short. */
export function place(nodes: Node[], edges: Edge[]): Map<number, Point> {
  const layer = layers(nodes, edges);
  const rows: number[][] = [];
  for (const node of nodes) (rows[layer.get(node.number)!] ??= []).push(node.number);
  const x = new Map<number, number>();
  const beside = new Map<number, number[]>(nodes.map((node) => [node.number, []]));
  for (const { from, to } of edges) {
    beside.get(from)?.push(to);
    beside.get(to)?.push(from);
  }
  const grounds = rows[0] ?? [];
  // Edges that leave the ground stand side by side, as stalks do: the first layer decides the columns.
  const stalks = rows[1] ?? [];
  stalks.forEach((node, i) => x.set(node, i));
  grounds.forEach((node) => x.set(node, (stalks.length - 1) / 2));
  for (let at = 2; at < rows.length; at++) {
    const wish = (node: number): number => {
      const below = beside.get(node)!.filter((other) => layer.get(other)! < at);
      return below.reduce((sum, other) => sum + x.get(other)!, 0) / Math.max(1, below.length);
    };
    const sorted = [...(rows[at] ?? [])].sort((a, b) => wish(a) - wish(b));
    const groups = group(sorted, wish);
    for (const [centre, beside] of groups)
      beside.forEach((node, i) => x.set(node, centre + (i - (beside.length - 1) / 2) * 0.8));
    let last = -Infinity;
    for (const node of sorted) {
      const free = Math.max(x.get(node)!, last + 0.8);
      x.set(node, free);
      last = free;
    }
  }
  return new Map(nodes.map((node) => [node.number, { x: x.get(node.number) ?? 0, y: layer.get(node.number)! }]));
}
