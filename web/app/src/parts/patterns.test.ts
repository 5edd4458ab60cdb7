import { expect, it } from 'vitest';
import { sentenceOf } from './patterns';

it('knows the sentence that made a statement', () => {
  const lost = sentenceOf('E n (a(n) = 30 & b(n) = 49 | a(n) = 49 & b(n) = 30)');
  expect(lost?.said).toBe('In Wythoff’s game, the player to move loses from heaps of 30 and 49');
  expect([lost?.answer?.(false), lost?.answer?.(true, '19'), lost?.answer?.(true, '0')]).toEqual(
    ['The player to move wins.', 'They are losing pair number 19.', 'There is no move.']);
  expect(sentenceOf('A m E n (n > m & E k (b(n) = 3k))')?.said).toBe('In infinitely many losing pairs, the larger number is divisible by 3');
  expect(sentenceOf('A n (n >= 1 => (a(n+1) = a(n) + 1 | a(n+1) = a(n) + 2))')?.said).toContain('1 or 2 less');
});

it('takes no other statement for one', () => {
  expect(sentenceOf('E n (a(n) = 30 & b(n) = 49 | a(n) = 48 & b(n) = 30)')).toBeUndefined();
  expect(sentenceOf('E k (n = 2a(k))')).toBeUndefined();
  expect(sentenceOf('')).toBeUndefined();
});
