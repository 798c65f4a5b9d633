import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { getSettings } from './config.ts';
import { getLog } from './log.ts';
import { getProcessEvents } from './process-events.ts';

const DIGEST_BYTES = 32;

export type ByteStore = {
  /** Undefined when the value is absent, truncated or altered, or cannot be read. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /**
   * Resolves to true unless the disk failed. After a failure, an older value of the key may still
   * be on the disk. A value whose file would exceed `maxBytes` is not stored, and the older value
   * of the key is deleted. `set` then resolves to true too, unless the deletion fails.
   */
  readonly set: (key: string, value: Buffer) => Promise<boolean>;
  readonly delete: (key: string) => Promise<void>;
  readonly clear: () => Promise<void>;
  /**
   * Whether a deleted value may still be on the disk, because its deletion runs or has failed. The
   * next process could return the value.
   */
  readonly hasUndeleted: () => boolean;
};

type Limits = { readonly maxEntries: number; readonly maxBytes: number };

export type FileStoreOptions = Limits & {
  readonly dir: string;
  /** Called with a disk error, but not when a file is missing. */
  readonly onError: (error: unknown) => void;
  readonly onWritten: () => void;
  readonly onEviction: (entries: number) => void;
};

const digestOf = (value: Buffer | string): Buffer => createHash('sha256').update(value).digest();

/** Undefined for a damaged file. */
async function readValue(file: string): Promise<Buffer | undefined> {
  const stored = await readBytesOf(file);
  const value = stored.subarray(DIGEST_BYTES);
  return digestOf(value).equals(stored.subarray(0, DIGEST_BYTES)) ? value : undefined;
}

/** One file per key, written atomically. */
export function createFileStore(options: FileStoreOptions): ByteStore {
  const { dir, maxEntries, maxBytes, onError, onWritten, onEviction } = options;
  const fileOf = (key: string): string => path.join(dir, digestOf(key).toString('hex'));
  /** Files whose removal runs or has failed. */
  const unfinishedRemovals = new LRUCache<string, true>({ max: maxEntries });
  /** Whether the removal of all files runs or has failed. */
  let isClearing = false;

  /**
   * For each file, the number of its deletions that run or wait for earlier changes. `get` reads no
   * file that is in this map.
   */
  const requestedDeletions = new Map<string, number>();
  /** The number of calls of `clear` that run or wait. During such a call, `get` reads no file. */
  let requestedClears = 0;

  /** Undefined until the files have been counted. */
  let usage: Usage | undefined;
  let lastChange: Promise<unknown> = Promise.resolve();

  const reportErrors: ReportErrors = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!isMissingFile(error)) onError(error);
      return undefined;
    }
  };

  const hasUndeleted = (): boolean => isClearing || unfinishedRemovals.size > 0;

  /**
   * Runs `work` after all earlier changes, because concurrent changes would race in counting and
   * evicting files. Resolves to false when `work` failed.
   */
  const inTurn = async (work: () => Promise<void>): Promise<boolean> => {
    const turn = lastChange.then(async () => {
      if (hasUndeleted()) await reportErrors(removeUndeleted);
      return reportErrors(() => work().then(() => true));
    });
    lastChange = turn;
    return (await turn) === true;
  };

  const evict = async (): Promise<void> => {
    const result = await evictFiles(dir, options, reportErrors);
    usage = result.usage;
    if (result.evicted > 0) onEviction(result.evicted);
  };

  const count = (files: number, bytes: number): void => {
    if (usage) usage = { fileCount: usage.fileCount + files, bytes: usage.bytes + bytes };
  };

  const removeEntry = async (file: string): Promise<void> => {
    unfinishedRemovals.set(file, true);
    const freed = await removeFile(file);
    unfinishedRemovals.delete(file);
    if (freed !== undefined) count(-1, -freed);
  };

  /** Reads the file again, because an earlier change may have replaced it. */
  const removeDamaged = async (file: string): Promise<void> => {
    if ((await readValue(file)) === undefined) await removeEntry(file);
  };

  const remove = (key: string): Promise<void> => removeEntry(fileOf(key));

  const removeAll = async (): Promise<void> => {
    isClearing = true;
    const names = await listNames(dir);
    const removed = await Promise.allSettled(names.map((name) => removeFile(path.join(dir, name))));
    const failure = removed.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
    isClearing = false;
    unfinishedRemovals.clear();
    usage = { fileCount: 0, bytes: 0 };
  };

  // The file counts as absent while its deletion waits. Otherwise `get` would return the old value
  // after the call of `delete`, and the caller could cache it as the current value.
  const deleteInTurn = async (key: string): Promise<void> => {
    const file = fileOf(key);
    requestedDeletions.set(file, (requestedDeletions.get(file) ?? 0) + 1);
    await inTurn(() => remove(key));
    const others = (requestedDeletions.get(file) ?? 1) - 1;
    if (others === 0) requestedDeletions.delete(file);
    else requestedDeletions.set(file, others);
  };

  const clearInTurn = async (): Promise<void> => {
    requestedClears += 1;
    await inTurn(removeAll);
    requestedClears -= 1;
  };

  const isAbsentNow = (file: string): boolean =>
    isClearing ||
    requestedClears > 0 ||
    unfinishedRemovals.has(file) ||
    requestedDeletions.has(file);

  const removeUndeleted = async (): Promise<void> => {
    if (isClearing) await removeAll();
    for (const file of [...unfinishedRemovals.keys()]) await removeEntry(file);
  };

  const write = async (key: string, value: Buffer): Promise<void> => {
    const stored = Buffer.concat([digestOf(value), value]);
    if (stored.length > maxBytes) return remove(key);
    await mkdir(dir, { recursive: true });
    const previous = await measureFile(fileOf(key), reportErrors);
    const temporary = path.join(dir, `${randomUUID()}.tmp`);
    try {
      await writeFile(temporary, stored, { mode: 0o600 });
      await rename(temporary, fileOf(key));
    } catch (error) {
      // The disk may be full, so do not leave a partial file.
      await rm(temporary, { force: true });
      throw error;
    }
    unfinishedRemovals.delete(fileOf(key));
    onWritten();
    count(previous ? 0 : 1, stored.length - (previous?.bytes ?? 0));
    if (!usage || usage.fileCount > maxEntries || usage.bytes > maxBytes) await evict();
  };

  return {
    get: async (key) => {
      const file = fileOf(key);
      if (isAbsentNow(file)) return undefined;
      return reportErrors(async () => {
        const value = await readValue(file);
        if (value === undefined) await inTurn(() => removeDamaged(file));
        return value;
      });
    },
    set: (key, value) => inTurn(() => write(key, value)),
    delete: deleteInTurn,
    clear: clearInTurn,
    hasUndeleted,
  };
}

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  codes.some((code) => error.code === code);

