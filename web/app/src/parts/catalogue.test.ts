import { expect, it } from 'vitest';
import { listed, sorted } from './catalogue';

it('lists games by their names, and codes last', () => {
  expect(sorted(['0.77', 'wythoff', 'dag:1-0,2-1,2-0', 'nim'])).toEqual(['dag:1-0,2-1,2-0', 'nim', 'wythoff', '0.77']);
});

it('lists a code once, by its name', () => {
  expect([{ name: '0.77', aliases: ['kayles'] }, { name: 'kayles', aliasOf: '0.77' }, { name: 'jian-shizi', aliasOf: 'wythoff' }, { name: 'nim' }].filter(listed).map(({ name }) => name)).toEqual(['kayles', 'nim']);
});
