/** Any game: the board, who plays, what was played, and why. Everything on it stands in the address. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Board } from '../board/board';
import '../board/board';
import { Copying, frame, shared } from '../copying';
import { Game } from '../game';
import { isComputer, read, write, you, type Hints, type Link, type Players } from '../link';
import { chip, keys } from '../parts/chip';
import { dots } from '../parts/dots';
import '../parts/editor';
import { read as editable, unread, type Edited } from '../parts/editor';
import { markedBy } from '../parts/hint';
import { hintsCard, type Copied } from '../parts/hints';
import { history } from '../parts/history';
import { playing } from '../parts/playing';
import { signs } from '../parts/pretty';
import { sentence, titles } from '../parts/title';
import { marksOf } from '../parts/why';
import { here, link as address, show, step } from '../place';
import { keep } from '../saved';
import { solve } from '../solved';
import { returned } from '../turns';
import type { MatchState, Side } from '../wire';
import { t } from '../words';

/** The score of a match that is decided by points. */
function points(lead: number, left: string, right: string, over: boolean): string {
  if (over) return lead === 0 ? t('In the end the score is level.') : t('In the end {0} is {1} ahead.', lead > 0 ? left : right, Math.abs(lead));
  return lead === 0 ? t('The player with more points wins. So far the score is level.') : t('The player with more points wins. So far {0} is {1} ahead.', lead > 0 ? left : right, Math.abs(lead));
}

