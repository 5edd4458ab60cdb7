import { describe, expect, it, vi } from 'vitest';
import type { TreeNode } from './tree';

vi.stubGlobal('HTMLElement', class {});
vi.stubGlobal('customElements', { define: () => undefined });

describe('the game tree', async () => {
  const { branches, places } = await import('./tree');
  const up: TreeNode[] = [
    { text: '^', latex: '' },
    { text: '0', latex: '', parent: 0, by: 'left' },
    { text: '*', latex: '', parent: 0, by: 'right' },
    { text: '0', latex: '', parent: 2, by: 'left' },
    { text: '0', latex: '', parent: 2, by: 'right' },
  ];

  it('has Left’s moves on the left, and no two nodes on one place', () => {
    const at = places(up);
    expect(at[1]!.x).toBeLessThan(at[0]!.x);
    expect(at[2]!.x).toBeGreaterThan(at[0]!.x);
    expect(at[3]!.x).toBeLessThan(at[4]!.x);
    expect(at.map(({ y }) => y)).toEqual([26, 100, 100, 174, 174]);
    for (const one of at) for (const two of at) if (one !== two && one.y === two.y) expect(Math.abs(one.x - two.x)).toBeGreaterThan(30);
  });

  it('branches unless it is one line of moves', () => {
    expect(branches(up)).toBe(true);
    expect(branches([{ text: '2', latex: '' }, { text: '1', latex: '', parent: 0, by: 'left' }, { text: '0', latex: '', parent: 1, by: 'left' }])).toBe(false);
  });

  it('lets a single move lean to its player’s side', () => {
    const [one, below] = places([{ text: '1', latex: '' }, { text: '0', latex: '', parent: 0, by: 'left' }]);
    expect(below!.x).toBeLessThan(one!.x);
  });
});
