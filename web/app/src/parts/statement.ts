/** Statements that were written for a keyboard, with the signs of logic. */

const SIGNS: [RegExp, string][] = [
  [/\bA (?=[a-z])/g, '∀'],
  [/\bE (?=[a-z])/g, '∃'],
  [/<=>/g, '⇔'],
  [/=>/g, '⇒'],
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/!=/g, '≠'],
  [/~/g, '¬'],
  [/ & /g, ' ∧ '],
  [/ \| /g, ' ∨ '],
];

export const logic = (statement: string): string => SIGNS.reduce((text, [typed, sign]) => text.replace(typed, sign), statement);