const isMissingFile = (error: unknown): boolean => hasCode(error, 'ENOENT');

/**
 * Resolves to undefined when the file or folder does not exist, or when a file is in the place of
 * the folder or of a parent folder.
 */
async function unlessAbsent<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

/**
 * Resolves to no bytes when a folder is in the place of the file. The store then removes the folder
 * as a damaged entry.
 */
async function readBytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'EISDIR')) return Buffer.alloc(0);
    throw error;
  }
}

async function listNames(dir: string): Promise<readonly string[]> {
  return (await unlessAbsent(readdir(dir))) ?? [];
}

/**
 * Resolves to the size of the file, or to undefined for a missing file. A missing file is no error,
 * not even on a read-only disk. A folder in the place of the file is removed with its content.
 */
async function removeFile(file: string): Promise<number | undefined> {
  const found = await unlessAbsent(stat(file));
  if (found === undefined) return undefined;
  await rm(file, { force: true, recursive: true });
  return found.size;
}

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

/** Resolves to undefined when the work fails. */
export type ReportErrors = <Value>(work: () => Promise<Value>) => Promise<Value | undefined>;

type Usage = { readonly fileCount: number; readonly bytes: number };

async function measureFile(
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

/** A store in a folder of `CACHE_DIR`. Its values survive a restart of the process. */
export function openStore(folder: string, limits: Limits): ByteStore {
  /** Limits the log to one line when the disk begins to fail and one when the disk works again. */
  let isFailing = false;
  return createFileStore({
    ...limits,
    dir: path.join(/* turbopackIgnore: true */ getSettings().cacheDir, folder),
    onEviction: (entries) => {
      // The first part of `folder` names the kind of data, such as `last-good`.
      const [kind = ''] = folder.split('/');
      getProcessEvents().emit('evicted', { store: `${kind} disk`, entries });
    },
    onError: (error) => {
      if (!isFailing) getLog().warn({ err: error, folder }, 'Disk of a store failed');
      isFailing = true;
    },
    onWritten: () => {
      if (isFailing) getLog().info({ folder }, 'Disk of a store works again');
      isFailing = false;
    },
  });
}
