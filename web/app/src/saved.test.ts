import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage } from './fake-storage';
import { bring, keep, remove, saved, typed } from './saved';

vi.mock('./place', () => ({ here: () => '/play?start=nim+3' }));

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
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
  expect(bring(JSON.stringify({ schema: 1, kept: file }))).toEqual({ added: 2, there: 0 });
  expect(names()).toEqual(['a', 'b', 'here']);
  expect(new Set(saved().map(({ id }) => id)).size).toBe(3);
});

it('leaves out what is there already, under the name that it has here', () => {
  keep('match', 'x'.repeat(300));
  keep('formula', 'b', '/sequences?rules=kayles');
  expect(bring(JSON.stringify(saved()))).toEqual({ added: 0, there: 2 });
  const [formula, match] = saved();
  expect(bring(JSON.stringify([{ ...match, name: 'x'.repeat(250) }, { ...formula, name: 'c' }, { ...formula, name: 'c' }]))).toEqual({ added: 1, there: 2 });
  expect(names()).toEqual(['c', 'b', 'x'.repeat(200)]);
});

it('replaces the same page saved again under the same name', () => {
  keep('formula', 'kayles', '/sequences?rules=kayles', '2020-02-29T12:00:00Z');
  keep('formula', 'kayles', '/sequences?rules=nim');
  keep('formula', 'kayles', '/sequences?rules=kayles', '2021-02-28T12:00:00Z');
  expect(saved().map(({ link, kept }) => [link, kept.slice(0, 4)])).toEqual([['/sequences?rules=kayles', '2021'], ['/sequences?rules=nim', saved()[1]!.kept.slice(0, 4)]]);
});

it.each(['', '{}', '[]', 'null', '[null]', '{"kept":[{"kind":"cake","name":"x","link":"/play","kept":""}]}',
  ...['javascript:alert(1)', '//elsewhere.example/', '/\\elsewhere.example', '/play\n', 'https://elsewhere.example/'].map((link) =>
    JSON.stringify([{ kind: 'match', name: 'good', link: '/play', kept: '' }, { kind: 'match', name: 'x', link, kept: '' }]))])('refuses %s', (text) => {
  expect(() => bring(text)).toThrow('This file contains no saved entries.');
  expect(saved()).toEqual([]);
});

it('says when there is no room, and loses nothing', () => {
  keep('match', 'first');
  storage.full = true;
  expect(() => keep('match', 'second')).toThrow('The browser has no room for this');
  expect(names()).toEqual(['first']);
});

it('knows what an entry was made from', () => {
  keep('formula', 'mine', '/sequences?rules=take+1+or+2&to=9');
  keep('worksheet', 'sheet', '/values?cell=G+%3D+2&cell=%5E');
  keep('match', 'game');
  expect(saved().map(typed)).toEqual([['nim 3'], ['G = 2', '^'], ['take 1 or 2']]);
});
