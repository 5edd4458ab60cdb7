/** How far a long answer is, in words. */
import type { Progress } from '../api';
import { language, t } from '../words';

export function spentSoFar({ work, milliseconds, heap }: Progress): string {
  const steps = work.toLocaleString(language());
  const seconds = (milliseconds / 1000).toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return heap === undefined ? t('{0} steps in {1} s', steps, seconds) : t('Heap {0}, {1} steps in {2} s', heap.toLocaleString(language()), steps, seconds);
}
