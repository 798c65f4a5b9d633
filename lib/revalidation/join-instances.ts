import { openStore } from '@/lib/file-store';
import type { Settings } from '@/lib/config';
import { getLog } from '@/lib/log';
import { deleteUnreplacedMenus } from '@/lib/provider/menus';
import { deleteUnreplacedList } from '@/lib/provider/restaurant-list';
import { applyChange, purgeChangedPages } from './apply-change.ts';

const REVISION_KEY = 'revision';
const REVISION_LIMITS = { maxEntries: 1, maxBytes: 1_024 };

type SharingSettings = Pick<Settings, 'redisUrl' | 'siteUrl' | 'providerApiUrl' | 'edgePurgeUrls'>;

/**
 * Shares caches with the other instances of the site and applies the changes that they announce
 * (`docs/decisions/0055-several-instances.md`). Does nothing without `REDIS_URL`.
 */
export async function joinInstances(settings: SharingSettings): Promise<void> {
  const { redisUrl, siteUrl, providerApiUrl, edgePurgeUrls } = settings;
  if (redisUrl === undefined || globalThis.boundedSharing !== undefined) return;
  const { startSharing } = await import('@/lib/shared-store/start-sharing');
  // Stores the revision of the data that the last good copies in the cache folder show.
  const lastRevision = openStore('shared-revision', REVISION_LIMITS);
  const stored = Number((await lastRevision.get(REVISION_KEY))?.toString());
  let isServing = false;
  globalThis.boundedSharing = await startSharing({
    redisUrl,
    deployment: `${siteUrl} ${providerApiUrl ?? ''}`,
    startRevision: Number.isSafeInteger(stored) && stored >= 0 ? stored : undefined,
    apply: async (change) => {
      await applyChange(change).catch(logFailure('An announced change was not applied'));
      // Before this instance serves requests, it sends no page to an edge. So no edge can have an
      // old page from this instance.
      if (isServing) {
        void purgeChangedPages(change, edgePurgeUrls).catch(
          logFailure('The edges were not purged'),
        );
      }
    },
    prepare: async () => {
      const deleted = await Promise.all([deleteUnreplacedMenus(), deleteUnreplacedList()]);
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
