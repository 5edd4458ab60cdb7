/** A match on a page: it sends touches, shows what they come to, lets the computer answer, and keeps the link true. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { api, Complaint, type MatchRequest } from './api';
import { Background } from './background';
import { Columns } from './board/pins';
import { LineWords } from './line-words';
import { beside, type Branch } from './lines';
import { isComputer, type Link } from './link';
import { answered, confirms, notAllowed, requestOf, undone, within } from './turns';
import { trade } from './trade';
import { marks, same, winningOf, withWinning, type Mark } from './marks';
import type { Answer, MatchState, MoveResults, Picture, Review, Side, Touch, Touched, Winning } from './wire';
import { t } from './words';

/** The computer's answer is seen no sooner than this, so that one sees it come; it thinks meanwhile. */
const SOONEST = 250;

const NONE: MoveResults = { moves: [], all: false };

export class Game implements ReactiveController {
  state?: MatchState;
  /** The boards that the match began on. */
  begun: Picture[] = [];
  private begunOn?: string;
  /** What was touched so far of the move that is being made. */
  selected?: Touched;
  /** The touch that the rules forbid, until something else is done. */
  private refused: Touch | undefined;
  /** What would be done if the part under the finger were touched. */
  hovered?: Touched;
  /** The computer's last move, until something is touched. */
  shown?: { touches: Touch[]; words: string; guessed: boolean; before: Picture[] };
  review?: Review;
  /** The match that the review is of. */
  private judged?: Link;
  /** Why a match that is not over could not be judged. */
  unjudged = '';
  /** The moves of the match that was played to its end, as long as no other is begun: it can be gone back in. */
  ended: string[] | undefined;
  answer?: Answer;
  /** What the moves of the position on the board come to, when hints are wanted. */
  private results: MoveResults = NONE;
  /** Winning moves of the position on the board, by its answer. */
  winning: Winning[] = [];
  complaint = '';
  thinking = false;
  /** The move, in words, after which the answer is; none when it is of what is on the board. */
  considered: string | undefined;
  /** The moves of lines that were left, in words, by the line. */
  readonly lineWords = new LineWords();
  /** The first place of a heap in a row that a move took from or split at, by the moves up to it: the move itself does not tell. */
  readonly columns = new Columns();
  /** The hint: what a winning move touches first, 'none' if no move wins, 'unknown' if the position is not solved. */
  hinted: Touch | 'none' | 'unknown' | undefined;
  /** Why there is no answer. */
  unanswered = '';
  readonly background = new Background(() => this.host.requestUpdate());
  private turn = 0;
  /** Questions of the match on the page, until it is another or the page is left. */
  private loading = new AbortController();
  /** Questions that are of no use once the position is another. */
  private asking = new AbortController();
  private asked = new AbortController();
  private hovering = 0;
  private touched = Promise.resolve();

  /** @param changed hears of a new link, and whether the player changed it */
  constructor(
    private readonly host: ReactiveControllerHost,
    public link: Link,
    private readonly changed: (link: Link, own: boolean) => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    void this.load();
  }

  hostDisconnected(): void {
    this.turn++;
    this.loading.abort();
    this.asking.abort();
    this.asked.abort();
    this.background.stop();
  }

  request(touches: Touch[] = []): MatchRequest {
    return requestOf(this.link, touches);
  }

  get mover(): Side {
    return this.state?.mover ?? this.link.first;
  }

  get yours(): boolean {
    return !!this.state && !this.state.over && !isComputer(this.link, this.mover);
  }

  get over(): boolean {
    return this.state?.over ?? false;
  }

  go(link: Partial<Link>): Promise<void> {
    const afresh = link.start !== undefined || link.moves?.length === 0;
    if (afresh) this.ended = undefined;
    this.link = { ...this.link, ...(afresh ? { lines: [] } : {}), ...link };
    this.changed(this.link, true);
    return this.load();
  }

  /** Asks the server for the match of the link, and goes on with it. */
  async load(): Promise<void> {
    const turn = ++this.turn;
    this.loading.abort();
    const { signal } = (this.loading = new AbortController());
    this.selected = this.hovered = this.refused = undefined;
    this.thinking = false;
    this.results = NONE;
    this.winning = [];
    this.hinted = undefined;
    this.unjudged = '';
    this.background.stop();
    try {
      const { start } = this.link;
      this.columns.begin(start);
      const state = await api.match(this.request(), signal);
      const begun = this.begunOn === start ? this.begun : this.link.at ? (await api.match({ ...this.request(), moves: [] }, signal)).pictures : state.pictures;
      if (turn !== this.turn) return;
      this.state = state;
      this.begun = begun;
      this.begunOn = start;
      if (state.over) this.ended = this.link.moves;
      this.complaint = '';
      this.follow(turn);
    } catch (e) {
      this.complain(e, turn);
    }
    this.host.requestUpdate();
  }

