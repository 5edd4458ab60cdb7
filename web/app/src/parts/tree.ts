/** The game tree of a value: Left's moves lean to the left, Right's to the right. */
import { svg, type TemplateResult } from 'lit';
import { t } from '../words';
import { labelled, wide } from './labels';

export interface TreeNode {
  text: string;
  latex: string;
  parent?: number;
  by?: 'left' | 'right';
}

const Y = 74;
const BETWEEN = 6;
/** How far a child alone stands to its player's side. */
const LEAN = 24;

/** Where each node stands: what hangs on it lies below it, Left's side and Right's apart. */
export function places(nodes: TreeNode[]): { x: number; y: number }[] {
  const below = nodes.map((): number[] => []);
  nodes.forEach((node, i) => node.parent !== undefined && below[node.parent]!.push(i));
  const depth = nodes.map(() => 0);
  nodes.forEach((node, i) => { if (node.parent !== undefined) depth[i] = depth[node.parent]! + 1; });
  /** The room that a node and all below it take. */
  const room = nodes.map(() => 0);
  for (let i = nodes.length - 1; i >= 0; i--)
    room[i] = Math.max(wide(nodes[i]!.text) + BETWEEN, below[i]!.reduce((sum, child) => sum + room[child]!, 0) + (below[i]!.length === 1 ? LEAN : 0));
  const x = nodes.map(() => 0);
  const start = nodes.map(() => 0);
  nodes.forEach((_, i) => {
    const children = below[i]!;
    const taken = children.reduce((sum, child) => sum + room[child]!, 0);
    const slack = room[i]! - taken;
    // One child alone hangs on its player's side.
    let from = start[i]! + (children.length === 1 ? (nodes[children[0]!]!.by === 'left' ? 0 : slack) : slack / 2);
    x[i] = start[i]! + room[i]! / 2;
    for (const child of children) {
      start[child] = from;
      from += room[child]!;
    }
  });
  return x.map((value, i) => ({ x: value, y: Y * depth[i]! + 26 }));
}

/** Whether a tree branches; that of a whole number is a single line of moves. */
export const branches = (nodes: TreeNode[]): boolean => new Set(nodes.map(({ parent }) => parent)).size < nodes.length;

export function tree(nodes: TreeNode[]): TemplateResult {
  const at = places(nodes);
  const width = Math.max(...at.map(({ x }, i) => x + wide(nodes[i]!.text) / 2));
  const height = Math.max(...at.map(({ y }) => y)) + 28;
  const lines = nodes.flatMap((node, i) => node.parent === undefined ? []
    : [svg`<path class=${node.by ?? ''} d="M${at[node.parent]!.x} ${at[node.parent]!.y}L${at[i]!.x} ${at[i]!.y}"/>`]);
  return labelled('tree', t('The game tree'), width, height, lines,
    nodes.map((node, i) => ({ x: at[i]!.x, y: at[i]!.y, latex: node.latex, text: node.text })));
}
