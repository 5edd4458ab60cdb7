// Answers the requests on standard input, one a line, by an engine in the folder that is named. For each it prints the
// events as a line of JSON, without those that tell of progress.
import { readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

globalThis.navigator ??= { hardwareConcurrency: 1 };
const folder = process.argv[2];
const engine = await import(pathToFileURL(folder + '/engine.mjs'));
for (const file of readdirSync(folder)) if (file.endsWith('.json')) engine.carry(readFileSync(folder + '/' + file, 'utf8'));
engine.begin(process.argv[3]);
for await (const line of createInterface({ input: process.stdin })) {
  const events = [];
  engine.answer(line, (name, document) => {
    if (name !== 'progress') events.push(name, document);
  });
  process.stdout.write(JSON.stringify(events) + '\n');
}
