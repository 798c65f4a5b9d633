import { readStored, removeStored, writeStored } from '@/lib/device/store';
import { isUserId } from '@/lib/ids';
import { STORAGE_KEYS } from '@/lib/legal/storage-keys';

/** Whose payment it is, for 'Try again' after the bank (specification, section 4). */
export function keepUserId(userId: string): void {
  writeStored('local', STORAGE_KEYS.paymentUserId, userId);
}

/** Undefined when the browser kept none, or something that is no id. */
export function findUserId(): string | undefined {
  const stored = readStored('local', STORAGE_KEYS.paymentUserId);
  return stored !== undefined && isUserId(stored) ? stored : undefined;
}

/** At the start of a payment that 'Try again' could not repeat: it might lead to somebody else's. */
export function forgetUserId(): void {
  removeStored('local', STORAGE_KEYS.paymentUserId);
}
