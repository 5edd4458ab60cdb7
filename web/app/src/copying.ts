/** Texts that are taken along: what a button copies, and a page as HTML for a page elsewhere. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { engine, link } from './place';
import { trade } from './trade';
import { language, t } from './words';

const SAID_FOR = 1500;

/** Copies texts for a page; the button that was pressed says for a moment whether it worked. */
export class Copying implements ReactiveController {
  private last: { what: string; done: boolean } | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.last = undefined;
  }

  /** @param what names the button */
  async copy(what: string, text: string): Promise<void> {
    let done = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // A browser may forbid it, and has no clipboard where the page came over plain HTTP.
      done = false;
    }
    const said = (this.last = { what, done });
    this.host.requestUpdate();
    setTimeout(() => {
      if (this.last === said) this.last = undefined;
      this.host.requestUpdate();
    }, SAID_FOR);
  }

  /** What a button says. */
  name(what: string, name: string): string {
    return this.last?.what !== what ? name : this.last.done ? t('Copied') : t('Your browser does not allow it');
  }

  /** @param of what the button is about, where others have the same name */
  button(what: string, name: string, text: () => string, of = ''): TemplateResult {
    const said = this.name(what, name);
    return html`<button aria-label=${of ? `${said}: ${of}` : nothing} @click=${() => void this.copy(what, text())}>${said}</button>`;
  }

  /** Copies a page for a page elsewhere. A server of one's own lets no page have it. */
  frameButton(address: string, title: string): TemplateResult | typeof nothing {
    return engine === undefined ? nothing : this.button('frame', t('Copy HTML for a page of yours'), () => frame(address, title));
  }
}

/** An address for somewhere else, where the page is to be in the same language and with the same words. */
export function shared(address: string): string {
  const url = new URL(link(address), location.href);
  url.searchParams.set('lang', language());
  if (trade()) url.searchParams.set('theory', '1');
  return url.href;
}

/** A page of the workbench in a frame, without its head. */
export function frame(address: string, title: string): string {
  const frame = document.createElement('iframe');
  const url = new URL(link(address), location.href);
  url.searchParams.set('embed', '1');
  frame.src = url.href;
  frame.title = title;
  frame.width = '640';
  frame.height = '560';
  frame.style.border = '0';
  return frame.outerHTML;
}
