import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { STORAGE_KEYS } from '@/lib/browser/storage-keys';

/** Separates the order's id, which contains no space, from the count. */
const SEPARATOR = ' ';

const COUNT = /^\d{1,3}$/;

/**
 * The number of failed authorizations of this order in this tab, including those before a reload.
 * The storage keeps one count only: that of the order whose authorization failed most recently. A
 * successful authorization deletes the count. Browser code only.
 */
export function findFailedAttempts(order: string): number {
  const stored = readStored('session', STORAGE_KEYS.failedAttempts) ?? '';
  const [storedOrder, count = ''] = stored.split(SEPARATOR);
  return storedOrder === order && COUNT.test(count) ? Number(count) : 0;
}

export function keepFailedAttempts(order: string, failed: number): void {
  writeStored('session', STORAGE_KEYS.failedAttempts, [order, failed].join(SEPARATOR));
}

export function forgetFailedAttempts(): void {
  removeStored('session', STORAGE_KEYS.failedAttempts);
}
