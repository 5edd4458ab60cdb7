/** An automaton: states in a line by their distance from the start, arrows with the digits that they read. */
import { html, svg, type TemplateResult } from 'lit';
import { group } from '../group';
import { t } from '../words';
import { labelling, type Point } from './labelling';

export interface Automaton {
  states: number;
  accepting: number[];
  arrows: { from: number; to: number; labels: string[] }[];
}

const ALONG = 150;
const ACROSS = 110;
const R = 22;
/** The width of a letter of a label. */
const LETTER = 7;
/** Automata wider than a phone run down the page there. */
const NARROW = 640;

export function automaton(machine: Automaton, room = innerWidth): TemplateResult {
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
  const at = new Map<number, Point>();
  for (const [place, states] of columns)
    states.forEach((state, i) => at.set(state, [70 + place * ALONG, above + ((tallest - 1) / 2 + i - (states.length - 1) / 2) * ACROSS]));
  const long = 110 + (columns.size - 1) * ALONG + 40;
  const wide = above + (tallest - 1) * ACROSS + below;
  const down = room < NARROW && long > room;
  // Labels stand on both sides of a line that runs down.
  const side = Math.max(0, LETTER * Math.max(0, ...machine.arrows.map((arrow) => text(arrow).length)) - 28);
  // The line runs to the right, or down with its upper edge on the right.
  const drawn = ([along, across]: Point): Point => (down ? [side + wide - across, along] : [along, across]);
  const [width, height] = down ? [wide + 2 * side, long] : [long, wide];
  const accepting = new Set(machine.accepting);
  const first = at.get(0)!;
  const arrows = machine.arrows.filter((arrow) => at.has(arrow.from)).map((arrow) => ({ text: text(arrow), bends: bends(arrow, at).map(drawn) }));
  const labels = labelling(arrows, queue.map((state) => drawn(at.get(state)!)), R + 2, [width, height]);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${t('An automaton with {0} {0:state|states}', machine.states)}><svg class="automaton" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img"
    aria-label=${t('An automaton with {0} {0:state|states}', machine.states)}>
    <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
    <path class="arrow" d="M${drawn([14, first[1]]).join(' ')}L${drawn([70 - R - 2, first[1]]).join(' ')}" marker-end="url(#tip)"/>
    ${arrows.map(({ bends }) => svg`<path class="arrow" d=${path(bends)} marker-end="url(#tip)"/>`)}
    ${arrows.map(({ text }, i) => svg`<text class="label" x=${labels[i]![0]} y=${labels[i]![1] + 4}>${text}</text>`)}
    ${queue.map((state) => {
      const [x, y] = drawn(at.get(state)!);
      return svg`<circle class="state" cx=${x} cy=${y} r=${R}/>${accepting.has(state) ? svg`<circle class="state inner" cx=${x} cy=${y} r=${R - 5}/>` : ''}
        <text x=${x} y=${y + 5}>${state}</text>`;
    })}
  </svg></div>`;
}

/** What an arrow reads; of many labels, the first. */
const text = ({ labels }: Automaton['arrows'][number]): string => (labels.length > 4 ? `${labels.slice(0, 3).join(' ')} …` : labels.join(' '));

/** The points that bend an arrow, as it is drawn. */
function bends({ from, to }: Automaton['arrows'][number], places: Map<number, Point>): Point[] {
  const [ax, ay] = places.get(from)!;
  const [bx, by] = places.get(to)!;
  if (from === to) return [[ax - 9, ay - R + 2], [ax - 30, ay - 66], [ax + 30, ay - 66], [ax + 9, ay - R + 1]];
  // Forward above, backward below, the farther the wider.
  const columns = Math.max(1, Math.abs(bx - ax) / ALONG);
  const bend = bx > ax ? -(ay === by ? 10 + 30 * (columns - 1) : 8) : bx < ax ? 34 + 30 * (columns - 1) : 0;
  const middle: Point = [(ax + bx) / 2 + (bx === ax ? (by > ay ? 34 : -34) : 0), (ay + by) / 2 + bend];
  const cut = ([x, y]: Point): Point => {
    const d = Math.hypot(x - middle[0], y - middle[1]);
    return [x + ((middle[0] - x) / d) * (R + 2), y + ((middle[1] - y) / d) * (R + 2)];
  };
  return [cut([ax, ay]), middle, cut([bx, by])];
}

const path = ([first, ...rest]: Point[]): string => `M${first!.join(' ')}${rest.length === 2 ? 'Q' : 'C'}${rest.map((point) => point.join(' ')).join(' ')}`;
