/** The lessons, and one of them: its steps, each with a position to try, and the match at its end. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { api, complaint, get } from '../api';
import { Copying } from '../copying';
import { lessons, type Lesson, type Step } from '../lessons';
import { FRESH, write } from '../link';
import { small } from '../parts/small';
import '../parts/task';
import { said } from '../parts/terms';
import { embedded, link } from '../place';
import type { Picture, Side } from '../wire';
import { t } from '../words';

type Judged = 'asked' | 'wins' | 'loses' | { failed: string };

/** Whether the player who moved to a position wins it, by its outcome. */
export const won = (outcome: string, by: Side): boolean => outcome === 'P' || outcome === (by === 'left' ? 'L' : 'R');

@customElement('g-lessons')
export class Lessons extends LitElement {
  /** What the move of each step came to. */
  @state() private judged = new Map<number, Judged>();
  /** The board that each lesson is about, where the lessons are listed. */
  @state() private boards: Record<string, Picture[]> = {};
  /** The title of the lesson's text. */
  @state() private source = '';
  /** Where the move of each step leads; answers about another one come too late. */
  private readonly made = new Map<number, string>();
  private readonly copying = new Copying(this);
  private readonly asked = new URLSearchParams(location.search).get('n');

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${this.lesson?.title ?? t('Lessons')} · Grundy`;
    if (this.lesson) void this.name(this.lesson.id);
    else void this.draw();
  }

  /** Looks up the title of a lesson's text. */
  private async name(id: string): Promise<void> {
    const { sources } = await get<{ sources: { number: string; title: string }[] }>('claims').catch(() => ({ sources: [] }));
    this.source = sources.find(({ number }) => number === id)?.title ?? '';
  }

  private async draw(): Promise<void> {
    for (const { id, steps } of lessons()) {
      const start = steps.find(({ task }) => task)?.task?.start;
      if (!start || !this.isConnected) continue;
      try {
        this.boards = { ...this.boards, [id]: (await api.match({ start })).pictures };
      } catch {
        // a lesson without a picture can be taken all the same
      }
    }
  }

  private get lesson(): Lesson | undefined {
    return lessons().find(({ id }) => id === this.asked);
  }

  private note(i: number, judged: Judged | undefined): void {
    const noted = new Map(this.judged);
    if (judged) noted.set(i, judged);
    else noted.delete(i);
    this.judged = noted;
  }

  /** Asks who wins after the move; nothing when it was taken back. */
  private async judge(i: number, { first = 'left', play }: NonNullable<Step['task']>, made: string): Promise<void> {
    this.made.set(i, made);
    this.note(i, made ? 'asked' : undefined);
    if (!made) return;
    const judge = (judged: Judged): void => {
      if (this.made.get(i) === made) this.note(i, judged);
    };
    try {
      const { outcome = '' } = await api.answer({ start: made, first: first === 'left' ? 'right' : 'left', ...(play ? { play } : {}) });
      judge(won(outcome, first) ? 'wins' : 'loses');
    } catch (e) {
      judge({ failed: complaint(e).message });
    }
  }

  /** The position that the move of a step led to, with the reason why the other player wins it. */
  private why(i: number): string {
    const { first = 'left', play } = this.lesson?.steps[i]?.task ?? {};
    return link('/play' + write({ ...FRESH, start: this.made.get(i) ?? '', first: first === 'left' ? 'right' : 'left', play: play ?? '', computer: 'none', why: true, hints: 'on' }));
  }

  private verdict(i: number, judged: Judged | undefined): TemplateResult | string {
    if (judged === undefined) return '';
    if (judged === 'asked') return '…';
    if (judged === 'wins') return html`<b class="proved">✓</b> ${t('Right. Whatever the other player does now, you can win.')}`;
    if (judged === 'loses') return html`<b class="refuted">×</b> ${t('From there the other player can win. Undo the move, and try another.')} <a class="small" target="_blank" aria-label=${t('Why? Opens a new tab')} href=${this.why(i)}>${t('Why?')}</a>`;
    return html`<span class="wrong">${judged.failed}</span>`;
  }

  private step({ text, task, look }: Step, i: number): TemplateResult {
    return html`<li class="card"><p>${said(text)}</p>
      ${task
        ? html`<g-task rules hints start=${task.start} first=${task.first ?? 'left'} play=${task.play ?? 'normal'} @g-made=${(event: CustomEvent<string>) => void this.judge(i, task, event.detail)}></g-task>
          <p class="judged" role="status">${this.verdict(i, this.judged.get(i))}</p>`
        : nothing}
      ${look ? html`<p><a class="small" href=${link(look.address)}>${look.name}</a></p>` : nothing}</li>`;
  }

  private one({ id, title, about, steps, match }: Lesson): TemplateResult {
    const all = lessons();
    const next = all[all.findIndex((lesson) => lesson.id === id) + 1];
    return html`<main class="lessons">
      <h1>${title}</h1>
      <p class="intro">${about} <a href=${link(`/sources?text=${id}`)}>${this.source ? t('From the text “{0}”', this.source) : t('From text {0}', id)}</a></p>
      <ol class="tasks">${steps.map((step, i) => this.step(step, i))}
        <li class="card"><p>${t('Now a whole game. You start, and you can win; the computer makes no mistake.')}</p>
          <p class="tools"><a class="button primary" href=${link(`${match}&lesson=${id}`)}>${t('Play')}</a> <a class="small" href=${link('/lessons')}>${t('All lessons')}</a>
            ${next ? html`<a class="small" href=${link(`/lessons?n=${next.id}`)}>${t('Next lesson')}: ${next.title}</a>` : nothing}
            ${embedded() ? nothing : this.copying.frameButton(`/lessons?n=${id}`, title)}</p></li></ol>
    </main>`;
  }

  protected override render(): TemplateResult {
    const { lesson } = this;
    if (lesson) return this.one(lesson);
    return html`<main class="lessons">
      <h1>${t('Lessons')}</h1>
      <p class="intro">${t('One for each of the five texts. You read a little, try a move, and end with a whole game.')}</p>
      ${this.asked ? html`<p class="wrong" role="alert">${t('There is no lesson {0}.', this.asked)}</p>` : nothing}
      <ul class="shelf">${lessons().map(({ id, title, about }, i) => html`<li><a class="item" href=${link(`/lessons?n=${id}`)}><span class="thumb">${this.boards[id] ? small(this.boards[id]) : nothing}</span><b>${i + 1}. ${title}</b><span class="about">${about}</span></a></li>`)}</ul>
    </main>`;
  }
}
