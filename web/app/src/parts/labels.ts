/** Formulas on a drawing: lines below, and each formula centred on its place. */
import { html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { styled } from './styled';
import { tex } from './tex';

export interface Label {
  x: number;
  y: number;
  latex: string;
  text: string;
}

/** How wide a formula will be, about. */
export const wide = (text: string): number => 26 + 9 * Math.min(text.length, 24);

export function labelled(name: string, title: string, width: number, height: number, lines: SVGTemplateResult[], labels: Label[], choose?: (text: string) => void): TemplateResult {
  const place = (label: Label) => styled({ left: `${label.x}px`, top: `${label.y}px` });
  return html`<div class="scroll shaded" tabindex="0" role="group" aria-label=${title}><div class="labelled ${name}" ${styled({ width: `${width}px`, height: `${height}px` })}>
    <svg width=${width} height=${height} viewBox="0 0 ${width} ${height}" aria-hidden="true">${lines}</svg>
    ${labels.map((label) => choose
      ? html`<button ${place(label)} aria-label=${label.text} @click=${() => choose(label.text)}>${tex(label.latex, label.text)}</button>`
      : html`<span ${place(label)}>${tex(label.latex, label.text)}</span>`)}
  </div></div>`;
}
