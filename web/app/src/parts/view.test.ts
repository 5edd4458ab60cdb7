import { describe, expect, it } from 'vitest';
import { RIM, View } from './view';

describe('the view of a map', () => {
  it('finds the square that it draws at a place, however it is magnified and moved', () => {
    const view = new View(() => 20, () => 400);
    for (const by of [1, 1.5, 3]) {
      view.magnify(by, 0.2, 0.7);
      view.moveTo(view.left + 37, view.bottom + 11);
      const { left, right, bottom, top } = view.seen();
      expect(right - left).toBeGreaterThan(2);
      for (let x = left; x < right; x++)
        for (let y = bottom; y < top; y++) expect(view.at(view.across(x) + view.cell() / 2, view.down(y) + view.cell() / 2)).toEqual({ x, y });
    }
  });

  it('keeps the point under the finger where it is, and never leaves the map', () => {
    const view = new View(() => 10, () => 200);
    view.magnify(2, 0.5, 0.5);
    expect(view.at(RIM + 101, 99)).toEqual({ x: 5, y: 5 });
    view.moveTo(-50, 1e6);
    expect([view.left, view.bottom]).toEqual([0, 200]);
    view.magnify(1 / 8);
    expect([view.left, view.bottom, view.cell()]).toEqual([0, 0, 20]);
  });

  it('shows a square with as little moving as it takes', () => {
    const view = new View(() => 10, () => 200);
    view.magnify(2, 0, 1);
    view.show(7, 2);
    expect([view.left, view.bottom]).toEqual([120, 0]);
  });
});
