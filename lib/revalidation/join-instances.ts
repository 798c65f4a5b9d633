import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '@/lib/config';
import { openStore } from '@/lib/file-store';
import { getLog } from '@/lib/log';
import type { AppliedChange } from '@/lib/shared-store/announced-changes';
import { startSharing } from '@/lib/shared-store/sharing';
import type { Site } from '@/lib/site';
import { listAddressesOfRestaurant, listPagesOfRestaurant, pagesOfList } from './revalidate.ts';
import { EVERYTHING } from './purge-edges.ts';

const REVISION_KEY = 'revision';
const REVISION_LIMITS = { maxEntries: 1, maxBytes: 1_024 };

type SharingSettings = Pick<Settings, 'redisUrl' | 'siteUrl' | 'providerApiUrl' | 'edgePurgeUrls'>;

/**
 * Shares caches with the other instances of the site and applies the changes that they announce
 * (`docs/decisions/0055-several-instances.md`). Does nothing without `REDIS_URL`.
 */
export async function joinInstances(settings: SharingSettings, site: Site): Promise<void> {
  const { redisUrl, siteUrl, providerApiUrl, edgePurgeUrls } = settings;
  if (redisUrl === undefined || site.sharing !== undefined) return;
  // Stores the revision of the data that the last good copies in the cache folder show.
  const lastRevision = openStore('shared-revision', REVISION_LIMITS);
  const stored = Number((await lastRevision.get(REVISION_KEY))?.toString());
  let isServing = false;
  site.sharing = await startSharing({
    redisUrl,
    deployment: `${siteUrl} ${providerApiUrl ?? ''}`,
    startRevision: Number.isSafeInteger(stored) && stored >= 0 ? stored : undefined,
    apply: async (change) => {
      await applyChange(change, site).catch(logFailure('An announced change was not applied'));
      // Before this instance serves requests, it sends no page to an edge. So no edge can have an
      // old page from this instance.
      if (isServing) {
        void purgeChangedPages(change, edgePurgeUrls, site).catch(
          logFailure('The edges were not purged'),
        );
      }
    },
    prepare: async () => {
      const deleted = await Promise.all([
        site.menus.deleteUnreplaced(),
        site.restaurants.deleteUnreplaced(),
      ]);
      return !deleted.includes(false);
    },
    remember: (revision) => {
      lastRevision
        .set(REVISION_KEY, Buffer.from(String(revision)))
        .catch(logFailure('The revision was not stored'));
    },
  });
  isServing = true;
}

const logFailure =
  (sentence: string) =>
  (error: unknown): void =>
    getLog().error({ err: error }, sentence);

/** `applyChange` waits at most this long for new answers before it deletes the outdated pages. */
const ANSWERS_WAIT_MS = 300;

/**
 * Applies a change that another instance has announced. That instance has usually put the
 * provider's new answers into the shared store. So this instance asks the provider only for answers
 * that the store does not have. While this instance starts, it does not read the shared store yet,
 * so it asks the provider for each answer.
 */
async function applyChange(change: AppliedChange, site: Site): Promise<void> {
  site.restaurants.expire();
  if (change === 'missed' || !('list' in change)) site.menus.expireAll();
  await Promise.race([
    readNewAnswers(change, site),
    pause(ANSWERS_WAIT_MS, undefined, { ref: false }),
  ]);
  site.menusIndex.expire();
  if (change === 'missed') return site.pages?.remove('all');
  if ('everything' in change) {
    site.menuRefresh?.hurry();
    return site.pages?.remove('all');
  }
  const ofRestaurant = 'restaurant' in change ? listPagesOfRestaurant(change.restaurant) : [];
  site.pages?.remove([...ofRestaurant, ...pagesOfList]);
}

/**
 * Reads the new answers now, for two reasons. The index of all menus is made from stored answers,
 * without a call for a menu. So without this read the next index would have the old menu. And if
 * the provider no longer has the restaurant, this read deletes the restaurant's last good copy,
 * which the site would otherwise show in the next outage.
 */
async function readNewAnswers(change: AppliedChange, { menus, restaurants }: Site): Promise<void> {
  if (change === 'missed' || 'everything' in change) return;
  await Promise.all([
    restaurants.read(),
    'restaurant' in change ? menus.refresh(change.restaurant) : undefined,
  ]).catch((error: unknown) =>
    getLog().error({ err: error }, 'The answers of an announced change were not read'),
  );
}

/**
 * Purges the changed pages at the edges. The instance that announced the change does the same. But
 * after that purge, this instance may have sent an old page to an edge, because it had not yet
 * applied the change. So each instance purges the edges.
 */
export async function purgeChangedPages(
  change: AppliedChange,
  edgePurgeUrls: readonly string[],
  { edges }: Pick<Site, 'edges'>,
): Promise<void> {
  if (edgePurgeUrls.length === 0) return;
  if (change === 'missed' || 'everything' in change) {
    await edges.purge(edgePurgeUrls, EVERYTHING);
    return;
  }
  const ofRestaurant = 'restaurant' in change ? listAddressesOfRestaurant(change.restaurant) : [];
  await edges.purge(edgePurgeUrls, [...ofRestaurant, ...pagesOfList]);
}
