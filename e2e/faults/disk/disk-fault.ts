import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { serialize } from 'node:v8';
import { fillDisk, freeDisk, makeReadOnly, makeWritable } from './small-disk.ts';

/** Some damaged files contain this text. No page may show it. */
export const DAMAGE_TEXT = 'text-din-alta-versiune';

export type DiskFault = {
  readonly name: string;
  /** Whether the cache folder must be a file system of its own. Only root can mount one. */
  readonly needsMount: boolean;
  readonly begin: (cacheDir: string) => Promise<void>;
  readonly end: (cacheDir: string) => Promise<void>;
};

const nothing = (): Promise<void> => Promise.resolve();

async function listEntries(folder: string, kind: 'files' | 'folders'): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => (kind === 'files' ? entry.isFile() : entry.isDirectory()))
    .map((entry) => join(entry.parentPath, entry.name));
}

const giveRights = async (cacheDir: string): Promise<void> => {
  await chmod(cacheDir, 0o755);
  for (const entry of await readdir(cacheDir, { withFileTypes: true })) {
    if (entry.isDirectory()) await giveRights(join(entry.parentPath, entry.name));
  }
};

const changeRights =
  (mode: number) =>
  async (cacheDir: string): Promise<void> => {
    // When the fault begins a second time, `listEntries` may have no right to read the folders.
    await giveRights(cacheDir);
    const folders = await listEntries(cacheDir, 'folders');
    // Change children first, because `chmod` cannot reach the children of a folder without rights.
    for (const folder of [...folders.toReversed(), cacheDir]) await chmod(folder, mode);
  };

const rewriteFiles =
  (change: (bytes: Buffer, file: string) => Buffer) =>
  async (cacheDir: string): Promise<void> => {
    for (const file of await listEntries(cacheDir, 'files')) {
      // The site may delete a file after `listEntries`.
      const bytes = await readFile(file).catch(() => undefined);
      if (bytes) await writeFile(file, change(bytes, file));
    }
  };

/** Adds the digest that `lib/cache/store/file-store.ts` checks. */
const asStored = (content: Buffer): Buffer =>
  Buffer.concat([createHash('sha256').update(content).digest(), content]);

const isPageFile = (file: string): boolean => file.includes(`${sep}pages${sep}`);

const asOlderVersion = (_: Buffer, file: string): Buffer =>
  asStored(
    isPageFile(file)
      ? serialize({ kind: 'PAGE', html: DAMAGE_TEXT, pageData: { title: DAMAGE_TEXT } })
      : Buffer.from(JSON.stringify({ savedAt: Date.now(), menu: { name: DAMAGE_TEXT } })),
  );

const withWrongTypes = (_: Buffer, file: string): Buffer =>
  asStored(
    isPageFile(file)
      ? serialize({
          value: { kind: 'APP_PAGE', html: [DAMAGE_TEXT], rscData: DAMAGE_TEXT, status: '200' },
          lastModified: Date.now(),
          cacheControl: { revalidate: 3_600 },
          scriptHashes: DAMAGE_TEXT,
        })
      : Buffer.from(
          JSON.stringify({
            receivedAt: Date.now(),
            body: { restaurantName: [DAMAGE_TEXT], categories: 7, restaurants: DAMAGE_TEXT },
          }),
        ),
  );

const damage = (name: string, begin: DiskFault['begin']): DiskFault => ({
  name,
  needsMount: false,
  begin,
  end: nothing,
});

export const diskFaults: readonly DiskFault[] = [
  { name: 'full', needsMount: true, begin: fillDisk, end: freeDisk },
  { name: 'read-only', needsMount: true, begin: makeReadOnly, end: makeWritable },
  { name: 'not writable', needsMount: false, begin: changeRights(0o555), end: giveRights },
  { name: 'not readable', needsMount: false, begin: changeRights(0o000), end: giveRights },
  damage('removed', (cacheDir) => rm(cacheDir, { recursive: true, force: true })),
  damage(
    'half-written',
    rewriteFiles((bytes) => bytes.subarray(0, bytes.length / 2)),
  ),
  damage(
    'noise',
    rewriteFiles((bytes) => randomBytes(bytes.length)),
  ),
  damage('older version', rewriteFiles(asOlderVersion)),
  damage('wrong types', rewriteFiles(withWrongTypes)),
  damage('folders for files', async (cacheDir) => {
    for (const file of await listEntries(cacheDir, 'files')) {
      await rm(file, { force: true });
      await mkdir(join(file, 'in the way'), { recursive: true });
    }
  }),
];
