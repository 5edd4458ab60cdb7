/** The games of a day in their order, greater above smaller, joined where nothing lies between. */
import { svg, type TemplateResult } from 'lit';
import { group } from '../group';
import { t } from '../words';
import { labelled } from './labels';

export interface Ordered {
  value: string;
  latex: string;
  height: number;
}

const X = 96;
const Y = 66;

export function order(day: number, games: Ordered[], covers: [number, number][], choose: (value: string) => void): TemplateResult {
  const levels = group(games.map((game, i) => ({ ...game, i })), (game) => game.height);
  const widest = Math.max(...[...levels.values()].map((level) => level.length));
  const width = Math.max(2, widest) * X;
  const height = levels.size * Y;
  const at = new Map<number, [number, number]>();
  for (const [level, row] of levels)
    row.forEach((game, place) => at.set(game.i, [width / 2 + (place - (row.length - 1) / 2) * X, height - Y / 2 - level * Y]));
  const lines = covers.map(([low, high]) => {
    const [a, b] = [at.get(low)!, at.get(high)!];
    return svg`<path d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}"/>`;
  });
  return labelled('order', t('The games of day {0}, in order', day), width, height, lines,
    games.map((game, i) => ({ x: at.get(i)![0], y: at.get(i)![1], latex: game.latex, text: game.value })), choose);
}
