/** A thermograph: the two walls that meet in the mast. Values grow to the left, temperatures upwards. */
import { html, svg, type TemplateResult } from 'lit';
import type { Corner } from '../wire';
import { t } from '../words';

/** How to read it. */
export const legend = (): string =>
  t('The thermograph: height is temperature, and what lies farther left is better for Left. The blue wall is Left’s, the red one Right’s. They meet at the temperature of the value, and from there the mast rises over its mean.');

export const number = (fraction: string): number => {
  const [above, below] = fraction.split('/');
  return Number(above) / Number(below ?? 1);
};

/** A number whose denominator is a power of two, as values have it. */
export function fraction(value: number): string {
  let below = 1;
  while (below < 2 ** 20 && !Number.isInteger(value * below)) below *= 2;
  return below === 1 ? String(value) : `${value * below}/${below}`;
}

/** The part of a wall at temperatures from 0 to the mast, lowest first. Above its last corner a wall is vertical. */
export function aboveZero(wall: Corner[], top: number): [number, number][] {
  const points = wall.map((c): [number, number] => [number(c.value), number(c.temperature)]).sort((a, b) => a[1] - b[1]);
  const last = points.at(-1);
  if (last && last[1] < top) points.push([last[0], top]);
  const above = points.filter(([, temperature]) => temperature >= 0);
  const below = points.filter(([, temperature]) => temperature < 0).at(-1);
  const first = above[0];
  if (!below || !first || first[1] === 0) return above;
  const [v, low] = below;
  return [[v + ((first[0] - v) * -low) / (first[1] - low), 0], ...above];
}

export function thermograph(left: Corner[], right: Corner[], mean: string, temperature: string, label = t('Thermograph: mean {0}, temperature {1}', mean, temperature)): TemplateResult {
  const top = Math.max(number(temperature), 0);
  const walls = [aboveZero(left, top), aboveZero(right, top)] as const;
  const all = walls.flat();
  const most = Math.max(...all.map(([v]) => v), number(mean));
  const least = Math.min(...all.map(([v]) => v), number(mean));
  const low = 0;
  const spread = Math.max(most - least, 1);
  const rise = Math.max(top - low, 0.5) * 1.35;
  const width = 340;
  const height = 220;
  const x = (value: number): number => 34 + ((most - value) / spread) * (width - 68) + (most === least ? (width - 68) / 2 : 0);
  const y = (temp: number): number => height - 40 - ((temp - low) / rise) * (height - 64);
  const wall = (points: readonly [number, number][]): string => points.map(([v, temp]) => `${x(v)},${y(temp)}`).join(' ');
  const named = (value: number): string => [...left, ...right].find((c) => number(c.value) === value)?.value ?? fraction(value);
  const ticks = [...new Set(all.length ? walls.flatMap((one) => one.slice(0, 1).map(([v]) => v)) : [number(mean)])];
  const temps = [...new Set(['0', ...[...left, ...right].map((c) => c.temperature).filter((temp) => number(temp) >= 0)])];
  return html`<svg class="thermograph" viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
    ${temps.map((temp) => svg`<path class="rule" d="M28 ${y(number(temp))}H${width - 14}"/><text class="temp" x="22" y=${y(number(temp)) + 4}>${temp}</text>`)}
    <path class="axis" d="M28 ${y(0)}H${width - 14}"/>
    ${ticks.map((tick) => svg`<text class="tick" x=${x(tick)} y=${height - 16}>${named(tick).replace('-', '−')}</text>`)}
    <path class="mast" d="M${x(number(mean))} ${y(top)}V10"/>
    <polyline class="wall left" points=${wall(walls[0])}/>
    <polyline class="wall right" points=${wall(walls[1])}/>
    <circle class="top" cx=${x(number(mean))} cy=${y(top)} r="4"/>
  </svg>`;
}
