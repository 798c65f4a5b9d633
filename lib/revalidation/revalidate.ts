import { z } from 'zod';
import { getSettings } from '@/lib/config';
import { isRestaurantId } from '@/lib/ids';
import type { Change } from '@/lib/shared-store/announced-changes';
import { getSite } from '@/lib/site';
import { EVERYTHING } from './purge-edges.ts';
import { addressRows } from '@/lib/addresses/address-table';
import { hasIds } from '@/lib/addresses/fits-path';
import { formatPath } from '@/lib/addresses/link';
import { INDEX_PATH } from '@/lib/all-menus/menus-index';
import { listPageKeys } from '@/lib/request/page-keys';

export const targetSchema = z.union([
  z.strictObject({ restaurant: z.string().refine(isRestaurantId) }),
  z.strictObject({ list: z.literal(true) }),
  z.strictObject({ everything: z.literal(true) }),
]);

export type Target = z.infer<typeof targetSchema>;

/**
 * The values of `list`, `menu` and `menus`. 'renewed': the site has the provider's new answer.
 * 'kept': the provider failed, so the old data stay. 'gone': the provider has no such restaurant.
 * 'expired': the site asks the provider for each menu again, at the latest when the menu is next
 * visited.
 */
export type Revalidation = {
  readonly list: 'renewed' | 'kept';
  readonly menu?: 'renewed' | 'gone' | 'kept';
  readonly menus?: 'expired' | 'kept';
  /**
   * An old menu may still be on the disk, because its deletion runs or has failed. The next
   * process could use it.
   */
  readonly disk?: 'kept';
  /** The shared store fails, so the change is announced to the other instances later. */
  readonly instances?: 'later';
  /**
   * The caches of `EDGE_PURGE_URLS` that did not confirm the purge. They may send their old copies
   * until the site, which repeats the purge, reaches them, or until the copies expire. An edge under
   * maintenance must not make every signed call fail.
   */
  readonly edgesLater?: readonly string[];
};

/**
 * Asks the provider for the changed data, and deletes the cached pages that show them. If a call to
 * the provider fails, the pages with the data of that call stay cached. For `everything`, the
 * provider is asked only for the list. If that call fails, all pages stay cached.
 */
export async function revalidate(target: Target): Promise<Revalidation> {
  const result = await renew(target);
  const isAnnounced = await announce(target, result);
  const hasUndeletedFiles = getSite().menus.hasUndeleted();
  const edgesLater = await purgeEdge(target, result);
  return {
    ...result,
    ...(hasUndeletedFiles && { disk: 'kept' }),
    ...(!isAnnounced && { instances: 'later' }),
    ...(edgesLater.length > 0 && { edgesLater }),
  };
}

/** The change that other instances have to apply; undefined if all calls to the provider failed. */
function findChange(target: Target, { list, menu }: Revalidation): Change | undefined {
  if ('restaurant' in target && menu !== 'kept') return target;
  if (list === 'kept') return undefined;
  return 'everything' in target ? target : { list: true };
}

/** Resolves to false when the change cannot be announced to the other instances now. */
async function announce(target: Target, result: Revalidation): Promise<boolean> {
  const change = findChange(target, result);
  if (change === undefined) return true;
  const isAnnounced = await getSite().sharing?.changes.announce(change);
  return isAnnounced ?? true;
}

/** Resolves to the edges that did not confirm the purge. */
async function purgeEdge(target: Target, { list, menu }: Revalidation): Promise<readonly string[]> {
  const { edgePurgeUrls } = getSettings();
  if (edgePurgeUrls.length === 0) return [];
  const listed = list === 'kept' ? [] : pagesOfList;
  const ofRestaurant =
    'restaurant' in target && menu !== 'kept' ? listAddressesOfRestaurant(target.restaurant) : [];
  const addresses =
    'everything' in target && list !== 'kept' ? EVERYTHING : [...ofRestaurant, ...listed];
  if (addresses.length === 0) return [];
  return getSite().edges.purge(edgePurgeUrls, addresses);
}

async function renew(target: Target): Promise<Revalidation> {
  const result = await renewAnswers(target);
  const { menus, menusIndex, menuRefresh } = getSite();
  menusIndex.expire();
  if (result.menus === 'expired') {
    menus.expireAll();
    menuRefresh?.hurry();
  }
  removeOutdatedPages(target, result);
  return result;
}

async function renewAnswers(target: Target): Promise<Revalidation> {
  if ('restaurant' in target) {
    const [menu, list] = await Promise.all([getSite().menus.renew(target.restaurant), renewList()]);
    return { menu, list };
  }
  const list = await renewList();
  if ('list' in target) return { list };
  return { list, menus: list === 'kept' ? 'kept' : 'expired' };
}

function removeOutdatedPages(target: Target, { list, menu, menus }: Revalidation): void {
  const { pages } = getSite();
  if (menus === 'expired') return pages?.remove('all');
  const ofRestaurant =
    'restaurant' in target && menu !== 'kept' ? listPagesOfRestaurant(target.restaurant) : [];
  pages?.remove([...ofRestaurant, ...(list === 'kept' ? [] : pagesOfList)]);
}

async function renewList(): Promise<Revalidation['list']> {
  return (await getSite().restaurants.renew()) === 'renewed' ? 'renewed' : 'kept';
}

const SITEMAP = '/sitemap.xml';

const cachedRows = addressRows.filter(({ rendered }) => rendered === 'cached');

/**
 * The pages and files made from the list of restaurants, by their keys in the page cache. Edges store
 * them under the same paths.
 */
export const pagesOfList: readonly string[] = [
  ...cachedRows.filter(({ path }) => !hasIds(path)).map(({ path }) => path),
  SITEMAP,
  INDEX_PATH,
];

/** The restaurant's pages and the index of all menus, by their keys in the page cache. */
export function listPagesOfRestaurant(restaurantId: string): readonly string[] {
  const pages = cachedRows
    .filter(({ path }) => hasIds(path))
    .flatMap((row) => listPageKeys(row, formatPath(row.path, { restaurantId })));
  return [...pages, INDEX_PATH];
}

const edgeRows = addressRows.filter(
  ({ rendered }) => rendered === 'cached' || rendered === 'picture',
);

/**
 * The paths under which an edge stores the restaurant's pages and pictures, and the index of all
 * menus. The variants of a menu share one path.
 */
export function listAddressesOfRestaurant(restaurantId: string): readonly string[] {
  const rows = edgeRows.filter(({ path }) => hasIds(path));
  return [...rows.map(({ path }) => formatPath(path, { restaurantId })), INDEX_PATH];
}
