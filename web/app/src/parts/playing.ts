/** The board of a match, to play on. */
import { html, type TemplateResult } from 'lit';
import '../board/board';
import { heapsOf, pins, type Pins } from '../board/pins';
import type { Game } from '../game';
import type { Touch } from '../wire';
import { captions } from './title';

/** Where the heaps of a single board in rows lie; nothing of other boards. */
function inRows({ state, begun, columns }: Game): Pins | undefined {
  const [now, ...others] = state?.pictures ?? [];
  const layout = begun[0]?.layout;
  if (!state || others.length || now?.layout.kind !== 'rows' || layout?.kind !== 'rows') return undefined;
  const played = state.match.moves.map(({ move }) => move);
  const taken = state.match.moves.flatMap(({ to }, i) => {
    const heaps = heapsOf(to);
    return heaps ? [{ heaps, column: columns.of(played.slice(0, i + 1)) }] : [];
  });
  const left = taken.at(-1)?.heaps ?? layout.lengths;
  return taken.length === played.length && String(left) === String(now.layout.lengths) ? pins(layout.lengths, taken) : undefined;
}

/** @param marked the parts that a hint or the reason speaks of */
export function playing(game: Game, marked: number[] = []): TemplateResult {
  const { state, selected, shown } = game;
  return html`<g-board .pins=${inRows(game)} .pictures=${state?.pictures ?? []} .begun=${game.begun} .names=${state ? captions(state.start, game.link.start) : []} .next=${game.next} .refused=${state?.refused ?? []} .wanted=${selected?.next ?? []} .moves=${state?.match.moves ?? []} ?impartial=${state?.impartial ?? false} .selected=${selected?.touches ?? []}
    .results=${game.marks} .marks=${marked}
    .last=${shown?.touches ?? []} .earlier=${shown?.before ?? []} ?live=${game.yours}
    @g-touch=${(event: CustomEvent<Touch>) => void game.touch(event.detail)}
    @g-drag=${(event: CustomEvent<[Touch, Touch]>) => void game.drag(...event.detail)}
    @g-hover=${(event: CustomEvent<Touch | undefined>) => void game.hover(event.detail)}></g-board>`;
}
