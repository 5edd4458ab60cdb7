/** Mathematics, typeset. KaTeX is fetched with the first formula; it builds elements, as the content policy wants it. */
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';

async function typeset(place: Element, latex: string, otherwise: string): Promise<void> {
  const [{ default: katex }] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
  try {
    katex.render(latex, place as HTMLElement, { throwOnError: true, output: 'htmlAndMathml', strict: false });
  } catch {
    place.textContent = otherwise;
  }
}

export function tex(latex: string, otherwise: string): TemplateResult {
  return html`<span class="tex" ${ref((place) => place && void typeset(place, latex, otherwise))}>${otherwise}</span>`;
}
