import { expect, it, vi } from 'vitest';
import type { Review } from '../wire';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.mock('../place', () => ({ link: (address: string) => address }));

const { judgement } = await import('./history');

const state = { match: { you: 'left', first: 'left', moves: [{}, {}] } } as unknown as Parameters<typeof judgement>[0]['state'];
const review = (...qualities: ('good' | 'mistake' | 'none')[]): Review =>
  ({ over: false, replay: [{ position: '3', outcome: 'N' }, ...qualities.map((quality, i) => ({ position: '2', outcome: 'N', quality, mover: i % 2 ? 'right' as const : 'left' as const }))] });

it('says that nothing was thrown away', () => {
  expect(judgement({ review: review('good', 'none', 'good'), state, unjudged: '' })).toBe('No move threw away the win.');
});

it('leaves it to the ending to say so', () => {
  const ended = { ...review('good'), ending: { won: true, drawn: false, said: 'You win.', because: 'You were winning throughout.' } };
  expect(judgement({ review: ended, state, unjudged: '' })).toBe('');
});

it('counts what was', () => {
  expect(judgement({ review: review('mistake', 'good'), state, unjudged: '' })).toBe('1 move threw away the win.');
  expect(judgement({ review: review('mistake', 'mistake'), state, unjudged: '' })).toBe('2 moves threw away the win.');
});

it('tells draws and points from wins', () => {
  const drawn: Review = { over: false, replay: [{ position: '3', outcome: 'D' }, { position: '2', outcome: 'N', quality: 'mistake', mover: 'left' }] };
  expect(judgement({ review: drawn, state, unjudged: '' })).toBe('1 move threw away the draw.');
  const mixed: Review = { over: false, replay: [{ position: '3', outcome: 'P^' }, { position: '2', outcome: 'Nv', quality: 'mistake', mover: 'left' }] };
  expect(judgement({ review: mixed, state, unjudged: '' })).toBe('1 move threw away the draw.');
  const lost: Review = {
    over: false,
    replay: [
      { position: '3', outcome: 'P', score: { leftStarts: -2, rightStarts: 2 }, lead: 0 },
      { position: '2', outcome: 'N', score: { leftStarts: 4, rightStarts: -4 }, lead: 1, quality: 'mistake', mover: 'left' },
    ],
  };
  expect(judgement({ review: lost, state, unjudged: '' })).toBe('1 move gave away points.');
});

it('says nothing before a match is judged, and why it could not be', () => {
  expect(judgement({ review: undefined, state, unjudged: '' })).toBe('');
  expect(judgement({ review: undefined, state, unjudged: 'Not decided within 5 seconds.' })).toBe('Not decided within 5 seconds.');
});