  private follow(turn: number): void {
    void this.lineWords.ask(this.link.lines, this.request(), () => this.host.requestUpdate());
    void this.colour();
    if (this.link.why || this.link.hints !== 'off') void this.explain();
    if (!this.judged || !within(this.link, this.judged)) this.review = undefined;
    if (this.over) void this.judge(turn);
    else if (!this.yours && this.link.at === this.link.moves.length) {
      this.thinking = true;
      void this.reply(turn);
    } else if (this.link.puzzle && this.link.at) void this.judge(turn);
  }

  private async reply(turn: number): Promise<void> {
    const before = this.state?.pictures ?? [];
    try {
      const [reply] = await Promise.all([api.reply(this.request(), this.loading.signal), new Promise((seen) => setTimeout(seen, SOONEST))]);
      if (turn !== this.turn) return;
      this.thinking = false;
      this.shown = { touches: reply.touches, words: reply.words, guessed: reply.guessed, before };
      this.columns.note([...this.link.moves, reply.move], this.state, reply.touches);
      this.state = reply;
      this.link = { ...this.link, moves: [...this.link.moves, reply.move], at: this.link.at + 1 };
      if (reply.over) this.ended = this.link.moves;
      this.changed(this.link, false);
      this.follow(this.turn);
    } catch (e) {
      if (turn === this.turn) this.thinking = false;
      this.complain(e, turn);
    }
    this.host.requestUpdate();
  }

  /** What each touch comes to, for those who want hints; with values for those who know what they are. */
  async colour(): Promise<void> {
    const turn = this.turn;
    this.results = NONE;
    this.asked.abort();
    const asked = (this.asked = new AbortController());
    if (this.link.hints !== 'on' || !this.yours) return;
    try {
      const results = await api.moves({ ...this.request(), full: trade() }, asked.signal);
      if (turn !== this.turn || asked.signal.aborted) return;
      this.results = results;
    } catch {
      return; // a board that is not coloured is still played on
    }
    this.host.requestUpdate();
  }

  /** What the next touches come to; of heaps, also those that begin anew. */
  get marks(): Map<string, Mark> {
    if (this.link.hints !== 'on' || !this.yours) return new Map();
    const { moves, all } = this.results;
    const known = withWinning(moves, this.state?.scoring ? [] : this.winning);
    const made = this.selected?.touches ?? [];
    return new Map([...(confirms(this.state) ? marks(known, [], all) : []), ...marks(known, made, all)]);
  }

  /** What may be touched now; of heaps, other levels of those that are chosen too. */
  get next(): Touch[] {
    const first = this.state?.next ?? [];
    return this.selected ? [...(this.selected.next ?? []), ...first] : first;
  }

  private async judge(turn: number, failed = (e: unknown) => this.complain(e)): Promise<void> {
    if (this.review) return;
    const judged = this.link;
    try {
      const review = await api.review(this.request(), this.loading.signal);
      if (turn === this.turn) [this.review, this.judged] = [review, judged];
    } catch (e) {
      if (turn === this.turn) failed(e);
    }
    this.host.requestUpdate();
  }

  /** Judges an unfinished match too; play goes on where that is too much. */
  judgeNow(): Promise<void> {
    this.unjudged = '';
    return this.judge(this.turn, (e) => (this.unjudged = e instanceof Error ? e.message : String(e)));
  }

  /** A touch waits for the answer to the one before it, however fast the fingers are. */
  touch(touch: Touch): Promise<void> {
    return (this.touched = this.touched.then(() => this.send(touch)));
  }

  /** A piece that is dragged is touched, and then what it is put on. */
  async drag(from: Touch, to: Touch): Promise<void> {
    if (!this.selected?.touches.some((one) => same(one, from))) await this.touch(from);
    if (this.selected) await this.touch(to);
  }

  private async send(touch: Touch): Promise<void> {
    if (!this.yours) return;
    const chosen = this.selected?.touches ?? [];
    const last = chosen.at(-1);
    if (this.selected?.move !== undefined && last && same(last, touch)) return this.confirm();
    const turn = this.turn;
    try {
      const touched = await api.touch(this.request([...chosen, touch]), this.loading.signal);
      if (turn !== this.turn) return;
      this.hovered = undefined;
      this.refused = touched.touched === 'refused' ? touch : undefined;
      if (touched.touched === 'done' && !confirms(this.state) && touched.move !== undefined) return this.play(touched.move, touched.touches);
      this.selected = touched.touched === 'refused' ? undefined : touched;
      this.shown = undefined;
      if (this.link.why) void this.explain();
    } catch (e) {
      this.complain(e, turn);
    }
    this.host.requestUpdate();
  }

  /** The part under the finger, or none. */
  async hover(touch?: Touch): Promise<void> {
    const number = ++this.hovering;
    if (!touch || !this.yours || !this.link.why || !confirms(this.state)) {
      if (this.hovered) {
        this.hovered = undefined;
        if (this.link.why) void this.explain();
      }
      return;
    }
    const touched = await api.touch(this.request([...(this.selected?.touches ?? []), touch]), this.loading.signal).catch(() => undefined);
    if (!touched || number !== this.hovering) return;
    this.hovered = touched.move === undefined ? undefined : touched;
    await this.explain();
  }

