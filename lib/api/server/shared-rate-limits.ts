import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { SharedConnection } from '@/lib/shared-store/connection';
import { getSharing } from '@/lib/shared-store/sharing';
import type { Sharing } from '@/lib/shared-store/sharing';
import { countRequest, createRateLimiter, PERIOD_SECONDS } from './rate-limits.ts';
import type { RateLimiter } from './rate-limits.ts';

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
 * (`identify-clients.ts`). The shared store deletes the hash after a minute.
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
