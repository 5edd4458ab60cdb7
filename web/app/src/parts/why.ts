/** Who wins and why, from the server's report; words of the trade only for those who want them. */
import { html, nothing, type TemplateResult } from 'lit';
import { link } from '../place';
import { t } from '../words';
import { trade } from '../trade';
import type { Answer, Block, Item, Line } from '../wire';
import '../board/board';
import { columnsTable, type ColumnsItem } from './columns';
import { pretty, signs, valued } from './pretty';
import { raised } from './raised';
import { nested, type Branch } from './nested';
import { said } from './terms';
import { legend, thermograph } from './thermograph';

const items = (block: Block): Item[] => (block.kind === 'why' || block.kind === 'lesson' ? block.items : []);

/** The first columns of a report. */
export function columnsOf(answer: Answer | undefined): ColumnsItem | undefined {
  return answer?.report?.blocks.flatMap(items).find((item): item is ColumnsItem => item.kind === 'columns');
}

/** The parts that the report speaks of. */
export function marksOf(answer: Answer | undefined): number[] {
  return answer?.report?.blocks.flatMap(items).flatMap((item) => (item.kind === 'marks' ? item.parts : [])) ?? [];
}

export function whyPanel(answer: Answer | undefined, unanswered = '', considered = '', open = false): TemplateResult {
  const report = answer?.report;
  if (!report) return html`<p class="quiet">${unanswered || (answer?.gaveUp ? t('Not solved in a few seconds.') : nothing)}</p>`;
  const explained = isExplained(report.blocks);
  return html`<div class="why">
    ${considered ? html`<p class="quiet considered">${signs(t('After {0}:', considered))}</p>` : nothing}
    <p class="headline">${trade() ? html`<b class="letter">${report.letter}</b>` : nothing}${signs(report.headline)}
      ${trade() && report.margin ? html`<span class="margin">${raised(valued(report.margin))}</span>` : nothing}</p>
    ${report.blocks.map((one) => block(one, open, explained))}
  </div>`;
}

/** Whether a report has something that is only seen with the proof. */
export function hasProof(answer: Answer | undefined): boolean {
  const blocks = answer?.report?.blocks ?? [];
  const explained = isExplained(blocks);
  return blocks.some((one) => one.kind === 'lesson' || (one.kind === 'source' && !trade()) || (one.kind === 'answers' && (folds(one, explained) || isLong(one.lines))));
}

/** Whether a reason is given in words. */
const isExplained = (blocks: Block[]): boolean => blocks.some((one) => one.kind === 'why' && one.items.some((each) => shown(each)));

/**
 * Whether there is something to see of it.
 *
 * @param all with the words of the trade, as a proof needs them
 */
function shown(one: Item, all = trade()): boolean {
  return one.kind === 'say' ? all || !one.trade || one.plain !== undefined : one.kind === 'grid' || one.kind === 'walls' ? all : one.kind !== 'marks';
}

function table(rows: string[][]): TemplateResult {
  return html`<table class="plain"><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td class=${cell.length < 22 ? 'short' : ''}>${raised(valued(cell))}</td>`)}</tr>`)}</tbody></table>`;
}

function moves({ title, rows }: { title: string; rows: string[][] }): TemplateResult {
  return html`<section class="moves"><h2>${title}</h2>${table(rows)}</section>`;
}

/** A tree of no more lines is never folded in behind the reason. */
const FEW = 3;
/** A tree of no more lines than this is shown whole. */
const WHOLE = 9;
/** Of a longer one so many branches are seen at first, and so many at its end, where it says what holds of all others. */
const FIRST = 4;
const LAST = 2;

/** Lists in lists, as they follow from each other; what follows is folded in where that is much. */
function branches(all: Branch[], folded: boolean): TemplateResult {
  return html`<ul>${all.map((branch) => leaf(branch, folded))}</ul>`;
}

function leaf({ text, then }: Branch, folded: boolean): TemplateResult {
  if (!then.length) return html`<li>${raised(valued(text))}</li>`;
  return folded
    ? html`<li class="folds"><details><summary>${raised(valued(text))}</summary>${branches(then, folded)}</details></li>`
    : html`<li>${raised(valued(text))}${branches(then, folded)}</li>`;
}

const isLong = (lines: Line[]): boolean => lines.length > WHOLE;

/** Whether answers are folded in: those to every move are, after a reason. */
const folds = ({ lines }: { lines: Line[] }, explained: boolean): boolean => explained && lines.length > FEW;

function plan(lines: Line[], open: boolean): TemplateResult {
  const all = nested(lines);
  const folded = isLong(lines) && !open;
  if (!folded || all.length <= FIRST + LAST + 1) return branches(all, folded);
  const some = (branches: Branch[]): TemplateResult[] => branches.map((branch) => leaf(branch, folded));
  const middle = all.slice(FIRST, -LAST);
  return html`<ul>${some(all.slice(0, FIRST))}
    <li class="folds"><details class="more"><summary>${t('{0} more', middle.length)}</summary>${branches(middle, folded)}</details></li>
    ${some(all.slice(-LAST))}</ul>`;
}

