/** The board of a match, to play on. */
import { html, type TemplateResult } from 'lit';
import '../board/board';
import type { Game } from '../game';
import type { Touch } from '../wire';
import { titles } from './title';

/** @param marked the parts that a hint or the reason speaks of */
export function playing(game: Game, marked: number[] = []): TemplateResult {
  const { state, selected, shown } = game;
  return html`<g-board .pictures=${state?.pictures ?? []} .begun=${game.begun} .names=${state ? titles(state.start, game.link.start) : []} .next=${game.next} .refused=${state?.refused ?? []} .wanted=${selected?.next ?? []} .moves=${state?.match.moves ?? []} ?impartial=${state?.impartial ?? false} .selected=${selected?.touches ?? []}
    .results=${game.marks} .marks=${marked}
    .last=${shown?.touches ?? []} .earlier=${shown?.before ?? []} ?live=${game.yours}
    @g-touch=${(event: CustomEvent<Touch>) => void game.touch(event.detail)}
    @g-drag=${(event: CustomEvent<[Touch, Touch]>) => void game.drag(...event.detail)}
    @g-hover=${(event: CustomEvent<Touch | undefined>) => void game.hover(event.detail)}></g-board>`;
}
