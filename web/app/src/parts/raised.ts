/** Values with what is written above the line in its place. */
import { html, type TemplateResult } from 'lit';

/** `↑[2]` with its index raised, as in print. */
export const raised = (text: string): (string | TemplateResult)[] =>
  text.split(/(?<=[↑↓])(\[\d+\])/).map((piece, i) => (i % 2 ? html`<sup>${piece}</sup>` : piece));
