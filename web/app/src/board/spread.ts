/** Where the nodes of a graph without a ground are drawn: as far from each other as the way between them is long. */
import type { Edge, Node } from '../wire';
import type { Point } from './place';

const ROUNDS = 120;

/** How many edges lead from each node to each other one; nodes that no way connects are a little further than any way. */
function ways(nodes: Node[], edges: Edge[]): number[][] {
  const index = new Map(nodes.map((node, i) => [node.number, i]));
  const far = nodes.length + 1;
  const way = nodes.map((_, i) => nodes.map((_, j) => (i === j ? 0 : far)));
  for (const { from, to } of edges) {
    const [i, j] = [index.get(from)!, index.get(to)!];
    if (i !== j) way[i]![j] = way[j]![i] = 1;
  }
  for (let k = 0; k < nodes.length; k++)
    for (const row of way) for (let j = 0; j < nodes.length; j++) row[j] = Math.min(row[j]!, row[k]! + way[k]![j]!);
  const longest = Math.max(1, ...way.flat().filter((steps) => steps < far));
  return way.map((row) => row.map((steps) => Math.min(steps, longest + 0.6)));
}

/** From a circle, pairs are moved apart or together in turn, by less and less. Time n cubed. */
export function spread(nodes: Node[], edges: Edge[]): Map<number, Point> {
  const way = ways(nodes, edges);
  const at = nodes.map((_, i): Point => {
    const angle = (2 * Math.PI * i) / nodes.length + 0.1;
    const radius = nodes.length / 6;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++) {
        const [a, b] = [at[i]!, at[j]!];
        const length = Math.hypot(b.x - a.x, b.y - a.y) || 1e-9;
        const wanted = way[i]![j]!;
        const by = (Math.min(1, (1 - round / ROUNDS) * (2 / wanted ** 2)) * (length - wanted)) / (2 * length);
        const [dx, dy] = [(b.x - a.x) * by, (b.y - a.y) * by];
        a.x += dx;
        a.y += dy;
        b.x -= dx;
        b.y -= dy;
      }
  const [left, low] = [Math.min(...at.map((p) => p.x)), Math.min(...at.map((p) => p.y))];
  return new Map(nodes.map((node, i) => [node.number, { x: at[i]!.x - left, y: at[i]!.y - low }]));
}
