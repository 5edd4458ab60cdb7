/** The card that helps: a hint, what the moves come to, who wins and why with the proof, each to be taken along. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../game';
import type { Hints } from '../link';
import { engine, link as address } from '../place';
import { language, t } from '../words';
import { legend } from './mark';
import { hinted } from './hint';
import { hasProof, whyPanel } from './why';

/** What can be copied: a link without hints, the board for a page elsewhere, or the reason. */
export type Copied = 'locked' | 'frame' | 'text' | 'latex';

/** What the card does. */
export interface Actions {
  show: (link: { hints?: Hints; why?: boolean; proof?: boolean }) => void;
  copy: (what: Copied) => void;
  /** What the button says that copies it. */
  copied: (what: Copied, name: string) => string;
}

export function hintsCard(game: Game, { show, copy, copied }: Actions): TemplateResult {
  const { hints, why, proof, start } = game.link;
  if (hints === 'locked') return html`<section class="card"><p class="quiet">${t('This link locks the hints.')}</p></section>`;
  const copying = (what: Copied, name: string): TemplateResult =>
    html`<button class="plain small" @click=${() => copy(what)}>${copied(what, name)}</button>`;
  return html`<section class="card" aria-label=${t('Hints')}>
    <p class="reason"><button @click=${() => void game.hint()} ?disabled=${!game.yours}>${t('Hint')}</button> <span class="quiet" aria-live="polite">${hinted(game)}</span></p>
    <label class="switch"><input type="checkbox" .checked=${hints === 'on'} @change=${() => show({ hints: hints === 'on' ? 'off' : 'on' })}> ${game.state?.scoring ? t('Show the best moves') : t('Show winning moves')}</label>
    ${legend(game.marks)}
    <label class="switch"><input type="checkbox" .checked=${why} @change=${() => show({ why: !why })}> ${t('Who wins, and why')}</label>
    ${why ? whyPanel(game.answer, game.unanswered, game.considered, proof) : nothing}
    ${why && game.answer?.report ? html`<p class="reason">${hasProof(game.answer) ? html`<button class="plain small" aria-pressed=${proof ? 'true' : 'false'} @click=${() => show({ proof: !proof })}>${proof ? t('Without the proof') : t('With the proof')}</button>` : nothing}
      ${copying('text', t('Copy as text'))} ${copying('latex', t('Copy as LaTeX'))}</p>` : nothing}
    ${why || hints === 'on' || game.hinted === 'unknown' ? thinking(game) : nothing}
    <p>${copying('locked', t('Copy a link without hints'))}</p>
    ${engine === undefined ? nothing : html`<p>${copying('frame', t('Copy HTML for a page of yours'))}</p>`}
    ${paintable(game) ? html`<p><a class="small" href=${address(`/boards?game=${encodeURIComponent(start.split(' ')[0] ?? '')}&paint=1`)}>${t('Paint the losing positions')}</a></p>` : nothing}
    ${hints === 'on' && !why ? html`<p class="quiet">${game.unanswered || (game.selected ? '' : count(game))}</p>` : nothing}
  </section>`;
}

/** What took too long can be thought about for longer, while play goes on. */
function thinking(game: Game): TemplateResult | typeof nothing {
  const { spent } = game.background;
  if (spent)
    return html`<p class="pondering" role="status"><progress aria-label=${t('Thinking …')}></progress>
      <span class="quiet">${t('{0} s, {1} steps', Math.floor(spent.milliseconds / 1000), spent.work.toLocaleString(language()))}</span>
      <button class="plain small" @click=${() => game.background.stop()}>${t('Stop')}</button></p>`;
  return game.thinkable ? html`<p><button @click=${() => game.keepThinking()}>${t('Keep thinking')}</button></p>` : nothing;
}

/** Two heaps are a square of a map, on which a person can paint what they believe to be lost. */
function paintable({ state }: Game): boolean {
  return !!state?.impartial && state.play === 'normal' && state.pictures.length === 1 && state.pictures[0]!.layout.kind === 'heaps' && state.pictures[0]!.parts.length === 2;
}

function count({ answer, over, state, winning }: Game): string {
  if (!answer || over || state?.scoring) return '';
  return winning.length === 0 ? t('No move wins here.') : t('{0} {0:move wins|moves win} here.', winning.length);
}
