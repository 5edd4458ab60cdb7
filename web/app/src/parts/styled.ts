/** Sets style properties one by one, which the content policy allows; a style attribute it does not. */
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

class Styled extends Directive {
  override update(part: ElementPart, [styles]: [Record<string, string>]): unknown {
    for (const [name, value] of Object.entries(styles)) (part.element as HTMLElement).style.setProperty(name, value);
    return noChange;
  }

  override render(_styles: Record<string, string>): unknown {
    return noChange;
  }
}

/** Used as `<div ${styled({ '--columns': '3' })}>`. */
export const styled = directive(Styled);
