/** A mark on what may be touched: a sign for win, draw or loss, and the value for those who want it, else the distance to the end. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { shade, SIGNS, type Mark } from '../marks';
import { t } from '../words';
import { signs } from './pretty';
import { raised } from './raised';
import { styled } from './styled';

const points = (lead: number): string => (lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : '0');

/** What a mark is like: where more touches do better, that is what one wants to know. */
const kindOf = ({ result, goesOn }: Mark): keyof typeof SIGNS => (goesOn ? 'begins' : result);

function textOf(mark: Mark): string {
  const { goesOn, length, hidden, lead, value } = mark;
  // A thin space, since a cross before a number would multiply.
  const beside = value === undefined ? (lead !== undefined ? points(lead) : hidden ? undefined : length) : '\u2009' + signs(value).replace(/-(?=\d)/g, '−');
  return SIGNS[kindOf(mark)] + (goesOn ? '' : beside ?? '');
}

/** The longest text of a mark between parts that stand close to each other. */
const NARROW = 5;

/** @param narrow whether there is no room for a long value */
export function markOf(mark: Mark | undefined, narrow = false): TemplateResult | typeof nothing {
  if (!mark) return nothing;
  const text = textOf(mark);
  const shown = narrow && text.length > NARROW ? SIGNS[kindOf(mark)] : text;
  return html`<span class="mark ${kindOf(mark)}" aria-hidden="true" ${styled({ 'background-color': shade(mark.value) })}>${raised(shown)}</span>`;
}

/** How wide a mark is in a drawing, with the halo around it. */
export const wideOf = (mark: Mark): number => 16 + 8 * textOf(mark).length;

/** The same in a drawing, around a point. */
export function markAt(mark: Mark | undefined, at: { x: number; y: number }): SVGTemplateResult[] {
  if (!mark) return [];
  const text = textOf(mark);
  const wide = wideOf(mark) - 6;
  const box = (fill: string): SVGTemplateResult =>
    svg`<rect x=${at.x - wide / 2} y=${at.y - 10} width=${wide} height="20" rx="6" ${styled({ fill })}/>`;
  return [svg`<g class="price ${kindOf(mark)}" aria-hidden="true">${box('')}${box(shade(mark.value) || 'transparent')}<text x=${at.x} y=${at.y}>${text}</text></g>`];
}

/** What the signs of these marks mean. */
export function legend(marks: Map<string, Mark>): TemplateResult | typeof nothing {
  const all = [...marks.values()];
  const kinds = new Set(all.map(kindOf));
  if (!kinds.size) return nothing;
  const names = { wins: t('wins'), begins: t('more touches do better'), draws: t('draws'), loses: t('loses') };
  const beside = all.some((mark) => mark.lead !== undefined) ? t('Numbers are the final margin in points.') : all.some((mark) => mark.value !== undefined) ? t('The value is that of what is left.') : t('Numbers count the moves that are left.');
  const told = all.some((mark) => (mark.value ?? mark.lead ?? mark.length) !== undefined);
  return html`<p class="quiet legend">${(['wins', 'begins', 'draws', 'loses'] as const).filter((kind) => kinds.has(kind)).map((kind) => html`<span><b class="mark ${kind}" aria-hidden="true">${SIGNS[kind]}</b> ${names[kind]}</span>`)}
    ${told ? html`<span>${beside}</span>` : nothing}</p>`;
}
