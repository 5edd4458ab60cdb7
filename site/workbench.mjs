// Makes the workbench that needs no server: workbench.mjs PAGES ENGINE FOLDER puts the built pages and the engine into a
// folder that any web host can deliver, at its root or below. With WORKBENCH_ADDRESS, where the folder will be, links to
// it have a preview picture.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const [pages, engine, out] = process.argv.slice(2);
// A new engine has a new address, so that no page meets an old one.
const built = `engine-${createHash('sha256').update(readFileSync(join(engine, 'engine.js'))).digest('hex').slice(0, 8)}`;
rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, built), { recursive: true });
cpSync(join(pages, 'assets'), join(out, 'assets'), { recursive: true });
for (const picture of ['icon.svg', 'preview.png']) cpSync(join(pages, picture), join(out, picture));
cpSync(join(pages, 'words.txt'), join(out, built, 'words.txt'));
for (const file of readdirSync(engine)) if (/\.(js|json)$/.test(file)) cpSync(join(engine, file), join(out, built, file));

// Each page is the same document in a folder of its own; it is told where the others are, and the engine.
const host = (process.env.WORKBENCH_ADDRESS ?? '.').replace(/\/*$/, '/');
const document = readFileSync(join(pages, 'index.html'), 'utf8').replace('content="./preview.png"', `content="${host}preview.png"`);
const addresses = readFileSync(join(pages, 'addresses.txt'), 'utf8').trim().split('\n');
for (const address of addresses) {
  const folder = join(out, address);
  mkdirSync(folder, { recursive: true });
  const base = address === '/' ? './' : '../';
  const html = document.replace(
    '<base href="/">',
    `<base href="${base}">\n    <meta name="engine" content="${built}/">\n    <link rel="manifest" href="manifest.webmanifest">`,
  );
  if (html === document) throw new Error('index.html has no base');
  writeFileSync(join(folder, 'index.html'), html);
}

writeFileSync(
  join(out, 'manifest.webmanifest'),
  JSON.stringify({
    name: 'Grundy',
    description: 'Play a game, see who wins, and why.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
    icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }),
);

// The worker that serves all this without a connection is as new as the files.
const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && !/\.(ttf|woff|png)$/.test(file.name))
  .map((file) => relative(out, join(file.parentPath, file.name)).replaceAll('\\', '/'))
  .sort();
const version = createHash('sha256');
for (const file of files) version.update(file).update(readFileSync(join(out, file)));
writeFileSync(
  join(out, 'service-worker.js'),
  `const VERSION = 'grundy-${version.digest('hex').slice(0, 16)}';\n` +
    `const FILES = ${JSON.stringify(files.map((file) => file.replace(/index\.html$/, '') || './'))};\n` +
    readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8'),
);
console.log(`${files.length} files in ${out}`);
