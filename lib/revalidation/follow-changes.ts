import { setTimeout as pause } from 'node:timers/promises';
import { getBoundedPageStore } from '@/lib/cache/bounded-page-store';
import { openStore } from '@/lib/cache/open-store';
import type { Settings } from '@/lib/config';
import { getLog } from '@/lib/log';
import { deleteOutdatedMenus, expireMenus, refreshMenu } from '@/lib/provider/catalogue/menu';
import {
  deleteOutdatedList,
  expireRestaurants,
  readRestaurants,
} from '@/lib/provider/catalogue/restaurants';
import type { AppliedChange } from '@/lib/shared-store/announced-changes';
import { hurryMenuRounds } from '@/lib/town/server/menu-rounds';
import { expireTown } from '@/lib/town/server/town';
import { listPagesOfRestaurant, pagesOfList } from './cached-pages.ts';

const REVISION_KEY = 'revision';
/** Pages are removed after this time even if the new answers are not there yet. */
const PATIENCE_MS = 300;
const REVISION_LIMITS = { maxEntries: 1, maxBytes: 1_024 };

type Chosen = Pick<Settings, 'redisUrl' | 'siteUrl' | 'providerApiUrl'>;

/**
 * Shares caches with the other instances of the site and follows the changes that are announced to
 * them (`docs/decisions/0055-shared-caches.md`). Does nothing without `REDIS_URL`.
 */
export async function followChanges({ redisUrl, siteUrl, providerApiUrl }: Chosen): Promise<void> {
  if (redisUrl === undefined || globalThis.boundedSharing !== undefined) return;
  const { startSharing } = await import('@/lib/shared-store/start-sharing');
  // The pages in the folder show the data of this revision.
  const lastRevision = openStore('shared-revision', REVISION_LIMITS);
  const stored = Number((await lastRevision.get(REVISION_KEY))?.toString());
  globalThis.boundedSharing = await startSharing({
    redisUrl,
    deployment: `${siteUrl} ${providerApiUrl ?? ''}`,
    startRevision: Number.isSafeInteger(stored) && stored >= 0 ? stored : undefined,
    apply: (change) => applyChange(change).catch(logFailure),
    prepare: async () => {
      const deleted = await Promise.all([deleteOutdatedMenus(), deleteOutdatedList()]);
      return !deleted.includes(false);
    },
    remember: (revision) => {
      lastRevision.set(REVISION_KEY, Buffer.from(String(revision))).catch(logFailure);
    },
  });
}

const logFailure = (error: unknown): void =>
  getLog().error({ err: error }, 'An announced change was not applied');

/**
 * Another instance has asked the provider, and its answers are in the shared store, so this one asks
 * only for what is missing there.
 */
async function applyChange(change: AppliedChange): Promise<void> {
  expireRestaurants();
  if (change === 'missed' || !('list' in change)) expireMenus();
  await Promise.race([takeAnswers(change), pause(PATIENCE_MS, undefined, { ref: false })]);
  expireTown();
  const pages = getBoundedPageStore();
  if (change === 'missed') return pages.expireAll();
  if ('everything' in change) {
    hurryMenuRounds();
    return pages.expireAll();
  }
  const ofRestaurant = 'restaurant' in change ? listPagesOfRestaurant(change.restaurant) : [];
  await pages.expire([...ofRestaurant, ...pagesOfList]);
}

/**
 * The index of all menus is made of kept answers, and the last good copy of a restaurant that has left
 * has to be deleted before an outage can show it.
 */
async function takeAnswers(change: AppliedChange): Promise<void> {
  if (change === 'missed' || 'everything' in change) return;
  await Promise.all([
    readRestaurants(),
    'restaurant' in change ? refreshMenu(change.restaurant) : undefined,
  ]).catch(logFailure);
}
