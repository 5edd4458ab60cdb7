/** Questions to the server. Whatever goes wrong comes back as one sentence. */
import { language } from './words';
import type { Answer, Games, MatchState, Picture, Review, Touch, Touched, ValuedMove } from './wire';

export class Complaint extends Error {
  /** @param found the piece of the input that is wrong, where one is */
  constructor(message: string, readonly found = '') {
    super(message);
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

async function read<T>(answer: Response): Promise<T> {
  const document = (await answer.json()) as T & { error?: { message: string; found?: string } };
  if (document.error) throw new Complaint(document.error.message, document.error.found);
  return document;
}

export async function get<T>(path: string, query: Record<string, string | number> = {}, signal?: AbortSignal): Promise<T> {
  const params = new URLSearchParams({ lang: language() });
  for (const [name, value] of Object.entries(query)) params.set(name, String(value));
  return read<T>(await fetch(`/api/${path}?${params}`, { signal: signal ?? null }));
}

/** Keeps a page: its address says everything. */
export async function keep(kind: 'match' | 'worksheet' | 'formula', name: string, link = location.pathname + location.search, date = ''): Promise<void> {
  const params = new URLSearchParams({ lang: language(), kind, name });
  if (date) params.set('date', date);
  await read(await fetch(`/api/kept?${params}`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: link }));
}

export async function remove(path: string): Promise<void> {
  await read(await fetch(`/api/${path}?lang=${language()}`, { method: 'DELETE' }));
}

async function post<T>(path: string, body: MatchRequest, signal?: AbortSignal): Promise<T> {
  return read<T>(
    await fetch(`/api/${path}?lang=${language()}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ?? null,
    }),
  );
}

export const api = {
  match: (request: MatchRequest) => post<MatchState>('match', request),
  touch: (request: MatchRequest) => post<Touched>('touch', request),
  reply: (request: MatchRequest) => post<MatchState & { move: string; words: string; touches: Touch[] }>('reply', request),
  review: (request: MatchRequest) => post<Review>('review', request),
  answer: (request: MatchRequest, signal?: AbortSignal) => post<Answer>('answer', request, signal),
  moves: (request: MatchRequest, signal?: AbortSignal) => post<{ moves: ValuedMove[]; all: boolean }>('moves', request, signal),
  games: () => get<Games>('games'),
  edit: (query: Record<string, string | number>) => get<{ start: string; pictures: Picture[] }>('edit', query),
};
