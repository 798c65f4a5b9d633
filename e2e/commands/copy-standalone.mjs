import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSettingsFingerprint } from '../../lib/config.ts';
import { getBuildSettings } from './build-stamp.mjs';

const FINGERPRINT_FILE = 'settings-fingerprint';
const IMAGE_ORIGINS_FILE = 'image-origins.json';

/** zod's sources, declarations and CommonJS twin are of no use to the launcher. */
const isModule = (path) => !/\/src(\/|$)|\.(d\.[cm]?ts|cjs|md)$/.test(path);

/** Makes `.next/standalone` complete: `node start.mjs` in there starts the site. */
export function copyStandalone(root) {
  const built = join(root, '.next');
  const standalone = join(built, 'standalone');
  const copies = [
    ['public', 'public'],
    ['.next/static', '.next/static'],
    ['e2e/commands/start.mjs', 'start.mjs'],
    ['lib/config.ts', 'lib/config.ts'],
    ['lib/config', 'lib/config'],
    ['lib/result.ts', 'lib/result.ts'],
    ['lib/security/safe-transport.ts', 'lib/security/safe-transport.ts'],
  ];
  for (const [from, to] of copies) {
    if (!existsSync(join(root, from))) continue;
    cpSync(join(root, from), join(standalone, to), { recursive: true });
  }
  cpSync(join(root, 'node_modules/zod'), join(standalone, 'node_modules/zod'), {
    recursive: true,
    filter: isModule,
  });
  const settings = getBuildSettings();
  for (const folder of [built, standalone, join(standalone, '.next')]) {
    writeFileSync(join(folder, FINGERPRINT_FILE), getSettingsFingerprint(settings));
  }
  // For the launcher: what the optimizer of this build takes pictures from.
  writeFileSync(join(standalone, IMAGE_ORIGINS_FILE), JSON.stringify(settings.imageOrigins));
}
