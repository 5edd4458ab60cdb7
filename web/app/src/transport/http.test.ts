import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from './http';
import { LOST, type Question } from './transport';

const question: Question = { method: 'GET', path: 'games', parameters: {} };

let page: EventTarget;
let listeners: number;
let lost: boolean[];
let fetched: ReturnType<typeof vi.fn>;

class Source {
  static readonly CONNECTING = 0;
  static last: Source;
  readyState = 0;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  private readonly events = new Map<string, (message: { data: string }) => void>();
  constructor() { Source.last = this; }
  addEventListener(name: string, heard: (message: { data: string }) => void): void { this.events.set(name, heard); }
  send(name: string, document: unknown): void { this.events.get(name)!({ data: JSON.stringify(document) }); }
  close(): void { this.readyState = 2; }
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  listeners = 0;
  lost = [];
  page.addEventListener(LOST, (event) => lost.push((event as CustomEvent<boolean>).detail));
  vi.stubGlobal('addEventListener', (name: string, heard: () => void) => { listeners++; page.addEventListener(name, heard); });
  vi.stubGlobal('removeEventListener', (name: string, heard: () => void) => { listeners--; page.removeEventListener(name, heard); });
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event));
  vi.stubGlobal('fetch', (fetched = vi.fn((_: string, { signal }: RequestInit) => Promise.reject(signal?.aborted ? signal.reason as Error : new TypeError('Failed to fetch')))));
  vi.stubGlobal('EventSource', Source);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks again until the server is there, and at once when the browser is connected', async () => {
  const answer = http.ask(question);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lost).toEqual([true]);
  const before = fetched.mock.calls.length;
  fetched.mockResolvedValue(new Response('{"games":[]}'));
  page.dispatchEvent(new Event('online'));
  expect(await answer).toEqual({ games: [] });
  expect(fetched.mock.calls.length).toBe(before + 1);
  expect(lost).toEqual([true, false]);
  expect(listeners).toBe(0);
});

it('gives up after about two minutes', async () => {
  const failed = http.ask(question).catch((e: Error) => e.message);
  await vi.advanceTimersByTimeAsync(150_000);
  expect(await failed).toBe('Failed to fetch');
  expect(fetched).toHaveBeenCalledTimes(32);
  expect(lost).toEqual([true, false]);
  expect(listeners).toBe(0);
});

it('stops waiting as soon as a question is withdrawn', async () => {
  const asking = new AbortController();
  const failed = http.ask(question, asking.signal).catch((e: Error) => e.name);
  await vi.advanceTimersByTimeAsync(10_000);
  asking.abort();
  expect(await failed).toBe('AbortError');
  expect(lost).toEqual([true, false]);
  expect([listeners, vi.getTimerCount()]).toEqual([0, 0]);
});

it('complains when a long answer has started over too often without progress', () => {
  const heard: string[] = [];
  http.tell(question, ['progress', 'answer', 'complaint'], {
    heard: (name, document) => heard.push(name === 'complaint' ? (document as { error: { message: string } }).error.message : name),
    ended: () => heard.push('ended'),
  });
  const source = Source.last;
  for (let i = 0; i < 5; i++) source.onerror();
  source.onopen();
  source.send('progress', {});
  for (let i = 0; i < 5; i++) source.onerror();
  expect(heard).toEqual(['progress']);
  source.onerror();
  expect(heard).toEqual(['progress', 'The server did not answer.', 'ended']);
  expect(source.readyState).toBe(2);
  expect(lost).toEqual([true, false, true, false]);
});
