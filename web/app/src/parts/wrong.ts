/** What is wrong with what was typed: the sentence, and below it the line with the wrong piece pointed at. */
import { html, nothing, type TemplateResult } from 'lit';

/** Where a piece stands in a line as a word of its own, else where it stands at all, else -1. */
export function place(typed: string, found: string): number {
  if (!found) return -1;
  const letters = /^[\p{L}\p{N}]{2}$/u;
  for (let at = typed.indexOf(found); at >= 0; at = typed.indexOf(found, at + 1)) {
    const before = (typed[at - 1] ?? ' ') + found[0]!;
    const after = found.at(-1)! + (typed[at + found.length] ?? ' ');
    if (!letters.test(before) && !letters.test(after)) return at;
  }
  return typed.indexOf(found);
}

export function wrong(message: string, typed = '', found = ''): TemplateResult | typeof nothing {
  if (!message) return nothing;
  const at = place(typed, found);
  return html`<div class="pointed"><p class="status wrong" role="alert">${message}</p>
    ${at < 0 ? nothing : html`<code aria-hidden="true">${typed.slice(0, at)}<mark>${found}</mark>${typed.slice(at + found.length)}</code>`}</div>`;
}