  /** Why nothing came of the last touch. */
  get refusal(): string {
    return this.refused ? notAllowed(this.refused, this.state?.pictures ?? []) : '';
  }

  cancel(): void {
    this.selected = this.hovered = this.refused = undefined;
    if (this.link.why) void this.explain();
    this.host.requestUpdate();
  }

  async confirm(): Promise<void> {
    if (this.selected?.move !== undefined) await this.play(this.selected.move);
  }

  async play(move: string, touches: Touch[] = this.selected?.touches ?? []): Promise<void> {
    this.shown = undefined;
    const { moves, at, lines } = this.link;
    this.columns.note([...moves.slice(0, at), move], this.state, touches);
    // Made again, a move goes on along the same line.
    if (moves[at] === move) return this.go({ at: answered(this.link, at + 1) });
    const now = [...moves.slice(0, at), move];
    await this.go({ moves: now, at: at + 1, lines: beside(lines, moves, now) });
  }

  /** Goes on along another line that was tried, after its first move that is not of the line on the board. */
  async choose({ from, line }: Branch): Promise<void> {
    this.shown = undefined;
    await this.go({ moves: line, at: from + 1, lines: beside(this.link.lines, this.link.moves, line) });
  }

  /** Back before your last move; with the computer on no side, before the last move. */
  async undo(): Promise<void> {
    const at = undone(this.link);
    if (at >= 0) await this.back(at);
  }

  async redo(): Promise<void> {
    if (this.link.at < this.link.moves.length) await this.back(answered(this.link, this.link.at + 1));
  }

  async back(at: number): Promise<void> {
    this.shown = undefined;
    await this.go({ at });
  }

  /** Forward again to the end of the match, whatever was tried since. */
  async toTheEnd(): Promise<void> {
    const moves = this.ended ?? this.link.moves;
    this.shown = undefined;
    await this.go({ moves, at: moves.length });
  }

  /** Who wins, and why: of what is touched, else of what is on the board. */
  async explain(): Promise<void> {
    const { touches = [], words } = this.hovered ?? this.selected ?? {};
    const turn = this.turn;
    this.asking.abort();
    const asking = (this.asking = new AbortController());
    try {
      // Always with the proof: only then is it known whether there is one.
      const answer = await api.answer({ ...this.request(touches), full: this.link.why }, asking.signal);
      if (turn !== this.turn || asking.signal.aborted) return;
      this.answer = answer;
      if (!touches.length) this.winning = winningOf(answer, this.mover);
      this.considered = words;
      this.unanswered = '';
    } catch (e) {
      if (asking.signal.aborted) return;
      this.answer = undefined;
      this.unanswered = e instanceof Error ? e.message : String(e);
    }
    this.host.requestUpdate();
  }

  /** Finds where to look for a winning move. */
  async hint(): Promise<void> {
    this.cancel();
    await this.explain();
    if (this.answer?.outcome !== undefined) this.hinted = this.winning[0]?.touches[0] ?? 'none';
    else if (this.answer?.gaveUp) this.hinted = 'unknown';
    this.host.requestUpdate();
  }

  /** The reason as a text, or as a piece of a LaTeX document; none, and a complaint, when it cannot be had. */
  async written(as: 'text' | 'latex'): Promise<string | undefined> {
    const { touches = [] } = this.selected ?? {};
    try {
      return (await api.written({ ...this.request(touches), full: this.link.proof }, as)).text;
    } catch (e) {
      this.complain(e);
      return undefined;
    }
  }

  /** Whether the position on the board was too much for a short answer, and is not thought about now. */
  get thinkable(): boolean {
    return !!this.answer?.gaveUp && !this.unanswered && !this.background.spent && !this.selected && !this.over;
  }

  private get command(): string {
    const { now, play } = this.state!;
    return `./grundy solve '${now}'${play === 'misere' ? ' --misere' : ''} --time 1h`;
  }

  /** Goes on with the question that took too long, in the background. */
  keepThinking(): void {
    const turn = this.turn;
    this.background.begin({ ...this.request(), full: true }, (thought) => {
      if (turn !== this.turn) return;
      this.answer = thought;
      this.considered = undefined;
      this.unanswered = thought.gaveUp ? t('Not solved in two minutes either. In a terminal, this thinks for an hour: {0}', this.command) : '';
      this.winning = winningOf(thought, this.mover);
      if (this.link.hints === 'on') this.results = thought.results;
    }, (why) => (this.unanswered = why));
  }

  /** What goes wrong with a question that is of no use any more is not said. */
  private complain(e: unknown, turn = this.turn): void {
    if (turn !== this.turn) return;
    this.complaint = e instanceof Complaint || e instanceof Error ? e.message : String(e);
    this.host.requestUpdate();
  }
}
