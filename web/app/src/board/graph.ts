/** Graphs: edges and nodes that are touched. What has a ground stands on it; anything else is spread out. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { styled } from '../parts/styled';
import { markAt, wideOf } from '../parts/mark';
import { t } from '../words';
import type { Mark } from '../marks';
import type { Edge, Node, Picture } from '../wire';
import { apart, besideEdge, besideNode, named, pointer, type Box, type Way } from './beside';
import { has, type View } from './board';
import { place, type Point } from './place';
import { spread } from './spread';

const STEP = 76;
const PAD = 40;
/** Of the disc of a node. */
const RADIUS = 22;
/** Of a node of what stands on the ground. */
const KNOT = 9;
const colour = (look: string): string => (look === 'left' ? t('blue') : look === 'right' ? t('red') : t('green'));

const PLACES = new WeakMap<Picture, Map<number, Point>>();

/** Once for each picture, however often it is drawn. */
function placed(picture: Picture, work: () => Map<number, Point>): Map<number, Point> {
  const known = PLACES.get(picture) ?? work();
  PLACES.set(picture, known);
  return known;
}

/** The places of the nodes in grid steps, and the size of the drawing. */
function laidOut(picture: Picture): { at: Map<number, Point>; standing: boolean; left: number; width: number; height: number } {
  const nodes = picture.parts.filter((part): part is Node => part.kind === 'node');
  const edges = picture.parts.filter((part): part is Edge => part.kind === 'edge');
  const standing = nodes.some((node) => node.ground);
  const at = placed(picture, () => (standing ? place(nodes, edges) : spread(nodes, edges)));
  const xs = [...at.values()].map((p) => p.x);
  const left = Math.min(0, ...xs);
  const width = (Math.max(standing ? 1 : 0, ...xs) - left) * STEP + 2 * PAD;
  const height = Math.max(standing ? 1 : 0, ...[...at.values()].map((p) => p.y)) * STEP + 2 * PAD;
  return { at, standing, left, width, height };
}

export const graphSize = (picture: Picture): { wide: number; high: number } => {
  const { width, height } = laidOut(picture);
  return { wide: width, high: height };
};

export function graph(view: View): TemplateResult {
  const nodes = view.picture.parts.filter((part): part is Node => part.kind === 'node');
  const edges = view.picture.parts.filter((part): part is Edge => part.kind === 'edge');
  const grounds = new Set(nodes.filter((node) => node.ground).map((node) => node.number));
  const { at, standing, left, width, height } = laidOut(view.picture);
  const point = (number: number): Point => {
    const p = at.get(number)!;
    return { x: (p.x - left) * STEP + PAD, y: height - PAD - p.y * STEP };
  };
  const foot = (end: number, other: number): Point => {
    const here = point(end);
    // The ground is a line: an edge stands on it below its other end.
    return grounds.has(end) && !grounds.has(other) ? { x: point(other).x, y: here.y } : here;
  };
  const first = view.live ? [...edges, ...nodes].find((part) => has(view.next, part.id))?.id : undefined;
  const twins = (edge: Edge): Edge[] =>
    edges.filter((e) => Math.min(e.from, e.to) === Math.min(edge.from, edge.to) && Math.max(e.from, e.to) === Math.max(edge.from, edge.to));
  const ways = edges.map((edge) => {
    const among = twins(edge);
    const bend = (among.indexOf(edge) - (among.length - 1) / 2) * 34 * (edge.from < edge.to ? 1 : -1);
    return { name: edge.label ?? '', a: foot(edge.from, edge.to), b: foot(edge.to, edge.from), bend };
  });
  const discs = nodes.filter((node) => !node.ground).map((node) => point(node.number));
  const names = named(ways, discs);
  const resultOf = (part: Edge | Node): Mark[] => [usable(view, part.id) ? view.result(part.id) : undefined].filter((mark) => mark !== undefined);
  const results: { mark: Mark; of?: Way; some: Box[] }[] = [
    ...edges.flatMap((edge, i) => resultOf(edge).map((mark) => ({ mark, of: ways[i]!, some: besideEdge(ways[i]!, wideOf(mark)) }))),
    ...nodes.flatMap((node) => resultOf(node).map((mark) => ({ mark, some: besideNode(point(node.number), RADIUS, wideOf(mark)) }))),
  ];
  const around = 2 * (standing ? KNOT : RADIUS) + 2;
  const floor = { name: '', a: { x: 8, y: height - PAD }, b: { x: width - 8, y: height - PAD }, bend: 0 };
  const boxes = apart(results, standing ? [...ways, floor] : ways,
    [...discs.map((disc) => ({ ...disc, wide: around, high: around })), ...(standing ? names.filter((_, i) => ways[i]!.name) : [])]);
  const shown = viewBox([{ x: width / 2, y: height / 2, wide: width, high: height }, ...boxes, ...(standing ? names : [])]);
  return html`<svg class="graph ${standing ? '' : 'spread'}" viewBox=${shown.join(' ')} ${styled({ '--wide': `${Math.round(shown[2])}px` })} role="group"
    aria-label=${t('Graph with {0} {0:edge|edges}', edges.length)}>
    ${standing ? svg`<path class="ground" d="M8 ${height - PAD}H${width - 8}" />` : nothing}
    ${edges.map((edge, i) => line(view, edge, ways[i]!, names[i]!, edge.id === first))}
    ${results.map((result, i) => (result.of ? leader(pointer(boxes[i]!, result.of, ways)) : nothing))}
    ${nodes.map((node) => {
      const p = point(node.number);
      if (!standing) return spot(view, node, p, node.id === first);
      return node.ground
        ? svg`<text class="numbered" aria-hidden="true" x="14" y=${height - PAD + 14}>${node.number}</text>`
        : svg`<circle class="node" cx=${p.x} cy=${p.y} r=${KNOT}/><text class="numbered on" aria-hidden="true" x=${p.x} y=${p.y}>${node.number}</text>`;
    })}
    ${names.map(({ x, y }, i) => !ways[i]!.name ? nothing : svg`<text class="number" aria-hidden="true" x=${x} y=${y}>${ways[i]!.name}</text>`)}
    ${results.map(({ mark }, i) => markAt(mark, boxes[i]!))}
  </svg>`;
}

