import { resolve } from 'node:path';
import {
  browserOrigins,
  httpAddress,
  insideOrigins,
  ipAddress,
  matching,
  oneOf,
  origin,
  origins,
  redisAddress,
  secret,
  secrets,
  setting,
  settingRegistry,
  text,
  webAddress,
  wholeNumber,
} from './setting.ts';
import type { RegisteredSetting } from './setting.ts';
import { z } from 'zod';
import { failed, success } from '../result.ts';
import type { Result } from '../result.ts';

const ONE_DAY_SECONDS = 86_400;
const folder = text.transform((path) => resolve(/* turbopackIgnore: true */ path));
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const serverSettings = {
  /** May be undefined in a build and in unit tests (`lib/config.ts`). */
  providerApiUrl: setting('PROVIDER_API_URL', origin, {
    meaning: 'origin of the provider; calls go to `{origin}/api/…`',
    defaultInWords: 'none, required by `npm start`; the demo and development start the sandbox',
    isAbsentFromPages: true,
  }),
  siteUrl: setting('SITE_URL', origin, {
    example: 'http://localhost:3000',
    isExampleShown: true,
    meaning:
      'public origin, for canonical links and printed codes; `npm start` refuses localhost with a provider elsewhere',
  }),
  port: setting('PORT', wholeNumber(1, 65_535), {
    default: '3000',
    meaning: "the site's port",
    isAbsentFromPages: true,
  }),
  bindAddress: setting('BIND_ADDRESS', ipAddress, {
    meaning:
      'the only address that the site listens on, such as `127.0.0.1` behind a proxy on the same machine',
    defaultInWords: 'all, IPv4 and IPv6',
    isAbsentFromPages: true,
  }),
  trustedProxyHops: setting('TRUSTED_PROXY_HOPS', wholeNumber(0, 10), {
    default: '0',
    meaning:
      'number of our own proxies in front of the site; rate limits use the client address that the outermost of them saw',
    isAbsentFromPages: true,
  }),
  revalidateSeconds: setting('REVALIDATE_SECONDS', wholeNumber(1, ONE_DAY_SECONDS), {
    default: '60',
    meaning: 'freshness of cached menus and lists',
    isAbsentFromPages: true,
  }),
  searchRefreshSeconds: setting('SEARCH_REFRESH_SECONDS', wholeNumber(0, ONE_DAY_SECONDS), {
    default: '300',
    meaning:
      'how often the search in all menus asks for the menus that no visitor has opened; 0 never asks, so that it knows opened menus only',
    isAbsentFromPages: true,
  }),
  cacheDir: setting('CACHE_DIR', folder, {
    default: '.cache',
    meaning: 'last good copies of menus and previews; relative to the working directory',
    isAbsentFromPages: true,
  }),
  imageOrigins: setting('IMAGE_ORIGINS', origins, {
    default: '',
    meaning: 'space-separated origins of pictures that are resized; https, or http on the loopback',
    isFrozen: true,
  }),
  invoiceOrigins: setting('INVOICE_ORIGINS', browserOrigins, {
    meaning:
      'space-separated origins allowed for invoice links; https, or http on the loopback or, for a demo, on the private address of an http `SITE_URL`; required when the provider is on plain http and not on the loopback',
    defaultInWords: "the provider's",
    isAbsentFromPages: true,
  }),
  frontCacheMegabytes: setting('FRONT_CACHE_MEGABYTES', wholeNumber(0, 4_096), {
    default: '64',
    meaning:
      'memory of the page cache: pages, scripts, style sheets and fonts, compressed; with 0 each page is rendered for its visitors',
    isAbsentFromPages: true,
  }),
  revalidateSecret: setting('REVALIDATE_SECRET', secrets, {
    default: '',
    meaning:
      'signs the calls by which the provider announces changes (`docs/revalidation.md`): at least 32 characters; two, separated by a space, while one replaces the other',
    defaultInWords: 'none: such calls get 404',
    isAbsentFromPages: true,
  }),
  edgePurgeUrls: setting('EDGE_PURGE_URLS', insideOrigins, {
    default: '',
    meaning:
      'space-separated origins at which the edges, the caches in front of the site, take purges (`deploy/nginx`); after a signed call the site tells each of them what has changed',
    isAbsentFromPages: true,
  }),
  shutdownGraceSeconds: setting('SHUTDOWN_GRACE_SECONDS', wholeNumber(0, 300), {
    default: '0',
    meaning:
      'how long SIGTERM leaves the site open while `/api/health/ready` already answers 503: longer than a load balancer takes to notice',
    isAbsentFromPages: true,
  }),
  redisUrl: setting('REDIS_URL', redisAddress, {
    meaning:
      'Redis or Valkey, by which several instances share caches, limits and announced changes (`docs/operations.md`)',
    isAbsentFromPages: true,
  }),
  offlineMenus: setting('OFFLINE_MENUS', oneOf(['on', 'off']), {
    default: 'on',
    meaning:
      '`on`: browsers keep the last visited menus for times when they are offline; `off` makes them delete what they have kept',
  }),
  logLevel: setting('LOG_LEVEL', oneOf(LOG_LEVELS), {
    default: 'info',
    meaning: 'least severe lines in the log: `fatal` to `trace`, or `silent`',
    isAbsentFromPages: true,
  }),
};

