/** How an automaton is read, in words, with a number that it accepts. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../words';
import type { Automaton } from './automaton';
import { accepted, tracks, weights, worth, type Run } from './numeration';

/** The number of digits of an example. */
const LETTERS = 3;
/** The number of weights that are listed. */
const NAMED = 6;

/** The weights of the digits' places. */
function numeration(digits: string): string {
  const known = weights(digits, NAMED);
  if (!known) return t('The digits are those of the numeration {0}.', digits);
  const listed = `${known.join(', ')}, …`;
  return digits === 'fibonacci' ? t('From the right, the digits count {0}; no two 1s stand side by side.', listed)
    : digits === 'tribonacci' ? t('From the right, the digits count {0}; no three 1s stand side by side.', listed)
    : t('From the right, the digits count {0}.', listed);
}

function example({ labels, states }: Run, digits: string): TemplateResult | typeof nothing {
  const weighing = weights(digits, labels.length);
  const read = tracks(labels);
  if (!weighing || labels.some((label) => !/^\d+$/.test(label) || label.length !== read.length)) return nothing;
  const numbers = read.map((one) => `${worth(one, weighing)} = ${one}`).join(', ');
  return html`<li>${t('For example, {0}: the arrows {1} lead through the states {2}, and the last one accepts.', numbers, labels.join(' '), states.join(' '))}</li>`;
}

/** @param numbers the numbers that are read, in their order */
export function howToRead(machine: Automaton, digits: string, numbers: string): TemplateResult {
  const run = accepted(machine, LETTERS);
  const several = machine.arrows.some(({ labels }) => labels.some((label) => label.length > 1));
  return html`<div class="how-to-read"><b>${t('How to read it')}</b><ul>
    <li>${t('Begin at the state 0. For each digit, from the left, follow the arrow that is labelled with it. Numbers that end at a double circle are accepted; all others are not, nor are those with a digit with which no arrow is labelled.')}</li>
    ${several ? html`<li>${t('A label has one digit of each number, in this order: {0}.', numbers)}</li>` : nothing}
    <li>${numeration(digits)}</li>
    ${run ? example(run, digits) : nothing}</ul></div>`;
}
