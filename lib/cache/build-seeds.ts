import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type {
  CacheHandler,
  CacheHandlerContext,
} from 'next/dist/server/lib/incremental-cache/index.js';
import { getSettings, getSettingsFingerprint } from '../config.ts';

type FileSystemCacheModule = { readonly default: typeof FileSystemCacheClass };

const isFileSystemCacheModule = (loaded: unknown): loaded is FileSystemCacheModule =>
  typeof loaded === 'object' && loaded !== null && 'default' in loaded;

/** The build writes this file beside the server; it has the hash of the settings in its pages. */
const FINGERPRINT_FILE = 'settings-fingerprint';

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
};

/**
 * The framework's own file-system cache, which reads the pages that the build prerendered and handles
 * tags. It has no memory and writes nothing: `bounded-page-store.ts` keeps the entries.
 */
export function openBuildSeeds(context: CacheHandlerContext): CacheHandler | undefined {
  const { fs, serverDistDir } = context;
  if (!fs || !serverDistDir) return undefined;
  const loaded: unknown = createRequire(import.meta.url)(
    'next/dist/server/lib/incremental-cache/file-system-cache.js',
  );
  if (!isFileSystemCacheModule(loaded)) return undefined;
  return new loaded.default({
    ...context,
    fs,
    serverDistDir,
    flushToDisk: false,
    maxMemoryCacheSize: 0,
  });
}

export type BuildIdentity = { readonly namespace: string; readonly hasSameSettings: boolean };

let buildIdentityReadOnce: BuildIdentity | undefined;

/**
 * `namespace` separates the entries of builds and settings from one another. Without
 * `hasSameSettings` the prerendered pages contain other settings than those of this process, and
 * are rendered again.
 */
export function getBuildIdentity(serverDistDir: string | undefined): BuildIdentity {
  if (buildIdentityReadOnce) return buildIdentityReadOnce;
  const buildId = serverDistDir && readText(path.join(serverDistDir, '..', 'BUILD_ID'));
  const settings = getSettings();
  const fingerprint = getSettingsFingerprint(settings);
  buildIdentityReadOnce = {
    // Pages of one provider must not be served for another.
    namespace: `${buildId ?? 'unknown'}:${fingerprint}:${settings.providerApiUrl ?? ''}`,
    hasSameSettings: readText(path.join(process.cwd(), FINGERPRINT_FILE)) === fingerprint,
  };
  return buildIdentityReadOnce;
}
