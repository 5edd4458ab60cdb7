import { expect, it, vi } from 'vitest';
import type { TemplateResult } from 'lit';
import type { Block } from '../wire';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.mock('../place', () => ({ link: (address: string) => address }));
vi.mock('../board/board', () => ({}));
vi.mock('./columns', () => ({}));
vi.mock('./terms', () => ({ said: (text: string) => text }));

const { hasProof, whyPanel } = await import('./why');

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

const proved = (...blocks: Block[]): string => text(whyPanel({ report: { letter: 'N', headline: 'The player to move wins', blocks } }, '', '', true));
const offers = (...blocks: Block[]): boolean => hasProof({ report: { letter: 'N', headline: 'The player to move wins', blocks } });
const answers = (count: number): Block => ({ kind: 'answers', title: 'Every move is answered', lines: Array.from({ length: count }, (_, i) => ({ depth: 0, text: `answer ${i}` })) });
const lesson: Block = { kind: 'lesson', title: 'The proof, on this position', trade: false, items: [{ kind: 'say', text: 'A step.', trade: true }] };

it('says plainly what experts read in their words', () => {
  const one: Block = { kind: 'why', items: [{ kind: 'say', text: '(4, 7) is the 3rd P-position.', trade: true, plain: '(4, 7) is the 3rd losing pair.' }] };
  expect(panel(one)).toContain('losing pair');
  expect(panel(one)).not.toContain('P-position');
  expect(panel({ kind: 'why', items: [{ kind: 'say', text: 'The mex is 2.', trade: true }] })).not.toContain('mex');
});

it('keeps lessons for the proof', () => {
  expect(panel(why, lesson)).not.toContain('A step.');
  expect(proved(why, lesson)).toContain('A step.');
  expect(offers(why, lesson)).toBe(true);
});

it('opens all answers with the proof', () => {
  expect(panel(why, answers(12))).toMatch(/<details class="answers">[^]*6 more/);
  expect(proved(why, answers(12))).not.toMatch(/<details/);
  expect(proved(why, answers(12)).match(/answer \d+/g)).toHaveLength(12);
});

it('offers no proof that adds nothing', () => {
  expect(offers(why, answers(3))).toBe(false);
  expect(offers(why, answers(4))).toBe(true);
  expect(offers(answers(4))).toBe(false);
  expect(offers(answers(10))).toBe(true);
});

it('separates measures, with minus signs', () => {
  vi.stubGlobal('localStorage', { getItem: () => '1' });
  expect(panel({ kind: 'measures', text: 'stops 1/4, -1/4    mean -1    temperature 0' })).toContain('stops 1/4, −1/4 · mean −1 · temperature 0');
  vi.stubGlobal('localStorage', { getItem: () => null });
});

it('sets values like those on the board', () => {
  const one: Block = { kind: 'why', items: [{ kind: 'say', text: 'v is dominated: v >= {*|vv}.', trade: false }] };
  expect(panel(one)).toContain('↓ is dominated: ↓ ≥ {∗|⇓}.');
  vi.stubGlobal('localStorage', { getItem: () => '1' });
  expect(panel({ kind: 'moves', title: 'Moves', rows: [['a1-b1', 'to {^^|*}']], plain: { title: '', rows: [] } })).toContain('to {⇑|∗}');
  vi.stubGlobal('localStorage', { getItem: () => null });
});

it('draws a thermograph for those who want theory, its corners as its name', () => {
  const walls: Block = { kind: 'walls', text: "thermograph: Left's wall 2 at -1", mean: '0', temperature: '1', left: [{ temperature: '-1', value: '2' }, { temperature: '1', value: '0' }], right: [{ temperature: '-1', value: '-2' }, { temperature: '1', value: '0' }] };
  expect(panel(walls)).not.toContain('thermograph');
  expect(proved({ kind: 'lesson', title: 'The proof', trade: true, items: [walls] })).toMatch(/class="thermograph"[^>]*aria-label=thermograph: Left's wall 2 at −1/);
});
