/** Who had the win after each move: above the line you or the first player, below it the other, with the nim-values for those who want them. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { trade } from '../trade';
import type { Review, Side } from '../wire';
import { t } from '../words';

/** 1 when `side` wins under best play, -1 when the other does, 0 when neither can or it depends. */
export function standing(outcome: string, mover: Side, side: Side): number {
  const winner: Side | undefined =
    outcome === 'N' ? mover : outcome === 'P' ? (mover === 'left' ? 'right' : 'left') : outcome === 'L' ? 'left' : outcome === 'R' ? 'right' : undefined;
  return winner === undefined ? 0 : winner === side ? 1 : -1;
}

export function chart(review: Review | undefined, side: Side, [above, below]: [string, string], moverAt: (moves: number) => Side, at: number, back: (at: number) => void): TemplateResult | typeof nothing {
  if (!review || review.replay.length < 2) return nothing;
  const step = 44;
  const width = (review.replay.length - 1) * step + 44;
  const points = review.replay.map((one, i) => ({ x: 22 + i * step, y: 50 - 26 * standing(one.outcome, moverAt(i), side), quality: one.quality ?? '' }));
  const said = (i: number): string => {
    const who = [t('the other side is winning'), t('undecided'), t('this side is winning')][standing(review.replay[i]!.outcome, moverAt(i), side) + 1];
    return `${i}: ${who}${points[i]!.quality === 'mistake' ? ', ' + t('threw away the win') : ''}`;
  };
  const beside = (i: number): string => (trade() ? String(review.replay[i]!.nimValue ?? '') : '');
  return html`<p class="quiet side-above">↑ ${above}</p><div class="scroll"><svg class="chart" width=${width} height="118" viewBox="0 0 ${width} 118" role="group" aria-label=${t('Who was winning after each move')}>
    <path class="rule" d="M0 50H${width}"/>
    <polyline points=${points.map(({ x, y }) => `${x},${y}`).join(' ')}/>
    ${points.map(({ x, y, quality }, i) => svg`<g class="point ${quality} ${i === at ? 'here' : ''}" role="button" tabindex="0" aria-label=${said(i)}
      @click=${() => back(i)} @keydown=${(event: KeyboardEvent) => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); back(i); } }}>
      <title>${said(i)}</title><rect x=${x - 22} y="0" width="44" height="100"/><circle cx=${x} cy=${y} r=${quality === 'mistake' ? 8 : 5.5}/><text x=${x} y=${y - 12}>${beside(i)}</text><text class="count" x=${x} y="114">${i}</text></g>`)}
  </svg></div><p class="quiet side-below">↓ ${below}</p>`;
}
