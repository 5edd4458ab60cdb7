/** A set of exercises on a game: its address says which, so that a teacher sends it as a link. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { api, type Complaint } from '../api';
import { Copying, shared } from '../copying';
import { download } from '../download';
import { FRESH, number, write } from '../link';
import { said } from '../parts/terms';
import { called, sentence } from '../parts/title';
import { running } from '../parts/running';
import { small } from '../parts/small';
import { listed, sorted } from '../parts/catalogue';
import '../parts/game-choice';
import { spentSoFar } from '../parts/spent';
import '../parts/task';
import type { Task } from '../parts/task';
import { wrong } from '../parts/wrong';
import { embedded, link as address, step } from '../place';
import type { Exercise, ExerciseSet, Side } from '../wire';
import { t } from '../words';

const SEEDS = 1_000_000;
const MOST = 30;

/** Of a position among several. */
const letter = (at: number): string => String.fromCharCode('a'.charCodeAt(0) + at);

/** A position without its game. */
const written = (start: string): string => start.slice(start.indexOf(' ') + 1);

/** What the exercises of a level ask for. */
const asks = (level: number): string =>
  [t('Easy asks for the winning move and for the lost positions, with small positions.'), t('Medium asks for nim-values too, where the game has them, with larger positions.'), t('Hard asks for the same as medium, with the largest positions.')][level - 1] ?? '';

@customElement('g-exercises')
export class Exercises extends LitElement {
  @state() private set: ExerciseSet | undefined;
  @state() private wrong: Complaint | undefined;
  @state() private progress = '';
  @state() private games: string[] = [];
  /** What was answered: where the move leads, the letters chosen, the values filled in. */
  @state() private given: (string | number[] | string[])[] = [];
  /** Which exercises have been checked. */
  @state() private checked: boolean[] = [];
  /** Whether the answers have been checked; what was not answered then stays open. */
  @state() private asking = false;
  /** Whether to show the answers without marking anything, as on a teacher's sheet. */
  @state() private key = false;
  private readonly copying = new Copying(this);
  private readonly asked: { game: string; level: number; count: number; seed: number; misere: boolean };
  private stop?: () => void;

