/** What a match is called: its games, a line of rules as it was typed. */

const SIGN = / [+-] /;

/**
 * @param start what is played, as the server writes it: the name of a line has `_` for spaces
 * @param typed the same as it was asked for
 */
export function titles(start: string, typed: string): string[] {
  const pieces = start.split(SIGN);
  const given = typed.split(SIGN);
  return pieces.map((piece, i) => {
    const [name = '', ...heaps] = piece.split(' ');
    if (!name.includes('_')) return name;
    const line = given.length === pieces.length ? given[i]!.trim() : name;
    return line.replace(new RegExp(`(?:\\s*:\\s*|[\\s_]+)${heaps.join('[\\s,]+')}$`), '').replaceAll('_', ' ');
  });
}
