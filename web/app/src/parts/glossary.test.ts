import { describe, expect, it } from 'vitest';
import { marked, page, type Term } from './glossary';

const term = (name: string, ...others: string[]): Term => ({ term: name, meaning: 'meaning', names: [name, ...others], everyday: false });
const TERMS = [term('sum'), term('nim-sum', 'xor'), term('P-position', 'losing position'), term('temperature'), term('mex')];
const words = (sentence: string): string[] => marked(sentence, TERMS).map((piece) => (typeof piece === 'string' ? piece : `<${piece.word}>`));

describe('marked', () => {
  it('finds terms whatever their case and ending', () => {
    expect(words('Losing positions have nim-sum 0.')).toEqual(['<Losing positions>', ' have ', '<nim-sum>', ' 0.']);
  });
  it('prefers the longest name, and marks a term once', () => {
    expect(words('the nim-sum, again the nim-sum, of a sum')).toEqual(['the ', '<nim-sum>', ', again the nim-sum, of a ', '<sum>']);
  });
  it('leaves words that only begin or end like a term', () => {
    expect(words('summer, mexico, in summary')).toEqual(['summer, mexico, in summary']);
  });
  it('loses no character', () => {
    for (const sentence of ['', 'mex', 'mex mex', '(temperature)', 'Temperatures: 3, mex'])
      expect(marked(sentence, TERMS).map((piece) => (typeof piece === 'string' ? piece : piece.word)).join('')).toBe(sentence);
  });
});

describe('page', () => {
  it('knows where a command is answered', () => {
    expect(page("eval '{3|1}'")).toBe('/values?cell=%7B3%7C1%7D');
    expect(page('solve nim 3 4 5')).toBe('/play?start=nim%203%204%205&why=1');
    expect(page("prove 'A n (a(n+1) = a(n) + 2)'")).toContain('/proofs?statement=A%20n');
    expect(page('draw thermograph {3|1} --text')).toBeUndefined();
  });
});
