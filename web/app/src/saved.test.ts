import { beforeEach, expect, it, vi } from 'vitest';
import { bring, keep, remove, saved } from './saved';

vi.mock('./place', () => ({ here: () => '/play?start=nim+3' }));

let full: boolean;

beforeEach(() => {
  const stored = new Map<string, string>();
  full = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
});

const names = (): string[] => saved().map(({ name }) => name);

it('lists the newest first, and removes', () => {
  keep('match', 'first');
  keep('worksheet', 'second', '/values?cell=^', '2020-02-29T12:00:00Z');
  expect(saved()).toMatchObject([{ kind: 'worksheet', link: '/values?cell=^', kept: '2020-02-29T12:00:00Z' }, { link: '/play?start=nim+3' }]);
  remove(saved()[1]!.id);
  keep('match', 'x'.repeat(300));
  expect(names()).toEqual(['x'.repeat(200), 'second']);
  expect(new Set(saved().map(({ id }) => id)).size).toBe(2);
});

it('brings in a file, in its order and with its dates', () => {
  keep('match', 'here');
  const file = [{ id: 7, kind: 'match', name: 'a', link: '/play', kept: '2020-02-29T12:00:00Z' }, { id: 7, kind: 'formula', name: 'b', link: '/sequences', kept: 'long ago' }];
  bring(JSON.stringify({ schema: 1, kept: file }));
  expect(names()).toEqual(['a', 'b', 'here']);
  bring(JSON.stringify(file));
  expect(names()).toHaveLength(5);
  expect(new Set(saved().map(({ id }) => id)).size).toBe(5);
});

it.each(['', '{}', '[]', 'null', '[null]', '{"kept":[{"kind":"cake","name":"x","link":"/play","kept":""}]}',
  ...['javascript:alert(1)', '//elsewhere.example/', '/\\elsewhere.example', '/play\n', 'https://elsewhere.example/'].map((link) =>
    JSON.stringify([{ kind: 'match', name: 'good', link: '/play', kept: '' }, { kind: 'match', name: 'x', link, kept: '' }]))])('refuses %s', (text) => {
  expect(() => bring(text)).toThrow('This file contains no saved entries.');
  expect(saved()).toEqual([]);
});

it('says when there is no room, and loses nothing', () => {
  keep('match', 'first');
  full = true;
  expect(() => keep('match', 'second')).toThrow('The browser has no room for this');
  expect(names()).toEqual(['first']);
});
