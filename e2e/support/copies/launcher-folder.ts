import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyLauncher } from './copy-launcher.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Stands for the built server: prints the environment that the launcher starts it in, and ends. */
const SERVER = 'console.log(JSON.stringify(process.env));';

/** A folder like the standalone one, with the real launcher, that a test may put files into. */
export function createLauncherFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'launcher-'));
  copyLauncher(ROOT, folder);
  writeFileSync(join(folder, 'server.js'), SERVER);
  writeFileSync(join(folder, 'image-origins.json'), '[]');
  return folder;
}
