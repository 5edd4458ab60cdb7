/** The worker that runs the engine: loads it, and answers one question after another. */
import type { Asked, Begin, Heard } from './messages';

interface Engine {
  language(chosen: string, accepted: string): string;
  carry(files: string): void;
  begin(sentences: string): void;
  answer(request: string, listener: (name: string, document: string) => void): void;
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

async function load({ folder, chosen, accepted }: Begin): Promise<(asked: Asked) => void> {
  const [engine, sentences] = await Promise.all([import(/* @vite-ignore */ folder + 'engine.js') as Promise<Engine>, text(folder + 'words.txt')]);
  engine.carry(await text(`${folder}${engine.language(chosen, accepted)}.json`));
  engine.begin(sentences);
  return ({ id, question }) => {
    const { method, path, parameters, body = '' } = question;
    engine.answer(JSON.stringify({ method, path: '/api/' + path, parameters, body, accepted }), (name, document) =>
      postMessage({ id, name, document } satisfies Heard),
    );
  };
}

let loaded: Promise<(asked: Asked) => void>;

addEventListener('message', ({ data }: MessageEvent<Begin | Asked>) => {
  if (!('id' in data)) loaded = load(data);
  else
    loaded
      .then((answer) => answer(data))
      .catch((e: unknown) => postMessage({ id: data.id, name: 'failed', document: e instanceof Error ? e.message : String(e) } satisfies Heard));
});
