import { readdir, readFile, rm, stat } from 'node:fs/promises';

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  codes.some((code) => error.code === code);

export const isMissingFile = (error: unknown): boolean => hasCode(error, 'ENOENT');

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
export async function readBytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'EISDIR')) return Buffer.alloc(0);
    throw error;
  }
}

export async function listNames(dir: string): Promise<readonly string[]> {
  return (await unlessAbsent(readdir(dir))) ?? [];
}

/**
 * Resolves to the size of the file, or to undefined for a missing file. A missing file is no error,
 * not even on a read-only disk. A folder in the place of the file is removed with its content.
 */
export async function removeFile(file: string): Promise<number | undefined> {
  const found = await unlessAbsent(stat(file));
  if (found === undefined) return undefined;
  await rm(file, { force: true, recursive: true });
  return found.size;
}
