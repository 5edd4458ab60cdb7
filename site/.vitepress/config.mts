import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { defineConfig } from 'vitepress';

const root = resolve(import.meta.dirname, '../..');
const docs = join(root, 'docs');
const modules = join(root, 'site/node_modules');
/** Where the sources can be read in a browser; without it, files that pages link to are copied beside the pages. */
const repository = process.env.SITE_REPOSITORY;
const base = process.env.SITE_BASE ?? '/';
const copied = new Set<string>();

/** The name of a heading in links, as on GitHub. */
const slug = (heading: string) =>
  heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');

/** Links to files that are no page of the site lead to the repository, or to a copy. */
function source(href: string, page: string): string {
  const [path, heading] = href.split('#');
  if (/^[a-z]+:/.test(href) || !path) return href;
  const file = resolve(dirname(join(docs, page)), path);
  const name = relative(root, file);
  if (file.startsWith(docs + '/') && name.endsWith('.md')) return href;
  if (!existsSync(file)) throw new Error(`${page}: no file ${name}`);
  if (repository) return `${repository}/${statSync(file).isDirectory() ? 'tree' : 'blob'}/main/${name}${heading ? '#' + heading : ''}`;
  copied.add(name);
  return `${base}files/${name}`;
}

const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(join(root, 'web/app/public/icon.svg'), 'utf8').trim())}`;
const page = (text: string, link: string) => ({ text, link });

const sidebar = [
  { text: 'Start', items: [page('Overview', '/'), page('Install', '/install'), page('Tutorial', '/tutorial')] },
  {
    text: 'How to',
    items: [
      page('Study', '/how-to/student'),
      page('Solve contest problems', '/how-to/contest'),
      page('Prepare a class', '/how-to/teacher'),
      page('Do research', '/how-to/researcher'),
      page('Use it from a program', '/how-to/programmer'),
      page('Add a game', '/how-to/add-a-game'),
    ],
  },
  {
    text: 'Reference',
    items: [
      page('Commands', '/reference/commands'),
      page('Games', '/reference/games'),
      page('Rules in one line', '/reference/rules'),
      page('Values', '/reference/values'),
      page('Statements', '/reference/statements'),
      page('What conjecture finds', '/reference/conjecture'),
      page('Workbench', '/reference/workbench'),
      page('Python', '/python'),
      page('AI assistants', '/assistants'),
      page('JSON', '/json'),
      page('Jobs on a cluster', '/cluster'),
      page('Glossary', '/glossary'),
    ],
  },
  {
    text: 'Background',
    items: [
      page('The ideas', '/explanation/ideas'),
      page('How far to trust an answer', '/explanation/evidence'),
      page('Nim-sequences', '/explanation/sequences'),
      page('Five texts', '/explanation/sources'),
      page('Papers', '/explanation/papers'),
      page('Performance', '/explanation/performance'),
    ],
  },
  {
    text: 'Project',
    items: [page('Architecture', '/architecture'), page('Decisions', '/decisions'), page('Voice', '/voice')],
  },
];

// pages that nobody has put anywhere are reference
const listed = sidebar.flatMap((group) => group.items.map((item) => item.link));
for (const name of readdirSync(docs, { recursive: true, encoding: 'utf8' }).sort()) {
  const link = `/${name.replace(/\.md$/, '')}`;
  if (name.endsWith('.md') && name !== 'index.md' && !listed.includes(link))
    sidebar[2].items.push(page(readFileSync(join(docs, name), 'utf8').match(/^# (.+)/m)?.[1] ?? name, link));
}

export default defineConfig({
  title: 'Grundy',
  description: 'A workbench for combinatorial games: who wins, why, formulas and proofs.',
  lang: 'en',
  base,
  head: [['link', { rel: 'icon', href: icon, type: 'image/svg+xml' }]],
  srcDir: '../docs',
  outDir: '../target/site',
  cacheDir: '../target/site-cache',
  cleanUrls: false,
  lastUpdated: false,
  // pages lie outside this folder and do not see its node_modules
  vite: {
    resolve: {
      alias: [
        { find: /^vue$/, replacement: join(modules, 'vue/dist/vue.runtime.esm-bundler.js') },
        { find: /^vue\/server-renderer$/, replacement: join(modules, 'vue/server-renderer/index.mjs') },
      ],
    },
  },
  markdown: {
    anchor: { slugify: slug },
    config(md) {
      md.core.ruler.push('sources', (state) => {
        for (const token of state.tokens)
          for (const child of token.children ?? [])
            if (child.type === 'link_open') {
              const href = source(child.attrGet('href') ?? '', state.env.relativePath);
              child.attrSet('href', href);
              if (href.startsWith(`${base}files/`)) child.attrSet('target', '_self');
            }
      });
    },
    // what is typed stands out from what is printed
    codeTransformers: [
      {
        line(node) {
          const first = node.children[0];
          const text = first?.type === 'element' && first.children[0]?.type === 'text' ? first.children[0].value : '';
          if (text.startsWith('$ ')) this.addClassToHast(node, 'typed');
        },
      },
    ],
  },
  async buildEnd(site) {
    for (const name of copied) {
      const to = join(site.outDir, 'files', name);
      await mkdir(dirname(to), { recursive: true });
      await cp(join(root, name), to, { recursive: true });
    }
  },
  themeConfig: {
    logo: icon,
    outline: { level: [2, 3] },
    search: { provider: 'local' },
    nav: [
      { text: 'Play', link: '/workbench/', target: '_self' },
      page('Tutorial', '/tutorial'),
      page('Commands', '/reference/commands'),
      page('Games', '/reference/games'),
    ],
    sidebar,
  },
});
