import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage } from './fake-storage';
import { forget, recall, recallJson, remember, save } from './storage';

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  forget('a');
});

it('keeps for good what finds room', () => {
  expect(remember('a', '1')).toBe(true);
  expect([recall('a'), storage.stored.get('a')]).toEqual(['1', '1']);
  forget('a');
  expect([recall('a'), storage.stored.size]).toEqual([null, 0]);
});

it('remembers without room until the pages are loaded again; save changes nothing', () => {
  remember('a', '1');
  storage.full = true;
  expect(save('a', '2')).toBe(false);
  expect(recall('a')).toBe('1');
  expect(remember('a', '2')).toBe(false);
  expect([recall('a'), storage.stored.get('a')]).toEqual(['2', '1']);
  storage.full = false;
  remember('a', '3');
  expect([recall('a'), storage.stored.get('a')]).toEqual(['3', '3']);
});

it('does without a browser that refuses everything', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(recall('a')).toBeNull();
  expect(remember('a', '1')).toBe(false);
  expect(recall('a')).toBe('1');
  forget('a');
  expect(recall('a')).toBeNull();
});

it('reads nothing that is not JSON', () => {
  remember('a', '["b"]');
  expect(recallJson('a')).toEqual(['b']);
  remember('a', '["b"');
  expect(recallJson('a')).toBeUndefined();
  forget('a');
  expect(recallJson('a')).toBeUndefined();
});
