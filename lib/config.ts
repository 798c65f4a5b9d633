import { createHash } from 'node:crypto';
import { listSettings, parseRows } from './config/settings.ts';
import type { Environment, ListedSetting, Settings } from './config/settings.ts';
import { findUnsafeOrigins } from './config/unsafe-origins.ts';
import { failed } from './result.ts';
import type { Result } from './result.ts';
import { hasSafeTransport } from './security/site-transport.ts';

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
