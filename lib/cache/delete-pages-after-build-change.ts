import { getBoundedPageStore } from './bounded-page-store.ts';
import type { PageStore } from './bounded-page-store.ts';
import { getBuildIdentity } from './build-identity.ts';
import type { ByteStore } from './store/file-store.ts';
import { openStore } from './store/open-store.ts';

const KEY = 'namespace';
const LIMITS = { maxEntries: 1, maxBytes: 65_536 };

type Stores = {
  readonly pages: Pick<PageStore, 'expireAll' | 'hasUndeleted'>;
  readonly lastBuild: ByteStore;
  readonly namespace: string;
};

const openStores = (): Stores => ({
  pages: getBoundedPageStore(),
  lastBuild: openStore('last-build', LIMITS),
  namespace: getBuildIdentity().namespace,
});

/**
 * Deletes all pages in memory and on disk if the previous process had another build, other settings
 * or another provider, or if no previous process is known. Otherwise a release that is started
 * again after another release would serve the pages of its earlier run, for example the page of a
 * restaurant that no longer exists.
 */
export async function deletePagesAfterBuildChange(stores = openStores()): Promise<void> {
  const { pages, lastBuild, namespace } = stores;
  if ((await lastBuild.get(KEY))?.toString() === namespace) return;
  await lastBuild.delete(KEY);
  await pages.expireAll();
  // If pages are left on the disk, store no namespace, so that the next process tries again.
  if (!pages.hasUndeleted()) await lastBuild.set(KEY, Buffer.from(namespace));
}
