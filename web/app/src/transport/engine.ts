/**
 * Questions to the engine in a worker. It answers one at a time; to cancel the one it works on, the worker is ended and
 * another begun, and the questions that wait are asked again.
 */
import { saved } from './saved';
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
  let worker = start();

  function start(): Worker {
    const one = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    one.postMessage(begin);
    one.onmessage = ({ data: { id, name, document } }: MessageEvent<Heard>) => waiting.get(id)?.heard(name, document);
    return one;
  }

  function send(question: Question, heard: Waiting['heard']): number {
    const id = ++last;
    waiting.set(id, { question, heard });
    worker.postMessage({ id, question });
    return id;
  }

  function cancel(id: number): void {
    const first = waiting.keys().next().value;
    if (!waiting.delete(id) || id !== first) return;
    worker.terminate();
    worker = start();
    for (const [other, { question }] of waiting) worker.postMessage({ id: other, question });
  }

  return {
    ask(question: Question, signal?: AbortSignal): Promise<unknown> {
      if (question.path.split('/')[0] === 'kept') return saved(question);
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        const id = send(question, (name, document) => {
          waiting.delete(id);
          if (name === 'failed') reject(new Error(document));
          else resolve(JSON.parse(document));
        });
        signal?.addEventListener('abort', () => {
          cancel(id);
          reject(signal.reason as Error);
        });
      });
    },

    tell(question: Question, _events: string[], hearer: Hearer): () => void {
      const id = send(question, (name, document) => {
        if (name !== 'progress') waiting.delete(id);
        if (name === 'failed') hearer.heard('complaint', { error: { message: document } });
        else hearer.heard(name, JSON.parse(document));
        if (name !== 'progress') hearer.ended();
      });
      return () => cancel(id);
    },
  };
}
