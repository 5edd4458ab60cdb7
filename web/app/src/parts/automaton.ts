/** An automaton: states in a row by their distance from the start, arrows with the digits that they read. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { group } from '../group';
import { t } from '../words';

export interface Automaton {
  states: number;
  accepting: number[];
  arrows: { from: number; to: number; labels: string[] }[];
}

const X = 150;
const Y = 110;
const R = 22;

export function automaton(machine: Automaton): TemplateResult {
  const column = new Map<number, number>([[0, 0]]);
  const queue = [0];
  for (let i = 0; i < queue.length; i++)
    for (const arrow of machine.arrows)
      if (arrow.from === queue[i] && !column.has(arrow.to)) {
        column.set(arrow.to, column.get(queue[i]!)! + 1);
        queue.push(arrow.to);
      }
  const columns = group(queue, (state) => column.get(state)!);
  const tallest = Math.max(...[...columns.values()].map((states) => states.length));
  const farthest = Math.max(1, ...machine.arrows.filter((arrow) => column.has(arrow.from)).map((arrow) => Math.abs(column.get(arrow.from)! - column.get(arrow.to)!)));
  // Room for loops and arrows over the first row, and for arrows back under the last.
  const above = 84 + 14 * (farthest - 1);
  const below = 56 + 15 * (farthest - 1);
  const at = new Map<number, [number, number]>();
  for (const [place, states] of columns)
    states.forEach((state, i) => at.set(state, [70 + place * X, above + ((tallest - 1) / 2 + i - (states.length - 1) / 2) * Y]));
  const width = 110 + (columns.size - 1) * X + 40;
  const height = above + (tallest - 1) * Y + below;
  const accepting = new Set(machine.accepting);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${t('An automaton with {0} {0:state|states}', machine.states)}><svg class="automaton" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img"
    aria-label=${t('An automaton with {0} {0:state|states}', machine.states)}>
    <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
    <path class="arrow" d="M14 ${at.get(0)![1]}H${70 - R - 2}" marker-end="url(#tip)"/>
    ${machine.arrows.filter((arrow) => at.has(arrow.from)).map((arrow) => line(arrow, at))}
    ${queue.map((state) => {
      const [x, y] = at.get(state)!;
      return svg`<circle class="state" cx=${x} cy=${y} r=${R}/>${accepting.has(state) ? svg`<circle class="state inner" cx=${x} cy=${y} r=${R - 5}/>` : ''}
        <text x=${x} y=${y + 5}>${state}</text>`;
    })}
  </svg></div>`;
}

function line(arrow: Automaton['arrows'][number], at: Map<number, [number, number]>): SVGTemplateResult {
  const [ax, ay] = at.get(arrow.from)!;
  const [bx, by] = at.get(arrow.to)!;
  const label = arrow.labels.length > 4 ? `${arrow.labels.slice(0, 3).join(' ')} …` : arrow.labels.join(' ');
  if (arrow.from === arrow.to)
    return svg`<path class="arrow" d="M${ax - 9} ${ay - R + 2}C${ax - 30} ${ay - 66} ${ax + 30} ${ay - 66} ${ax + 9} ${ay - R + 1}" marker-end="url(#tip)"/>
      <text class="label" x=${ax} y=${ay - 56}>${label}</text>`;
  // Forward above, backward below, the farther the wider.
  const columns = Math.max(1, Math.abs(bx - ax) / X);
  const bend = bx > ax ? -(ay === by ? 10 + 30 * (columns - 1) : 8) : bx < ax ? 34 + 30 * (columns - 1) : 0;
  const mx = (ax + bx) / 2 + (bx === ax ? (by > ay ? 34 : -34) : 0);
  const my = (ay + by) / 2 + bend;
  const cut = (x: number, y: number): [number, number] => {
    const d = Math.hypot(x - mx, y - my);
    return [x + ((mx - x) / d) * (R + 2), y + ((my - y) / d) * (R + 2)];
  };
  const [sx, sy] = cut(ax, ay);
  const [ex, ey] = cut(bx, by);
  return svg`<path class="arrow" d="M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}" marker-end="url(#tip)"/>
    <text class="label" x=${(ax + bx) / 4 + mx / 2} y=${(ay + by) / 4 + my / 2 + (bend > 0 ? 15 : -6)}>${label}</text>`;
}