@customElement('g-play')
export class Play extends LitElement {
  /** The position that is being changed. */
  @state() private editing?: Edited;
  private readonly copying = new Copying(this);
  @state() private kept = false;
  /** The position that the chart shows. */
  private pointAt = -1;
  private game = new Game(this, read(location.search, 'nim 3 4 5'), (link, own) => {
    (own ? step : show)('/play' + write(link));
  });
  private readonly played = keys(this.game);
  /** While a position is edited, keys do not play. */
  private readonly keys = (event: KeyboardEvent): void => {
    if (!this.editing) this.played(event);
  };
  private readonly redraw = (): void => {
    void this.game.colour();
    this.requestUpdate();
  };

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    step(here());
    addEventListener('keydown', this.keys);
    addEventListener('g-trade', this.redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keys);
    removeEventListener('g-trade', this.redraw);
  }

  /** Whoever played by keys goes on by keys when the match is over. */
  protected override updated(): void {
    const { puzzle, start } = this.game.link;
    if (puzzle && this.solved) solve(puzzle, start);
    this.showPoint();
    const stage = this.querySelector<HTMLElement>('.stage');
    stage?.classList.toggle('stays', stage.offsetHeight + 32 < innerHeight);
    const board = this.querySelector<Board>('g-board');
    if (!this.game.over || !board?.byKeys) return;
    void board.updateComplete.then(() => {
      if (!board.byKeys || document.activeElement !== document.body) return;
      board.byKeys = false;
      this.querySelector<HTMLElement>('.again')?.focus();
    });
  }

  /** The chart of a long match is wider than its place: what is on the board is in sight. */
  private showPoint(): void {
    const { at } = this.game.link;
    const point = this.querySelector<HTMLElement>('.chart .here');
    if (!point || this.pointAt === at) return;
    this.pointAt = at;
    const scroll = point.closest('.scroll')!;
    const { left, width } = point.getBoundingClientRect();
    const place = scroll.getBoundingClientRect();
    scroll.scrollLeft += left + width / 2 - place.left - place.width / 2;
  }

  private names(): Record<Side, string> {
    const impartial = this.game.state?.impartial ?? true;
    return impartial ? { left: t('First player'), right: t('Second player') } : { left: t('Left'), right: t('Right') };
  }

  private status(): string {
    const { game } = this;
    const state = game.state;
    if (game.complaint) return game.complaint;
    if (!state) return '';
    if (game.over) {
      const alone = game.link.computer === 'none' || game.link.computer === 'both';
      if (alone) return state.match.winner === 'draw' ? t('Nobody won.') : t('{0} wins.', this.who(state.match.winner as Side));
      const ending = game.review?.ending;
      return ending ? `${ending.said} ${ending.because ?? ''}${this.solved ? ` ${t('The move that wins: {0}.', state.match.moves[0]!.words)}` : ''}` : '…';
    }
    if (game.thinking) return t('Thinking …');
    if (game.refusal) return game.refusal;
    const found = this.found();
    if (found) return found;
    if (game.shown?.guessed) return t('I {0}. That was a guess: I could not work it out in time. Your turn.', game.shown.words);
    if (game.shown) return t('I {0}. Your turn.', game.shown.words);
    if (game.link.puzzle && !game.link.at) return t('One move wins. Find it.');
    if (!game.yours && game.link.at < game.link.moves.length) return t('You are looking back at the match. Touch {0} to go on.', t('Redo'));
    return game.link.computer === 'none' ? t('{0} to move.', this.who(state.mover)) : t('Your turn.');
  }

  /** Whether the match is a puzzle that was won. */
  private get solved(): boolean {
    const { link, state } = this.game;
    return !!link.puzzle && state?.match.winner === you(link);
  }

  /** Whether the move that was made last in a puzzle is the one that wins, once that is known. */
  private found(): string {
    const { link, review, shown } = this.game;
    if (!link.puzzle || link.at < 2 || !review) return '';
    if (review.replay[link.at - 1]?.quality === 'mistake') return t('That move does not win. Undo it and try another.');
    return link.at === 2 && shown ? t('That is the move that wins. Now win the game: I {0}.', shown.words) : '';
  }

  private who(side: Side): string {
    const state = this.game.state;
    return state?.impartial
      ? side === state.match.first ? t('First player') : t('Second player')
      : this.names()[side];
  }

  protected override render(): TemplateResult {
    const { game } = this;
    const state = game.state;
    // What was asked for by its own name, marienbad, keeps it.
    const named = /^[\w.-]+$/.test(game.link.start) ? game.link.start : state?.start;
    const shown = this.editing?.start ?? named;
    const name = shown ? titles(shown, this.editing ? shown : game.link.start).join(' + ') : '';
    document.title = name ? `${name} · Grundy` : 'Grundy';
    const boardless = !!game.complaint && !state && !this.editing;
    const alone = game.link.computer === 'none' || game.link.computer === 'both';
    return html`<main class="play ${game.link.embed ? 'embedded' : ''}">
      <section class="stage" aria-label=${t('Board')}>
        <h1>${name || game.link.start}</h1>
        <p class="rules" ?hidden=${!!this.editing}>${rules(state?.rules ?? [], state ? titles(state.start, game.link.start) : [])} ${state?.play === 'misere' ? t('The player who moves last loses.') : state && !state.scoring ? t('The player who moves last wins.') : ''} ${splits(state) ? t('Each unbroken row is a heap; taking from the middle splits it.') : ''}</p>
        ${this.editing ? this.editor(this.editing) : playing(game, this.marked())}
        ${this.editing ? nothing : html`<div class="turn">
          <p class="status ${game.complaint ? 'wrong' : ''} ${game.over ? 'ending' : ''}" role="status" aria-live="polite">${signs(this.status())}
            ${state && !state.impartial && !game.over && game.yours && game.link.computer !== 'none' ? html`<span class="side ${state.mover}">${t('You are {0}.', this.names()[state.mover])}</span>` : nothing}</p>
          ${state?.scoring ? html`<p class="quiet">${points(state.lead ?? 0, this.who('left'), this.who('right'), game.over)}</p>` : nothing}
          ${state && !game.over && returned(state) ? html`<p class="quiet">${t('This position was on the board before: play can go on forever.')}</p>` : nothing}
          ${chip(game)}
        </div>`}
        ${boardless ? html`<p><a href=${address('/games')}>${t('Games')}</a></p>` : nothing}
        ${this.editing ? nothing : dots(state, game.review, alone ? undefined : you(game.link), game.link.at, (at) => void game.back(at), game.link.moves)}
        ${this.editing ? nothing : boardless ? html`<div class="tools">${this.change()}</div>` : this.tools()}
      </section>
      ${game.link.embed || boardless || this.editing ? nothing : html`<aside class="panel ${game.link.why && !game.answer && !game.unanswered ? 'opening' : ''}">
        ${hintsCard(game, { show: (link) => void this.show(link), copy: (what) => void this.copy(what), copied: (what, name) => this.copying.name(what, name) })}
        ${this.settings()}
        ${history(game, (text) => void this.load(text), this.kept, () => this.keep())}
      </aside>`}
    </main>`;
  }

  /** The parts that a hint or the reason speaks of. */
  private marked(): number[] {
    const { link, answer } = this.game;
    if (link.hints === 'locked') return [];
    const hint = markedBy(this.game);
    return hint.length ? hint : link.why ? marksOf(answer) : [];
  }

  private tools(): TemplateResult {
    const { game } = this;
    const ending = game.over ? game.review?.ending : undefined;
    return html`<div class="tools">
      <button @click=${() => void game.undo()} ?disabled=${game.link.at === 0}>${t('Undo')}</button>
      <button @click=${() => void game.redo()} ?disabled=${game.link.at >= game.link.moves.length}>${t('Redo')}</button>
      ${ending?.turn !== undefined ? html`<button @click=${() => void game.back(ending.turn!)}>${t('Go back there')}</button>` : nothing}
      ${game.ended && !game.over ? html`<button @click=${() => void game.toTheEnd()}>${t('Back to the end')}</button>` : nothing}
      ${this.solved && game.over ? html`<button @click=${() => void game.go({ at: 0, why: true })}>${t('Why does it win?')}</button>` : nothing}
      ${game.link.puzzle ? html`<a href=${address(`/daily?day=${game.link.puzzle}`)}>${t('Puzzles of the day')}</a>` : nothing}
      ${game.link.lesson ? html`<a href=${address(`/lessons?n=${encodeURIComponent(game.link.lesson)}`)}>${t('Back to the lesson')}</a>` : nothing}
      <button class="again" @click=${() => void game.go({ moves: [], at: 0, seed: game.link.seed + 1 })} ?disabled=${game.link.moves.length === 0}>${t('New game')}</button>
      ${game.link.embed
        ? html`<a target="_blank" rel="noopener" href=${address('/play' + write({ ...game.link, embed: false }))}>${t('Open in Grundy')}</a>`
        : html`${this.change()}
          <button @click=${() => void this.copy('link')}>${this.copying.name('link', t('Copy the link'))}</button>`}
    </div>`;
  }

  private change(): TemplateResult | typeof nothing {
    return this.game.link.embed ? nothing : html`<button class="change" @click=${() => void this.edit()}>${t('Change the position')}</button>`;
  }

  private keep(): void {
    try {
      const { link, state } = this.game;
      keep('match', t('{0}, {1} {1:move|moves}', titles(state?.start ?? link.start, link.start).join(' + '), link.moves.length));
      this.kept = true;
      setTimeout(() => (this.kept = false), 1500);
    } catch (e) {
      this.game.complaint = e instanceof Error ? e.message : String(e);
    }
  }

  private async copy(what: Copied | 'link'): Promise<void> {
    const { game } = this;
    const link = what === 'locked' ? { ...game.link, hints: 'locked' as const, why: false } : game.link;
    const reason = what === 'text' || what === 'latex' ? await game.written(what) : '';
    if (reason === undefined) return;
    const text = reason || (what === 'frame' ? frame('/play' + write(game.link), game.link.start) : shared('/play' + write(link)));
    await this.copying.copy(what, text);
  }

  private async show(link: { hints?: Hints; why?: boolean; proof?: boolean }): Promise<void> {
    const { game } = this;
    game.link = { ...game.link, ...link };
    show('/play' + write(game.link));
    void game.colour();
    if (game.link.why || game.link.hints === 'on') await game.explain();
    this.requestUpdate();
  }

  private settings(): TemplateResult {
    const { game } = this;
    const { link } = game;
    const names = this.names();
    const select = <T extends string>(label: string, value: T, choices: [T, string][], change: (value: T) => void): TemplateResult =>
      html`<label class="field"><span>${label}</span><select @change=${(event: Event) => change((event.target as HTMLSelectElement).value as T)}>
        ${choices.map(([code, text]) => html`<option value=${code} ?selected=${code === value}>${text}</option>`)}</select></label>`;
    const impartial = game.state?.impartial ?? true;
    return html`<section class="card settings" aria-label=${t('Players')}>
      ${select<Players>(t('Computer plays'), link.computer, impartial
        ? [['right', t('against you')], ['none', t('no side')], ['both', t('both sides')]]
        : [['right', names.right], ['left', names.left], ['none', t('no side')], ['both', t('both sides')]], (computer) => void game.go({ computer }))}
      ${select<Link['level']>(t('Strength'), link.level, [['easy', t('random')], ['slip', t('one mistake')], ['perfect', t('perfectly')]], (level) => void game.go({ level }))}
      ${select<Side>(t('Who starts'), link.first, this.starters(), (first) => void game.go({ first, moves: [], at: 0 }))}
      ${game.state?.scoring ? nothing : select(t('The last move'), game.state?.play ?? 'normal', [['normal', t('wins')], ['misere', t('loses')]], (play) => void game.go({ play, moves: [], at: 0 }))}
    </section>`;
  }

  private starters(): [Side, string][] {
    const { link, state } = this.game;
    if (link.computer === 'none' || link.computer === 'both') {
      const names = state?.impartial ? { left: t('First player'), right: t('Second player') } : this.names();
      return [['left', names.left], ['right', names.right]];
    }
    return (['left', 'right'] as const).map((side) => [side, isComputer(link, side) ? t('I start') : t('You start')]);
  }

  private async edit(): Promise<void> {
    const start = this.game.state?.now ?? this.game.link.start;
    this.editing = await editable(start).catch(() => unread(start));
  }

  private editor(editing: Edited): TemplateResult {
    return html`<g-editor .edited=${editing} @g-cancel=${() => void this.cancel()}
      @g-edit=${(event: CustomEvent<Edited>) => (this.editing = event.detail)}
      @g-play=${({ detail: { start } }: CustomEvent<Edited>) => {
        this.editing = undefined;
        void this.game.go({ start, moves: [], at: 0 });
      }}></g-editor>`;
  }

  private async cancel(): Promise<void> {
    this.editing = undefined;
    await this.updateComplete;
    this.querySelector<HTMLElement>('.change')?.focus();
  }

  /** A match that was saved; as `./grundy play --json` writes it, or a link's moves. */
  private async load(text: string): Promise<void> {
    try {
      const saved = JSON.parse(text) as Partial<Pick<Link, 'level' | 'computer' | 'seed'>> & { start?: string; game?: string; position?: string; play?: 'normal' | 'misere'; match: { first?: Side; moves: { move: string }[] } };
      const start = saved.start ?? (saved.game === 'sum' ? saved.position : `${saved.game} ${saved.position}`) ?? '';
      const moves = saved.match.moves.map((move) => move.move);
      const { play = '', level = this.game.link.level, computer = this.game.link.computer, seed = this.game.link.seed } = saved;
      const link = read(write({ ...this.game.link, start, play, level, computer, seed, first: saved.match.first ?? 'left', moves, at: moves.length }), start);
      await this.game.go(link);
    } catch {
      this.game.complaint = t('This file contains no match.');
      this.requestUpdate();
    }
  }
}

/** Whether heaps lie in rows that a move may split by taking from the middle. */
const splits = (state: MatchState | undefined): boolean =>
  !!state?.pictures.some(({ layout, parts }, board) => layout.kind === 'rows'
    && state.next?.some((touch) => touch.board === board && parts.some((part) => part.kind === 'cell' && part.id === touch.part && part.column > 0)));

/** The rules of a game, or of each of several by its name. */
function rules(said: string[], names: string[]): TemplateResult[] | string {
  const games = [...new Set(names)];
  return said.length > 1 && said.length === games.length ? said.map((rule, i) => html`<b>${games[i]}</b> ${sentence(rule)} `) : said.map(sentence).join(' ');
}
