import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getSettingsFingerprint } from '../../../lib/config.ts';
import { copyLauncher } from '../../support/copies/copy-launcher.ts';
import { getBuildSettings } from './build-stamp.mjs';

const FINGERPRINT_FILE = 'settings-fingerprint';
const IMAGE_ORIGINS_FILE = 'image-origins.json';

/** Removes the `.env` files that Next copies, because a deployment would contain their secrets. */
export function removeSettingsFiles(standalone) {
  const files = existsSync(standalone) ? readdirSync(standalone, { recursive: true }) : [];
  const isSettingsFile = (file) =>
    basename(file).startsWith('.env') && !/(^|[\\/])node_modules[\\/]/.test(file);
  for (const file of files.filter(isSettingsFile)) rmSync(join(standalone, file));
}

/** Copies what Next leaves out, so that `node start.mjs` in `.next/standalone` starts the site. */
export function copyStandalone(root) {
  const built = join(root, '.next');
  const standalone = join(built, 'standalone');
  for (const folder of ['public', '.next/static']) {
    if (!existsSync(join(root, folder))) continue;
    cpSync(join(root, folder), join(standalone, folder), { recursive: true });
  }
  copyLauncher(root, standalone);
  const settings = getBuildSettings();
  for (const folder of [built, standalone, join(standalone, '.next')]) {
    writeFileSync(join(folder, FINGERPRINT_FILE), getSettingsFingerprint(settings));
  }
  // start.mjs compares this list with the setting: the image optimizer uses the list of the build.
  writeFileSync(join(standalone, IMAGE_ORIGINS_FILE), JSON.stringify(settings.imageOrigins));
}
