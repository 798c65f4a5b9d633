import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getSettings, getSettingsFingerprint } from '../config.ts';

const BUILD_ID_FILE = '.next/BUILD_ID';
/** The build writes into this file the hash of the settings that the prerendered pages contain. */
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
 * `namespace` separates the stored pages of different builds, settings and providers.
 * `hasSameSettings` says whether the settings that the prerendered pages contain are those of this
 * process.
 */
export function getBuildIdentity(): BuildIdentity {
  if (buildIdentityReadOnce) return buildIdentityReadOnce;
  const settings = getSettings();
  const fingerprint = getSettingsFingerprint(settings);
  buildIdentityReadOnce = {
    // A page with the data of one provider must not be served when the site uses another provider.
    namespace: `${readText(BUILD_ID_FILE) ?? 'unknown'}:${fingerprint}:${settings.providerApiUrl ?? ''}`,
    hasSameSettings: readText(FINGERPRINT_FILE) === fingerprint,
  };
  return buildIdentityReadOnce;
}
