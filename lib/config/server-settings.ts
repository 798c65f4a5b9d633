import { z } from 'zod';
import {
  browserOrigins,
  ipAddress,
  oneOf,
  origin,
  origins,
  redisAddress,
  text,
  wholeNumber,
} from './setting-kinds.ts';
import { settingNotes } from './setting-notes.ts';

const ONE_DAY_SECONDS = 86_400;

/** The server process: addresses, caches, the provider, limits and the log. */
export const serverSettings = {
  PROVIDER_API_URL: origin.optional().register(settingNotes, {
    meaning: 'origin of the provider; calls go to `{origin}/api/…`',
    defaultInWords: 'none, required by `npm start`; the demo and development start the sandbox',
  }),
  SITE_URL: origin.default('http://localhost:3000').register(settingNotes, {
    meaning:
      'public origin, for canonical links and printed codes; `npm start` refuses localhost with a provider elsewhere',
    defaultInWords: '`http://localhost:3000`',
    isExample: true,
  }),
  PORT: wholeNumber(1, 65_535).default(3000).register(settingNotes, {
    meaning: "the site's port",
  }),
  BIND_ADDRESS: ipAddress.optional().register(settingNotes, {
    meaning:
      'the only address that the site listens on, such as `127.0.0.1` behind a proxy on the same machine',
    defaultInWords: 'all, IPv4 and IPv6',
  }),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0).register(settingNotes, {
    meaning: 'proxies of ours in front; limits count the client that the outermost saw',
  }),
  REVALIDATE_SECONDS: wholeNumber(1, ONE_DAY_SECONDS).default(60).register(settingNotes, {
    meaning: 'freshness of cached menus and lists',
  }),
  CACHE_DIR: text.default('.cache').register(settingNotes, {
    meaning: 'page cache and last good copies of menus; relative to the working directory',
  }),
  IMAGE_ORIGINS: origins.default([]).register(settingNotes, {
    meaning: 'space-separated origins of pictures that are resized; https, or http on the loopback',
    isFrozen: true,
  }),
  INVOICE_ORIGINS: browserOrigins.optional().register(settingNotes, {
    meaning:
      'space-separated origins allowed for invoice links; https, or http on the loopback or, for a demonstration, on the private address of an http `SITE_URL`; required when the provider is on plain http and not on the loopback',
    defaultInWords: "the provider's",
  }),
  REVALIDATE_SECRET: z
    .string()
    .min(32, 'expected at least 32 characters')
    .optional()
    .register(settingNotes, {
      meaning: 'signs requests that make cached pages fresh at once',
      isUnused: true,
    }),
  REDIS_URL: redisAddress.optional().register(settingNotes, {
    meaning: 'cache shared by several instances',
    isUnused: true,
  }),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .register(settingNotes, {
      meaning: 'least severe lines in the log: `fatal` to `trace`, or `silent`',
    }),
  DESIGN_SYSTEM: oneOf(['shown', 'hidden']).default('hidden').register(settingNotes, {
    meaning:
      '`shown` builds the page `/design-system`, which development always has; `hidden` leaves it out',
    isFrozen: true,
  }),
};
