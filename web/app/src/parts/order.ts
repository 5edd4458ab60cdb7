/** The games of a day in their order, greater above smaller, joined where nothing lies between. */
import { html, svg, type TemplateResult } from 'lit';
import { group } from '../group';
import { t } from '../words';

export interface Ordered {
  value: string;
  height: number;
}

export function order(day: number, games: Ordered[], covers: [number, number][], choose: (value: string) => void): TemplateResult {
  const levels = group(games.map((game, i) => ({ ...game, i })), (game) => game.height);
  const widest = Math.max(...[...levels.values()].map((level) => level.length));
  const width = Math.max(2, widest) * 92;
  const height = levels.size * 62;
  const at = new Map<number, [number, number]>();
  for (const [level, row] of levels)
    row.forEach((game, place) => at.set(game.i, [width / 2 + (place - (row.length - 1) / 2) * 92, height - 30 - level * 62]));
  return html`<div class="scroll"><svg class="order" viewBox="0 0 ${width} ${height}" role="group" aria-label=${t('The games of day {0} in their order', day)}>
    ${covers.map(([low, high]) => {
      const [a, b] = [at.get(low)!, at.get(high)!];
      return svg`<path d="M${a[0]} ${a[1] - 13}L${b[0]} ${b[1] + 13}"/>`;
    })}
    ${games.map((game, i) => {
      const [x, y] = at.get(i)!;
      const press = (event: KeyboardEvent): void => {
        if (event.key === 'Enter' || event.key === ' ') choose(game.value);
      };
      return svg`<g role="button" tabindex="0" aria-label=${game.value} @click=${() => choose(game.value)} @keydown=${press}>
        <rect x=${x - 40} y=${y - 22} width="80" height="44" rx="12"/><text x=${x} y=${y + 5}>${game.value}</text></g>`;
    })}
  </svg></div>`;
}
