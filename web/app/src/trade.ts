/** Whether the words of the trade (P, N, mex, values) are used. Off until the reader wants them, and then on for good. */
const STORED = 'grundy.trade';

export const trade = (): boolean => localStorage.getItem(STORED) === '1';

export function useTrade(on: boolean): void {
  if (on) localStorage.setItem(STORED, '1');
  else localStorage.removeItem(STORED);
}
