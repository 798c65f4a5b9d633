import { createRateLimiter } from './rate-limits.ts';
import type { RateLimiter } from './rate-limits.ts';
import { createSharedRateLimiter } from './shared-rate-limits.ts';

/**
 * Browsers with JavaScript search by themselves, so a client requests few pages of hits from the
 * server.
 */
const SEARCHES_PER_CLIENT_AND_MINUTE = 60;
/**
 * For all clients of this process together. At 70 ms for a page of hits, this is a third of a
 * processor core.
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
