import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyStartFiles } from '../../commands/build-site.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * A program that replaces the built server. It prints the environment, the process id and Node's
 * arguments.
 */
const SERVER = `
  const facts = { NODE_PID: String(process.pid), NODE_ARGUMENTS: process.execArgv.join(' ') };
  console.log(JSON.stringify({ ...process.env, ...facts }));
`;

export function createLauncherFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'launcher-'));
  copyStartFiles(ROOT, folder);
  writeFileSync(join(folder, 'server.js'), SERVER);
  writeFileSync(join(folder, 'image-origins.json'), '[]');
  return folder;
}
