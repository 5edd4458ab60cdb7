import { expect, test } from 'vitest';
import { place } from './wrong';

test('the wrong piece is found as a word', () => {
  expect(place('take:1,x 15', 'x')).toBe(7);
  expect(place('take:10,0 15', '0')).toBe(8);
  expect(place('nim 3 -5', '-5')).toBe(6);
  expect(place('nim 13 3x 3', '3')).toBe(10);
  expect(place('tak:1,3 15', 'tak:1,3')).toBe(0);
  expect(place('xx', 'x')).toBe(0);
  expect(place('nim 3', 'q')).toBe(-1);
  expect(place('nim 3', '')).toBe(-1);
});
