/** Points of space seen along the direction in which they run away: for the Tribonacci game a bounded cloud. */
export type Point3 = readonly [number, number, number];

const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const scaled = (a: Point3, by: number): Point3 => [a[0] * by, a[1] * by, a[2] * by];
const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const unit = (a: Point3): Point3 => scaled(a, 1 / (Math.hypot(...a) || 1));
const cross = (a: Point3, b: Point3): Point3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** The points in the plane across the line from the origin to the farthest of them. */
export function along(points: Point3[]): [number, number][] {
  const far = points.reduce((a, b) => (dot(b, b) > dot(a, a) ? b : a), [1, 1, 1] as Point3);
  const away = unit(far);
  const least = Math.min(...away.map(Math.abs));
  const axis: Point3 = Math.abs(away[0]) === least ? [1, 0, 0] : Math.abs(away[1]) === least ? [0, 1, 0] : [0, 0, 1];
  const first = unit(minus(axis, scaled(away, dot(axis, away))));
  const second = cross(away, first);
  return points.map((point) => [dot(point, first), dot(point, second)]);
}
