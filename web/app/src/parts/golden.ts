/** The lines of slope phi and 1/phi, along which Wythoff's zeros lie. */
export const PHI = (1 + Math.sqrt(5)) / 2;

/** Whether every zero lies on one of the golden lines, or beside it. */
export function isGolden(table: number[][]): boolean {
  const zeros = table.flatMap((row, y) => row.flatMap((value, x) => (value === 0 && x <= y ? [[x, y] as const] : [])));
  return zeros.length > 2 && zeros.every(([x, y]) => Math.abs(y - PHI * x) < 2);
}
