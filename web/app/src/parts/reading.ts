/** What a value says about play, in plain words. */
import { t } from '../words';
import { capitalized } from './begun';

/** What the server tells of a value. */
export interface Measured {
  value?: string;
  outcome?: string;
  leftStop?: string;
  rightStop?: string;
  mean?: string;
  temperature?: string;
}

const NUMBER = /^-?\d+(\/\d+)?$/;

/** Who is ahead, as a piece of a sentence. */
function ahead(number: string): string {
  return number === '0' ? t('nobody is ahead') : number.startsWith('-') ? t('Right is {0} ahead', number.slice(1)) : t('Left is {0} ahead', number);
}

/** By whom less than any number is won. */
function barely(outcome: string): string {
  switch (outcome) {
    case 'L':
      return t('Left is ahead, but by less than any fraction of a move: Left wins, whoever starts.');
    case 'R':
      return t('Right is ahead, but by less than any fraction of a move: Right wins, whoever starts.');
    default:
      return t('Nobody is ahead, but whoever starts wins.');
  }
}

/** A sentence or two; empty where the server could not tell enough. */
export function reading({ value = '', outcome = '', leftStop = '', rightStop = '', mean = '', temperature = '' }: Measured): string {
  if (value === '0') return t('Nobody is ahead: whoever has to move first loses.');
  if (NUMBER.test(value)) return t('{0}, whoever starts. This is counted in moves.', capitalized(ahead(value)));
  if (!leftStop || !rightStop) return '';
  if (leftStop === rightStop) return leftStop === '0' ? barely(outcome) : t('{0}, give or take less than any fraction of a move.', capitalized(ahead(leftStop)));
  const ends = t('If Left starts, in the end {0}; if Right starts, {1}.', ahead(leftStop), ahead(rightStop));
  return mean && temperature ? `${ends} ${t('On average {0}, and starting is worth {1}. This is counted in moves.', ahead(mean), temperature)}` : ends;
}
