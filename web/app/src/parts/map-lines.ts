/** What is drawn over the squares of a map: sizes, values, frames, golden lines. */
import { PHI } from './golden';
import type { NimTable, Square } from './nim-table';
import { RIM, type View } from './view';

type Context = CanvasRenderingContext2D;
type Colour = (name: string) => string;

/** The sizes of the heaps, on the rim. */
export function drawSizes(context: Context, view: View, side: number, ink: string): void {
  const cell = view.cell();
  const size = view.area() + RIM;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${side > 1000 ? 10 : 11}px 'Inter Variable', sans-serif`;
  context.fillStyle = ink;
  const room = side > 1000 ? 36 : 20;
  const every = [1, 2, 5, 10, 20, 50, 100, 200].find((step) => step * cell >= room) ?? 500;
  for (let i = 0; i < side; i += every) {
    const x = view.across(i + 0.5);
    const y = view.down(i - 0.5);
    const half = context.measureText(String(i)).width / 2 + 1;
    if (x > RIM && x < size) context.fillText(String(i), Math.min(x, size - half), size - RIM / 2);
    if (y > 0 && y < view.area()) context.fillText(String(i), Math.max(RIM / 2, half), Math.max(y, 7));
  }
}

/** The values in their squares, of those that are shown. */
export function drawValues(context: Context, view: View, table: NimTable, shown: (x: number, y: number) => boolean, colour: Colour): void {
  const cell = view.cell();
  const seen = view.seen();
  context.font = `${Math.min(14, cell * 0.45)}px 'Inter Variable', sans-serif`;
  for (let y = seen.bottom; y < seen.top; y++)
    for (let x = seen.left; x < seen.right; x++) {
      if (!shown(x, y)) continue;
      const value = table.value(x, y)!;
      context.fillStyle = value === 0 ? colour('--on-accent') : colour('--ink');
      context.fillText(String(value), view.across(x) + cell / 2, view.down(y) + cell / 2 + 0.5);
    }
}

/** Draws the squares in view, with lines between them if a colour for lines is given. */
export function drawSquares(context: Context, view: View, image: HTMLCanvasElement, { ground, line }: { ground: string; line: string | undefined }): void {
  const cell = view.cell();
  const area = view.area();
  const seen = view.seen();
  context.fillStyle = ground;
  context.fillRect(RIM, 0, area, area);
  context.imageSmoothingEnabled = false;
  const columns = seen.right - seen.left;
  const rows = seen.top - seen.bottom;
  context.drawImage(image, seen.left, image.height - seen.top, columns, rows, view.across(seen.left), view.down(seen.top - 1), columns * cell, rows * cell);
  if (!line) return;
  context.fillStyle = line;
  for (let x = seen.left; x < seen.right; x++) context.fillRect(view.across(x) + cell - 1, 0, 1, area);
  for (let y = seen.bottom; y < seen.top; y++) context.fillRect(RIM, view.down(y) + cell - 1, area, 1);
}

/** Draws squares that would be too small as dots of a fixed size. */
export function drawDots(context: Context, view: View, squares: Square[], size: number, ink: string): void {
  context.fillStyle = ink;
  for (const { x, y } of squares) context.fillRect(view.across(x), view.down(y), size, size);
}

/** Draws a frame around the square that the keyboard has selected. */
export function drawCursor(context: Context, view: View, { x, y }: Square, ink: string): void {
  context.strokeStyle = ink;
  context.lineWidth = 3;
  context.strokeRect(view.across(x), view.down(y), view.cell() - 1, view.cell() - 1);
}

/** Frames around the squares that moves lead to. */
export function drawMoves(context: Context, view: View, reached: Square[], ink: string): void {
  const cell = view.cell();
  const inside = Math.max(1, cell - 3);
  context.strokeStyle = ink;
  context.lineWidth = Math.min(2, Math.max(1, cell / 8));
  for (const { x, y } of reached) context.strokeRect(view.across(x) + 1, view.down(y) + 1, inside, inside);
}

/** Frames around what was painted and what should have been: broken ones where nothing was painted. */
export function drawMarks(context: Context, view: View, table: NimTable, painted: Set<string>, colour: Colour): void {
  const cell = view.cell();
  const frame = ({ x, y }: Square): void => context.strokeRect(view.across(x) + 2.5, view.down(y) + 2.5, cell - 6, cell - 6);
  for (const [x, y] of [...painted].map((key) => key.split(' ').map(Number))) {
    const right = table.value(x!, y!) === 0;
    context.strokeStyle = right ? colour('--on-accent') : colour('--wrong');
    context.lineWidth = right ? 2 : 3;
    frame({ x: x!, y: y! });
  }
  context.strokeStyle = colour('--wrong');
  context.lineWidth = 3;
  context.setLineDash([4, 3]);
  table.zeros.filter(({ x, y }) => !painted.has(`${x} ${y}`)).forEach(frame);
  context.setLineDash([]);
}

/** The lines of slope phi and 1/phi through the corner. */
export function drawGolden(context: Context, view: View, side: number, ink: string): void {
  context.strokeStyle = ink;
  context.lineWidth = 2;
  for (const slope of [PHI, 1 / PHI]) {
    context.beginPath();
    context.moveTo(view.across(0.5), view.down(-0.5));
    context.lineTo(view.across(2 * side + 0.5), view.down(2 * side * slope - 0.5));
    context.stroke();
  }
}
