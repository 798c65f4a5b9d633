import { addressRows, API_PREFIX, listPrefixes } from '@/lib/addresses/address-table';
import type { AddressRow } from '@/lib/addresses/address-table';
import { hasIds } from '@/lib/addresses/fits-path';
import { getSettings } from '@/lib/config';
import { HIDDEN_NAVBAR } from '@/lib/menu-query';

/**
 * Selects links by their path (`/`) and their query (`?`). These links open the app, unless
 * `exclude` is set.
 */
type Component = {
  readonly '/': string;
  readonly '?'?: Readonly<Record<string, string>>;
  readonly exclude?: true;
};

/**
 * Clients may keep the association files for only one hour, so that a new signing certificate of
 * the app takes effect soon.
 */
export const ASSOCIATION_HEADERS = { 'cache-control': 'public, max-age=3600' } as const;

/** Links to sensitive pages and to the API stay in the browser. */
const outsideApp: readonly Component[] = [
  ...listPrefixes(({ isSensitive }) => isSensitive === true),
  API_PREFIX,
].map((prefix) => ({ '/': `${prefix}/*`, exclude: true }));

/** The app already shows embedded menus in a web view, so links to them must not open the app. */
const insideApp: readonly Component[] = listPrefixes(
  ({ chosenBy }) => chosenBy?.includes('navigation') === true,
).map((prefix) => ({ '/': `${prefix}/*`, '?': { [HIDDEN_NAVBAR]: '*' }, exclude: true }));

const opensApp = (row: AddressRow): boolean => row.opensApp === true;

const opened: readonly Component[] = [
  ...addressRows.filter((row) => opensApp(row) && !hasIds(row.path)).map(({ path }) => path),
  ...listPrefixes((row) => opensApp(row) && hasIds(row.path)).map((prefix) => `${prefix}/*`),
].map((path) => ({ '/': path }));

/** iOS and Android obey the first component that matches a link. */
const components = [...outsideApp, ...insideApp, ...opened];

export function formatAppleAssociation(): object {
  const { iosTeamId, iosBundleId } = getSettings();
  return {
    applinks: {
      details: [{ appIDs: [`${iosTeamId}.${iosBundleId}`], components }],
    },
  };
}

/** Android obeys the components since version 15. Older versions obey only the app's manifest. */
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
