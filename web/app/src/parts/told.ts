/** A long answer: told how far it is while it is computed, and cancelled when it is no longer wanted. */
import { Complaint } from '../api';
import { language, t } from '../words';

export interface Listener<T> {
  /** How far it is, in words. */
  progress: (said: string) => void;
  found: (answer: T) => void;
  failed: (complaint: Complaint) => void;
  /** Nothing more comes. */
  ended: () => void;
}

/** @returns what cancels it */
export function told<T>(path: string, query: Record<string, string>, event: string, listener: Listener<T>): () => void {
  const params = new URLSearchParams(query);
  // A comma stands for itself: values are many.
  const source = new EventSource(`/api/${path}?${params.toString().replaceAll('%2C', ',')}&lang=${language()}`);
  const data = <D>(message: Event): D => JSON.parse((message as MessageEvent<string>).data) as D;
  const end = (): void => {
    source.close();
    listener.ended();
  };
  source.addEventListener('progress', (message) => {
    const spent = data<{ work: number; milliseconds: number }>(message);
    listener.progress(t('{0} steps in {1} s', spent.work.toLocaleString(language()), (spent.milliseconds / 1000).toFixed(1)));
  });
  source.addEventListener(event, (message) => {
    end();
    listener.found(data<T>(message));
  });
  source.addEventListener('complaint', (message) => {
    end();
    const { error } = data<{ error: { message: string; found?: string } }>(message);
    listener.failed(new Complaint(error.message, error.found));
  });
  source.onerror = end;
  return () => source.close();
}
