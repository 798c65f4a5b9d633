import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const VERSION = 1;
const DIGEST_BYTES = 32;
const NUMBER_BYTES = 8;
const HEADER_BYTES = 1 + 3 * NUMBER_BYTES;
/** Far more than the page of a menu with 2,000 products takes. */
const MAX_ENCODED_BYTES = 4 * 1024 * 1024;
/**
 * The limit for an uncompressed value. It also applies when a value is decompressed, because the
 * value may be forged: the digest contains no secret.
 */
const MAX_VALUE_BYTES = 32 * 1024 * 1024;

export type StoredValue = {
  readonly bytes: Buffer;
  /** The age of the value when `encodeValue` gets it or `decodeValue` returns it. */
  readonly ageMs: number;
  /** The revision of the data from which the value was made. */
  readonly revision: number;
};

/** The key is in the digest, so that a value is refused under another key. */
const digestOf = (key: string, content: Buffer): Buffer =>
  createHash('sha256').update(`${key}\n`).update(content).digest();

/**
 * Resolves to undefined for a value that is too large. `ttlMs`: for how long the server will keep
 * the value.
 */
export async function encodeValue(
  key: string,
  { bytes, ageMs, revision }: StoredValue,
  ttlMs: number,
): Promise<Buffer | undefined> {
  if (bytes.length > MAX_VALUE_BYTES) return undefined;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(VERSION);
  [ageMs, ttlMs, revision].forEach((value, place) =>
    header.writeDoubleBE(value, 1 + place * NUMBER_BYTES),
  );
  const content = Buffer.concat([header, await compress(bytes)]);
  if (content.length > MAX_ENCODED_BYTES) return undefined;
  return Buffer.concat([digestOf(key, content), content]);
}

/**
 * Resolves to undefined for damaged bytes, for bytes of another key or another `VERSION`, and for a
 * `remainingMs` that is negative or longer than the value's `ttlMs`. `remainingMs`: for how long
 * the server will still keep the value. The server measures this time, and the age is computed from
 * it. So the age does not depend on the clocks of the instances.
 */
export async function decodeValue(
  key: string,
  encoded: Buffer,
  remainingMs: number,
): Promise<StoredValue | undefined> {
  if (encoded.length < DIGEST_BYTES + HEADER_BYTES || encoded.length > 2 * MAX_ENCODED_BYTES) {
    return undefined;
  }
  const content = encoded.subarray(DIGEST_BYTES);
  if (!digestOf(key, content).equals(encoded.subarray(0, DIGEST_BYTES))) return undefined;
  if (content.readUInt8() !== VERSION) return undefined;
  const [ageMs = NaN, ttlMs = NaN, revision = NaN] = [0, 1, 2].map((place) =>
    content.readDoubleBE(1 + place * NUMBER_BYTES),
  );
  const keptMs = ttlMs - remainingMs;
  if (!(remainingMs >= 0 && keptMs >= 0 && ageMs >= 0 && Number.isInteger(revision))) {
    return undefined;
  }
  try {
    const bytes = await decompress(content.subarray(HEADER_BYTES), {
      maxOutputLength: MAX_VALUE_BYTES,
    });
    return { bytes, ageMs: ageMs + keptMs, revision };
  } catch {
    return undefined;
  }
}
