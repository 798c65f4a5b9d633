import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiName } from './api-routes.ts';

const PERIOD_SECONDS = 60;
/** Per route. An address that is pushed out begins anew, so a flood of them costs no memory. */
const MAX_ADDRESSES = 5_000;

/**
 * Requests per address and minute. A mobile operator puts thousands of people behind one address,
 * so these stop a machine that guesses and not a busy lunch hour.
 */
export const REQUESTS_PER_MINUTE: Readonly<Record<ApiName, number>> = {
  // One per opened link; every further one is a guess at somebody's token.
  verifyToken: 30,
  activateAccount: 30,
  // Typed by a person, and each costs the provider a password hash.
  resetPassword: 15,
  // One per payment and one per "Try again".
  authorizationForm: 60,
  cardForm: 60,
  // The diner has paid: better ten calls too many than one payment not confirmed.
  orderAuthorized: 120,
};

export type RateLimiter = {
  readonly take: (address: string) => Promise<Turn>;
};

/** Counts one request; 0 lets it through, otherwise the seconds to wait. */
type Turn = {
  readonly retryAfterSeconds: number;
  /** Told once a period, or a flood of requests would be one of log lines. */
  readonly isNews: boolean;
};

export function createRateLimiter(
  requestsPerMinute: number,
  maxAddresses: number = MAX_ADDRESSES,
): RateLimiter {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: PERIOD_SECONDS });
  const boundedAddresses = new LRUCache<string, true>({
    max: maxAddresses,
    dispose: (_, address, reason) => {
      if (reason === 'evict') void limiter.delete(address);
    },
  });
  const take: RateLimiter['take'] = async (address) => {
    boundedAddresses.set(address, true);
    try {
      await limiter.consume(address);
      return { retryAfterSeconds: 0, isNews: false };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)),
        isNews: refusal.consumedPoints === requestsPerMinute + 1,
      };
    }
  };
  return { take };
}
