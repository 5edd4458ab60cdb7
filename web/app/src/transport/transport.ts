/** What carries questions: HTTP to a server, or messages to an engine in the browser. */
export interface Question {
  method: 'GET' | 'POST';
  /** Such as "games" or "claims/W1". */
  path: string;
  parameters: Record<string, string>;
  body?: string;
  /** The type of the body. */
  type?: 'application/json';
}

/** The event that says whether the connection to the server is lost. */
export const LOST = 'g-lost';

/** Hears of an answer that takes long. */
export interface Hearer {
  /** An event, "progress" or the answer or "complaint", and its document. */
  heard: (name: string, document: unknown) => void;
  /** Nothing more comes. */
  ended: () => void;
}

export interface Transport {
  /** @returns the document that answers, which may be a complaint */
  ask(question: Question, signal?: AbortSignal): Promise<unknown>;
  /** @returns what cancels it */
  tell(question: Question, events: string[], hearer: Hearer): () => void;
}
