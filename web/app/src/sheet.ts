/** The cells of a worksheet as texts: names that later cells use, comparisons, and the whole as a table or a document. */

/** A value as it stands in a cell. */
export interface Worked {
  value?: string;
  latex?: string;
  left?: string;
  right?: string;
  order?: string;
  facts?: { name: string; said: string; plain: string }[];
}

export interface Cell {
  name?: string;
  text: string;
}

/** A cell of several steps, such as `G := 2; G + 1`, gives no name. */
const NAMED = /^\s*([A-Z][A-Za-z]*)\s*(:?=)\s*(?!=)([^;]*[^\s;])\s*$/;
const NAME = /[A-Z][A-Za-z]*/g;

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
const EQUATION = /^(.*(?:[^:<>=!\s]|<\d+>))\s*(?:=|<=|>=|<>|<(?!\d+>)|(?<!<\d+)>)\s*([^<>=].*)$/;

/** Whether a cell only asks how two values compare. */
export const compares = (text: string): boolean => QUESTION.test(text);

/** Whether a cell has two sides, so that it has no value to compare. */
export const sided = (text: string): boolean => compares(text) || EQUATION.test(text);

/** The cells above a cell whose names it needs, the uppermost first. */
function givers(all: Cell[], at: number): number[] {
  const used = new Set<number>();
  const use = (user: number): void => {
    for (const [word] of all[user]!.text.matchAll(NAME)) {
      const giver = all.findLastIndex(({ name }, i) => i < user && name === word);
      if (giver < 0 || used.has(giver)) continue;
      used.add(giver);
      use(giver);
    }
  };
  use(at);
  return [...used].sort((a, b) => a - b);
}

/** The expression of a cell, after the names that it needs; each cell knows those that cells above it have. */
export function asked(cells: string[], at: number): string {
  const all = read(cells);
  return [...givers(all, at).map((i) => `${all[i]!.name} := ${all[i]!.text}`), all[at]!.text.replace(QUESTION, '$1 = $2')].join('; ');
}

/** The first name that a cell needs and whose own cell is wrong. */
export function broken(cells: string[], at: number, wrong: (at: number) => boolean): string | undefined {
  const all = read(cells);
  const giver = givers(all, at).find(wrong);
  return giver === undefined ? undefined : all[giver]!.name;
}

/** Whether a text uses a name. */
const uses = (text: string, name: string): boolean => [...text.matchAll(NAME)].some(([word]) => word === name);

/** The cells with one more: a name stands above the cells that use it, anything else below all. */
export function added(cells: string[], text: string): string[] {
  const before = cells.filter((cell) => cell !== text);
  const all = read(before);
  const [{ name } = { name: undefined }] = read([text]);
  const user = name === undefined || all.some((cell) => cell.name === name) ? -1 : all.findIndex((cell) => uses(cell.text, name));
  return user < 0 ? [...before, text] : before.toSpliced(user, 0, text);
}

/** Whether a piece that a cell was refused for is a name that no cell above has. */
export function unnamed(cells: string[], at: number, piece: string): boolean {
  const all = read(cells);
  return /^[A-Z][A-Za-z]*$/.test(piece) && uses(all[at]!.text, piece) && !new RegExp(`\\b${piece}\\s*\\(`).test(all[at]!.text)
    && !all.slice(0, at).some(({ name }) => name === piece);
}

/** The word that a cell was refused for, where the complaint is about a name before it that a cell above has: `G + x`. */
export function strange(cells: string[], at: number, piece: string): string | undefined {
  const all = read(cells);
  const names = new Set(all.slice(0, at).map(({ name }) => name));
  return names.has(piece.replace(/^\d+/, '')) ? all[at]!.text.match(/[A-Za-z][\w-]*/g)?.find((word) => !names.has(word) && !/^v+$/.test(word)) : undefined;
}

/** The name of a cell, or what stands in it, as a term. */
function term({ name, text }: Cell): string {
  if (name) return name;
  return /^(?!v+(?![a-z]))[a-z]/.test(text) ? `game(${text})` : text;
}

/** A cell that compares two others. */
export const comparison = (one: Cell, other: Cell): string => `${term(one)} ? ${term(other)}`;

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
/** A fact on one line; its pieces, which stand apart on a terminal, have a semicolon between them. */
const plain = (fact = ''): string => fact.replace(/ {2,}/g, '; ');

/** A row for each cell that has a value: its name, its expression, its value and what is known of it. */
export function csv(cells: string[], found: (at: number) => Worked | undefined): string {
  const rows = read(cells).flatMap((cell, at) => {
    const worked = found(at);
    return worked ? [{ cell, worked }] : [];
  });
  const facts = [...new Set(rows.flatMap(({ worked }) => worked.facts?.map((fact) => fact.name) ?? []))];
  return [['name', 'expression', 'value', ...facts], ...rows.map(({ cell, worked }) => [
    cell.name ?? '', cell.text, worked.value ?? worked.order ?? '', ...facts.map((name) => plain(worked.facts?.find((fact) => fact.name === name)?.plain)),
  ])].map((row) => row.map(quoted).join(',') + '\r\n').join('');
}

const RELATIONS: Record<string, string> = { '<>': '\\parallel', '<=': '\\le', '>=': '\\ge' };
/** The bars of a value as relations, which stand apart from both sides. */
const mids = (formula: string): string => formula.replace(/\|+/g, (bars) => (bars.length === 1 ? ' \\mid ' : ` \\mathrel{${bars}} `)).replace(/ {2,}/g, ' ');
/** An expression of values and names alone; a lower-case word is a game. */
const FORMULA = /^(?:[A-Z][A-Za-z]*|v(?![a-z])|(?<=[\^v])(?:<\d+>|\[\d+\])|[\d\s{}|()+\-/*^,.])+$/;
const SIGNS: Record<string, string> = { '{': '\\{', '}': '\\}', '*': '{\\ast}', '^': '{\\uparrow}', v: '{\\downarrow}', '+-': '{\\pm}' };

/** `<3>` after an arrow is an exponent, `[3]` an index above the line; other words are names. */
const script = (sign: string): string => (sign.startsWith('<') ? `^{${sign.slice(1, -1)}}` : sign.startsWith('[') ? `^{${sign}}` : `\\mathit{${sign}}`);

/** What was typed: as mathematics where it is values and names, else as text. */
function typed(text: string): string {
  return FORMULA.test(text)
    ? mids(text.replace(/[A-Z][A-Za-z]+|\+-|<\d+>|\[\d+\]|[{}*^v]/g, (sign) => SIGNS[sign] ?? script(sign)))
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
