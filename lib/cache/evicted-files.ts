/**
 * Eviction ends at this share of the limits, so that a full store does not list and sort its files
 * at every write.
 */
const EVICTION_TARGET = 0.9;

export type StoredFile = {
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
};

type Limits = { readonly maxEntries: number; readonly maxBytes: number };

export function findEvicted(
  files: readonly StoredFile[],
  { maxEntries, maxBytes }: Limits,
): readonly StoredFile[] {
  let count = files.length;
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
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
