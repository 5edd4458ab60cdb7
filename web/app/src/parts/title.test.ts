import { beforeAll, expect, it } from 'vitest';
import { speak } from '../words';
import { called, captions, sentence, titles } from './title';

beforeAll(() => speak({
  language: 'en',
  languages: ['en'],
  words: {},
  called: {
    games: { 'dawsons-chess': "Dawson's Chess", 'take_k_where_2k<=n': 'Take at most half', dag: 'Tokens on arrows', 'dag:1-0,2-1,2-0': 'Tokens on arrows', nogo: 'NoGo' },
    around: { twisted: '{0}, changing sides' },
    variants: { torus: '{0} on a torus', queens: '{0}: queens' },
  },
}));

it('shows a line as it was typed', () => {
  expect(titles('take_1,3_or_4 15', 'take 1, 3 or 4 15')).toEqual(['take 1, 3 or 4']);
  expect(titles('take_1,3_or_4 15', 'take 1, 3 or 4: 15')).toEqual(['take 1, 3 or 4']);
  expect(titles('take_1,3,4 15 9', 'take 1,3,4 15, 9')).toEqual(['take 1,3,4']);
  expect(titles('take_1,3_or_4 15', 'take_1,3_or_4 15')).toEqual(['take 1,3 or 4']);
  expect(titles('take_k_where_k<=n-1 7', 'take k where k <= n - 1 7')).toEqual(['take k where k<=n-1']);
  expect(titles('nim 3 4 + take_1,3_or_4 15', 'nim 3 4 + take 1, 3 or 4 15')).toEqual(['Nim', 'take 1, 3 or 4']);
  expect(titles('take:1,3,4 15', 'take:1,3,4 15')).toEqual(['Take: 1,3,4']);
  expect(titles('take_k_where_2k<=n 20', 'take_k_where_2k<=n 20')).toEqual(['Take at most half']);
});

it('tells boards of the same game by their places', () => {
  expect(captions('nim 3 + kayles 4 + nim 3', 'nim 3 + kayles 4 + nim 3')).toEqual(['Nim (1)', 'Kayles', 'Nim (3)']);
});

it('writes the names of games as people do', () => {
  expect(called('toads-and-frogs')).toBe('Toads and frogs');
  expect(called('dawsons-chess')).toBe('Dawson’s Chess');
  expect(called('non-attacking:queens')).toBe('Non-attacking: queens');
  expect(called('nogo')).toBe('NoGo');
  expect(called('cram:torus')).toBe('Cram on a torus');
  expect(called('twisted:cram:torus')).toBe('Cram on a torus, changing sides');
  expect(called('dag:1-0,2-1,2-0')).toBe('Tokens on arrows');
  expect(called('dag:1-0')).toBe('Tokens on arrows: 1-0');
  expect(called('two-heaps:5,2')).toBe('Two heaps: 5,2');
  expect(called('0.77')).toBe('0.77');
  expect(called('4.[3]')).toBe('4.[3]');
});

it('writes rules as sentences', () => {
  expect(sentence('take 1 or 2 from a heap')).toBe('Take 1 or 2 from a heap.');
  expect(sentence('Take any number.')).toBe('Take any number.');
  expect(sentence('Left may topple blue ones (x), either player the others (#).')).toBe('Left may topple blue ones, either player the others.');
  expect(sentence('')).toBe('');
});
