import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const ENTRY_NAME = /^[0-9a-f]{64}$/;
/** A `.tmp` file older than this counts as left by a process that died while writing. */
const ABANDONED_AFTER_MS = 60_000;
/**
 * Eviction removes entries down to this share of each limit. Otherwise every new entry of a full
 * store would need an eviction, which lists and sorts all files.
 */
const EVICTION_TARGET = 0.9;

type StoredFile = {
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
};

type Limits = { readonly maxEntries: number; readonly maxBytes: number };

/** Resolves to undefined when the work fails. */
export type ReportErrors = <Value>(work: () => Promise<Value>) => Promise<Value | undefined>;

export type Usage = { readonly fileCount: number; readonly bytes: number };

export async function measureFile(
  file: string,
  reportErrors: ReportErrors,
): Promise<StoredFile | undefined> {
  const found = await reportErrors(() => stat(file));
  return found && { file, bytes: found.size, writtenAt: found.mtimeMs };
}

const sumBytes = (files: readonly StoredFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

function findEvicted(
  files: readonly StoredFile[],
  { maxEntries, maxBytes }: Limits,
): readonly StoredFile[] {
  let count = files.length;
  let bytes = sumBytes(files);
  if (count <= maxEntries && bytes <= maxBytes) return [];
  const evicted: StoredFile[] = [];
  for (const file of files.toSorted((a, b) => a.writtenAt - b.writtenAt)) {
    if (count <= maxEntries * EVICTION_TARGET && bytes <= maxBytes * EVICTION_TARGET) break;
    evicted.push(file);
    count -= 1;
    bytes -= file.bytes;
  }
  return evicted;
}

/** Resolves to the files that are gone; a file that cannot be removed is not among them. */
async function removeFiles(
  files: readonly StoredFile[],
  reportErrors: ReportErrors,
): Promise<readonly StoredFile[]> {
  const removed = await Promise.all(
    files.map((entry) => reportErrors(() => rm(entry.file, { force: true }).then(() => entry))),
  );
  return removed.filter((entry) => entry !== undefined);
}

/**
 * If the entries exceed a limit, removes the oldest ones. Also removes abandoned temporary files.
 * Counts the entries on the disk first, because other processes may write to the same folder.
 * Resolves to the usage by the entries that are left, and to the number of removed entries.
 */
export async function evictFiles(
  dir: string,
  limits: Limits,
  reportErrors: ReportErrors,
): Promise<{ readonly usage: Usage; readonly evicted: number }> {
  const paths = (await readdir(dir)).map((name) => path.join(dir, name));
  const found = await Promise.all(paths.map((file) => measureFile(file, reportErrors)));
  const files = found.filter((entry) => entry !== undefined);
  const entries = files.filter(({ file }) => ENTRY_NAME.test(path.basename(file)));
  const abandoned = files
    .filter(({ file }) => file.endsWith('.tmp'))
    .filter(({ writtenAt }) => writtenAt < Date.now() - ABANDONED_AFTER_MS);
  const [, evicted] = await Promise.all([
    removeFiles(abandoned, reportErrors),
    removeFiles(findEvicted(entries, limits), reportErrors),
  ]);
  const usage = {
    fileCount: entries.length - evicted.length,
    bytes: sumBytes(entries) - sumBytes(evicted),
  };
  return { usage, evicted: evicted.length };
}
