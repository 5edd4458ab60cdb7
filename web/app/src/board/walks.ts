/** Tokens on a graph: an arrow that leaves a token is touched, or the node that it leads to. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { styled } from '../parts/styled';
import { markAt } from '../parts/mark';
import { t } from '../words';
import type { Heap, Layout, Picture, Touch } from '../wire';
import { has, type View } from './board';
import { layered } from './layered';
import type { Point } from './place';

const ACROSS = 84;
const DOWN = 92;
const PAD = 48;
const R = 22;
const ASIDE = 46;

type Placed = ReturnType<typeof layered>;
const PLACES = new WeakMap<Picture, Placed>();

/** An arrow as it may be touched now. */
interface Way {
  from: number;
  to: number;
  points: Point[];
  /** The first token that may go along it. */
  token: number | undefined;
}

const nodeOf = (heap: Heap): number => Number(heap.size);

export function walks(view: View): TemplateResult {
  const { arrows } = view.picture.layout as Extract<Layout, { kind: 'walks' }>;
  const tokens = view.picture.parts.filter((part): part is Heap => part.kind === 'heap');
  const nodes = [...new Set([0, ...arrows.flat(), ...tokens.map(nodeOf)])].sort((a, b) => b - a);
  const places = PLACES.get(view.picture) ?? layered(nodes, arrows);
  PLACES.set(view.picture, places);
  const all = [...places.at.values(), ...places.ways.flat()];
  const width = Math.max(...all.map((p) => p.x)) * ACROSS + 2 * PAD;
  const height = Math.max(...all.map((p) => p.y)) * DOWN + 2 * PAD;
  const point = (p: Point): Point => ({ x: p.x * ACROSS + PAD, y: height - PAD - p.y * DOWN });
  const may = (token: Heap, to: number): boolean => view.live && view.next.some((touch) => touch.part === token.id && Number(touch.level) === to);
  const ways = arrows.map(([from, to], i): Way => ({
    from,
    to,
    points: bent(places.ways[i]!.map(point), from, to),
    token: view.editing ? undefined : tokens.find((token) => nodeOf(token) === from && may(token, to))?.id,
  }));
  const before = new Map(view.before?.parts.filter((part): part is Heap => part.kind === 'heap').map((heap) => [heap.id, nodeOf(heap)]));
  const nodeBefore = (touch: Touch): number | undefined => before.get(touch.part) ?? tokens.filter((token) => token.id === touch.part).map(nodeOf)[0];
  const along = (touches: Touch[], way: Way): boolean => touches.some((touch) => nodeBefore(touch) === way.from && Number(touch.level) === way.to);
  const first = ways.find((way) => way.token !== undefined);
  // The last token of a position stays.
  const mayChange = (node: number): boolean => tokens.every((token) => nodeOf(token) !== node || has(view.next, token.id));
  const prices: SVGTemplateResult[] = [];
  return html`<svg class="graph spread walks" viewBox="0 0 ${width} ${height}" ${styled({ '--wide': `${Math.round(width)}px` })} role="group"
    aria-label=${t('Graph with {0} {0:edge|edges}', arrows.length)}>
    ${ways.map((way) => arrow(view, way, way === first, along(view.last, way), prices))}
    ${nodes.map((node) => {
      const here = tokens.filter((token) => nodeOf(token) === node);
      const into = ways.filter((way) => way.to === node && way.token !== undefined);
      if (view.editing && mayChange(node)) return place(view, node, here, point(places.at.get(node)!), node === nodes.find(mayChange));
      return spot(node, here, point(places.at.get(node)!), here.some((token) => view.marks.has(token.id)),
        into.length === 1 ? () => view.touch(into[0]!.token!, node) : undefined);
    })}
    ${prices}
  </svg>`;
}

/** An arrow that does not lead downwards leaves the line, and returns to it. */
function bent(points: Point[], from: number, to: number): Point[] {
  const [a, b] = [points[0]!, points.at(-1)!];
  if (from === to) return [a, { x: a.x + ASIDE, y: a.y - ASIDE / 2 }, { x: a.x + ASIDE, y: a.y + ASIDE / 2 }, b];
  if (a.y >= b.y) return [a, { x: (a.x + b.x) / 2 - ASIDE, y: (a.y + b.y) / 2 }, b];
  return points;
}

