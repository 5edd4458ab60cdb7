/**
 * Questions to the engine in a worker. It answers one at a time; to cancel the one it works on, the worker is ended and
 * another begun, and the questions that wait are asked again. A question whose answer may take long has a worker of its
 * own, so that no touch waits for it.
 */
import type { Begin, Heard } from './messages';
import type { Hearer, Question, Transport } from './transport';

interface Waiting {
  question: Question;
  heard: (name: string, document: string) => void;
}

export function engineIn(folder: string, chosen: string): Transport {
  const begin: Begin = { folder, chosen, accepted: navigator.languages.join(',') };
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const begun = (): Worker => start((id, name, document) => waiting.get(id)?.heard(name, document));
  let worker = begun();

  function start(heard: (id: number, name: string, document: string) => void): Worker {
    const one = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    one.postMessage(begin);
    one.onmessage = ({ data: { id, name, document } }: MessageEvent<Heard>) => heard(id, name, document);
    return one;
  }

  function cancel(id: number): void {
    const first = waiting.keys().next().value;
    if (!waiting.delete(id) || id !== first) return;
    worker.terminate();
    worker = begun();
    for (const [other, { question }] of waiting) worker.postMessage({ id: other, question });
  }

  return {
    ask(question: Question, signal?: AbortSignal): Promise<unknown> {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        const id = ++last;
        waiting.set(id, {
          question,
          heard: (name, document) => {
            waiting.delete(id);
            if (name === 'failed') reject(new Error(document));
            else resolve(JSON.parse(document));
          },
        });
        worker.postMessage({ id, question });
        signal?.addEventListener('abort', () => {
          cancel(id);
          reject(signal.reason as Error);
        });
      });
    },

    tell(question: Question, _events: string[], hearer: Hearer): () => void {
      const own = start((_id, name, document) => {
        if (name === 'failed') hearer.heard('complaint', { error: { message: document } });
        else hearer.heard(name, JSON.parse(document));
        if (name === 'progress') return;
        own.terminate();
        hearer.ended();
      });
      own.postMessage({ id: 0, question });
      return () => own.terminate();
    },
  };
}
