/** A puzzle for each of some games, another one every day, the same for everyone. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../board/board';
import { api, complaint } from '../api';
import { Copying, shared } from '../copying';
import { foundOn, remember } from '../found';
import { FRESH, number, write } from '../link';
import { small } from '../parts/small';
import { called, sentence } from '../parts/title';
import { link as address } from '../place';
import { solvedOn, today } from '../solved';
import type { Puzzle } from '../wire';
import { language, t } from '../words';

@customElement('g-daily')
export class Daily extends LitElement {
  @state() private games: string[] = [];
  @state() private puzzles: Record<string, Puzzle> = {};
  @state() private wrong = '';
  /** Why some games have no puzzle today. */
  @state() private failed: Record<string, string> = {};
  private readonly copying = new Copying(this);
  private readonly day = number(new URLSearchParams(location.search).get('day'), today());
  private readonly left = new AbortController();

  protected override createRenderRoot() {
    return this;
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    document.title = `${t('Puzzles of the day')} · Grundy`;
    try {
      this.games = (await api.puzzles()).games;
    } catch (e) {
      this.wrong = complaint(e).message;
    }
    const found = foundOn(this.day);
    this.puzzles = found;
    const wanted = this.games.filter((game) => !found[game]).values();
    await Promise.all([this.findAll(wanted), this.findAll(wanted)]);
  }

  private async findAll(games: Iterator<string>): Promise<void> {
    for (let { value, done } = games.next(); !done && !this.left.signal.aborted; { value, done } = games.next()) await this.find(value!);
  }

  /** One puzzle that takes too long does not keep the others away. */
  private async find(game: string): Promise<void> {
    try {
      const puzzle = await api.puzzle(game, this.day, this.left.signal);
      this.puzzles = { ...this.puzzles, [game]: puzzle };
      remember(this.day, this.puzzles);
    } catch (e) {
      if (!this.left.signal.aborted) this.failed = { ...this.failed, [game]: complaint(e).message };
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.left.abort();
  }

  private get date(): string {
    return new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(this.day * 86_400_000));
  }

  /** How many are solved, with a link to them. */
  private result(solved: number): string {
    return `Grundy, ${this.date}: ${t('{0} of {1} solved', solved, this.games.length)}\n${shared(`/daily?day=${this.day}`)}`;
  }

  protected override render(): TemplateResult {
    const solved = new Set(solvedOn(this.day));
    const count = Object.values(this.puzzles).filter(({ start }) => solved.has(start)).length;
    return html`<main class="daily">
      <h1>${t('Puzzles of the day')}</h1>
      <p class="intro">${this.date.replace(/\.$/, '')}. ${t('In each position, one move wins. Find it, and win the game. Everyone gets the same positions; they are easy on Monday and hard on Sunday.')}</p>
      ${this.wrong ? html`<p class="wrong" role="alert">${this.wrong}</p>` : nothing}
      <ul class="shelf">${repeat(this.games, (game) => game, (game) => this.card(game, solved))}</ul>
      <div class="tools">
        <p role="status">${this.games.length ? t('{0} of {1} solved', count, this.games.length) : ''}</p>
        ${count ? this.copying.button('result', t('Copy the result'), () => this.result(count)) : nothing}
        <a href=${address(`/daily?day=${this.day - 1}`)}>${t('The day before')}</a>
        ${this.day === today() ? nothing : html`<a href=${address('/daily')}>${t('Today')}</a>`}
      </div>
    </main>`;
  }

  private card(game: string, solved: Set<string>): TemplateResult {
    const puzzle = this.puzzles[game];
    if (!puzzle) return html`<li><span class="item"><span class="thumb"></span><b>${called(game)}</b><span class="about">${this.failed[game] ?? t('Working …')}</span></span></li>`;
    const { start, impartial, rules, first, pictures } = puzzle;
    const about = impartial ? sentence(rules) : `${t('You are {0}.', first === 'left' ? t('Left') : t('Right'))} ${sentence(rules)}`;
    const done = solved.has(start);
    const link = { ...FRESH, start, first, computer: first === 'left' ? 'right' : 'left', level: 'perfect', play: 'normal', puzzle: this.day } as const;
    return html`<li><a class="item" href=${address('/play' + write(link))}>
      <span class="thumb">${small(pictures)}</span>
      <b>${called(game)}</b><span class="about">${done ? html`<span class="solved">✓ ${t('Solved')}</span>` : about}</span></a>
      ${done ? html`<a class="small" href=${address('/play' + write({ ...link, why: true }))}>${t('The answer, and why')}</a>` : nothing}</li>`;
  }
}
