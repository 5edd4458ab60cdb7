/** What the browser keeps for the pages. It may refuse to, or have no room; the pages work all the same. */

/** What found no room, until the pages are loaded again. */
const unsaved = new Map<string, string>();

/** What was kept under a name; null if nothing was. */
export function recall(name: string): string | null {
  const here = unsaved.get(name);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text for good, or changes nothing; says whether it could. */
export function save(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
  } catch {
    return false;
  }
  unsaved.delete(name);
  return true;
}

/** Keeps a text for good if the browser has room for it, else until the pages are loaded again. */
export function remember(name: string, text: string): boolean {
  const saved = save(name, text);
  if (!saved) unsaved.set(name, text);
  return saved;
}

export function forget(name: string): void {
  unsaved.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // then nothing was kept
  }
}

/** What was kept as JSON; undefined if nothing was, or no JSON. */
export function recallJson(name: string): unknown {
  try {
    return JSON.parse(recall(name) ?? 'null') ?? undefined;
  } catch {
    return undefined; // not written by these pages
  }
}
