/** Who had the win after each move: above the line you or the first player, below it the other, with the moves left and the values. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { trade } from '../trade';
import type { Review, Side } from '../wire';
import { t } from '../words';
import { valued } from './pretty';
import { raised } from './raised';
import { styled } from './styled';

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

/** A column is no narrower, so that ten moves fit on a phone, and no wider than needed for the longest text. */
const NARROW = 27;
const WIDE = 44;
/** In a short match columns are as wide as this where there is room. */
const WIDEST = 60;
/** The room for the columns of a short match on a phone. */
const ROOM = 300;
const CHARACTER = 6.25;
/** Above the rows: a line of text, the chart and a line of text. */
const ABOVE = 100;
const ROW = 33;

/** How wide a column must be, and the length from which a text is left out, as all columns shall be in sight. */
export function fitted(columns: number, texts: string[]): { least: number; longest: number } {
  const room = columns * NARROW > ROOM ? WIDE : Math.min(WIDE, ROOM / columns);
  const longest = Math.floor(room / CHARACTER);
  const widest = Math.max(0, ...texts.map((text) => text.length).filter((length) => length <= longest));
  return { least: Math.max(NARROW, Math.ceil(widest * CHARACTER)), longest };
}

/** A row of what is said of each position. */
interface Row {
  name: string;
  said: string[];
}

function rows({ replay }: Review, side: Side): Row[] {
  const all: Row[] = [
    { name: t('move'), said: replay.map((_, at) => String(at)) },
    { name: t('points'), said: replay.map(({ score, lead = 0 }) => (score ? valued(String((side === 'left' ? 1 : -1) * lead || 0)) : '')) },
    { name: t('moves left'), said: replay.map(({ length }) => String(length ?? '')) },
    ...(trade() ? [{ name: t('value'), said: replay.map(({ nimValue, value = '' }) => valued(String(nimValue ?? value))) }] : []),
  ];
  return all.filter(({ said }) => said.some((text) => text));
}

/** What stands for a text that is too long, once there is one. */
function cut(table: Row[], at: number, longest: number): TemplateResult | typeof nothing {
  const isCut = (text = ''): boolean => text.length > longest;
  const here = table.map(({ said }) => said[at]).find(isCut);
  if (!here && !table.some(({ said }) => said.some(isCut))) return nothing;
  return html`<p class="quiet longer">${here ? raised(t('Here … stands for {0}.', here)) : t('… stands for a longer value; touch it to read it.')}</p>`;
}

export function chart(review: Review | undefined, side: Side, [above, below]: [string, string], moverAt: (moves: number) => Side, at: number, back: (at: number) => void): TemplateResult | typeof nothing {
  if (!review || review.replay.length < 2) return nothing;
  const columns = review.replay.length;
  const table = rows(review, side);
  const { least, longest } = fitted(columns, table.flatMap(({ said }) => said));
  const points = review.replay.map((one, i) => ({ x: `${((i + 0.5) / columns) * 100}%`, y: ABOVE / 2 - 22 * standingIn(one, moverAt(i), side), quality: one.quality ?? '' }));
  const label = (i: number): string => {
    const who = [t('the other side is winning'), t('undecided'), t('this side is winning')][standingIn(review.replay[i]!, moverAt(i), side) + 1];
    return [`${i}: ${who}`, ...(points[i]!.quality === 'mistake' ? [slipped(review, i)] : []), ...table.slice(1).flatMap(({ name, said }) => (said[i] ? [`${name} ${said[i]}`] : []))].join(', ');
  };
  return html`<div class="charted" ${styled({ '--columns': String(columns), '--least': `${least}px`, '--most': `${WIDEST}px`, '--above': `${ABOVE}px`, '--row': `${ROW}px` })}>
    <p class="quiet side-above">↑ ${above}</p><p class="quiet side-below">↓ ${below}</p>
    <div class="names" aria-hidden="true">${table.map(({ name }) => html`<span>${name}</span>`)}</div>
    <div class="scroll"><div class="chart" role="group" aria-label=${t('Who was winning after each move')}>
      <svg aria-hidden="true"><line class="rule" x1="0" y1=${ABOVE / 2} x2="100%" y2=${ABOVE / 2}/>
        ${points.slice(1).map(({ x, y }, i) => svg`<line x1=${points[i]!.x} y1=${points[i]!.y} x2=${x} y2=${y}/>`)}
        ${points.map(({ x, y, quality }) => svg`<circle class=${quality} cx=${x} cy=${y} r=${quality === 'mistake' ? 8 : 5.5}/>`)}</svg>
      ${points.map(({ quality }, i) => html`<button class="plain point ${quality} ${i === at ? 'here' : ''}" title=${label(i)} @click=${() => back(i)}><span class="hidden">${label(i)}</span>
        ${table.map(({ said }) => html`<span aria-hidden="true">${said[i]!.length > longest ? '…' : raised(said[i]!)}</span>`)}</button>`)}
    </div></div>${cut(table, at, longest)}</div>`;
}