const phoneNumber = matching(
  /^\+\d[\d ]{7,18}\d$/,
  'an international number such as +40 257 000 000',
);
const emailAddress = z.email('expected an e-mail address');
const appStoreToken = matching(/^\d{1,12}$/, 'the digits of an App Store provider token');
const PACKAGE_NAME = /^[A-Za-z][\w-]*(\.[\w-]+)+$/;
const bundleId = matching(PACKAGE_NAME, 'a bundle id such as ro.example.app');
const packageName = matching(PACKAGE_NAME, 'a package name such as ro.example.app');
const certificateHash = matching(
  /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/,
  '32 pairs of capital hexadecimal digits, separated by colons',
);
const processorName = z
  .string()
  .max(30, 'expected at most 30 characters, which the badge has room for');
const badgeId = matching(/^[\w.-]{1,80}$/, 'letters, digits, underscores, dots and dashes');

/**
 * An `example` is a default that the company must replace. Each of these defaults, except the
 * brand's name, looks invented, so that no visitor takes it for a fact about the company.
 */
const companySettings = {
  brandName: setting('BRAND_NAME', text, {
    example: 'Polonic',
    isExampleShown: true,
    meaning: "the product's name",
  }),
  company: z.object({
    legalName: setting('COMPANY_LEGAL_NAME', text, {
      example: 'Exemplu Software S.R.L.',
      meaning: "the operator's name in the register",
    }),
    registeredOffice: setting('COMPANY_REGISTERED_OFFICE', text, {
      example: 'Strada Exemplu nr. 1, Arad, România',
      meaning: "the operator's registered office",
    }),
    cui: setting('COMPANY_CUI', text, {
      example: 'RO00000000 (exemplu)',
      meaning: "the operator's tax number",
    }),
    tradeRegister: setting('COMPANY_TRADE_REGISTER', text, {
      example: 'J00/0000/0000 (exemplu)',
      meaning: "the operator's number in the trade register",
    }),
  }),
  supportPhone: setting('SUPPORT_PHONE', phoneNumber, {
    example: '+40 257 000 000',
    meaning: "support's telephone number, in international form, as people read it",
  }),
  supportEmail: setting('SUPPORT_EMAIL', emailAddress, {
    example: 'contact@polonic.example',
    meaning: "support's e-mail address",
  }),
  social: z.object({
    facebook: setting('SOCIAL_FACEBOOK', webAddress, {
      example: 'https://facebook.example/polonic',
      meaning: "the company's page on Facebook",
    }),
    instagram: setting('SOCIAL_INSTAGRAM', webAddress, {
      example: 'https://instagram.example/polonic',
      meaning: "the company's page on Instagram",
    }),
  }),
  partnerPanelUrl: setting('PARTNER_PANEL_URL', webAddress, {
    example: 'https://panou.example/inregistrare',
    meaning: 'where restaurants create an account',
  }),
  metaPixelId: setting('META_PIXEL_ID', matching(/^\d{5,20}$/, 'the digits of a pixel id'), {
    meaning: 'ad pixel; without it no page asks for consent',
  }),

  appStoreUrl: setting('APP_STORE_URL', webAddress, {
    example: 'https://apps.apple.com/ro/app/exemplu/id0000000000',
    meaning: "the app's page in the App Store",
  }),
  appStoreProviderToken: setting('APP_STORE_PROVIDER_TOKEN', appStoreToken, {
    meaning: 'provider token of the App Store account; without it campaigns are not counted',
  }),
  playStoreUrl: setting('PLAY_STORE_URL', webAddress, {
    example: 'https://play.google.com/store/apps/details?id=ro.example.polonic',
    meaning: "the app's page on Google Play",
  }),
  iosAppId: setting('IOS_APP_ID', matching(/^\d{5,12}$/, 'the digits of an App Store id'), {
    example: '0000000000',
    meaning: "the app's id in the App Store",
  }),
  iosTeamId: setting('IOS_TEAM_ID', matching(/^[A-Z0-9]{10}$/, 'ten capital letters or digits'), {
    example: 'EXAMPLE000',
    meaning: 'team id of the Apple developer account',
  }),
  iosBundleId: setting('IOS_BUNDLE_ID', bundleId, {
    example: 'ro.example.polonic',
    meaning: "the iOS app's bundle id",
  }),
  androidPackage: setting('ANDROID_PACKAGE', packageName, {
    example: 'ro.example.polonic',
    meaning: "the Android app's package name",
  }),
  androidCertSha256: setting('ANDROID_CERT_SHA256', certificateHash, {
    example: Array.from({ length: 32 }, () => '00').join(':'),
    meaning: "SHA-256 of the Android app's signing certificate",
  }),

  paymentFormOrigins: setting('PAYMENT_FORM_ORIGINS', browserOrigins, {
    default: 'https://secure.librapay.ro https://merchant.librapay.ro',
    meaning:
      'space-separated origins to which the browser may post a payment form, and to which the bank may redirect it; https, or http under the conditions of `INVOICE_ORIGINS`',
    defaultInWords: "LibraPay's live and test hosts",
    isAbsentFromPages: true,
  }),
  paymentProcessor: z.object({
    name: setting('PAYMENT_PROCESSOR_NAME', processorName, {
      default: 'LibraPay',
      meaning: 'card processor that the payments go to; written on its badge',
    }),
    url: setting('PAYMENT_PROCESSOR_URL', webAddress, {
      default: 'https://www.librapay.ro/',
      meaning: "the processor's site, which its badge links to",
    }),
  }),
  paymentBadgeId: setting('PAYMENT_BADGE_ID', badgeId, {
    meaning: "the company's identifier with the processor",
    defaultInWords: "none: the footer shows 'Missing secret'",
    lackWithout: "the footer shows 'Missing secret' in place of the processor's badge",
  }),
  paymentBadgeVariant: setting('PAYMENT_BADGE_VARIANT', oneOf(['horizontal', 'vertical']), {
    default: 'horizontal',
    meaning: "form of the processor's badge: `horizontal` or `vertical`",
  }),
};

