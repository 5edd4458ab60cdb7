/** What is saved where there is no server: in the browser's own storage, with the server's documents. */
import type { Question } from './transport';

interface Item {
  id: number;
  kind: string;
  name: string;
  link: string;
  kept: string;
}

const STORED = 'grundy.kept';

function all(): Item[] {
  try {
    const items = JSON.parse(localStorage.getItem(STORED) ?? '[]') as unknown;
    return Array.isArray(items) ? (items as Item[]) : [];
  } catch {
    return []; // not written by these pages
  }
}

const store = (items: Item[]): void => localStorage.setItem(STORED, JSON.stringify(items));

/** Lists, saves or removes, the newest first. */
export async function saved({ method, path, parameters, body = '' }: Question): Promise<unknown> {
  const items = all();
  if (method === 'GET') return { schema: 1, kept: items };
  if (method === 'DELETE') {
    store(items.filter(({ id }) => id !== Number(path.split('/')[1])));
    return { schema: 1 };
  }
  const { kind = '', name = '', date } = parameters;
  const id = Math.max(0, ...items.map((item) => item.id)) + 1;
  store([{ id, kind, name, link: body, kept: date ?? new Date().toISOString() }, ...items]);
  return { schema: 1, id };
}
