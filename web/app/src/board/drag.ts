/** Pieces on boards of cells may be dragged to another cell instead of touching one after the other. */

/** A pointer that moves less has touched. */
const SLOP = 8;

interface Held {
  from: HTMLElement;
  piece: SVGElement;
  x: number;
  y: number;
  moving: boolean;
}

const partOf = (cell: HTMLElement): number => Number(cell.dataset['part'] ?? cell.dataset['cell']);

/**
 * @param may whether pieces may be dragged now
 * @param dropped hears of the picture, the part that was dragged and the one that it was put on
 */
export function dragging(board: HTMLElement, may: () => boolean, dropped: (picture: Element, from: number, to: number) => void): void {
  let held: Held | undefined;

  function end(): void {
    held?.piece.removeAttribute('style');
    held = undefined;
  }

  board.addEventListener('pointerdown', (event) => {
    end();
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('.cells button[data-part]') : null;
    const piece = from?.querySelector<SVGElement>('svg:has(.piece)');
    if (from && piece && may() && event.isPrimary && event.button === 0) held = { from, piece, x: event.clientX, y: event.clientY, moving: false };
  });
  board.addEventListener('pointermove', (event) => {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moving && Math.hypot(x, y) < SLOP) return;
    if (!held.moving) board.setPointerCapture(event.pointerId);
    held.moving = true;
    // What lies under the pointer is where the piece is put, not the piece.
    held.piece.style.cssText = `translate: ${x}px ${y}px; position: relative; z-index: 2; pointer-events: none`;
  });
  board.addEventListener('pointerup', (event) => {
    const was = held;
    end();
    const to = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-part], [data-cell]');
    const picture = was?.from.closest('.picture');
    if (was?.moving && picture && to && to !== was.from && picture.contains(to)) dropped(picture, partOf(was.from), partOf(to));
  });
  board.addEventListener('pointercancel', end);
}
