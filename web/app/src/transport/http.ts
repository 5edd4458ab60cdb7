/** Questions to the server that the pages come from. */
import { t } from '../words';
import { LOST, type Hearer, type Question, type Transport } from './transport';

function address({ path, parameters }: Question): string {
  // A comma stands for itself: values are many.
  const query = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
  return `/api/${path}${query ? '?' + query : ''}`;
}

/** The longest time between two attempts to reach the server, in milliseconds. */
const LONGEST_PAUSE = 4000;
/** With the pauses between them, about two minutes. */
const MOST_ATTEMPTS = 32;
/** A long answer gives up after so many restarts in a row that bring nothing. */
const MOST_RESTARTS = 5;

/** How many questions wait for the connection. */
let lost = 0;

/** Tells the frame of the pages whether the connection is lost. */
function wait(by: 1 | -1): void {
  lost += by;
  dispatchEvent(new CustomEvent<boolean>(LOST, { detail: lost > 0 }));
}

/** Ends after a while, as soon as the browser is connected again, or when the question is withdrawn. */
const pause = (milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resume) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resume();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });

/** An answer, although the connection may be lost before. */
async function reach(address: string, request: RequestInit): Promise<Response> {
  let waiting = false;
  try {
    for (let attempt = 1, milliseconds = 500; ; attempt++, milliseconds = Math.min(2 * milliseconds, LONGEST_PAUSE)) {
      try {
        return await fetch(address, request);
      } catch (e) {
        if (attempt >= MOST_ATTEMPTS || request.signal?.aborted) throw e;
      }
      if (!waiting) wait(1);
      waiting = true;
      await pause(milliseconds, request.signal);
    }
  } finally {
    if (waiting) wait(-1);
  }
}

export const http: Transport = {
  async ask(question: Question, signal?: AbortSignal): Promise<unknown> {
    const { method, body, type } = question;
    const answer = await reach(address(question), {
      method,
      ...(body === undefined ? {} : { body }),
      ...(type ? { headers: { 'Content-Type': type } } : {}),
      signal: signal ?? null,
    });
    return answer.json();
  },

  tell(question: Question, events: string[], hearer: Hearer): () => void {
    const source = new EventSource(address(question));
    for (const name of events)
      source.addEventListener(name, (message) => {
        if (name === 'progress') restarts = 0;
        else source.close();
        hearer.heard(name, JSON.parse((message as MessageEvent<string>).data));
        if (name !== 'progress') hearer.ended();
      });
    let waiting = false;
    let restarts = 0;
    const connected = (): void => {
      if (waiting) wait(-1);
      waiting = false;
    };
    source.onopen = connected;
    // A browser starts a lost stream over by itself; one that the server refused stays closed.
    source.onerror = () => {
      if (source.readyState === EventSource.CONNECTING && restarts++ < MOST_RESTARTS) {
        if (!waiting) wait(1);
        waiting = true;
        return;
      }
      connected();
      source.close();
      hearer.heard('complaint', { error: { message: t('The server did not answer.') } });
      hearer.ended();
    };
    return () => {
      connected();
      source.close();
    };
  },
};
