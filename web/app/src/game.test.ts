import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listener, MatchRequest } from './api';
import { FRESH, type Link } from './link';
import type { MatchState, Side } from './wire';

vi.stubGlobal('localStorage', { getItem: () => null });

/** One heap of 5, of which 1 or 2 are taken; written as what is left. */
function state(request: MatchRequest): MatchState {
  const moves = request.moves ?? [];
  const mover: Side = (moves.length % 2 === 0) === (request.first !== 'right') ? 'left' : 'right';
  const left = Number(moves.at(-1) ?? 5);
  return { start: 'five 5', now: `five ${left}`, play: 'normal', mover, impartial: true, scoring: false, over: left === 0, rules: [],
    match: { you: 'left', first: 'left', moves: [] }, pictures: [{ layout: { kind: 'heaps' }, parts: [{ kind: 'heap', id: 0, size: left }], counters: [] }] } as MatchState;
}

const thinking: Listener<unknown>[] = [];
const matches: { signal: AbortSignal | undefined }[] = [];
/** Whether the server is out of reach. */
let lost = false;
/** Why no match can be judged, if none can. */
let unjudgeable = '';
const withdrawn = (signal: AbortSignal): Promise<never> => new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))));
const answers: { signal: AbortSignal | undefined }[] = [];
vi.mock('./api', () => ({
  Complaint: class extends Error {},
  api: {
    match: (request: MatchRequest, signal?: AbortSignal) => { matches.push({ signal }); return lost ? withdrawn(signal!) : Promise.resolve(state(request)); },
    touch: (request: MatchRequest) => Promise.resolve(Number(request.touches!.at(-1)!.level) < 2 ? { touched: 'refused', touches: request.touches } : { touched: 'done', touches: request.touches, move: String(request.touches!.at(-1)!.level) }),
    reply: (request: MatchRequest) => {
      const move = String(Number(request.moves!.at(-1)) - 1);
      return Promise.resolve({ ...state({ ...request, moves: [...request.moves!, move] }), move, words: 'take 1', touches: [] });
    },
    review: () => unjudgeable ? Promise.reject(new Error(unjudgeable)) : Promise.resolve({ replay: [], over: true }),
    think: (_: MatchRequest, listener: Listener<unknown>) => { thinking.push(listener); return () => thinking.pop(); },
    answer: (_: MatchRequest, signal?: AbortSignal) => { answers.push({ signal }); return new Promise(() => undefined); },
  },
}));

const { Game } = await import('./game');
const link = (more: Partial<Link> = {}): Link => ({ ...FRESH, start: 'five 5', ...more });
const host = { addController: () => undefined, removeController: () => undefined, requestUpdate: () => undefined, updateComplete: Promise.resolve(true) };
const calm = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

