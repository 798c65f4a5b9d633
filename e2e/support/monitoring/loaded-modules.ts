import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type ModuleRecord = {
  /** Environment variables that make a server record the modules that it loads. */
  readonly env: Readonly<Record<string, string>>;
  /** Resolves to the URLs of the modules loaded so far, but only to URLs that contain `text`. */
  readonly find: (text: string) => Promise<readonly string[]>;
  readonly remove: () => Promise<void>;
};

/** The record has both CommonJS and ES modules. */
export async function createModuleRecord(): Promise<ModuleRecord> {
  const folder = await mkdtemp(join(tmpdir(), 'modules-'));
  const file = join(folder, 'loaded');
  const recorder = pathToFileURL(join(import.meta.dirname, 'record-modules.mjs')).href;
  return {
    env: { NODE_OPTIONS: `--import ${recorder}`, RECORD_MODULES_TO: file },
    find: async (text) =>
      (await readFile(file, 'utf8')).split('\n').filter((url) => url.includes(text)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