/** The point that is so far from one towards another. */
function rim(centre: Point, other: Point, away: number): Point {
  const length = Math.hypot(other.x - centre.x, other.y - centre.y) || 1;
  return { x: centre.x + ((other.x - centre.x) * away) / length, y: centre.y + ((other.y - centre.y) * away) / length };
}

const text = (p: Point): string => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;

/** A smooth line through points, and its head. */
function drawn(points: Point[]): { line: string; head: string } {
  const last = points.length - 1;
  const [end, early] = [points[last]!, points[last - 1]!];
  const [tip, neck] = [rim(end, early, R + 3), rim(end, early, R + 15)];
  let line = `M${text(rim(points[0]!, points[1]!, R))}`;
  for (let i = 1; i < last; i++) {
    const next = points[i + 1]!;
    line += `Q${text(points[i]!)} ${text(i + 1 === last ? neck : { x: (points[i]!.x + next.x) / 2, y: (points[i]!.y + next.y) / 2 })}`;
  }
  if (last === 1) line += `L${text(neck)}`;
  const [dx, dy] = [(tip.x - neck.x) * 0.55, (tip.y - neck.y) * 0.55];
  return { line, head: `M${text(tip)}L${text({ x: neck.x - dy, y: neck.y + dx })}L${text({ x: neck.x + dy, y: neck.y - dx })}Z` };
}

function arrow(view: View, way: Way, first: boolean, last: boolean, prices: SVGTemplateResult[]): SVGTemplateResult {
  const { line, head } = drawn(way.points);
  const inside = svg`<path class="reach" d=${line}/><path class="line" d=${line}/><path class="tip" d=${head}/>`;
  const classes = ['edge', 'arrow', last ? 'last' : ''];
  const { token, to } = way;
  if (token === undefined) return svg`<g class=${classes.join(' ')} role="img" aria-label=${t('From node {0} to node {1}', way.from, to)}>${inside}</g>`;
  const mark = view.result(token, to);
  classes.push('usable', mark?.result ?? '');
  prices.push(...markAt(mark, middle(way.points)));
  const name = t('Move the token on node {0} to node {1}', way.from, to);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    view.touch(token, to);
  };
  return svg`<g class=${classes.join(' ')} role="button" tabindex=${first ? 0 : -1} data-part=${token} data-level=${to}
    aria-label=${view.named(name, token, to)}
    @click=${() => view.touch(token, to)} @keydown=${press} @pointerenter=${() => view.hover(token, to)} @focus=${() => view.hover(token, to)}>${inside}</g>`;
}

/** A node with what stands on it. Where one arrow alone may be taken to it, it is touched too. */
function spot(node: number, here: Heap[], p: Point, marked: boolean, touch: (() => void) | undefined): SVGTemplateResult {
  return svg`<g class="spot ${here.length ? 'token' : ''} ${marked ? 'marked' : ''} ${touch ? 'goal' : ''}" role="img"
    aria-label=${here.length ? t('Node {0}, {1} {1:token|tokens}', node, here.length) : t('Node {0}', node)} @click=${touch}>
    <circle class="disc" cx=${p.x} cy=${p.y} r=${R}/><text x=${p.x} y=${p.y}>${node}</text>
    ${here.length > 1 ? svg`<circle class="count" cx=${p.x + 18} cy=${p.y - 18} r="12"/><text class="many" x=${p.x + 18} y=${p.y - 18}>${here.length}</text>` : nothing}</g>`;
}

/** A node of a position that is being changed: a touch takes a token off it, or puts one on it. */
function place(view: View, node: number, here: Heap[], p: Point, first: boolean): SVGTemplateResult {
  const token = here[0]?.id ?? -1;
  const touch = (): void => view.touch(token, node);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    touch();
  };
  const name = here.length ? t('Node {0}, {1} {1:token|tokens}', node, here.length) : t('Node {0}', node);
  return svg`<g class="spot goal ${here.length ? 'token' : ''}" role="button" tabindex=${first ? 0 : -1} data-part=${token} data-level=${node} aria-label=${name} @click=${touch} @keydown=${press}>
    <circle class="disc" cx=${p.x} cy=${p.y} r=${R}/><text x=${p.x} y=${p.y}>${node}</text>
    ${here.length > 1 ? svg`<circle class="count" cx=${p.x + 18} cy=${p.y - 18} r="12"/><text class="many" x=${p.x + 18} y=${p.y - 18}>${here.length}</text>` : nothing}</g>`;
}

/** Where the mark of an arrow stands. */
function middle([a, b, ...more]: Point[]): Point {
  return more.length ? b! : { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 };
}
