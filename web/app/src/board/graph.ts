/** Graphs: edges that are touched, standing on the ground. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { t } from '../words';
import type { Edge, Node } from '../wire';
import { has, type View } from './board';
import { place, type Point } from './place';

const STEP = 76;
const PAD = 40;
const colour = (look: string): string => (look === 'left' ? t('blue') : look === 'right' ? t('red') : t('green'));

export function graph(view: View): TemplateResult {
  const nodes = view.picture.parts.filter((part): part is Node => part.kind === 'node');
  const edges = view.picture.parts.filter((part): part is Edge => part.kind === 'edge');
  const at = place(nodes, edges);
  const xs = [...at.values()].map((p) => p.x);
  const left = Math.min(0, ...xs);
  const width = (Math.max(1, ...xs) - left) * STEP + 2 * PAD;
  const height = Math.max(1, ...[...at.values()].map((p) => p.y)) * STEP + 2 * PAD;
  const point = (p: Point): Point => ({ x: (p.x - left) * STEP + PAD, y: height - PAD - p.y * STEP });
  const grounds = new Set(nodes.filter((node) => node.ground).map((node) => node.number));
  const foot = (end: number, other: number): Point => {
    const here = point(at.get(end)!);
    // The ground is a line: an edge stands on it below its other end.
    return grounds.has(end) && !grounds.has(other) ? { x: point(at.get(other)!).x, y: here.y } : here;
  };
  const first = view.live ? edges.find((edge) => has(view.next, edge.id))?.id : undefined;
  const twins = (edge: Edge): Edge[] =>
    edges.filter((e) => Math.min(e.from, e.to) === Math.min(edge.from, edge.to) && Math.max(e.from, e.to) === Math.max(edge.from, edge.to));
  return html`<svg class="graph" viewBox="0 0 ${width} ${height}" role="group" aria-label=${t('Graph with {0} {0:edge|edges}', edges.length)}>
    <path class="ground" d="M8 ${height - PAD}H${width - 8}" />
    ${edges.map((edge) => {
      const among = twins(edge);
      const bend = (among.indexOf(edge) - (among.length - 1) / 2) * 34;
      return one(view, edge, foot(edge.from, edge.to), foot(edge.to, edge.from), bend, edge.id === first);
    })}
    ${nodes.filter((node) => !node.ground).map((node) => {
      const p = point(at.get(node.number)!);
      return svg`<circle class="node" cx=${p.x} cy=${p.y} r="5"/>`;
    })}
  </svg>`;
}

function path(edge: Edge, a: Point, b: Point, bend: number): string {
  if (edge.from === edge.to) return `M${a.x} ${a.y}c-34 -40 34 -40 0 0`;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const mx = (a.x + b.x) / 2 + ((b.y - a.y) / length) * bend;
  const my = (a.y + b.y) / 2 - ((b.x - a.x) / length) * bend;
  return `M${a.x} ${a.y}Q${mx} ${my} ${b.x} ${b.y}`;
}

function one(view: View, edge: Edge, a: Point, b: Point, bend: number, first: boolean): SVGTemplateResult {
  const usable = view.live && has(view.next, edge.id);
  const classes = ['edge', edge.look];
  if (has(view.winning, edge.id)) classes.push('winning');
  if (view.marks.has(edge.id)) classes.push('marked');
  if (has(view.last, edge.id)) classes.push('last');
  if (usable) classes.push('usable');
  const d = path(edge, a, b, bend);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    view.touch(edge.id);
  };
  const name = t('Edge {0}, {1}', edge.label ?? edge.id + 1, colour(edge.look));
  return usable
    ? svg`<g class=${classes.join(' ')} role="button" tabindex=${first ? 0 : -1} data-part=${edge.id} aria-label=${name}
        @click=${() => view.touch(edge.id)} @keydown=${press} @pointerenter=${() => view.hover(edge.id)}>
        <path class="reach" d=${d}/><path class="line" d=${d}/></g>`
    : svg`<g class=${classes.join(' ')} role="img" aria-label=${name}><path class="line" d=${d}/></g>`;
}
