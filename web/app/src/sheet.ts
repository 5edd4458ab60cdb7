/** The cells of a worksheet as texts: names that later cells use, comparisons, and the whole as a table or a document. */

/** A value as it stands in a cell. */
export interface Worked {
  value?: string;
  latex?: string;
  left?: string;
  right?: string;
  order?: string;
  facts?: { name: string; said: string }[];
}

export interface Cell {
  name?: string;
  text: string;
}

const NAMED = /^\s*([A-Z][A-Za-z]*)\s*(:?=)\s*(?!=)(.*\S)\s*$/;

/** What each cell says: `G = {3|1}` gives a name, unless an earlier cell has given it; then it compares. */
export function read(cells: string[]): Cell[] {
  const names = new Set<string>();
  return cells.map((cell) => {
    const [, name, sign, text] = NAMED.exec(cell) ?? [];
    if (!name || !text || (sign === '=' && names.has(name))) return { text: cell };
    names.add(name);
    return { name, text };
  });
}

/** A cell that asks how two values compare, and claims nothing: `G ? H`. */
const QUESTION = /^([^?]*\S)\s+\?\s+(\S[^?]*)$/;
const EQUATION = /^(.*[^:<>=!\s])\s*(?:=|<=|>=|<>|<|>)\s*([^<>=].*)$/;

/** Whether a cell only asks how two values compare. */
export const compares = (text: string): boolean => QUESTION.test(text);

/** Whether a cell has two sides, so that it has no value to compare. */
export const sided = (text: string): boolean => compares(text) || EQUATION.test(text);

/** The expression of a cell, after the names of the cells above that have any. */
export function asked(cells: string[], at: number): string {
  const all = read(cells);
  const names = new Map(all.slice(0, at).flatMap(({ name, text }) => (name ? [[name, text] as const] : [])));
  const used = new Set<string>();
  const use = (text: string): void => {
    for (const [word] of text.matchAll(/[A-Z][A-Za-z]*/g)) {
      const known = names.get(word);
      if (known === undefined || used.has(word)) continue;
      use(known);
      used.add(word);
    }
  };
  use(all[at]!.text);
  return [...[...used].map((name) => `${name} := ${names.get(name)}`), all[at]!.text.replace(QUESTION, '$1 = $2')].join('; ');
}

/** The name of a cell, or what stands in it, as a term. */
function term({ name, text }: Cell): string {
  if (name) return name;
  return /^(?!v+(?![a-z]))[a-z]/.test(text) ? `game(${text})` : text;
}

/** A cell that compares two others. */
export const comparison = (one: Cell, other: Cell): string => `${term(one)} ? ${term(other)}`;

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
/** A fact without the signs of typesetting. */
const plain = (said: string): string => said.replace(/\\\((.*?)\\\)/g, '$1');

/** A row for each cell that has a value: its name, its expression, its value and what is known of it. */
export function csv(cells: string[], found: (at: number) => Worked | undefined): string {
  const rows = read(cells).flatMap((cell, at) => {
    const worked = found(at);
    return worked ? [{ cell, worked }] : [];
  });
  const facts = [...new Set(rows.flatMap(({ worked }) => worked.facts?.map((fact) => fact.name) ?? []))];
  return [['name', 'expression', 'value', ...facts], ...rows.map(({ cell, worked }) => [
    cell.name ?? '', cell.text, worked.value ?? worked.order ?? '', ...facts.map((name) => plain(worked.facts?.find((fact) => fact.name === name)?.said ?? '')),
  ])].map((row) => row.map(quoted).join(',') + '\r\n').join('');
}

const RELATIONS: Record<string, string> = { '<>': '\\parallel', '<=': '\\le', '>=': '\\ge' };
/** The bars of a value as relations, which stand apart from both sides. */
const mids = (formula: string): string => formula.replace(/\|+/g, (bars) => (bars.length === 1 ? ' \\mid ' : ` \\mathrel{${bars}} `)).replace(/ {2,}/g, ' ');
/** An expression of values and names alone; a lower-case word is a game. */
const FORMULA = /^(?:[A-Z][A-Za-z]*|v(?![a-z])|[\d\s{}|()+\-/*^,.])+$/;
const SIGNS: Record<string, string> = { '{': '\\{', '}': '\\}', '*': '{*}', '^': '{\\uparrow}', v: '{\\downarrow}', '+-': '{\\pm}' };

/** What was typed: as mathematics where it is values and names, else as text. */
function typed(text: string): string {
  return FORMULA.test(text)
    ? mids(text.replace(/[A-Z][A-Za-z]+|\+-|[{}*^v]/g, (sign) => SIGNS[sign] ?? `\\mathit{${sign}}`))
    : `\\text{${text.replace(/[\\{}_^#&$%~]/g, (sign) => (sign === '\\' || sign === '~' || sign === '^' ? `\\char"${sign.charCodeAt(0).toString(16).toUpperCase()} ` : '\\' + sign))}}`;
}

/** The cells as displayed equations, to be put into a document. */
export function latex(cells: string[], found: (at: number) => Worked | undefined): string {
  const lines = read(cells).flatMap((cell, at) => {
    const worked = found(at);
    if (!worked) return [];
    if (worked.order !== undefined) return [`${mids(worked.left ?? '')} &${RELATIONS[worked.order] ?? worked.order} ${mids(worked.right ?? '')}`];
    return worked.latex === undefined ? [] : [`${typed(cell.name ?? cell.text)} &= ${mids(worked.latex)}`];
  });
  return `\\begin{align*}\n${lines.join(' \\\\\n')}\n\\end{align*}\n`;
}
