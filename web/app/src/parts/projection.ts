/** Points of space seen along the direction in which they run away: for the Tribonacci game a bounded cloud. */
export type Point3 = readonly [number, number, number];

const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const scaled = (a: Point3, by: number): Point3 => [a[0] * by, a[1] * by, a[2] * by];
const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const unit = (a: Point3): Point3 => scaled(a, 1 / (Math.hypot(...a) || 1));
const cross = (a: Point3, b: Point3): Point3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** The direction from the origin to the farthest point. */
export const away = (points: Point3[]): Point3 => unit(points.reduce((a, b) => (dot(b, b) > dot(a, a) ? b : a), [1, 1, 1] as Point3));

/**
 * Projects the points onto the plane perpendicular to the line that they follow.
 *
 * @param turned by how much the plane is turned; at a right angle it contains the line
 */
export function along(points: Point3[], turned = 0): [number, number][] {
  const direction = away(points);
  const least = Math.min(...direction.map(Math.abs));
  const axis: Point3 = Math.abs(direction[0]) === least ? [1, 0, 0] : Math.abs(direction[1]) === least ? [0, 1, 0] : [0, 0, 1];
  const first = unit(minus(axis, scaled(direction, dot(axis, direction))));
  const second = cross(direction, first);
  return points.map((point) => [dot(point, first) * Math.cos(turned) + dot(point, direction) * Math.sin(turned), dot(point, second)]);
}

/** About so many round numbers from -most to most, 0 among them. */
export function spaced(most: number, count: number): number[] {
  const rough = (2 * most) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const gap = [1, 2, 5, 10].map((by) => by * power).find((by) => by >= rough)!;
  const each = Math.floor(most / gap);
  return Array.from({ length: 2 * each + 1 }, (_, i) => Number(((i - each) * gap).toPrecision(12)));
}
