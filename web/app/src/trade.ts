/** Whether the words of the trade (P, N, mex, values) are used. Off until the reader wants them, and then on for good. */
import { forget, recall, remember } from './storage';

const STORED = 'grundy.trade';

/** Whether a shared link asks for them: until the reader chooses, or the pages are loaded again. */
let linked = false;

export const trade = (): boolean => linked || recall(STORED) === '1';

export const linkTrade = (): void => void (linked = true);

export function useTrade(on: boolean): void {
  linked = false;
  if (on) remember(STORED, '1');
  else forget(STORED);
}
