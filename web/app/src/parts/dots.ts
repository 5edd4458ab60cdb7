/** A match as a strip of dots, one a move; the dot of a mistake is red. Touching one goes back there. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../words';
import { slipped } from './chart';
import { signs } from './pretty';
import type { MatchState, Review, Side } from '../wire';

export function dots(
  state: MatchState | undefined,
  review: Review | undefined,
  you: Side | undefined,
  at: number,
  back: (at: number) => void,
  all: string[] = [],
  only?: number,
): TemplateResult | typeof nothing {
  if (!state || (!state.match.moves.length && !all.length)) return nothing;
  const moves = state.match.moves;
  /** Of every move, or of one alone: where the match was lost. */
  const quality = (i: number): string =>
    only === undefined || i === only || review?.replay[i + 1]?.quality !== 'mistake' ? review?.replay[i + 1]?.quality ?? '' : '';
  const said = (i: number): string => {
    const move = moves[i];
    const words = move?.words ?? all[i] ?? '';
    return `${i + 1}. ${signs(words)}${quality(i) === 'mistake' ? `: ${slipped(review, i + 1)}` : ''}`;
  };
  const count = Math.max(moves.length, all.length);
  return html`<ol class="dots" aria-label=${t('Moves so far')}>
    ${Array.from({ length: count }, (_, i) => {
      const mine = you === undefined || (moves[i]?.by ?? (i % 2 === 0 ? state.match.first : state.match.first === 'left' ? 'right' : 'left')) === you;
      return html`<li><button class="dot ${mine ? 'mine' : 'theirs'} ${quality(i)} ${i + 1 === at ? 'here' : ''} ${i + 1 > at ? 'undone' : ''}"
        title=${said(i)} aria-label=${said(i)} aria-current=${i + 1 === at ? 'step' : nothing}
        @click=${() => back(quality(i) === 'mistake' ? i : i + 1)}></button></li>`;
    })}
  </ol>`;
}
