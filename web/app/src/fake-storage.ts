import { vi } from 'vitest';

/** Stands in for the browser's storage in tests; while it is full, nothing can be put into it. */
export class FakeStorage {
  readonly stored = new Map<string, string>();
  full = false;

  constructor() {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.full) throw new DOMException('full', 'QuotaExceededError');
        this.stored.set(key, value);
      },
      removeItem: (key: string) => this.stored.delete(key),
    });
  }
}
