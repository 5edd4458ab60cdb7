/** The lines of slope phi and 1/phi, along which Wythoff's zeros lie. */
export const PHI = (1 + Math.sqrt(5)) / 2;

/** Whether every zero lies on one of the golden lines, or beside it. */
export function isGolden(zeros: { x: number; y: number }[]): boolean {
  const above = zeros.filter(({ x, y }) => x <= y);
  return above.length > 2 && above.every(({ x, y }) => Math.abs(y - PHI * x) < 2);
}
