/** How a page was when the reader left it, for when Back returns there: what is unfolded, and how far it is scrolled. */

export interface Left {
  open: string[];
  top: number;
}

/** Kept with the entry of the history that is shown; undefined if the page is opened anew. */
export function left(): Left | undefined {
  const state = history.state as Partial<Left> | null;
  return Array.isArray(state?.open) && typeof state.top === 'number' ? { open: state.open.map(String), top: state.top } : undefined;
}

/** Keeps it with the entry of the history that is shown. */
export const leave = (state: Left): void => history.replaceState(state, '');
