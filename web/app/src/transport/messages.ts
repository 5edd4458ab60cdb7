/** What the pages and the worker with the engine say to each other. */
import type { Question } from './transport';

/** The first message: where the engine's files are, and the languages that are asked for. */
export interface Begin {
  folder: string;
  chosen: string;
  accepted: string;
}

/** A question and its number. */
export interface Asked {
  id: number;
  question: Question;
}

/** An event of an answer: "answer", "complaint", "progress" or what the route says. The document is JSON. */
export interface Heard {
  id: number;
  name: string;
  document: string;
}
