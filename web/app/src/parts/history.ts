/** What was played, judged when the player wants it; saved to a file and read again. */
import { html, nothing, type TemplateResult } from 'lit';
import { download } from '../download';
import type { Game } from '../game';
import { moverAt } from '../turns';
import { twigs, type Twig } from '../lines';
import { you } from '../link';
import { t } from '../words';
import { chart, slip, slipped } from './chart';
import { signs } from './pretty';

function save(game: Game): void {
  const state = game.state;
  if (!state) return;
  const { start, play, match } = state;
  const text = JSON.stringify({ schema: 1, start, play, level: game.link.level, computer: game.link.computer, seed: game.link.seed, match: { you: match.you, first: match.first, moves: match.moves.map(({ by, move, to }) => ({ by, move, to })) } }, null, 1);
  download(text, 'application/json', `${start.split(' ')[0]}.json`);
}

async function open(event: Event, load: (text: string) => void): Promise<void> {
  const file = (event.target as HTMLInputElement).files?.[0];
  if (file) load(await file.text());
}

/** What those are called who win above the chart's line and below it. */
function sides({ link, state }: Game): [string, string] {
  if (link.computer !== 'none' && link.computer !== 'both') return [t('You'), t('The computer')];
  if (!state?.impartial) return [t('Left'), t('Right')];
  return link.first === 'left' ? [t('First player'), t('Second player')] : [t('Second player'), t('First player')];
}

/** The lines that were tried beside the one on the board, each below the line that it leaves. */
function lines(game: Game): TemplateResult | typeof nothing {
  const all = twigs(game.link.lines, game.link.moves);
  return all.length ? html`<h2>${t('Other lines')}</h2>${tree(game, all)}` : nothing;
}

function tree(game: Game, all: Twig[]): TemplateResult {
  return html`<ul class="lines">${all.map((twig) => html`<li><button class="plain small" @click=${() => void game.choose(twig)}>${twig.from + 1}. ${signs(game.lineWords.of(twig.line).slice(twig.from).join(', '))}</button>
    ${twig.twigs.length ? tree(game, twig.twigs) : nothing}</li>`)}</ul>`;
}

/** What the judgement of a match comes to; nothing before it is judged, or when its ending says it. */
export function judgement({ review, state, unjudged }: Pick<Game, 'review' | 'state' | 'unjudged'>): string {
  if (unjudged) return unjudged;
  if (!review || !state?.match.moves.length) return '';
  const slips = review.replay.map((_, at) => slip(review, at));
  const count = (what: string): number => slips.filter((one) => one === what).length;
  const said = [
    ...(count('win') ? [t('{0} {0:move|moves} threw away the win.', count('win'))] : []),
    ...(count('draw') ? [t('{0} {0:move|moves} threw away the draw.', count('draw'))] : []),
    ...(count('points') ? [t('{0} {0:move|moves} gave away points.', count('points'))] : []),
  ];
  return said.length ? said.join(' ') : review.ending?.because ? '' : t('No move threw away the win.');
}

export function history(game: Game, load: (text: string) => void, kept: boolean, keep: () => void): TemplateResult {
  const moves = game.state?.match.moves ?? [];
  return html`<section class="card" aria-label=${t('Moves so far')}>
    ${moves.length
      ? html`<ol class="history">${moves.map((move, i) => {
          const quality = game.review?.replay[i + 1]?.quality ?? '';
          return html`<li class=${quality}><button class="plain" @click=${() => void game.back(i + 1)}>${signs(move.words)}</button>
            ${quality === 'mistake' ? html`<span class="mistake">${slipped(game.review, i + 1)}</span>` : nothing}</li>`;
        })}</ol>`
      : html`<p class="quiet">${t('No moves yet.')}</p>`}
    ${lines(game)}
    ${chart(game.review, you(game.link), sides(game), (moves) => moverAt(game.link, moves), game.link.at, (at) => void game.back(at))}
    ${moves.length ? html`<p class="quiet judgement" role="status">${judgement(game)}</p>` : nothing}
    <div class="tools">
      <button @click=${() => void game.judgeNow()} ?disabled=${!moves.length || !!game.review || (game.link.hints === 'locked' && !game.over)}>${t('Analyse')}</button>
      <button @click=${keep} ?disabled=${!game.link.moves.length}>${kept ? t('Saved') : t('Save')}</button>
      <button @click=${() => save(game)} ?disabled=${!moves.length}>${t('Download')}</button>
      <label class="button">${t('Open')}<input type="file" accept="application/json,.json" class="hidden" @change=${(event: Event) => void open(event, load)}></label>
    </div>
  </section>`;
}
