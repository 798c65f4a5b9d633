import type { STORAGE_KEYS } from '../legal/storage-keys.ts';

/** Only what `/cookies` lists may be kept. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** 'local' outlives the tab; 'session' ends with it. */
export type StorageArea = 'local' | 'session';

/** For a browser that blocks its storage: lasts as long as the page. At most one entry per key. */
const boundedMemory = new Map<StorageKey, string>();

const open = (area: StorageArea): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage;

/** What was kept under the key, or undefined. Never throws. */
export function readStored(area: StorageArea, key: StorageKey): string | undefined {
  try {
    return boundedMemory.get(key) ?? open(area).getItem(key) ?? undefined;
  } catch {
    return boundedMemory.get(key);
  }
}

/** Keeps the value; in memory when the browser refuses. Never throws. Browser code only. */
export function writeStored(area: StorageArea, key: StorageKey, value: string): void {
  try {
    open(area).setItem(key, value);
    boundedMemory.delete(key);
  } catch {
    // Full, perhaps: then what was kept before must not pass for this.
    removeStored(area, key);
    boundedMemory.set(key, value);
  }
}

/** Forgets the value, in the area and in memory. Never throws. Browser code only. */
export function removeStored(area: StorageArea, key: StorageKey): void {
  boundedMemory.delete(key);
  try {
    open(area).removeItem(key);
  } catch {
    // Blocked: then there is nothing to remove.
  }
}
