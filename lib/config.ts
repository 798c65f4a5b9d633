import { createHash } from 'node:crypto';
import { settingSchema } from './config/setting-schema.ts';
import { toSettings } from './config/to-settings.ts';
import type { Settings } from './config/settings.ts';
import { findUnsafeOrigins } from './config/unsafe-origins.ts';
import { failed, success } from './result.ts';
import type { Result } from './result.ts';
import { hasSafeTransport } from './security/safe-transport.ts';

export type { Settings } from './config/settings.ts';

/** Whether this is the framework's development server. The bundler makes it a constant of the build. */
export const isDevelopment = process.env.NODE_ENV === 'development';

type Environment = Readonly<Record<string, string | undefined>>;

/** Lists the settings that are required to serve but not to build. */
function findMissing({ PROVIDER_API_URL, INVOICE_ORIGINS }: Environment): readonly string[] {
  if (PROVIDER_API_URL === undefined) {
    return ['PROVIDER_API_URL: required, expected the origin of the provider'];
  }
  const provider = URL.parse(PROVIDER_API_URL);
  const isPlain = provider?.protocol === 'http:' && !hasSafeTransport(provider);
  return isPlain && INVOICE_ORIGINS === undefined
    ? ['INVOICE_ORIGINS: required, because browsers do not open PROVIDER_API_URL over plain http']
    : [];
}

/**
 * Reads every setting from the environment. An empty variable counts as not set.
 * The failure lists every problem, each with its variable and the expected form. It never contains a
 * value, because some values are secrets.
 */
export function parseSettings(
  environment: Environment,
  use: 'build' | 'serve',
): Result<Settings, readonly string[]> {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const parsed = settingSchema.safeParse(filled);
  const missing = use === 'serve' ? findMissing(filled) : [];
  const together = [...missing, ...findUnsafeOrigins(filled)];
  if (parsed.success && together.length === 0) return success(toSettings(parsed.data));
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return failed([...together, ...(wrong ?? [])]);
}

/**
 * A hash of the settings that prerendered pages contain. A page with another hash was rendered with
 * other values (`docs/decisions`). Left out: secrets, settings that only the server reads, and
 * `designSystem`, which the build freezes but no page contains.
 */
export function getSettingsFingerprint(settings: Settings): string {
  const {
    providerApiUrl,
    port,
    bindAddress,
    revalidateSeconds,
    cacheDir,
    invoiceOrigins,
    paymentFormOrigins,
    revalidateSecret,
    trustedProxyHops,
    redisUrl,
    logLevel,
    designSystem,
    ...printed
  } = settings;
  return createHash('sha256').update(JSON.stringify(printed)).digest('hex').slice(0, 32);
}

let settingsReadOnce: Settings | undefined;

/**
 * The settings of this process. Throws an error with every problem. A build and
 * the unit tests need no provider.
 */
export function getSettings(): Settings {
  if (settingsReadOnce !== undefined) return settingsReadOnce;
  const isServing =
    process.env.NEXT_PHASE !== 'phase-production-build' && process.env.NODE_ENV !== 'test';
  const parsed = parseSettings(process.env, isServing ? 'serve' : 'build');
  if (!parsed.ok) throw new Error(`Wrong settings:\n${parsed.failure.join('\n')}`);
  settingsReadOnce = parsed.value;
  return settingsReadOnce;
}
