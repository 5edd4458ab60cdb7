/** Lines of play that were tried beside the one on the board. */

/** So many lines are remembered. */
const MOST = 24;

/** How many moves two lines begin with together. */
export function together(one: string[], other: string[]): number {
  const end = one.findIndex((move, i) => move !== other[i]);
  return end < 0 ? one.length : end;
}

/** The lines beside a new one, the line that was left among them; none that another goes on from. */
export function beside(lines: string[][], left: string[], now: string[]): string[][] {
  const all = [...lines, left];
  return all.filter((line, i) => line.length > 0 && together(line, now) < line.length
    && !all.some((other, j) => i !== j && together(line, other) === line.length && (other.length > line.length || j < i))).slice(-MOST);
}

export interface Branch {
  /** How many moves it shares with the line on the board. */
  from: number;
  moves: string[];
  line: string[];
}

/** Where each line leaves the one on the board, the earliest first. */
export function branches(lines: string[][], now: string[]): Branch[] {
  return lines.map((line) => {
    const from = together(line, now);
    return { from, moves: line.slice(from), line };
  }).filter(({ moves }) => moves.length > 0).sort((a, b) => a.from - b.from);
}

/** A line that leaves another one, with the lines that leave it in turn. */
export interface Twig extends Branch {
  twigs: Twig[];
}

/** All lines as a tree that grows from the one on the board: what two of them have in common stands once. */
export function twigs(lines: string[][], now: string[]): Twig[] {
  const grown = new Map<string, Branch[]>();
  for (const branch of branches(lines, now)) {
    const leaves = `${branch.from} ${branch.moves[0]}`;
    grown.set(leaves, [...(grown.get(leaves) ?? []), branch]);
  }
  return [...grown.values()].map(([first, ...others]) => ({ ...first!, twigs: twigs(others.map(({ line }) => line), first!.line) }));
}
