import { resolve } from 'node:path';
import {
  browserOrigins,
  insideOrigins,
  ipAddress,
  oneOf,
  origin,
  origins,
  redisAddress,
  secrets,
  text,
  wholeNumber,
} from './setting-kinds.ts';
import { setting } from './setting.ts';

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
