/** Who had the win after each move: above the line you or the first player, below it the other, with the moves left and the values. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { trade } from '../trade';
import type { Review, Side } from '../wire';
import { t } from '../words';
import { signs, valued } from './pretty';

/** Who wins when Left starts and when Right does; nobody wins a draw. */
const WINNERS: Record<string, readonly [Side?, Side?]> = {
  N: ['left', 'right'], P: ['right', 'left'], L: ['left', 'left'], R: ['right', 'right'],
  'N^': ['left', undefined], 'P^': [undefined, 'left'], Nv: [undefined, 'right'], Pv: ['right', undefined],
};

/** 1 when `side` wins under best play, -1 when the other does, 0 when neither can. */
export function standing(outcome: string, mover: Side, side: Side): number {
  const winner = WINNERS[outcome]?.[mover === 'left' ? 0 : 1];
  return winner === undefined ? 0 : winner === side ? 1 : -1;
}

/** The same for a position of a match, counting the points scored so far. */
export function standingIn({ outcome, score, lead = 0 }: Review['replay'][number], mover: Side, side: Side): number {
  if (!score) return standing(outcome, mover, side);
  const left = Math.sign(lead + (mover === 'left' ? score.leftStarts : score.rightStarts));
  return side === 'left' ? left : -left;
}

/** What the move that led to a step gave away; empty if nothing. */
export function slip({ replay }: Review, at: number): '' | 'win' | 'draw' | 'points' {
  const { quality, mover } = replay[at] ?? {};
  const before = replay[at - 1];
  if (quality !== 'mistake' || !mover || !before) return '';
  const after = standingIn(replay[at]!, mover === 'left' ? 'right' : 'left', mover);
  const had = standingIn(before, mover, mover);
  return had > after ? (had === 1 ? 'win' : 'draw') : 'points';
}

/** The same in words. */
export function slipped(review: Review | undefined, at: number): string {
  const what = review ? slip(review, at) : '';
  return what && { win: t('threw away the win'), draw: t('threw away the draw'), points: t('gave away points') }[what];
}

const STEP = 44;
/** The labels of the rows stand beside the chart, which scrolls. */
const LABELS = 104;
const ROW = 17;
/** Longer values are seen when they are pointed at. */
const LONGEST = 7;

/** A row of what is said of each position. */
interface Row {
  name: string;
  said: (at: number) => string;
}

function rows({ replay }: Review, side: Side): Row[] {
  const all: Row[] = [
    { name: t('move'), said: String },
    { name: t('points'), said: (at) => (replay[at]!.score ? signs(String((side === 'left' ? 1 : -1) * (replay[at]!.lead ?? 0) || 0)) : '') },
    { name: t('moves left'), said: (at) => String(replay[at]!.length ?? '') },
    ...(trade() ? [{ name: t('value'), said: (at: number) => String(replay[at]!.nimValue ?? signs(replay[at]!.value ?? '')) }] : []),
  ];
  return all.filter(({ said }) => replay.some((_, at) => said(at)));
}

export function chart(review: Review | undefined, side: Side, [above, below]: [string, string], moverAt: (moves: number) => Side, at: number, back: (at: number) => void): TemplateResult | typeof nothing {
  if (!review || review.replay.length < 2) return nothing;
  const table = rows(review, side);
  const width = review.replay.length * STEP;
  const height = 100 + table.length * ROW + 4;
  const points = review.replay.map((one, i) => ({ x: 22 + i * STEP, y: 50 - 26 * standingIn(one, moverAt(i), side), quality: one.quality ?? '' }));
  const label = (i: number): string => {
    const who = [t('the other side is winning'), t('undecided'), t('this side is winning')][standingIn(review.replay[i]!, moverAt(i), side) + 1];
    return [`${i}: ${who}`, ...(points[i]!.quality === 'mistake' ? [slipped(review, i)] : []), ...table.slice(1).flatMap(({ name, said }) => (said(i) ? [`${name} ${said(i)}`] : []))].join(', ');
  };
  const cell = (text: string): string => (text.length > LONGEST ? '…' : valued(text));
  return html`<p class="quiet side-above">↑ ${above}</p><div class="charted"><svg class="chart" width=${LABELS} height=${height} aria-hidden="true">${table.map(({ name }, row) => svg`<text class="name" x="0" y=${112 + row * ROW}>${name}</text>`)}</svg>
    <div class="scroll"><svg class="chart" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="group" aria-label=${t('Who was winning after each move')}>
    <path class="rule" d="M0 50H${width}"/>
    <polyline points=${points.map(({ x, y }) => `${x},${y}`).join(' ')}/>
    ${points.map(({ x, y, quality }, i) => svg`<g class="point ${quality} ${i === at ? 'here' : ''}" role="button" tabindex="0" aria-label=${label(i)}
      @click=${() => back(i)} @keydown=${(event: KeyboardEvent) => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); back(i); } }}>
      <title>${label(i)}</title><rect x=${x - 22} y="0" width="44" height=${height}/><circle cx=${x} cy=${y} r=${quality === 'mistake' ? 8 : 5.5}/>
      ${table.map(({ said }, row) => svg`<text class=${row === 0 ? 'count' : ''} x=${x} y=${112 + row * ROW}>${cell(said(i))}</text>`)}</g>`)}
  </svg></div></div><p class="quiet side-below">↓ ${below}</p>`;
}