/** The view box that shows everything. */
function viewBox(boxes: Box[]): [number, number, number, number] {
  const left = Math.floor(Math.min(...boxes.map(({ x, wide }) => x - wide / 2)));
  const top = Math.floor(Math.min(...boxes.map(({ y, high }) => y - high / 2)));
  return [left, top, Math.ceil(Math.max(...boxes.map(({ x, wide }) => x + wide / 2))) - left, Math.ceil(Math.max(...boxes.map(({ y, high }) => y + high / 2))) - top];
}

/** A thin line from a mark to its edge, where the mark alone does not say which that is. */
const leader = (ends: [Point, Point] | undefined): SVGTemplateResult | typeof nothing =>
  ends ? svg`<path class="leader" d="M${ends[0].x} ${ends[0].y}L${ends[1].x} ${ends[1].y}"/>` : nothing;

function path(edge: Edge, { a, b, bend }: Way): string {
  if (edge.from === edge.to) return `M${a.x} ${a.y}c-34 -40 34 -40 0 0`;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const mx = (a.x + b.x) / 2 + ((b.y - a.y) / length) * bend;
  const my = (a.y + b.y) / 2 - ((b.x - a.x) / length) * bend;
  return `M${a.x} ${a.y}Q${mx} ${my} ${b.x} ${b.y}`;
}

function line(view: View, edge: Edge, way: Way, box: Box, first: boolean): SVGTemplateResult {
  const d = path(edge, way);
  const name = edge.look === 'neutral' ? t('Nodes {0} and {1} are linked', edge.from, edge.to) : t('Edge {0}, {1}', edge.label ?? edge.id + 1, colour(edge.look));
  return touchable(view, edge.id, `edge ${edge.look}`, name, first, svg`<path class="reach" d=${d}/><path class="line" d=${d}/>${edge.label
    ? svg`<rect class="place" x=${box.x - box.wide / 2} y=${box.y - box.high / 2} width=${box.wide} height=${box.high}/>`
    : nothing}`);
}

function spot(view: View, node: Node, p: Point, first: boolean): SVGTemplateResult {
  const whose = node.look === 'left' ? ', ' + t('Left') : node.look === 'right' ? ', ' + t('Right') : '';
  const counters = view.picture.counters.find((one) => one.node === node.number);
  const name = t('Node {0}', node.number) + whose + (counters ? `, ${t('{0} {0:counter|counters}', Number(counters.value))}` : '');
  return touchable(view, node.id, `spot ${node.look}`, name, first, svg`<circle class="disc" cx=${p.x} cy=${p.y} r=${RADIUS}/><text x=${p.x} y=${p.y}>${node.number}</text>${counters
    ? svg`<circle class="count" cx=${p.x + 17} cy=${p.y - 17} r="12"/><text class="counted" x=${p.x + 17} y=${p.y - 17}>${counters.value}</text>` : nothing}`);
}

const usable = (view: View, id: number): boolean => view.live && has(view.next, id);

/** A part of the graph, as a button while it may be touched. */
function touchable(view: View, id: number, kind: string, name: string, first: boolean, inside: SVGTemplateResult): SVGTemplateResult {
  const classes = [kind];
  if (has(view.selected, id)) classes.push('chosen');
  if (view.marks.has(id)) classes.push('marked');
  if (has(view.last, id)) classes.push('last');
  if (!usable(view, id)) return svg`<g class=${classes.join(' ')} role="img" aria-label=${name}>${inside}</g>`;
  classes.push('usable', view.result(id)?.result ?? '');
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    view.touch(id);
  };
  return svg`<g class=${classes.join(' ')} role="button" tabindex=${first ? 0 : -1} data-part=${id} aria-label=${view.named(name, id)}
    @click=${() => view.touch(id)} @keydown=${press} @pointerenter=${() => view.hover(id)} @focus=${() => view.hover(id)}>${inside}</g>`;
}
