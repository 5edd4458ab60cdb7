/** Lines with depths as a tree. */
import type { Line } from '../wire';

export interface Branch {
  text: string;
  then: Branch[];
}

/** Each line belongs to the last one before it that is less deep. */
export function nested(lines: Line[]): Branch[] {
  const root: Branch[] = [];
  const above: Branch[][] = [root];
  for (const { depth, text } of lines) {
    const branch = { text, then: [] };
    const level = Math.min(depth, above.length - 1);
    above[level]!.push(branch);
    above.length = level + 1;
    above.push(branch.then);
  }
  return root;
}
