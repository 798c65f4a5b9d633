import { getSettings } from '@/lib/config';

type Component = {
  readonly '/': string;
  readonly '?'?: Readonly<Record<string, string>>;
  readonly exclude?: true;
};

/** Payments and tokens stay in the browser that began them; the rest are no places of the app. */
const EXCLUDED = ['/payment/*', '/reset/*', '/activate/*', '/invoice/*', '/api/*'] as const;

/** What the app shows as well: the list, and a restaurant with its menu and its tables. */
const INCLUDED = ['/restaurants', '/restaurant/*'] as const;

/** Phones and Apple's own cache ask again within the hour, so that a new certificate gets around. */
export const ASSOCIATION_HEADERS = { 'cache-control': 'public, max-age=3600' } as const;

const excluded: readonly Component[] = [
  ...EXCLUDED.map((path) => ({ '/': path, exclude: true }) as const),
  // Opened by the app inside itself.
  { '/': '/restaurant/*', '?': { hidden_navbar: '*' }, exclude: true },
];
const included: readonly Component[] = INCLUDED.map((path) => ({ '/': path }));

/** Which addresses open the app on iOS. The first component that fits decides. */
export function formatAppleAssociation(): object {
  const { iosTeamId, iosBundleId } = getSettings();
  return {
    applinks: {
      details: [
        { appIDs: [`${iosTeamId}.${iosBundleId}`], components: [...excluded, ...included] },
      ],
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
        [relation]: { dynamic_app_link_components: [...excluded, ...included] },
      },
    },
  ];
}
