/** The board that a match began on stays, where squares leave it from move to move. */
import type { Cell, Part, Picture } from '../wire';

const isCell = (part: Part): part is Cell => part.kind === 'cell';
const bare = ({ text: _, ...cell }: Cell): Cell => ({ ...cell, look: 'empty', piece: 'none' });

/** A picture on the board that the match began on, if all squares that are left have kept their places; and the others. */
export function kept(now: Picture, begun: Picture | undefined): { picture: Picture; gone: Set<number> } {
  const as = { picture: now, gone: new Set<number>() };
  if (now.layout.kind !== 'board' || begun?.layout.kind !== 'board') return as;
  if (!now.parts.every(isCell) || !begun.parts.every(isCell) || now.parts.length >= begun.parts.length) return as;
  const first = new Map(begun.parts.map((cell) => [cell.id, cell]));
  if (!now.parts.every(({ id, row, column }) => first.get(id)?.row === row && first.get(id)?.column === column)) return as;
  const left = new Map(now.parts.map((cell) => [cell.id, cell]));
  return {
    picture: { ...now, layout: begun.layout, parts: begun.parts.map((cell) => left.get(cell.id) ?? bare(cell)) },
    gone: new Set([...first.keys()].filter((id) => !left.has(id))),
  };
}
