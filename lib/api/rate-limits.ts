import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ApiName } from './api-contract.ts';
import type { SharedConnection } from '../shared-store/connection.ts';
import { getSharing } from '../shared-store/sharing.ts';
import type { Sharing } from '../shared-store/sharing.ts';

const PERIOD_SECONDS = 60;
/**
 * The greatest number of addresses that one limiter counts in memory. Bounds the memory during a
 * flood of requests. The count of an evicted address starts again at zero.
 */
const MAX_ADDRESSES = 5_000;

/**
 * For each client address. The limits are high, because thousands of users of a mobile operator may
 * share one address.
 */
export const REQUESTS_PER_MINUTE: Readonly<Record<ApiName, number>> = {
  // Limits guesses at another user's token.
  verifyToken: 30,
  activateAccount: 30,
  // A user types a password for each call, so a lower limit is enough.
  resetPassword: 15,
  // A user makes at most one of these calls for each attempt to pay.
  authorizationForm: 60,
  cardForm: 60,
  // This call confirms a payment. A payment without a confirmation is worse than too many calls.
  orderAuthorized: 120,
};

/**
 * A low limit is enough: a page sends at most one report of web vitals, and usually few reports of
 * violations.
 */
export const REPORTS_PER_CLIENT_AND_MINUTE = 30;
/**
 * For all clients of one instance together, at each report route. Needed because a program can send
 * false reports from many addresses.
 */
export const REPORTS_PER_MINUTE = 300;

/**
 * The limit of refused calls to the revalidation route, for each client address. Accepted calls are
 * neither counted nor limited, so that refused calls from the same address cannot block them.
 */
export const REFUSED_CALLS_PER_MINUTE = 10;

export type RateLimiter = {
  /** `points`: how much of the limit the request uses up; 1 unless given. */
  readonly take: (address: string, points?: number) => Promise<CountedRequest>;
};

/** `retryAfterSeconds` is 0 for a request that may pass. */
type CountedRequest = {
  readonly retryAfterSeconds: number;
  /**
   * True for the first refusal of an address in a period of `PERIOD_SECONDS`. Callers do not log
   * the later refusals, which would flood the log.
   */
  readonly isFirstRefusal: boolean;
};

const clampToPeriod = (seconds: number): number => Math.min(PERIOD_SECONDS, Math.max(1, seconds));

export function createRateLimiter(
  requestsPerMinute: number,
  maxAddresses: number = MAX_ADDRESSES,
): RateLimiter {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: PERIOD_SECONDS });
  const countedAddresses = new LRUCache<string, true>({
    max: maxAddresses,
    dispose: (_, address, reason) => {
      if (reason === 'evict') void limiter.delete(address);
    },
  });
  return {
    take: (address, points) => {
      countedAddresses.set(address, true);
      return countRequest(limiter, address, points);
    },
  };
}

/** Rejects when the limiter's store fails. */
async function countRequest(
  limiter: RateLimiterAbstract,
  address: string,
  points = 1,
): Promise<CountedRequest> {
  try {
    await limiter.consume(address, points);
    return { retryAfterSeconds: 0, isFirstRefusal: false };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return {
      // The package computes the wait from the clock. If the clock has been set back, the wait can
      // be longer than `PERIOD_SECONDS`.
      retryAfterSeconds: clampToPeriod(Math.ceil(refusal.msBeforeNext / 1_000)),
      isFirstRefusal:
        refusal.consumedPoints > limiter.points &&
        refusal.consumedPoints - points <= limiter.points,
    };
  }
}

type Command = { readonly keys: readonly string[]; readonly arguments: readonly string[] };

/** `rate-limiter-flexible` counts with a Lua script, so it needs only `eval` of a Redis client. */
const toStoreClient = ({ evaluate }: SharedConnection) => ({
  eval: async (script: string, { keys, arguments: values }: Command): Promise<unknown> => {
    const counted = await evaluate(script, keys, values);
    if (!counted.ok) throw new Error(`Shared store: ${counted.failure}`);
    return counted.value;
  },
});

/**
 * Counts the requests of an address at all instances together, if there is a shared store. Each
 * `name` has its own counts. `address` is a salted hash of the client's address
 * (`guard.ts`). The shared store deletes the hash after a minute.
 */
export function createSharedRateLimiter(name: string, requestsPerMinute: number): RateLimiter {
  const local = createRateLimiter(requestsPerMinute);
  let limiter: RateLimiterRedis | undefined;
  let lastTakenAt = 0;
  const createLimiter = ({ connection, prefix }: Sharing): RateLimiterRedis =>
    new RateLimiterRedis({
      storeClient: toStoreClient(connection),
      useRedisPackage: true,
      keyPrefix: `${prefix}limit:${name}`,
      points: requestsPerMinute,
      duration: PERIOD_SECONDS,
      // After this instance has refused an address once, it refuses the address from memory until
      // the period ends, without a call to the store.
      inMemoryBlockOnConsumed: requestsPerMinute + 1,
    });

  return {
    take: async (address) => {
      const sharing = getSharing();
      if (sharing === undefined) return local.take(address);
      limiter ??= createLimiter(sharing);
      const now = Date.now();
      // The package blocks an address in memory until the clock shows a certain time. After the
      // clock has been set back, the address could stay blocked for longer than a minute.
      if (now < lastTakenAt) limiter.deleteInMemoryBlockedAll();
      lastTakenAt = now;
      // While the store fails, each instance counts for itself.
      return countRequest(limiter, address).catch(() => local.take(address));
    },
  };
}

/**
 * A browser with JavaScript searches in the page itself, so a client requests few pages of hits
 * from the server.
 */
const SEARCHES_PER_CLIENT_AND_MINUTE = 60;
/**
 * For all clients of this process together. A page of hits costs up to about 70 ms of processor
 * time, so this many pages take at most about a third of a processor core.
 */
const SEARCHES_PER_MINUTE = 300;
const ALL_CLIENTS = 'all';

export type SearchLimit = {
  /**
   * Counts a request for a page of hits. Resolves to 0 if the request may pass, otherwise to the
   * seconds until the client may try again.
   */
  readonly take: (client: string) => Promise<number>;
};

export function createSearchLimit(): SearchLimit {
  const perClient: RateLimiter = createSharedRateLimiter('search', SEARCHES_PER_CLIENT_AND_MINUTE);
  const together: RateLimiter = createRateLimiter(SEARCHES_PER_MINUTE);
  return {
    take: async (client) => {
      const { retryAfterSeconds } = await perClient.take(client);
      if (retryAfterSeconds > 0) return retryAfterSeconds;
      return (await together.take(ALL_CLIENTS)).retryAfterSeconds;
    },
  };
}
