import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getSettings, getSettingsFingerprint } from '../config.ts';

/**
 * Two files in the server's folder: the id of the build, and the hash of the settings that the
 * prerendered pages contain.
 */
const BUILD_ID_FILE = '.next/BUILD_ID';
const FINGERPRINT_FILE = 'settings-fingerprint';

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8').trim();
  } catch {
    return undefined;
  }
};

export type BuildIdentity = { readonly namespace: string; readonly hasSameSettings: boolean };

let buildIdentityReadOnce: BuildIdentity | undefined;

/**
 * `namespace` separates the entries of different builds, settings and providers. If
 * `hasSameSettings` is false, the prerendered pages contain other settings than this process has,
 * and are rendered again.
 */
export function getBuildIdentity(): BuildIdentity {
  if (buildIdentityReadOnce) return buildIdentityReadOnce;
  const settings = getSettings();
  const fingerprint = getSettingsFingerprint(settings);
  buildIdentityReadOnce = {
    // Pages of one provider must not be served for another.
    namespace: `${readText(BUILD_ID_FILE) ?? 'unknown'}:${fingerprint}:${settings.providerApiUrl ?? ''}`,
    hasSameSettings: readText(FINGERPRINT_FILE) === fingerprint,
  };
  return buildIdentityReadOnce;
}
