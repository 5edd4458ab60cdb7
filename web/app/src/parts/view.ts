/** Where a map of squares lies in its window: how far it is magnified, and what of it is in sight. Row 0 is at the bottom. */

/** Room for the sizes of the heaps along two sides. */
export const RIM = 26;
const MOST_ZOOM = 40;

export class View {
  /** How much of the map is hidden on the left and below. */
  left = 0;
  bottom = 0;
  private zoom = 1;

  /** @param side how many squares the map has along a side; `area` how long the window's side is without its rim */
  constructor(
    private readonly side: () => number,
    readonly area: () => number,
  ) {}

  /** The whole map. */
  reset(): void {
    this.zoom = 1;
    this.left = this.bottom = 0;
  }

  /** The side of a square. */
  cell(): number {
    return (this.area() / Math.max(1, this.side())) * this.zoom;
  }

  /** Where the left side of a column is, and the upper side of a row. */
  across(x: number): number {
    return RIM + x * this.cell() - this.left;
  }

  down(y: number): number {
    return this.area() - (y + 1) * this.cell() + this.bottom;
  }

  /** The square at a place of the window. */
  at(across: number, down: number): { x: number; y: number } {
    const cell = this.cell();
    return { x: Math.floor((across - RIM + this.left) / cell), y: Math.floor((this.area() - down + this.bottom) / cell) };
  }

  /** The columns and rows that are in sight; `right` and `top` are the first that are not. */
  seen(): { left: number; right: number; bottom: number; top: number } {
    const cell = this.cell();
    const beyond = (from: number): number => Math.min(this.side(), Math.ceil((from + this.area()) / cell));
    return { left: Math.floor(this.left / cell), right: beyond(this.left), bottom: Math.floor(this.bottom / cell), top: beyond(this.bottom) };
  }

  moveTo(left: number, bottom: number): void {
    const most = this.cell() * this.side() - this.area();
    this.left = Math.max(0, Math.min(left, most));
    this.bottom = Math.max(0, Math.min(bottom, most));
  }

  /** Magnifies about a point, given by its share of the width and of the height. */
  magnify(by: number, x = 0.5, y = 0.5): void {
    const area = this.area();
    const before = this.zoom;
    this.zoom = Math.max(1, Math.min(MOST_ZOOM, before * by));
    const grown = this.zoom / before;
    this.moveTo((this.left + x * area) * grown - x * area, (this.bottom + (1 - y) * area) * grown - (1 - y) * area);
  }

  /** Moves the map just so far that a square is in sight. */
  show(x: number, y: number): void {
    const cell = this.cell();
    const into = (at: number, square: number): number => Math.max(Math.min(at, square * cell), (square + 1) * cell - this.area());
    this.moveTo(into(this.left, x), into(this.bottom, y));
  }
}
