/** Where in a text something stands, as the catalogue of statements abbreviates it. */
import { t } from '../words';

const PLACES: [RegExp, (number: string) => string][] = [
  [/^sec\. (.+)$/, (number) => t('section {0}', number)],
  [/^\((\d+)\)$/, (number) => t('equation {0}', number)],
  [/^table (.+)$/, (number) => t('table {0}', number)],
  [/^fig\. (.+)$/, (number) => t('figure {0}', number)],
  [/^def\. (.+)$/, (number) => t('definition {0}', number)],
  [/^cor\. (.+)$/, (number) => t('corollary {0}', number)],
  [/^ex\. (.+)$/, (number) => t('exercise {0}', number)],
  [/^theorem (.+)$/, (number) => t('theorem {0}', number)],
  [/^table$/, () => t('table')],
  [/^fig\.$/, () => t('figure')],
  [/^app\.$/, () => t('appendix')],
];

/** Titles of slides stay as they are. */
export function inText(place: string): string {
  for (const [written, said] of PLACES) {
    const found = written.exec(place);
    if (found) return said(found[1] ?? '');
  }
  return place;
}
