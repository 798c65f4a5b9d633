import { addressRows } from '@/lib/addresses/address-table';
import type { AddressRow } from '@/lib/addresses/address-table';
import { hasIds } from '@/lib/addresses/fits-path';
import { API_PREFIX, listPrefixes } from '@/lib/addresses/list-prefixes';
import { getSettings } from '@/lib/config';
import { HIDDEN_NAVBAR } from '@/lib/flags';

type Component = {
  readonly '/': string;
  readonly '?'?: Readonly<Record<string, string>>;
  readonly exclude?: true;
};

/** Phones and Apple's own cache refresh the files within the hour, so a new certificate spreads. */
export const ASSOCIATION_HEADERS = { 'cache-control': 'public, max-age=3600' } as const;

/** Payments and tokens stay in the browser that began them; `/api` is no page. */
const outsideApp: readonly Component[] = [
  ...listPrefixes(({ isSensitive }) => isSensitive === true),
  API_PREFIX,
].map((prefix) => ({ '/': `${prefix}/*`, exclude: true }));

/** The app opens menus without navigation in a web view of its own. */
const insideApp: readonly Component[] = listPrefixes(
  ({ rewrite }) => rewrite === 'hidden-navbar',
).map((prefix) => ({ '/': `${prefix}/*`, '?': { [HIDDEN_NAVBAR]: '*' }, exclude: true }));

const opensApp = (row: AddressRow): boolean => row.opensApp === true;

/** What the app shows as well. */
const opened: readonly Component[] = [
  ...addressRows.filter((row) => opensApp(row) && !hasIds(row.path)).map(({ path }) => path),
  ...listPrefixes((row) => opensApp(row) && hasIds(row.path)).map((prefix) => `${prefix}/*`),
].map((path) => ({ '/': path }));

const components = [...outsideApp, ...insideApp, ...opened];

/** Which addresses open the app on iOS. The first component that fits decides. */
export function formatAppleAssociation(): object {
  const { iosTeamId, iosBundleId } = getSettings();
  return {
    applinks: {
      details: [{ appIDs: [`${iosTeamId}.${iosBundleId}`], components }],
    },
  };
}

/**
 * The same for Android. Up to Android 14 the file only proves whose app it is and the paths stand in
 * the app's manifest; from 15 on the components count, in the same order.
 */
export function formatAndroidAssociation(): readonly object[] {
  const { androidPackage, androidCertSha256 } = getSettings();
  const relation = 'delegate_permission/common.handle_all_urls';
  return [
    {
      relation: [relation],
      target: {
        namespace: 'android_app',
        package_name: androidPackage,
        sha256_cert_fingerprints: [androidCertSha256],
      },
      relation_extensions: {
        [relation]: { dynamic_app_link_components: components },
      },
    },
  ];
}
