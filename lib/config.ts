import { createHash } from 'node:crypto';
import { listSettings, parseRows } from './config/settings.ts';
import type { Environment, ListedSetting, Settings } from './config/settings.ts';
import { failed } from './result.ts';
import type { Result } from './result.ts';
import {
  hasSafeTransport,
  isAsSafeAsSite,
  isLoopbackHost,
  isPlainAndPrivate,
} from './security/site-transport.ts';

export type { Settings } from './config/settings.ts';

/** Lists the missing settings that serving requires and a build does not. */
function findMissing({ PROVIDER_API_URL, INVOICE_ORIGINS }: Environment): readonly string[] {
  if (PROVIDER_API_URL === undefined) {
    return ['PROVIDER_API_URL: required, expected the origin of the provider'];
  }
  const provider = URL.parse(PROVIDER_API_URL);
  const isOnUnsafeHttp = provider?.protocol === 'http:' && !hasSafeTransport(provider);
  return isOnUnsafeHttp && INVOICE_ORIGINS === undefined
    ? [
        'INVOICE_ORIGINS: required, because its default, the origin of PROVIDER_API_URL, is on plain http and not on the loopback',
      ]
    : [];
}

/**
 * An empty or blank variable counts as not set. The failure names variables but not their values,
 * because some values are secrets.
 */
export function parseSettings(
  environment: Environment,
  use: 'build' | 'serve',
): Result<Settings, readonly string[]> {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const parsed = parseRows(filled);
  const missing = use === 'serve' ? findMissing(filled) : [];
  const jointProblems = [...missing, ...findUnsafeOrigins(filled)];
  if (parsed.ok && jointProblems.length === 0) return parsed;
  return failed([...jointProblems, ...(parsed.ok ? [] : parsed.failure)]);
}

const readField = (value: unknown, field: string): unknown => Reflect.get(Object(value), field);

function hashSettings(
  settings: Settings,
  isIncluded: (setting: ListedSetting) => boolean | undefined,
): string {
  const values = listSettings()
    .filter(isIncluded)
    .map(({ name, path }) => [name, path.reduce<unknown>(readField, settings)]);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
}

/** A hash of the settings that prerendered pages contain (`docs/decisions/0027-settings.md`). */
export function getSettingsFingerprint(settings: Settings): string {
  return hashSettings(settings, ({ isAbsentFromPages }) => !isAbsentFromPages);
}

/**
 * A hash of the settings that prerendered pages contain, and of the `isFrozen` settings, whose
 * change needs a new build.
 */
export function getBuildFingerprint(settings: Settings): string {
  return hashSettings(
    settings,
    ({ isAbsentFromPages, isFrozen }) => !isAbsentFromPages || isFrozen,
  );
}

let settingsReadOnce: Settings | undefined;

/** If `parseSettings` finds problems, throws an error that lists all of them. */
export function getSettings(): Settings {
  if (settingsReadOnce !== undefined) return settingsReadOnce;
  const isServing =
    process.env.NEXT_PHASE !== 'phase-production-build' && process.env.NODE_ENV !== 'test';
  const parsed = parseSettings(process.env, isServing ? 'serve' : 'build');
  if (!parsed.ok) throw new Error(`Wrong settings:\n${parsed.failure.join('\n')}`);
  settingsReadOnce = parsed.value;
  return settingsReadOnce;
}

const CHECKED_SETTINGS = ['PAYMENT_FORM_ORIGINS', 'INVOICE_ORIGINS'];

/** A provider that is not on the loopback counts as real, because it may have real orders. */
const isRealProvider = (provider: URL | null): boolean =>
  provider !== null && !isLoopbackHost(provider.hostname);

/**
 * Returns a problem for each of `CHECKED_SETTINGS` with an origin on plain http at a private
 * address, unless the site is a demo. The site of a demo is on plain http at the same address,
 * whatever the port. Its provider is on the loopback or not set.
 */
function findUnsafeOrigins(environment: Environment): readonly string[] {
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
