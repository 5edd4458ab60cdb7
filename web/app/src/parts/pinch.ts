/** Two fingers that spread or close. */

interface Finger {
  x: number;
  y: number;
}

export interface Spread {
  /** How much farther apart the fingers are than before. */
  by: number;
  /** The point between them. */
  x: number;
  y: number;
}

export class Pinch {
  private readonly fingers = new Map<number, Finger>();

  down({ pointerId, clientX, clientY }: PointerEvent): void {
    this.fingers.set(pointerId, { x: clientX, y: clientY });
  }

  up({ pointerId }: PointerEvent): void {
    this.fingers.delete(pointerId);
  }

  private get two(): boolean {
    return this.fingers.size === 2;
  }

  /** What a finger's move comes to; nothing unless two are down. */
  moved({ pointerId, clientX, clientY }: PointerEvent): Spread | undefined {
    if (!this.fingers.has(pointerId)) return undefined;
    const before = this.apart();
    this.fingers.set(pointerId, { x: clientX, y: clientY });
    const after = this.apart();
    return before && after ? { by: after.distance / before.distance, x: after.x, y: after.y } : undefined;
  }

  private apart(): { distance: number; x: number; y: number } | undefined {
    const [one, other] = [...this.fingers.values()];
    if (!this.two || !one || !other) return undefined;
    return { distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)), x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  }
}
