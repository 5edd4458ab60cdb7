/** Losing positions of two heaps as points. */
import { html, svg, type TemplateResult } from 'lit';
import { t } from '../words';

const SIDE = 300;
const PAD = 30;

export function lostPoints(lost: number[][]): TemplateResult {
  const most = Math.max(1, ...lost.flat());
  const at = (size: number): string => (PAD + (size / most) * (SIDE - 2 * PAD)).toFixed(1);
  const points = [...new Set(lost.flatMap(([x, y]) => [`${x},${y}`, `${y},${x}`]))].map((text) => text.split(',').map(Number));
  return html`<svg class="lostpoints" viewBox="0 0 ${SIDE} ${SIDE}" role="img" aria-label=${t('Losing positions as points')}>
    <path class="axis" d="M${PAD} ${PAD - 12}V${SIDE - PAD}H${SIDE - PAD + 12}"/>
    ${points.map(([x, y]) => svg`<circle cx=${at(x!)} cy=${(SIDE - Number(at(y!))).toFixed(1)} r="2.6"/>`)}
    <text x=${SIDE - PAD} y=${SIDE - 10}>${most}</text><text x=${PAD - 12} y=${PAD}>${most}</text><text x=${PAD - 12} y=${SIDE - 10}>0</text></svg>`;
}
