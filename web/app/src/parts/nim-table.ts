/** The nim-values of two heaps, as the server packs them: two bytes for each, row by row. */
import { isGolden } from './golden';

export interface Square {
  x: number;
  y: number;
}

export class NimTable {
  /** The greatest value, 1 or more. */
  readonly most: number;
  /** The lost squares. */
  readonly zeros: Square[] = [];
  readonly golden: boolean;

  /** @param side how many squares there are along a side; the value of (x, y) is `values[y * side + x]` */
  constructor(
    readonly side: number,
    private readonly values: Uint16Array,
  ) {
    let most = 1;
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      if (value > most) most = value;
      if (value === 0) this.zeros.push({ x: i % side, y: Math.floor(i / side) });
    }
    this.most = most;
    this.golden = isGolden(this.zeros);
  }

  /** How many squares come before one, diagonal by diagonal. */
  diagonally(x: number, y: number): number {
    const n = this.side;
    const d = x + y;
    const before = d <= n ? (d * (d + 1)) / 2 : n * n - ((2 * n - 1 - d) * (2 * n - d)) / 2;
    return before + x - Math.max(0, d - n + 1);
  }

  /** Undefined outside of the table. */
  value(x: number, y: number): number | undefined {
    return x >= 0 && y >= 0 && x < this.side && y < this.side ? this.values[y * this.side + x] : undefined;
  }
}

/** Numbers of two bytes, the lower one first, from Base64. */
export function unpacked(packed: string): Uint16Array {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return Uint16Array.from({ length: bytes.length / 2 }, (_, i) => bytes[2 * i]! | (bytes[2 * i + 1]! << 8));
}