describe('a match on a page', () => {
  beforeEach(() => { vi.useFakeTimers(); answers.length = 0; unjudgeable = ''; });

  it('says what the rules forbid until something else is touched', async () => {
    const game = new Game(host, link(), () => undefined);
    await game.load();
    await game.touch({ board: 0, part: 0, level: 1 });
    expect(game.selected).toBeUndefined();
    expect(game.refusal).toBe('You may not take 4 and leave 1.');
    await game.touch({ board: 0, part: 0, level: 3 });
    expect(game.refusal).toBe('');
  });

  it('goes on after the same move is made again as after the first time', async () => {
    const game = new Game(host, link({ moves: ['3', '2'], at: 0 }), () => undefined);
    await game.load();
    await game.touch({ board: 0, part: 0, level: 3 });
    await game.confirm();
    expect([game.link.moves, game.link.at]).toEqual([['3', '2'], 2]);
    expect(game.yours).toBe(true);
  });

  it('chooses with one touch, plays with the same again, and is answered no sooner than after 0.25 s', async () => {
    const links: Link[] = [];
    const game = new Game(host, link(), (now) => links.push(now));
    await game.load();
    await game.touch({ board: 0, part: 0, level: 3 });
    expect(game.selected?.move).toBe('3');
    expect(game.link.moves).toEqual([]);
    await game.touch({ board: 0, part: 0, level: 3 });
    expect(game.link.moves).toEqual(['3']);
    expect(game.thinking).toBe(true);
    await vi.advanceTimersByTimeAsync(249);
    expect(game.link.moves).toEqual(['3']);
    await vi.advanceTimersByTimeAsync(2);
    expect(game.link.moves).toEqual(['3', '2']);
    expect(game.shown?.words).toBe('take 1');
    expect(links.at(-1)?.at).toBe(2);
  });

  it('goes back before your own move, and forward again', async () => {
    const game = new Game(host, link({ moves: ['3', '2', '1', '0'], at: 4 }), () => undefined);
    await game.load();
    await game.undo();
    expect(game.link.at).toBe(2);
    await game.undo();
    expect(game.link.at).toBe(0);
    await game.redo();
    expect(game.link.at).toBe(2);
  });

  it('stays judged when it is gone back in, until another move is made', async () => {
    const game = new Game(host, link({ computer: 'none', moves: ['3', '1', '0'], at: 3 }), () => undefined);
    await game.load();
    await calm();
    const { review } = game;
    expect(review).toBeDefined();
    await game.back(1);
    expect(game.review).toBe(review);
    await game.play('2');
    expect(game.review).toBeUndefined();
    await game.toTheEnd();
    await calm();
    expect(game.review).toBeDefined();
    await game.go({ first: 'right' });
    expect(game.review).not.toBe(review);
  });

  it('has a way back to the end of the match, whatever was tried before it', async () => {
    const game = new Game(host, link({ computer: 'none', moves: ['3', '1', '0'], at: 3 }), () => undefined);
    await game.load();
    await game.back(1);
    await game.play('2');
    expect(game.link.moves).toEqual(['3', '2']);
    await game.toTheEnd();
    expect(game.over).toBe(true);
    expect(game.link).toMatchObject({ moves: ['3', '1', '0'], at: 3 });
    await game.go({ moves: [], at: 0 });
    expect(game.ended).toBeUndefined();
  });

  it('says why it cannot be judged, and is played on', async () => {
    const game = new Game(host, link({ computer: 'none', moves: ['3'], at: 1 }), () => undefined);
    await game.load();
    unjudgeable = 'Not decided within 5 seconds.';
    await game.judgeNow();
    expect([game.unjudged, game.complaint, game.review]).toEqual(['Not decided within 5 seconds.', '', undefined]);
    await game.play('2');
    expect([game.link.moves, game.unjudged]).toEqual([['3', '2'], '']);
    await game.judgeNow();
    unjudgeable = '';
    await game.judgeNow();
    expect([game.unjudged, game.review?.over]).toEqual(['', true]);
  });

  it('complains if it is over and cannot be judged', async () => {
    const game = new Game(host, link({ computer: 'none', moves: ['3', '1', '0'], at: 3 }), () => undefined);
    unjudgeable = 'Not decided within 5 seconds.';
    await game.load();
    await calm();
    expect([game.unjudged, game.complaint, game.review]).toEqual(['', 'Not decided within 5 seconds.', undefined]);
  });

  it('does not say why a position could not be judged once another is on the board', async () => {
    const game = new Game(host, link({ computer: 'none', moves: ['3'], at: 1 }), () => undefined);
    await game.load();
    unjudgeable = 'Not decided within 5 seconds.';
    const judged = game.judgeNow();
    await game.play('2');
    await judged;
    expect([game.unjudged, game.complaint]).toEqual(['', '']);
  });

  it('forgets what was undone once another move is made', async () => {
    const game = new Game(host, link({ computer: 'none', moves: ['3', '2'], at: 0 }), () => undefined);
    await game.load();
    await game.play('4');
    expect(game.link.moves).toEqual(['4']);
  });

  it('does not wait any longer for an answer that is of no use', async () => {
    const game = new Game(host, link({ why: true }), () => undefined);
    void game.load();
    await calm();
    expect(answers).toHaveLength(1);
    void game.touch({ board: 0, part: 0, level: 4 });
    await calm();
    expect(answers).toHaveLength(2);
    expect(answers[0]!.signal?.aborted).toBe(true);
    game.hostDisconnected();
    expect(answers[1]!.signal?.aborted).toBe(true);
  });

  it('withdraws its questions when another match is loaded or the page is left, and does not complain of that', async () => {
    const game = new Game(host, link(), () => undefined);
    await game.load();
    matches.length = 0;
    lost = true;
    void game.load();
    await calm();
    lost = false;
    await game.load();
    await calm();
    expect(matches.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    game.hostDisconnected();
    expect(matches[1]!.signal?.aborted).toBe(true);
    expect(game.complaint).toBe('');
  });

  it('answers touches in their order', async () => {
    const game = new Game(host, link(), () => undefined);
    await game.load();
    void game.touch({ board: 0, part: 0, level: 4 });
    await game.touch({ board: 0, part: 0, level: 3 });
    expect(game.selected?.touches.map((touch) => touch.level)).toEqual([4, 3]);
  });

  it('thinks on in the background until it is stopped or the position is another', async () => {
    const game = new Game(host, link(), () => undefined);
    await game.load();
    game.answer = { gaveUp: { limit: 'time' } };
    expect(game.thinkable).toBe(true);
    game.keepThinking();
    thinking[0]!.progress({ work: 7, milliseconds: 2500 });
    expect(game.background.spent).toEqual({ work: 7, milliseconds: 2500 });
    game.background.stop();
    expect([thinking.length, game.background.spent]).toEqual([0, undefined]);
    game.keepThinking();
    thinking[0]!.found({ outcome: 'N', winning: [{ move: '3', to: '3', touches: [] }], results: { moves: [], all: true } });
    thinking[0]!.ended();
    expect([game.answer.outcome, game.winning.length, game.background.spent, game.thinkable]).toEqual(['N', 1, undefined, false]);
    thinking.length = 0;
    game.keepThinking();
    await game.load();
    expect(thinking.length).toBe(0);
  });
});
