/** The questions of the pages. Whatever goes wrong comes back as one sentence. */
import { begun } from './parts/begun';
import { engine } from './place';
import { engineIn } from './transport/engine';
import { http } from './transport/http';
import type { Question, Transport } from './transport/transport';
import { chosen, language } from './words';
import type { Answer, Edit, ExerciseSet, Games, MatchState, MoveResults, Puzzle, Review, Thought, Touch, Touched } from './wire';

export class Complaint extends Error {
  /**
   * @param found the piece of the input that is wrong, where one is
   * @param typed what was asked
   */
  constructor(message: string, readonly found = '', typed = '') {
    super(begun(message, typed));
  }
}

/** What went wrong, as a complaint. */
export const complaint = (e: unknown): Complaint => (e instanceof Complaint ? e : new Complaint(e instanceof Error ? e.message : String(e)));

export interface MatchRequest {
  start: string;
  play?: string;
  first?: string;
  you?: string;
  moves?: string[];
  touches?: Touch[];
  level?: string;
  seed?: number;
  full?: boolean;
}

const transport: Transport = engine === undefined ? http : engineIn(new URL(engine, document.baseURI).href, chosen() ?? '');

type Failed = { error?: { message: string; found?: string } };

/** What was typed stands somewhere in it. */
const typedIn = ({ parameters, body = '' }: Question): string => [...Object.values(parameters), body].join('\n');

async function ask<T>(question: Question, signal?: AbortSignal): Promise<T> {
  const document = (await transport.ask(question, signal)) as T & Failed;
  if (document.error) throw new Complaint(document.error.message, document.error.found, typedIn(question));
  return document;
}

const spoken = (parameters: Record<string, string | number> = {}): Record<string, string> => ({
  lang: language(),
  ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)])),
});

export function get<T>(path: string, query: Record<string, string | number> = {}, signal?: AbortSignal): Promise<T> {
  return ask<T>({ method: 'GET', path, parameters: spoken(query) }, signal);
}

/** The sentences of the pages in a language, by default the browser's. */
export const words = <T>(lang: string | null): Promise<T> => ask<T>({ method: 'GET', path: 'words', parameters: lang ? { lang } : {} });

/** How far a long answer is. */
export interface Progress {
  work: number;
  milliseconds: number;
  heap?: number;
}

export interface Listener<T> {
  progress: (spent: Progress) => void;
  found: (answer: T) => void;
  failed: (complaint: Complaint) => void;
  /** Nothing more comes. */
  ended: () => void;
}

/**
 * Asks for a long answer.
 *
 * @param event the name of the answer
 * @returns what cancels it
 */
export function tell<T>(path: string, query: Record<string, string>, event: string, listener: Listener<T>): () => void {
  const question: Question = { method: 'GET', path, parameters: spoken(query) };
  return transport.tell(question, ['progress', event, 'complaint'], {
    heard(name, document) {
      if (name === 'progress') listener.progress(document as Progress);
      else if (name === event) listener.found(document as T);
      else {
        const { error } = document as Required<Failed>;
        listener.failed(new Complaint(error.message, error.found, typedIn(question)));
      }
    },
    ended: listener.ended,
  });
}

const post = <T>(path: string, body: MatchRequest, signal?: AbortSignal, query: Record<string, string> = {}): Promise<T> =>
  ask<T>({ method: 'POST', path, parameters: spoken(query), body: JSON.stringify(body), type: 'application/json' }, signal);

export const api = {
  match: (request: MatchRequest, signal?: AbortSignal) => post<MatchState>('match', request, signal),
  touch: (request: MatchRequest, signal?: AbortSignal) => post<Touched>('touch', request, signal),
  reply: (request: MatchRequest, signal?: AbortSignal) =>
    post<MatchState & { move: string; words: string; guessed: boolean; touches: Touch[] }>('reply', request, signal),
  review: (request: MatchRequest, signal?: AbortSignal) => post<Review>('review', request, signal),
  answer: (request: MatchRequest, signal?: AbortSignal) => post<Answer>('answer', request, signal),
  written: (request: MatchRequest, as: 'text' | 'latex') => post<{ text: string }>('written', request, undefined, { as }),
  moves: (request: MatchRequest, signal?: AbortSignal) => post<MoveResults>('moves', request, signal),
  think: (request: MatchRequest, listener: Listener<Thought>) => tell('think', { match: JSON.stringify(request) }, 'answer', listener),
  games: () => get<Games>('games'),
  puzzles: () => get<{ games: string[] }>('puzzles'),
  puzzle: (game: string, day: number, signal?: AbortSignal) => get<Puzzle>('puzzle', { game, day }, signal),
  exercises: (query: Record<string, string>, listener: Listener<ExerciseSet>) => tell('exercises', query, 'exercises', listener),
  edit: (query: Record<string, string | number>) => get<Edit>('edit', query),
};
