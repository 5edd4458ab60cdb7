// Checks every link, picture and script of the built documents: the file must exist, and the place in it too.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const out = resolve(import.meta.dirname, '../target/site');
const base = process.env.SITE_BASE ?? '/';
const pages = readdirSync(out, { recursive: true }).filter((name) => name.endsWith('.html') && !/^(files|workbench)\//.test(name));
const ids = (file) => new Set([...readFileSync(file, 'utf8').matchAll(/\bid="([^"]*)"/g)].map((match) => match[1]));

let checked = 0;
const dead = [];
for (const page of pages) {
  const html = readFileSync(join(out, page), 'utf8');
  for (const [, link] of html.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
    if (/^([a-z]+:|\/\/)/.test(link)) continue;
    checked++;
    const [path, heading] = link.replaceAll('&amp;', '&').split('#').map(decodeURIComponent);
    if (path.startsWith('/') && !path.startsWith(base)) dead.push(`${page}: ${link} is outside ${base}`);
    let file = path === '' ? join(out, page)
      : path.startsWith('/') ? join(out, path.slice(base.length)) : resolve(out, dirname(page), path);
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!existsSync(file) && existsSync(file + '.html')) file += '.html';
    if (!existsSync(file)) dead.push(`${page}: ${link} leads to no file`);
    else if (heading && file.endsWith('.html') && !ids(file).has(heading)) dead.push(`${page}: ${link} leads to no heading`);
  }
}
if (pages.length === 0) dead.push(`${relative('.', out)} has no pages`);
for (const line of new Set(dead)) console.error(line);
console.log(`${pages.length} pages, ${checked} links, ${new Set(dead).size} dead`);
process.exit(dead.length === 0 ? 0 : 1);
