/** What is saved: in the browser's own storage, with a server or without. */
import { here } from './place';
import { recallJson, save } from './storage';
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
function isItem(item: unknown): item is Item {
  if (typeof item !== 'object' || !item) return false;
  const { kind, name, link, kept } = item as Item;
  return KINDS.includes(kind) && typeof name === 'string' && typeof kept === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(link);
}

/** What an entry was made from: a position, the cells of a sheet, or rules. */
export function typed({ kind, link }: Item): string[] {
  const query = new URL(link, 'file:').searchParams;
  return kind === 'worksheet' ? query.getAll('cell') : [query.get(kind === 'match' ? 'start' : 'rules') ?? ''];
}

/** Everything, the newest first. */
export function saved(): Item[] {
  const items = recallJson(STORED);
  return Array.isArray(items) ? (items as unknown[]).filter(isItem) : [];
}

function store(items: Item[]): void {
  if (!save(STORED, JSON.stringify(items))) throw new Error(t('The browser has no room for this; remove an entry from the library first.'));
}

/** An entry as it is saved; its number comes later. */
const entry = (item: Item): Item => ({ ...item, name: [...item.name].slice(0, LONGEST_NAME).join('') });
/** Whether two entries are the same, whenever they were saved. */
const same = (one: Item) => (other: Item): boolean => one.kind === other.kind && one.link === other.link && one.name === other.name;

function add(items: Item[], before: Item[]): void {
  const last = Math.max(0, ...before.map(({ id }) => id));
  store([...items.map((item, i) => ({ ...item, id: last + items.length - i })), ...before]);
}

/** Saves a page under a name. The same page saved before under this name is replaced. */
export function keep(kind: Item['kind'], name: string, link = here(), kept = new Date().toISOString()): void {
  const item = entry({ id: 0, kind, name, link, kept });
  const is = same(item);
  add([item], saved().filter((other) => !is(other)));
}

export function remove(id: number): void {
  store(saved().filter((item) => item.id !== id));
}

/**
 * Adds the contents of a file to what is already saved, apart from what is there: all of it, or nothing.
 *
 * @param text as the library downloads it, or only its list
 * @returns how many entries were added, and how many were there already
 */
export function bring(text: string): { added: number; there: number } {
  let items: Item[] = [];
  try {
    const document = JSON.parse(text) as Item[] | { kept: Item[] };
    const found = Array.isArray(document) ? document : document.kept;
    if (found.every(isItem)) items = found.map(entry);
  } catch {
    // said below
  }
  if (!items.length) throw new Error(t('This file contains no saved entries.'));
  const before = saved();
  const missing = items.filter((item, i) => !before.some(same(item)) && items.findIndex(same(item)) === i);
  if (missing.length) add(missing, before);
  return { added: missing.length, there: items.length - missing.length };
}
