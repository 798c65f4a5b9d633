import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { STORAGE_KEYS } from '@/lib/browser/storage-keys';
import { isUserId } from '@/lib/ids';

/** 'Try again' after a declined payment needs the id (requirements P-1 and B-9). */
export function keepUserId(userId: string): void {
  writeStored('local', STORAGE_KEYS.paymentUserId, userId);
}

export function findUserId(): string | undefined {
  const stored = readStored('local', STORAGE_KEYS.paymentUserId);
  return stored !== undefined && isUserId(stored) ? stored : undefined;
}

/** For a card payment of an order: otherwise 'Try again' would pay the stored user's cart. */
export function forgetUserId(): void {
  removeStored('local', STORAGE_KEYS.paymentUserId);
}
