/** The turns of the match in a link, and why a touch does nothing. */
import type { MatchRequest } from './api';
import { together } from './lines';
import { isComputer, you, type Link } from './link';
import type { MatchState, Picture, Side, Touch } from './wire';
import { t } from './words';

export function requestOf(link: Link, touches: Touch[]): MatchRequest {
  const { start, play, first, level, seed, moves, at } = link;
  const request: MatchRequest = { start, first, level, seed, you: you(link), moves: moves.slice(0, at), touches };
  return play ? { ...request, play } : request;
}

/** Whether what is on the board is a position of another match, so that what is known of that holds of this. */
export function within(link: Link, whole: Link): boolean {
  const moves = whole.moves.slice(0, whole.at);
  return (['start', 'play', 'first', 'computer'] as const).every((key) => link[key] === whole[key]) && link.at <= whole.at && together(moves, link.moves) === whole.at;
}

export function moverAt({ first }: Link, moves: number): Side {
  return moves % 2 === 0 ? first : first === 'left' ? 'right' : 'left';
}

/** Before your last move; with the computer on no side, before the last move; negative where there is none. */
export function undone(link: Link): number {
  let at = link.at - 1;
  while (at > 0 && isComputer(link, moverAt(link, at))) at--;
  return at;
}

/** The number of moves after the computer's answers that follow. */
export function answered(link: Link, moves: number): number {
  let at = moves;
  while (at < link.moves.length && isComputer(link, moverAt(link, at))) at++;
  return at;
}

/** Whether the position on the board was there before, with the same player to move. */
export function returned({ start, now, match: { moves } }: MatchState): boolean {
  const last = moves.at(-1);
  return !!last && (start === now && moves.length % 2 === 0 || moves.some(({ to }, i) => to === last.to && i < moves.length - 1 && (moves.length - i) % 2 === 1));
}

/** Whether heaps are chosen first and then taken; everywhere else a whole move is made at once. */
export const confirms = (state: MatchState | undefined): boolean => !!state?.pictures.some((picture) => picture.layout.kind === 'heaps');

/** Why a touch does nothing. */
export function notAllowed(touch: Touch, pictures: Picture[]): string {
  const part = pictures[touch.board]?.parts.find((one) => one.id === touch.part);
  const taken = part?.kind === 'heap' ? BigInt(part.size) - BigInt(touch.level) : 0n;
  return taken > 0n ? t('You may not take {0} and leave {1}.', String(taken), touch.level) : t('That move is not allowed.');
}
