/** Questions to the server that the pages come from. */
import { LOST, type Hearer, type Question, type Transport } from './transport';

function address({ path, parameters }: Question): string {
  // A comma stands for itself: values are many.
  const query = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
  return `/api/${path}${query ? '?' + query : ''}`;
}

/** The longest time between two attempts to reach the server, in milliseconds. */
const LONGEST_PAUSE = 4000;
/** Long answers begin anew when the connection is lost, but not forever. */
const MOST_BEGINNINGS = 5;

/** How many questions wait for the connection. */
let lost = 0;

/** Tells the frame of the pages whether the connection is lost. */
function wait(by: 1 | -1): void {
  lost += by;
  dispatchEvent(new CustomEvent<boolean>(LOST, { detail: lost > 0 }));
}

/** Ends after a while, or as soon as the browser is connected again. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, milliseconds);
    addEventListener('online', () => resume(), { once: true });
  });

/** An answer, however often the connection is lost before; what changes the library is sent once. */
async function reach(address: string, request: RequestInit, again: boolean): Promise<Response> {
  let waiting = false;
  try {
    for (let milliseconds = 500; ; milliseconds = Math.min(2 * milliseconds, LONGEST_PAUSE)) {
      try {
        return await fetch(address, request);
      } catch (e) {
        if (!again || request.signal?.aborted) throw e;
      }
      if (!waiting) wait(1);
      waiting = true;
      await pause(milliseconds);
    }
  } finally {
    if (waiting) wait(-1);
  }
}

export const http: Transport = {
  async ask(question: Question, signal?: AbortSignal): Promise<unknown> {
    const { method, path, body, type } = question;
    const answer = await reach(address(question), {
      method,
      ...(body === undefined ? {} : { body }),
      ...(type ? { headers: { 'Content-Type': type } } : {}),
      signal: signal ?? null,
    }, method === 'GET' || !path.startsWith('kept'));
    return answer.json();
  },

  tell(question: Question, events: string[], hearer: Hearer): () => void {
    const source = new EventSource(address(question));
    for (const name of events)
      source.addEventListener(name, (message) => {
        if (name !== 'progress') source.close();
        hearer.heard(name, JSON.parse((message as MessageEvent<string>).data));
        if (name !== 'progress') hearer.ended();
      });
    let waiting = false;
    let beginnings = 0;
    const connected = (): void => {
      if (waiting) wait(-1);
      waiting = false;
    };
    source.onopen = connected;
    // A browser begins a lost stream anew by itself; one that the server refused stays closed.
    source.onerror = () => {
      if (source.readyState === EventSource.CONNECTING && beginnings++ < MOST_BEGINNINGS) {
        if (!waiting) wait(1);
        waiting = true;
        return;
      }
      connected();
      source.close();
      hearer.ended();
    };
    return () => {
      connected();
      source.close();
    };
  },
};
