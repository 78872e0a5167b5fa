import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrived, note, pending } from '$lib/shell/pending';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a choice on its way to the disk', () => {
  it('is found at the next start, with those before it', () => {
    note({ language: 'fr' });
    note({ theme: 'dark' });
    expect(pending()).toEqual({ language: 'fr', theme: 'dark' });
  });

  it('is forgotten when it has arrived', () => {
    note({ language: null });
    arrived();
    expect(pending()).toEqual({});
  });

  it('is none when the note is spoilt or there is no storage', () => {
    note({ theme: 'dark' });
    for (const key of kept.keys()) kept.set(key, '{"theme":');
    expect(pending()).toEqual({});
    vi.stubGlobal('localStorage', undefined);
    note({ theme: 'dark' });
    arrived();
    expect(pending()).toEqual({});
  });
});
