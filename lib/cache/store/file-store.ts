import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { isMissingFile, listNames, readBytesOf, removeFile } from './disk-files.ts';
import { evictFiles, measureFile } from './evict-files.ts';
import type { ReportErrors, Usage } from './evict-files.ts';

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

export type FileStoreOptions = {
  readonly dir: string;
  readonly maxEntries: number;
  readonly maxBytes: number;
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
