/** How many values stand in a row: a period, else the largest part of one that fits, else ten. */
export function rowOf(period: number | undefined, room: number): number {
  for (let parts = 1; period && period / parts >= 4; parts++) if (period % parts === 0 && period / parts <= room) return period / parts;
  return 10;
}
