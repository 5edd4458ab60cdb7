import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('HTMLElement', class {});
vi.stubGlobal('customElements', { define: () => undefined });

describe('sentences with formulas', async () => {
  const { pieces } = await import('./tex');

  it('come in pieces', () => {
    expect(pieces('reversible: Right can reply to \\(0\\), and \\(0\\) <= G')).toEqual(
      [{ text: 'reversible: Right can reply to ' }, { latex: '0' }, { text: ', and ' }, { latex: '0' }, { text: ' ≤ G' }]);
    expect(pieces('{\\(0\\),\\(\\ast\\)|\\(\\ast\\)}').map((piece) => piece.latex ?? piece.text).join('')).toBe('{0,\\ast|\\ast}');
  });

  it('may have none', () => expect(pieces('neither dominates')).toEqual([{ text: 'neither dominates' }]));
});
