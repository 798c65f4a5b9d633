/** The keys in the browser's storage. The page `/cookies` must explain each of them. */
export const STORAGE_KEYS = {
  paymentUserId: 'plata-utilizator',
  paymentForm: 'plata-formular',
  paymentAmount: 'plata-suma',
  failedAttempts: 'plata-incercari',
  consent: 'acord-pixel',
  menuView: 'meniu-vedere',
  /** The first name of the list, which browsers may have stored under it. */
  waiterList: 'preparate-pastrate',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** 'local' outlives the tab; 'session' ends with it. */
export type StorageArea = 'local' | 'session';

/** The values that could not be written into the browser's storage. */
const unwritten = new Map<StorageKey, string>();

const open = (area: StorageArea): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage;

/** Does not throw. */
export function readStored(area: StorageArea, key: StorageKey): string | undefined {
  try {
    return unwritten.get(key) ?? open(area).getItem(key) ?? undefined;
  } catch {
    return unwritten.get(key);
  }
}

/** Keeps the value in memory if the browser's storage fails. Does not throw. Browser code only. */
export function writeStored(area: StorageArea, key: StorageKey, value: string): void {
  try {
    open(area).setItem(key, value);
    unwritten.delete(key);
  } catch {
    // A full storage can contain an older value of the key. Remove the older value, so that other
    // tabs and the next page do not read it.
    removeStored(area, key);
    unwritten.set(key, value);
  }
}

/** Does not throw. Browser code only. */
export function removeStored(area: StorageArea, key: StorageKey): void {
  unwritten.delete(key);
  try {
    open(area).removeItem(key);
  } catch {
    // The browser blocks the storage.
  }
}
