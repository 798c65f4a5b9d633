import { readStored, removeStored, writeStored } from '@/lib/device/store';
import { STORAGE_KEYS } from '@/lib/legal/storage-keys';

/** No id has a space in it. */
const SEPARATOR = ' ';

/** A digit or three: what is longer was not written here. */
const COUNT = /^\d{1,3}$/;

/**
 * How many authorizations of this order have failed in this tab, whatever was reloaded between
 * them: support is offered per order. The latest order only. Browser code only.
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
