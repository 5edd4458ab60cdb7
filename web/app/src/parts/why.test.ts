import { expect, it, vi } from 'vitest';
import type { TemplateResult } from 'lit';
import type { Block } from '../wire';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.mock('../place', () => ({ link: (address: string) => address }));
vi.mock('../board/board', () => ({}));
vi.mock('./columns', () => ({}));
vi.mock('./terms', () => ({ said: (text: string) => text }));

const { whyPanel } = await import('./why');

/** What a template says, without its events. */
function text(one: unknown): string {
  if (Array.isArray(one)) return one.map(text).join('');
  if (typeof one === 'string' || typeof one === 'number') return String(one);
  const { strings, values } = (one ?? {}) as Partial<TemplateResult>;
  return strings && values ? strings.map((string, i) => string + text(values[i])).join('') : '';
}
const panel = (...blocks: Block[]): string => text(whyPanel({ report: { letter: 'N', headline: 'The player to move wins', blocks } }));

const rows = [['Nim 3', '3', 'theorem'], ['Kayles 2', '2', 'table'], ['nim-sum', '1']];
const why: Block = { kind: 'why', items: [{ kind: 'say', text: 'A reason.' }] };

it('shows nim-values as rows of matches', () => {
  const said = panel({ kind: 'summands', nim: true, rows });
  expect(said).toContain('acts like a single row of matches');
  expect(said.match(/<i><\/i>/g)).toHaveLength(6);
  expect(said.match(/<h2>Why/g)).toHaveLength(1);
});

it('says nothing of matches where values are only whole numbers', () => {
  expect(panel({ kind: 'summands', nim: false, rows })).not.toMatch(/matches|Kayles/);
});

it('has one heading for a reason and a sum', () => {
  expect(panel(why, { kind: 'summands', nim: true, rows }).match(/<h2>Why/g)).toHaveLength(1);
});
