import { expect, it } from 'vitest';
import { reading } from './reading';

it('says who is ahead by a number', () => {
  expect(reading({ value: '0' })).toBe('Nobody is ahead: whoever has to move first loses.');
  expect(reading({ value: '3/4', leftStop: '3/4', rightStop: '3/4' })).toBe('Left is 3/4 ahead, whoever starts. This is counted in moves.');
  expect(reading({ value: '-2', leftStop: '-2', rightStop: '-2' })).toBe('Right is 2 ahead, whoever starts. This is counted in moves.');
});

it('says what is fought for', () => {
  expect(reading({ value: '{3|1}', outcome: 'L', leftStop: '3', rightStop: '1', mean: '2', temperature: '1' })).toBe(
    'If Left starts, in the end Left is 3 ahead; if Right starts, Left is 1 ahead. On average Left is 2 ahead, and starting is worth 1. This is counted in moves.',
  );
  expect(reading({ value: '+-1', outcome: 'N', leftStop: '1', rightStop: '-1' })).toBe('If Left starts, in the end Left is 1 ahead; if Right starts, Right is 1 ahead.');
});

it('says who wins by less than a number', () => {
  expect(reading({ value: '*', outcome: 'N', leftStop: '0', rightStop: '0' })).toBe('Nobody is ahead, but whoever starts wins.');
  expect(reading({ value: '^', outcome: 'L', leftStop: '0', rightStop: '0' })).toContain('Left wins, whoever starts');
  expect(reading({ value: '1*', outcome: 'L', leftStop: '1', rightStop: '1' })).toBe('Left is 1 ahead, give or take less than any fraction of a move.');
  expect(reading({ value: '2^', outcome: 'L' })).toBe('');
});
