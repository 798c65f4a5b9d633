import { readStored, removeStored, STORAGE_KEYS, writeStored } from '@/lib/browser/storage';
import { isUserId } from '@/lib/ids';

/**
 * After a declined payment, the button 'Try again' opens the payment page of the stored user
 * (requirements P-1 and B-9).
 */
export function storeUserId(userId: string): void {
  writeStored('local', STORAGE_KEYS.paymentUserId, userId);
}

export function findUserId(): string | undefined {
  const stored = readStored('local', STORAGE_KEYS.paymentUserId);
  return stored !== undefined && isUserId(stored) ? stored : undefined;
}

/**
 * The page that pays an order by card calls this function. With a stored user id, 'Try again' would
 * pay the cart of that user, not the order.
 */
export function forgetUserId(): void {
  removeStored('local', STORAGE_KEYS.paymentUserId);
}