  constructor() {
    super();
    const query = new URLSearchParams(location.search);
    this.asked = {
      game: query.get('game') ?? 'nim',
      level: number(query.get('level'), 1),
      count: number(query.get('count'), 6),
      seed: number(query.get('seed'), 1),
      misere: query.get('play') === 'misere',
    };
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${t('Exercises')} · Grundy`;
    this.run();
    void api.games().then(({ games }) => (this.games = sorted(games.filter((game) => game.kind !== 'scoring' && listed(game))
      .map(({ name, family }) => family?.[0] ?? name))));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
  }

  private get query(): Record<string, string> {
    const { game, level, count, seed, misere } = this.asked;
    return { game, level: String(level), count: String(count), seed: String(seed), ...(misere ? { play: 'misere' } : {}) };
  }

  private get link(): string {
    return '/exercises?' + new URLSearchParams(this.query).toString();
  }

  private run(): void {
    this.stop?.();
    this.set = this.wrong = undefined;
    this.checked = [];
    this.asking = this.key = false;
    this.progress = t('Working …');
    step(this.link);
    this.stop = api.exercises(this.query, {
      progress: (spent) => (this.progress = spentSoFar(spent)),
      found: (set) => {
        this.given = set.exercises.map(({ kind, positions }) => (kind === 'oneMove' ? '' : kind === 'lost' ? [] : positions!.map(() => '')));
        this.set = set;
      },
      failed: (complaint) => (this.wrong = complaint),
      ended: () => (this.progress = ''),
    });
  }

  private cancel(): void {
    this.stop?.();
    this.progress = '';
  }

  private submit(event: Event): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const { asked } = this;
    asked.game = String(form.get('game')).trim();
    asked.level = Number(form.get('level'));
    asked.count = number(String(form.get('count')), 6);
    asked.misere = form.get('play') === 'misere';
    asked.seed = Math.floor(Math.random() * SEEDS);
    this.run();
  }

  private give(i: number, answer: string | number[] | string[]): void {
    this.given = this.given.map((old, j) => (j === i ? answer : old));
  }

  private right(exercise: Exercise, i: number): boolean {
    const given = this.given[i]!;
    switch (exercise.kind) {
      case 'oneMove':
        return given === exercise.goal;
      case 'lost':
        return String([...(given as number[])].sort((a, b) => a - b)) === String(exercise.answers);
      case 'table':
        return exercise.blank.every((at) => (given as string[])[at]!.trim() === exercise.values[at]);
    }
  }

  /** A move that was chosen and not made yet counts. */
  private async check(): Promise<void> {
    await Promise.all([...this.querySelectorAll<Task>('g-task')].map((task) => task.finish()));
    this.checked = this.given.map((_, i) => !!this.checked[i] || this.answered(i));
    this.asking = true;
  }

  /** Whether an answer is whole: a table is once all its blanks are filled in. */
  private answered(i: number): boolean {
    const given = this.given[i]!;
    const exercise = this.set!.exercises[i]!;
    return exercise.kind === 'table' ? exercise.blank.every((at) => String(given[at]).trim() !== '') : given.length > 0;
  }

  /** How many exercises are not checked yet. */
  private get left(): number {
    return this.given.filter((_, i) => !this.checked[i]).length;
  }

  private get whole(): string {
    return shared(this.link);
  }

  private body(exercise: Exercise, i: number): TemplateResult {
    const done = !!this.checked[i];
    switch (exercise.kind) {
      case 'oneMove':
        return html`<g-task start=${exercise.starts[0]!.start} first=${exercise.mover} play=${this.asked.misere ? 'misere' : 'normal'} ?done=${done} @g-made=${(event: CustomEvent<string>) => this.give(i, event.detail)}></g-task>`;
      case 'lost': {
        const given = this.given[i] as number[];
        return html`<ul class="shelf choices">${exercise.starts.map(({ start, pictures }, at) => html`<li><label class="item ${done ? (exercise.answers.includes(at) ? 'is' : '') : ''}">
          <span class="thumb">${small(pictures)}</span>
          <span class="choice"><input type="checkbox" .checked=${given.includes(at)} ?disabled=${done} @change=${() => this.give(i, given.includes(at) ? given.filter((one) => one !== at) : [...given, at])}> (${letter(at)}) ${['board', 'graph'].includes(pictures[0]?.layout.kind ?? '') ? '' : written(start)}</span></label></li>`)}</ul>`;
      }
      case 'table': {
        const given = this.given[i] as string[];
        const fill = (at: number, text: string): void => this.give(i, given.map((old, j) => (j === at ? text : old)));
        return html`<dl class="fill"><div><dt>${t('position')}</dt><dd>${said(t('nim-value'))}</dd></div>${exercise.values.map((value, at) => html`<div><dt class="quiet">${exercise.positions[at]}</dt>${exercise.blank.includes(at)
          ? html`<dd class=${done ? (given[at]!.trim() === value ? 'is' : 'not') : ''}><input inputmode="numeric" autocomplete="off" aria-label=${t('Nim-value of {0}', exercise.positions[at]!)} .value=${given[at]!} ?disabled=${done} @input=${(event: Event) => fill(at, (event.target as HTMLInputElement).value)}></dd>`
          : html`<dd>${value}</dd>`}</div>`)}</dl>`;
      }
    }
  }

  /** The position with its reason, on the page of a match. */
  private why(start: string, name = '', first: Side = 'left'): TemplateResult {
    const link = write({ ...FRESH, start, first, play: this.asked.misere ? 'misere' : '', computer: 'none', why: true, hints: 'on' });
    return html`<a class="small" href=${address('/play' + link)}>${t('Why?')} ${name}</a>`;
  }

  private verdict(exercise: Exercise, i: number): TemplateResult | typeof nothing {
    if (!this.checked[i])
      return html`${this.asking ? html`<div class="verdict-line"><p><b class="quiet">${t('Not answered')}</b></p></div>` : nothing}
        ${this.key ? html`<p><b>${t('The answer')}:</b> ${exercise.solution}</p>` : nothing}`;
    const right = this.right(exercise, i);
    return html`<div class="verdict-line"><p><b class=${right ? 'proved' : 'refuted'}>${right ? `✓ ${t('Right answer')}` : `× ${t('Wrong answer')}`}</b> ${right ? '' : `${t('The answer')}: ${exercise.solution}`}</p>
      ${exercise.kind === 'oneMove' ? this.why(exercise.starts[0]!.start, '', exercise.mover)
        : exercise.kind === 'lost' ? exercise.starts.map(({ start }, at) => this.why(start, `(${letter(at)})`))
        : exercise.blank.map((at) => this.why(exercise.starts[at]!.start, exercise.positions[at]))}</div>`;
  }

  private list(set: ExerciseSet): TemplateResult {
    const right = set.exercises.filter((exercise, i) => this.checked[i] && this.right(exercise, i)).length;
    const score = t('{0} of {1} right', right, set.exercises.length);
    const { left } = this;
    const some = left < set.exercises.length;
    return html`<h2 class="of">${called(set.game)}</h2><p class="rules">${sentence(set.rules)} ${this.asked.misere ? t('The player who moves last loses.') : t('The player who moves last wins.')}</p>
      <ol class="tasks">${set.exercises.map((exercise, i) => html`<li class="card"><h2>${i + 1}. ${said(exercise.task)}</h2>${this.body(exercise, i)}${this.verdict(exercise, i)}</li>`)}</ol>
      <div class="tools">
        <p role="status" ?hidden=${!this.asking}>${some ? html`<b>${score}</b>` : nothing} ${left ? t('{0} {0:exercise is|exercises are} still open.', left) : ''}</p>
        ${left ? html`<button class="primary" @click=${() => void this.check()}>${t('Check my answers')}</button>` : nothing}
        ${some ? this.copying.button('result', t('Copy the result'), () => `Grundy, ${called(set.game)}: ${score}\n${this.whole}`) : nothing}
        ${this.copying.button('link', t('Copy the link'), () => this.whole)} <button aria-pressed=${this.key ? 'true' : 'false'} ?hidden=${!left} @click=${() => (this.key = !this.key)}>${t('Show the answers')}</button> <button @click=${() => print()}>${t('Print')}</button>
        <button @click=${() => download(set.latex, 'application/x-tex', `exercises-${set.game}.tex`)}>${t('Download as LaTeX')}</button>
        ${embedded() ? nothing : this.copying.frameButton(this.link, t('Exercises'))}
      </div>`;
  }

  protected override render(): TemplateResult {
    const { game, level, count, misere } = this.asked;
    return html`<main class="exercises">
      <h1>${t('Exercises')}</h1>
      <p class="intro">${t('A set of exercises is a link. Everyone who opens it gets the same ones, and Grundy checks the answers.')}</p>
      <form class="controls" @submit=${this.submit}>
        <g-game-choice .games=${this.games} value=${game}></g-game-choice>
        <label class="field"><span>${t('Level')}</span><select name="level">${[t('easy'), t('medium'), t('hard')].map((name, i) => html`<option value=${i + 1} ?selected=${level === i + 1}>${name}</option>`)}</select></label>
        <label class="field"><span>${t('How many')}</span><input name="count" type="number" min="1" max=${MOST} .value=${String(count)}></label>
        <label class="field"><span>${t('The last move')}</span><select name="play"><option value="normal" ?selected=${!misere}>${t('wins')}</option><option value="misere" ?selected=${misere}>${t('loses')}</option></select></label>
        <button class="primary">${t('New exercises')}</button>
      </form>
      <p class="quiet">${asks(level)}</p>
      ${this.wrong ? wrong(this.wrong.message, game, this.wrong.found) : nothing}
      ${running(this.progress, this.progress ? () => this.cancel() : undefined)}
      ${this.set ? this.list(this.set) : nothing}
    </main>`;
  }
}