const MOST_STICKS = 16;

type Summands = Extract<Block, { kind: 'summands' }>;

/** Each part of a sum with its value, a nim-value as a row of matches; the last row is their sum. */
function summands({ rows, nim }: Summands): TemplateResult {
  return html`<section><table class="summands"><tbody>${rows.map(([name, value, how]) => html`<tr><th scope="row">${name}</th>
    <td class="value">${raised(valued(value ?? ''))}</td>
    <td>${nim && Number(value) <= MOST_STICKS ? html`<span class="sticks" aria-hidden="true">${Array.from({ length: Number(value) }, () => html`<i></i>`)}</span>` : nothing}
      <span class="quiet">${signs(how ?? '')}</span></td></tr>`)}</tbody></table></section>`;
}

/** @param explained whether a reason has been given before it */
function sums(one: Summands, explained: boolean): TemplateResult | typeof nothing {
  if (!one.nim) return trade() ? summands(one) : nothing;
  return html`<section>${explained ? nothing : html`<h2>${t('Why')}</h2>`}<p>${said(t('Each part acts like a single row of matches whose length is its nim-value.'))}</p>${summands(one)}</section>`;
}

/** Measures in columns, as the command line prints them, one after the other. */
const measured = (text: string): string => valued(text.replace(/ {2,}/g, ' · '));

/**
 * @param open      whether the proof is wanted: lessons and all answers are there, and theorems are named
 * @param explained whether the report has a reason in words
 */
function block(one: Block, open: boolean, explained: boolean): TemplateResult | typeof nothing {
  switch (one.kind) {
    case 'board':
      return nothing;
    case 'moves':
      return moves(trade() ? one : one.plain);
    case 'run':
      return html`<section class="moves"><h2>${one.title}</h2><p>${raised(valued(one.moves.join(', ')))}</p></section>`;
    case 'answers':
      return folds(one, explained) && !open
        ? html`<details class="answers"><summary><h2>${signs(one.title)}</h2></summary>${plan(one.lines, open)}</details>`
        : html`<section class="answers"><h2>${signs(one.title)}</h2>${plan(one.lines, open)}</section>`;
    case 'summands':
      return sums(one, explained);
    case 'why':
      return one.items.some((each) => shown(each)) ? html`<section><h2>${t('Why')}</h2>${one.items.map((each) => item(each))}</section>` : nothing;
    case 'lesson':
      return !open ? nothing : html`<details open><summary>${one.title}</summary>${one.items.map((each) => item(each, true))}</details>`;
    case 'measures':
      return trade() ? html`<p class="quiet">${measured(one.text)}</p>` : nothing;
    case 'walls':
      return trade() ? walls(one, open) : nothing;
    case 'source':
      return trade() || open ? html`<p class="source"><b>${one.by}</b> ${linked(one.text)} <cite>${one.authors}</cite></p>` : nothing;
    default:
      return item(one);
  }
}

/** A command that proves something is the page that does. */
function linked(text: string): TemplateResult {
  const [before, statement] = text.split(/\.\/grundy prove (?=\S+$)/);
  return statement === undefined ? html`${pretty(text)}` : html`${before}<a href=${link(`/proofs?statement=${encodeURIComponent(statement)}`)}>${statement}</a>`;
}

function item(one: Item, all = trade()): TemplateResult | typeof nothing {
  switch (one.kind) {
    case 'say':
      return shown(one, all) ? html`<p>${said(valued(all ? one.text : (one.plain ?? one.text)))}</p>` : nothing;
    case 'columns':
      return columnsTable(one);
    case 'marks':
      return nothing;
    case 'walls':
      return all ? walls(one) : nothing;
    case 'same':
      return html`<p class="same">= <a href=${link(`/play?start=${encodeURIComponent(one.game + ' ' + one.position)}`)}>${one.game} ${one.position}</a></p>`;
    case 'grid':
      return all ? numbers(one) : nothing;
  }
}

/** @param explained whether it is said how to read it */
function walls({ left, right, mean, temperature, text }: Extract<Item, { kind: 'walls' }>, explained = false): TemplateResult {
  return html`<figure>${thermograph(left, right, mean, temperature, valued(text))}${explained ? html`<figcaption class="quiet">${said(legend())}</figcaption>` : nothing}</figure>`;
}

function numbers(grid: Extract<Item, { kind: 'grid' }>): TemplateResult {
  const rows = Array.from({ length: grid.values.length / grid.columns }, (_, i) => i);
  if (grid.firstRowAtBottom) rows.reverse();
  return html`<table class="numbers"><tbody>${rows.map((row) => html`<tr><th scope="row">${row}</th>${grid.values
    .slice(row * grid.columns, (row + 1) * grid.columns)
    .map((value, column) => html`<td class="${value === '0' ? 'zero' : ''} ${grid.marked.includes(row * grid.columns + column) ? 'marked' : ''}">${value}</td>`)}</tr>`)}
  </tbody></table>`;
}
