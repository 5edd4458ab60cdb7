/** What is saved: in the browser's own storage, with a server or without. */
import { here } from './place';
import { t } from './words';

const KINDS = ['match', 'worksheet', 'formula'] as const;
const STORED = 'grundy.kept';
const LONGEST_NAME = 200;

export interface Item {
  id: number;
  kind: (typeof KINDS)[number];
  name: string;
  /** An address of the workbench: it says everything. */
  link: string;
  kept: string;
}

/** A file may hold anything, and a link to another place or a script is no address of the workbench. */
function isItem(item: Item): boolean {
  const { kind, name, link, kept } = item;
  return KINDS.includes(kind) && typeof name === 'string' && typeof kept === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(link);
}

/** Everything, the newest first. */
export function saved(): Item[] {
  try {
    return (JSON.parse(localStorage.getItem(STORED) ?? '[]') as Item[]).filter(isItem);
  } catch {
    return []; // not written by these pages
  }
}

function store(items: Item[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(items));
  } catch {
    throw new Error(t('The browser has no room for this; remove an entry from the library first.'));
  }
}

function add(items: Item[]): void {
  const before = saved();
  const last = Math.max(0, ...before.map(({ id }) => id));
  store([...items.map((item, i) => ({ ...item, name: [...item.name].slice(0, LONGEST_NAME).join(''), id: last + items.length - i })), ...before]);
}

/** Saves a page under a name. */
export function keep(kind: Item['kind'], name: string, link = here(), kept = new Date().toISOString()): void {
  add([{ id: 0, kind, name, link, kept }]);
}

export function remove(id: number): void {
  store(saved().filter((item) => item.id !== id));
}

/**
 * Adds the contents of a file to what is already saved: all of it, or nothing.
 *
 * @param text as the library downloads it, or only its list
 */
export function bring(text: string): void {
  let items: Item[] = [];
  try {
    const document = JSON.parse(text) as Item[] | { kept: Item[] };
    const found = Array.isArray(document) ? document : document.kept;
    if (found.every(isItem)) items = found;
  } catch {
    // said below
  }
  if (!items.length) throw new Error(t('This file contains no saved entries.'));
  add(items);
}