export const monitoringSettings = {
  metricsPort: setting('METRICS_PORT', wholeNumber(1, 65_535), {
    meaning:
      'a second port that serves `/metrics` for Prometheus, on `BIND_ADDRESS` or else on `127.0.0.1`',
    defaultInWords: 'none: no such port',
    isAbsentFromPages: true,
  }),
  metricsToken: setting('METRICS_TOKEN', secret, {
    meaning: 'bearer token, of at least 32 characters, that a request to `/api/metrics` must send',
    defaultInWords: 'none: `/api/metrics` answers 404',
    isAbsentFromPages: true,
  }),
  vitalsSamplePercent: setting('VITALS_SAMPLE_PERCENT', wholeNumber(0, 100), {
    default: '0',
    meaning:
      'share of the visits to public pages, in per cent, that report their speed (web vitals) to the site; 0 measures nothing; needs `METRICS_PORT` or `METRICS_TOKEN`',
  }),
  otelExporterOtlpEndpoint: setting('OTEL_EXPORTER_OTLP_ENDPOINT', httpAddress, {
    meaning:
      'OpenTelemetry collector that gets traces over HTTP; the other standard variables (`OTEL_…`) count too',
    defaultInWords: 'none: no traces',
    isAbsentFromPages: true,
  }),
  otelExporterOtlpProtocol: setting(
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    oneOf(['http/protobuf', 'http/json']),
    {
      default: 'http/protobuf',
      meaning: 'encoding of the traces: `http/protobuf` or `http/json`',
      isAbsentFromPages: true,
    },
  ),
};

/** A row is one setting. A group such as `company` is an object of rows. */
const rows = z.object({ ...serverSettings, ...monitoringSettings, ...companySettings });

/** Adds the default of `invoiceOrigins`: the origin of the provider, which is another setting. */
const completeRows = rows.transform(({ invoiceOrigins, ...settings }) => {
  const { providerApiUrl } = settings;
  const provider = providerApiUrl === undefined ? [] : [providerApiUrl];
  return { ...settings, invoiceOrigins: invoiceOrigins ?? provider };
});

type Parsed = z.output<typeof completeRows>;

/**
 * `siteUrl`, `providerApiUrl`, `edgePurgeUrls` and the fields that end in `Origins` contain
 * origins, without a path or a slash at the end.
 */
export type Settings = { readonly [Field in keyof Parsed]: Readonly<Parsed[Field]> };

export type ListedSetting = RegisteredSetting & {
  /** Where `Settings` has the value, such as ['company', 'cui']. */
  readonly path: readonly string[];
};

function listRows(shape: z.ZodRawShape, group: readonly string[]): readonly ListedSetting[] {
  return Object.entries(shape).flatMap(([field, row]) => {
    const path = [...group, field];
    if (row instanceof z.ZodObject) return listRows(row.shape, path);
    const registered = settingRegistry.get(row);
    if (registered === undefined) throw new Error(`${path.join('.')}: use setting() for a row`);
    return { ...registered, path };
  });
}

export function listSettings(): readonly ListedSetting[] {
  return listRows(rows.shape, []);
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The values of the environment variables in the form that `rows` parses: by group and field. */
function arrangeAsRows(shape: z.ZodRawShape, environment: Environment): object {
  const fields = Object.entries(shape).map(([field, row]) => {
    if (row instanceof z.ZodObject) return [field, arrangeAsRows(row.shape, environment)];
    return [field, environment[settingRegistry.get(row)?.name ?? '']];
  });
  return Object.fromEntries(fields);
}

/** Checks each setting alone. `parseSettings` also checks rules between settings. */
export function parseRows(environment: Environment): Result<Settings, readonly string[]> {
  const parsed = completeRows.safeParse(arrangeAsRows(rows.shape, environment));
  if (parsed.success) return success(parsed.data);
  const names = new Map(listSettings().map(({ path, name }) => [path.join('.'), name]));
  return failed(
    parsed.error.issues.map(({ path, message }) => `${names.get(path.join('.'))}: ${message}`),
  );
}
