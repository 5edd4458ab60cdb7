/** Mathematics, typeset. KaTeX is fetched with the first formula; it builds elements, as the content policy wants it. */
import { html, type TemplateResult } from 'lit';
import { signs } from './pretty';

/** A formula; its plain text until it is typeset. It has no template, since KaTeX fills it. */
class Tex extends HTMLElement {
  private latex = '';

  set formula([latex, otherwise]: [string, string]) {
    if (latex === this.latex) return;
    this.latex = latex;
    this.textContent = otherwise;
    void this.typeset(latex, otherwise);
  }

  private async typeset(latex: string, otherwise: string): Promise<void> {
    const [{ default: katex }] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
    if (latex !== this.latex) return;
    try {
      katex.render(latex.replace(/\|+/g, (bars) => `\\mathrel{${bars}}`), this, { throwOnError: true, output: 'htmlAndMathml', strict: false });
    } catch {
      this.textContent = otherwise;
    }
  }
}
customElements.define('g-tex', Tex);

export const tex = (latex: string, otherwise: string): TemplateResult => html`<g-tex .formula=${[latex, otherwise]}></g-tex>`;

/** A sentence in pieces: `{ text }`, and `{ latex }` for what stands between \( and \). */
export function pieces(sentence: string): { text?: string; latex?: string }[] {
  return sentence.split(/(\\\(.*?\\\))/).filter((piece) => piece !== '').map((piece) =>
    piece.startsWith('\\(') ? { latex: piece.slice(2, -2) } : { text: signs(piece) });
}

export const mixed = (sentence: string): TemplateResult =>
  html`${pieces(sentence).map((piece) => (piece.latex === undefined ? piece.text : tex(piece.latex, piece.latex)))}`;
