import { expect, it } from 'vitest';
import { Pinch } from './pinch';

const at = (pointerId: number, clientX: number, clientY: number): PointerEvent => ({ pointerId, clientX, clientY }) as PointerEvent;

it('tells how far two fingers spread, and around which point', () => {
  const pinch = new Pinch();
  pinch.down(at(1, 0, 0));
  expect(pinch.moved(at(1, 10, 0))).toBeUndefined();
  pinch.down(at(2, 30, 0));
  expect(pinch.moved(at(2, 50, 0))).toEqual({ by: 2, x: 30, y: 0 });
  pinch.up(at(1, 10, 0));
  expect(pinch.moved(at(2, 90, 0))).toBeUndefined();
  expect(pinch.moved(at(3, 0, 0))).toBeUndefined();
});
