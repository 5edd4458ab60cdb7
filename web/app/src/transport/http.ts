/** Questions to the server that the pages come from. */
import type { Hearer, Question, Transport } from './transport';

function address({ path, parameters }: Question): string {
  // A comma stands for itself: values are many.
  const query = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
  return `/api/${path}${query ? '?' + query : ''}`;
}

export const http: Transport = {
  async ask(question: Question, signal?: AbortSignal): Promise<unknown> {
    const { method, body, type } = question;
    const answer = await fetch(address(question), {
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
        if (name !== 'progress') source.close();
        hearer.heard(name, JSON.parse((message as MessageEvent<string>).data));
        if (name !== 'progress') hearer.ended();
      });
    source.onerror = () => {
      source.close();
      hearer.ended();
    };
    return () => source.close();
  },
};
