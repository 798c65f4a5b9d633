import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ENTRY_NAME = /^[0-9a-f]{64}$/;
const DIGEST_BYTES = 32;
/**
 * Eviction ends at this share of the limits, so that a full store does not list and sort its files
 * at every write.
 */
const EVICTION_TARGET = 0.9;
/** A temporary file this old was left by a process that died while writing. */
const ABANDONED_AFTER_MS = 60_000;

/** A store of bytes by key. */
export type ByteStore = {
  /** Undefined when the value is absent, truncated or altered, or cannot be read. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  readonly set: (key: string, value: Buffer) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  readonly clear: () => Promise<void>;
};

export type FileStoreOptions = {
  readonly dir: string;
  readonly maxEntries: number;
  readonly maxBytes: number;
  /**
   * Called with each disk error, except that of a missing file. The store continues after an error.
   */
  readonly onError: (error: unknown) => void;
  /** Called with the number of entries that were removed because the store was full. */
  readonly onEviction: (entries: number) => void;
};

type StoredFile = { readonly file: string; readonly bytes: number; readonly writtenAt: number };

const digestOf = (value: Buffer | string): Buffer => createHash('sha256').update(value).digest();

const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Keeps bytes in one file per key, written atomically. The oldest files are evicted first. */
export function createFileStore(options: FileStoreOptions): ByteStore {
  const { dir, maxEntries, maxBytes, onError, onEviction } = options;
  const fileOf = (key: string): string => path.join(dir, digestOf(key).toString('hex'));

  /**
   * The number and total size of the stored files; undefined until the first write has counted
   * them.
   */
  let usage: { fileCount: number; bytes: number } | undefined;
  let lastWrite: Promise<unknown> = Promise.resolve();

  const reported = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!isAbsent(error)) onError(error);
      return undefined;
    }
  };

  /** Runs writes one after another: counting and evicting would otherwise race with each other. */
  const inTurn = async (work: () => Promise<void>): Promise<void> => {
    const turn = lastWrite.then(() => reported(work));
    lastWrite = turn;
    await turn;
  };

  const measure = async (name: string): Promise<StoredFile | undefined> => {
    const file = path.join(dir, name);
    const found = await reported(() => stat(file));
    return found && { file, bytes: found.size, writtenAt: found.mtimeMs };
  };

  /** Counts the files on disk (other processes may write here too) and evicts down to the target. */
  const evict = async (): Promise<void> => {
    const found = await Promise.all((await readdir(dir)).map(measure));
    const files = found.filter((entry) => entry !== undefined);
    const entries = files.filter(({ file }) => ENTRY_NAME.test(path.basename(file)));
    const abandoned = files
      .filter(({ file }) => file.endsWith('.tmp'))
      .filter(({ writtenAt }) => writtenAt < Date.now() - ABANDONED_AFTER_MS);

    let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    let count = entries.length;
    const isOver = count > maxEntries || bytes > maxBytes;
    const toRemove: StoredFile[] = [...abandoned];
    for (const entry of entries.toSorted((a, b) => a.writtenAt - b.writtenAt)) {
      if (!isOver) break;
      if (count <= maxEntries * EVICTION_TARGET && bytes <= maxBytes * EVICTION_TARGET) break;
      toRemove.push(entry);
      bytes -= entry.bytes;
      count -= 1;
    }
    await Promise.all(toRemove.map(({ file }) => reported(() => rm(file, { force: true }))));
    const evicted = entries.length - count;
    if (evicted > 0) onEviction(evicted);
    usage = { fileCount: count, bytes };
  };

  const count = (files: number, bytes: number): void => {
    if (usage) usage = { fileCount: usage.fileCount + files, bytes: usage.bytes + bytes };
  };

  const remove = async (key: string): Promise<void> => {
    const removed = await measure(path.basename(fileOf(key)));
    await rm(fileOf(key), { force: true });
    if (removed) count(-1, -removed.bytes);
  };

  const removeAll = async (): Promise<void> => {
    const files = (await readdir(dir)).map((name) => path.join(dir, name));
    await Promise.all(files.map((file) => reported(() => rm(file, { force: true }))));
    usage = { fileCount: 0, bytes: 0 };
  };

  const write = async (key: string, value: Buffer): Promise<void> => {
    const stored = Buffer.concat([digestOf(value), value]);
    if (stored.length > maxBytes) return remove(key);
    await mkdir(dir, { recursive: true });
    const previous = await measure(path.basename(fileOf(key)));
    const temporary = path.join(dir, `${randomUUID()}.tmp`);
    try {
      await writeFile(temporary, stored, { mode: 0o600 });
      await rename(temporary, fileOf(key));
    } catch (error) {
      // The disk may be full, so do not leave a partial file.
      await rm(temporary, { force: true });
      throw error;
    }
    count(previous ? 0 : 1, stored.length - (previous?.bytes ?? 0));
    if (!usage || usage.fileCount > maxEntries || usage.bytes > maxBytes) await evict();
  };

  return {
    get: (key) =>
      reported(async () => {
        const stored = await readFile(fileOf(key));
        const value = stored.subarray(DIGEST_BYTES);
        if (digestOf(value).equals(stored.subarray(0, DIGEST_BYTES))) return value;
        await inTurn(() => remove(key));
        return undefined;
      }),
    set: (key, value) => inTurn(() => write(key, value)),
    delete: (key) => inTurn(() => remove(key)),
    clear: () => inTurn(removeAll),
  };
}
