import { fileURLToPath } from 'node:url';
import { listHeaderRules, previewPrefixes } from './lib/addresses/header-rules.ts';
import { parseSettings } from './lib/config.ts';
import {
  AVIF_QUALITY,
  PICTURE_QUALITY,
  PICTURE_WIDTHS_PX,
} from './lib/pictures/picture-address.ts';
import { DATA_POLICY } from './lib/security/security-headers.ts';
import { isLoopbackHost } from './lib/security/site-transport.ts';

const settings = parseSettings(process.env, 'build');
if (!settings.ok) throw new Error(`Wrong settings:\n${settings.failure.join('\n')}`);
const { imageOrigins } = settings.value;

const PICTURE_TTL_SECONDS = 86_400;
const PICTURE_CACHE_BYTES = 256 * 1024 * 1024;
const PICTURE_MAX_BYTES = 8 * 1024 * 1024;
/**
 * A decoded pixel takes up to 4 bytes, and three pictures are resized at once. The framework's own
 * limit is 268 million pixels, so three small files could fill a gigabyte of memory.
 */
const PICTURE_MAX_PIXELS = 32_000_000;

/**
 * Next accepts a `URL` as a pattern, but this function returns an object without `search`. The
 * `search` of a `URL` would be empty, so Next would refuse each picture whose address has a query.
 */
const toRemotePattern = (origin) => {
  const { protocol, hostname, port } = new URL(origin);
  return { protocol: protocol.slice(0, -1), hostname, port, pathname: '/**' };
};

/**
 * The development server prints the enumerable properties of `experimental` at its start. In
 * development the returned properties are not enumerable, so that the server prints none of them.
 */
const withoutListing = (options) => {
  const enumerable = process.env.NODE_ENV !== 'development';
  const entries = Object.entries(options).map(([name, value]) => [name, { value, enumerable }]);
  return Object.defineProperties({}, Object.fromEntries(entries));
};

/** `preview-picture.tsx` hides these fonts from Next's file tracing, so list the fonts here. */
const PREVIEW_FILES = [
  './node_modules/@expo-google-fonts/bricolage-grotesque/700Bold/*.ttf',
  './node_modules/@expo-google-fonts/figtree/500Medium/*.ttf',
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  outputFileTracingRoot: fileURLToPath(new URL('.', import.meta.url)),
  outputFileTracingIncludes: Object.fromEntries(
    previewPrefixes.map((prefix) => [`${prefix}/**`, PREVIEW_FILES]),
  ),
  outputFileTracingExcludes: { '/*': ['./e2e/**/*', './docs/**/*', './**/*.test.ts'] },
  // Pages are kept by `lib/server/page-cache.ts` alone.
  cacheMaxMemorySize: 0,
  // `lib/server/guard.ts` removes a trailing slash and corrects upper-case letters in one redirect.
  skipTrailingSlashRedirect: true,
  // Metadata are in the head of each page: a user agent that fits gets no streamed ones.
  htmlLimitedBots: /.*/,
  // Otherwise React would move the preloads of fonts from the page into a header. 0 would warn in
  // development.
  reactMaxHeadersLength: 1,
  // Accepts hot reloading at 127.0.0.1 too, not only at localhost.
  allowedDevOrigins: ['127.0.0.1'],
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
  experimental: withoutListing({
    // Adds integrity attributes to scripts (`docs/decisions/0003-csp.md`). In development
    // these attributes would be wrong: an edit changes a script's content, but not its name.
    ...(process.env.NODE_ENV === 'development' ? {} : { sri: { algorithm: 'sha256' } }),
    // `app/global-not-found.tsx` states the reason.
    globalNotFound: true,
    // With server Fast Refresh, a page that is compiled for the first time after an edit may show
    // the text from before the edit (`docs/decisions/0029-development-server.md`).
    turbopackServerFastRefresh: false,
    // libvips would keep the results of its last operations, up to 50 MB, but the same picture is
    // not resized twice to the same width.
    imgOptOperationCache: false,
    imgOptMaxInputPixels: PICTURE_MAX_PIXELS,
    // With this cache, an edit while the server is stopped can make an open page reload endlessly
    // after the next start (`docs/decisions/0029-development-server.md`).
    turbopackFileSystemCacheForDev: false,
    // The cache makes only later builds faster, so a test build writes none. Writing it would take
    // a fifth of the build's processor time.
    turbopackFileSystemCacheForBuild: process.env.IS_TEST_BUILD === undefined,
  }),
  turbopack: {
    resolveAlias: {
      // Leaves out the framework's polyfills for browsers with modules. All supported browsers have
      // these functions, except `URL.canParse`, which our own browser code does not call.
      '../build/polyfills/polyfill-module': {
        browser: 'next/dist/compiled/server-only/empty.js',
      },
    },
  },
  agentRules: false,
  typescript: {
    // Without this setting, Next would write its own options into `tsconfig.json`.
    tsconfigPath: 'tsconfig.build.json',
    // `npm test` and `npm run check` check the types. In a build the check would take a quarter of the
    // time.
    ignoreBuildErrors: true,
  },
  serverExternalPackages: [
    '@redis/client',
    'pino',
    'prom-client',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/exporter-trace-otlp-proto',
    '@opentelemetry/sdk-trace-base',
  ],
  images: {
    remotePatterns: imageOrigins.map(toRemotePattern),
    localPatterns: [],
    imageSizes: [],
    deviceSizes: [...PICTURE_WIDTHS_PX],
    qualities: [PICTURE_QUALITY, AVIF_QUALITY],
    // `lib/pictures/picture-queue.ts` allows AVIF only for some pictures.
    formats: ['image/avif', 'image/webp'],
    minimumCacheTTL: PICTURE_TTL_SECONDS,
    maximumDiskCacheSize: PICTURE_CACHE_BYTES,
    maximumResponseBody: PICTURE_MAX_BYTES,
    maximumRedirects: 0,
    dangerouslyAllowSVG: false,
    // The sandbox serves its pictures at a loopback address, which Next refuses by default.
    dangerouslyAllowLocalIP: imageOrigins.some((origin) =>
      isLoopbackHost(new URL(origin).hostname),
    ),
    contentDispositionType: 'attachment',
    contentSecurityPolicy: DATA_POLICY,
  },
  headers: () => Promise.resolve(listHeaderRules()),
};

export default nextConfig;
