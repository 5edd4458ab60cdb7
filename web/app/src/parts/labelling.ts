/** Places for labels of curves, so that they lie on nothing else. */

export type Point = [x: number, y: number];

/** A text beside a curve, which its points bend. */
export interface Curve {
  bends: Point[];
  text: string;
}

interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const LETTER = 7;
const HIGH = 15;
/** Between a curve and its label. */
const AWAY = 2;
/** How far along a curve its label may stand, the best place first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
const SAMPLES = 24;
/** What lies under a label, and how bad that is: a point of a curve, another label, a state, the edge of the drawing. */
const BAD = { curve: 4, label: 12, state: 12, edge: 40, farther: 0.3 };

export function bezier(bends: Point[], t: number): Point {
  if (bends.length === 1) return bends[0]!;
  return bezier(bends.slice(1).map(([x, y], i) => [bends[i]![0] * (1 - t) + x * t, bends[i]![1] * (1 - t) + y * t]), t);
}

const overlap = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) * 2 < a.wide + b.wide && Math.abs(a.y - b.y) * 2 < a.high + b.high;

/** The boxes beside a curve where a text might stand. */
function boxes({ bends, text }: Curve): Box[] {
  const [wide, high] = [text.length * LETTER, HIGH];
  return ALONG.flatMap((t) => {
    const [x, y] = bezier(bends, t);
    const [[ax, ay], [bx, by]] = [bezier(bends, t - 0.05), bezier(bends, t + 0.05)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const normal: Point = [(by - ay) / length, (ax - bx) / length];
    // So far that no corner of the box reaches the curve.
    const away = (wide * Math.abs(normal[0]) + high * Math.abs(normal[1])) / 2 + AWAY;
    return [1, -1].map((side) => ({ x: x + side * normal[0] * away, y: y + side * normal[1] * away, wide, high }));
  });
}

/**
 * The middle of each curve's label.
 *
 * @param states the middles of circles
 * @param radius of these
 * @param size of the drawing
 */
export function labelling(curves: Curve[], states: Point[], radius: number, [width, height]: Point): Point[] {
  const dots = curves.flatMap(({ bends }) => Array.from({ length: SAMPLES + 1 }, (_, i): Box => {
    const [x, y] = bezier(bends, i / SAMPLES);
    return { x, y, wide: 2, high: 2 };
  }));
  const circles = states.map(([x, y]): Box => ({ x, y, wide: 2 * radius, high: 2 * radius }));
  const placed: Box[] = [];
  const cost = (box: Box, rank: number): number =>
    BAD.curve * dots.filter((dot) => overlap(box, dot)).length + BAD.state * circles.filter((circle) => overlap(box, circle)).length +
    BAD.label * placed.filter((other) => overlap(box, other)).length + BAD.farther * rank +
    (Math.abs(box.x - width / 2) * 2 + box.wide > width || Math.abs(box.y - height / 2) * 2 + box.high > height ? BAD.edge : 0);
  return curves.map((curve) => {
    const all = boxes(curve).map((box, i): [Box, number] => [box, cost(box, i)]);
    const [best] = all.reduce((least, one) => (one[1] < least[1] ? one : least));
    placed.push(best);
    return [best.x, best.y];
  });
}
