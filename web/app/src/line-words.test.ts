import { beforeEach, expect, it, vi } from 'vitest';
import type { MatchRequest } from './api';

const asked: { request: MatchRequest; answer: (words?: string[]) => void }[] = [];
vi.mock('./api', () => ({
  api: {
    match: (request: MatchRequest) => new Promise((found, failed) => {
      asked.push({ request, answer: (words) => (words ? found({ match: { moves: words.map((one) => ({ words: one })) } }) : failed(new Error())) });
    }),
  },
}));

const { LineWords } = await import('./line-words');
const calm = (): Promise<void> => new Promise((done) => setTimeout(done));
const nothing = (): void => undefined;

beforeEach(() => void (asked.length = 0));

it('asks for a line once, while it waits and after', async () => {
  const words = new LineWords();
  void words.ask([['3']], { start: 'nim 5' }, nothing);
  void words.ask([['3']], { start: 'nim 5' }, nothing);
  expect([asked.length, words.of(['3'])]).toEqual([1, ['3']]);
  asked[0]!.answer(['take 2']);
  await calm();
  await words.ask([['3']], { start: 'nim 5' }, nothing);
  expect([asked.length, words.of(['3'])]).toEqual([1, ['take 2']]);
});

it('does not take words of one match for those of another', async () => {
  const words = new LineWords();
  void words.ask([['3'], ['2']], { start: 'nim 5' }, nothing);
  void words.ask([['3']], { start: 'kayles 5' }, nothing);
  asked[0]!.answer(['take 2']);
  await calm();
  expect([asked.length, words.of(['3'])]).toEqual([2, ['3']]);
});

it('asks again for what had no answer', async () => {
  const words = new LineWords();
  void words.ask([['3']], { start: 'nim 5' }, nothing);
  asked[0]!.answer();
  await calm();
  expect(words.of(['3'])).toEqual(['3']);
  void words.ask([['3']], { start: 'nim 5' }, nothing);
  expect(asked.length).toBe(2);
});
