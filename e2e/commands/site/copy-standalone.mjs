import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getSettingsFingerprint } from '../../../lib/config.ts';
import { copyStartFiles } from '../../support/copies/copy-start-files.ts';
import { getBuildSettings } from './build-stamp.mjs';

const FINGERPRINT_FILE = 'settings-fingerprint';
const IMAGE_ORIGINS_FILE = 'image-origins.json';

const UNSHIPPED = /^\.env|\.test\.tsx?$/;

/**
 * Removes files that Next copies and that a deployment must not contain: `.env` files, because they
 * may contain secrets, and tests.
 */
export function removeUnshippedFiles(standalone) {
  const files = existsSync(standalone) ? readdirSync(standalone, { recursive: true }) : [];
  const isUnshipped = (file) =>
    UNSHIPPED.test(basename(file)) && !/(^|[\\/])node_modules[\\/]/.test(file);
  for (const file of files.filter(isUnshipped)) rmSync(join(standalone, file));
}

/** Adds what Next leaves out, so that `node start.mjs` in `.next/standalone` starts the site. */
export function copyStandalone(root) {
  const standalone = join(root, '.next/standalone');
  for (const folder of ['public', '.next/static']) {
    if (!existsSync(join(root, folder))) continue;
    cpSync(join(root, folder), join(standalone, folder), { recursive: true });
  }
  copyStartFiles(root, standalone);
  const settings = getBuildSettings();
  writeFileSync(join(standalone, FINGERPRINT_FILE), getSettingsFingerprint(settings));
  // The image optimizer uses the `IMAGE_ORIGINS` of the build, so start.mjs compares them with the
  // current setting.
  writeFileSync(join(standalone, IMAGE_ORIGINS_FILE), JSON.stringify(settings.imageOrigins));
}
