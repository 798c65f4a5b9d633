import { isAsSafeAsSite, isLoopbackHost, isPlainAndPrivate } from '../security/site-transport.ts';
import type { Environment } from './settings.ts';

const CHECKED_SETTINGS = ['PAYMENT_FORM_ORIGINS', 'INVOICE_ORIGINS'];

/** A provider that is not on the loopback counts as real, because it may have real orders. */
const isRealProvider = (provider: URL | null): boolean =>
  provider !== null && !isLoopbackHost(provider.hostname);

/**
 * Returns a problem for each of `CHECKED_SETTINGS` with an origin on plain http at a private
 * address, unless the site is a demo. The site of a demo is on plain http at the same address,
 * whatever the port. Its provider is on the loopback or not set.
 */
export function findUnsafeOrigins(environment: Environment): readonly string[] {
  const site = URL.parse(environment['SITE_URL'] ?? '');
  const provider = URL.parse(environment['PROVIDER_API_URL'] ?? '');
  const isRefused = (origin: URL | null): boolean =>
    origin !== null &&
    isPlainAndPrivate(origin) &&
    (site === null || isRealProvider(provider) || !isAsSafeAsSite(origin, site.href));
  return CHECKED_SETTINGS.filter((name) =>
    (environment[name] ?? '').split(/\s+/).some((origin) => isRefused(URL.parse(origin))),
  ).map(
    (name) =>
      `${name}: expected plain http on a private address only where SITE_URL is plain http on ` +
      'the same host and PROVIDER_API_URL is on the loopback',
  );
}
