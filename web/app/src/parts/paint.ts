/** What canvases need to know of the page: its colours, and whether it is on paper. */

const DARK = matchMedia('(prefers-color-scheme: dark)');
const PAPER = matchMedia('print');

export const onPaper = (): boolean => PAPER.matches;

/** Paper is light always. */
export const isDark = (): boolean => DARK.matches && !PAPER.matches;

/** The colours that a place on the page has by name, as a canvas understands them: resolved for light, dark or paper. */
export function colours(place: HTMLElement): (name: string) => string {
  const found = new Map<string, string>();
  return (name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    place.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    found.set(name, colour);
    return colour;
  };
}

/** A colour for each value up to the greatest; 0 gets the colour of a loss. */
export function shadesTo(most: number, lost: string): string[] {
  const dark = isDark();
  return Array.from({ length: most + 1 }, (_, value) => {
    const part = Math.sqrt(value / most);
    if (value === 0) return lost;
    return dark ? `hsl(200 ${22 + 20 * part}% ${16 + 22 * part}%)` : `hsl(200 ${28 + 30 * part}% ${96 - 32 * part}%)`;
  });
}

/** Draws anew when the colours change, for paper, and afterwards for the screen. @returns what ends that */
export function whenColoursChange(draw: () => void): () => void {
  for (const media of [DARK, PAPER]) media.addEventListener('change', draw);
  return () => {
    for (const media of [DARK, PAPER]) media.removeEventListener('change', draw);
  };
}
