/** Where to look for a good move, in words and on the board. */
import type { Game } from '../game';
import { t } from '../words';
import { captions } from './title';

export function hinted({ hinted, state, link }: Game): string {
  if (!hinted || !state) return '';
  if (hinted === 'none') return t('No move wins here.');
  if (hinted === 'unknown') return t('Not solved in a few seconds.');
  const names = captions(state.start, link.start);
  // Where points are counted, the best move may lose.
  if (state.scoring) return names.length > 1 ? t('The best move is in {0}.', names[hinted.board] ?? '') : t('The best move starts at the mark.');
  return names.length > 1 ? t('A winning move is in {0}.', names[hinted.board] ?? '') : t('A winning move starts at the mark.');
}

/** The part that the hint speaks of. */
export const markedBy = ({ hinted }: Game): number[] => (typeof hinted === 'object' ? [hinted.part] : []);
