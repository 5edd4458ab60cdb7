import { describe, expect, it } from 'vitest';
import { standing } from './chart';

describe('standing', () => {
  it('is that of the side, whoever moves', () => {
    expect(standing('N', 'left', 'left')).toBe(1);
    expect(standing('P', 'left', 'left')).toBe(-1);
    expect(standing('N', 'right', 'left')).toBe(-1);
    expect(standing('R', 'left', 'right')).toBe(1);
    expect(standing('D', 'left', 'right')).toBe(0);
  });
});
