import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { changeKeys } from './announced-changes.ts';
import { DELETE, END_MISSING, FINISH, LOCK, MARK_MISSING, READ_ANSWER, UNLOCK } from './scripts.ts';
import { getSharing } from './sharing.ts';
import type { Sharing } from './sharing.ts';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/**
 * How long the shared store keeps an answer. In a longer outage of the provider, each instance uses
 * its own last good copies.
 */
const BODY_TTL_MS = 7 * 86_400_000;
/** A lock ends after this time, which is longer than a call to the provider with its retry. */
const LOCK_MS = 6_000;
/**
 * At most this many keys are remembered for `deleteUnreplaced`. Unreplaced answers of further keys
 * stay in the store.
 */
const MAX_UNREPLACED = 1_000;

/**
 * 'gone': the provider has no such restaurant. 'kept': the provider failed, so an older answer is
 * used if there is one.
 */
type CheckResult = 'gone' | 'kept';

/** What the store has for one key. Any instance may have made the calls to the provider. */
export type SharedAnswer = {
  /**
   * The last body that the provider sent. Absent after a 404, and when the store has no readable
   * copy.
   */
  readonly body?: {
    readonly json: string;
    readonly ageMs: number;
    /**
     * False if the body may be older than the latest change of all data ('everything'). Such a body
     * is used only while the provider fails.
     */
    readonly isCurrent: boolean;
  };
  /**
   * The result of the last call, if that call failed or got the status 404. `remainingMs`: for how
   * long the result is still used.
   */
  readonly check?: { readonly result: CheckResult; readonly remainingMs: number };
  /** How long ago an instance found out that the provider has no such restaurant. */
  readonly goneForMs?: number;
};

export type Outcome =
  | { readonly result: 'found'; readonly json: string }
  | { readonly result: CheckResult; readonly forMs: number };

/** The right to ask the provider for the answer of one key. Other instances wait meanwhile. */
export type Turn = {
  /** Ends the turn without a call. */
  readonly release: () => Promise<void>;
  readonly finish: (outcome: Outcome) => Promise<void>;
};

/** No function rejects. */
export type SharedAnswers = {
  readonly isOn: () => boolean;
  readonly read: (key: string) => Promise<SharedAnswer | undefined>;
  /**
   * 'busy': another instance has the lock. 'unavailable': the store cannot be used now. With
   * `isForced`, `begin` takes the lock even from another instance, because that instance's call may
   * have begun before a change. The result of that call is then not stored.
   */
  readonly begin: (key: string, isForced: boolean) => Promise<Turn | 'busy' | 'unavailable'>;
  /**
   * If the result of a forced call was not stored, the stored answer and check of its key may be
   * outdated. Deletes these answers and checks. Resolves to false when the deletion has failed.
   */
  readonly deleteUnreplaced: () => Promise<boolean>;
  /**
   * Call this after a 404 that does not count yet. Resolves to how long the provider has answered
   * 404 to any instance, in milliseconds; undefined while the store cannot be used.
   */
  readonly markMissing: (key: string) => Promise<number | undefined>;
  /** Call this after any other failure: the next 404 begins the time anew, for all instances. */
  readonly endMissing: (key: string) => Promise<void>;
};

const readResultSchema = z.tuple([
  z.instanceof(Buffer).nullable(),
  z.number(),
  z.instanceof(Buffer).nullable(),
  z.number(),
  z.number(),
  z.number(),
]);
const CHECK = /^(gone|kept):(\d{1,15})$/;

type Keys = Readonly<Record<'answer' | 'check' | 'lock' | 'everything' | 'missing', string>>;

/** `kind` keeps the keys of menus apart from those of the list of restaurants. */
export function createSharedAnswers(kind: string, find = getSharing): SharedAnswers {
  const unreplaced = new Set<string>();
  const keysOf = ({ prefix }: Sharing, key: string): Keys => {
    const name = `${kind}:${key}`;
    return {
      answer: `${prefix}answer:${name}`,
      check: `${prefix}check:${name}`,
      lock: `${prefix}lock:${name}`,
      everything: changeKeys(prefix)[2],
      missing: `${prefix}missing:${name}`,
    };
  };

  const createTurn = (sharing: Sharing, key: string, token: string, isForced: boolean): Turn => {
    const { connection } = sharing;
    const { answer, check, lock, everything, missing } = keysOf(sharing, key);
    // Read before the call to the provider: the answer may lack a change that is applied during the
    // call, so the answer must not get the revision of that change.
    const revision = sharing.changes.getRevision();
    const formatOutcome = async (outcome: Outcome): Promise<(string | Buffer)[] | undefined> => {
      if (outcome.result !== 'found') {
        const goneTtl = outcome.result === 'gone' ? String(BODY_TTL_MS) : '0';
        return ['checked', `${outcome.result}:${revision}`, toTtl(outcome.forMs), goneTtl];
      }
      const bytes = Buffer.from(outcome.json);
      const encoded = await encodeValue(answer, { bytes, ageMs: 0, revision }, BODY_TTL_MS);
      return encoded && ['found', encoded, String(BODY_TTL_MS)];
    };
    return {
      release: async () => void (await connection.evaluate(UNLOCK, [lock], [token])),
      finish: async (outcome) => {
        const values = await formatOutcome(outcome);
        const keys = [lock, answer, check, everything, missing];
        const stored =
          values && (await connection.evaluate(FINISH, keys, [token, String(revision), ...values]));
        const isStored = stored?.ok === true && stored.value === 1;
        if (isForced && !isStored && unreplaced.size < MAX_UNREPLACED) unreplaced.add(key);
        if (isStored) unreplaced.delete(key);
      },
    };
  };

  return {
    isOn: () => find() !== undefined,
    read: async (key) => {
      const sharing = find();
      if (sharing === undefined) return undefined;
      const { answer, check, everything, missing } = keysOf(sharing, key);
      const keys = [answer, check, everything, missing];
      const found = await sharing.connection.evaluate(READ_ANSWER, keys);
      const parsed = found.ok ? readResultSchema.safeParse(found.value) : undefined;
      if (!parsed?.success) return undefined;
      const [encoded, remainingMs, checked, checkRemainingMs, everythingRevision, goneForMs] =
        parsed.data;
      const decoded =
        encoded === null ? undefined : await decodeValue(answer, encoded, remainingMs);
      const [, result, revision] = CHECK.exec(checked?.toString() ?? '') ?? [];
      const isCheckCurrent = checkRemainingMs > 0 && Number(revision) >= everythingRevision;
      return {
        ...(decoded && {
          body: {
            json: decoded.bytes.toString(),
            ageMs: decoded.ageMs,
            isCurrent: decoded.revision >= everythingRevision,
          },
        }),
        ...(isCheckCurrent &&
          (result === 'gone' || result === 'kept') && {
            check: { result, remainingMs: checkRemainingMs },
          }),
        ...(goneForMs >= 0 && { goneForMs }),
      };
    },
    begin: async (key, isForced) => {
      const sharing = find();
      if (sharing === undefined) return 'unavailable';
      const token = randomUUID();
      const turn = createTurn(sharing, key, token, isForced);
      const values = [token, String(LOCK_MS), isForced ? '1' : '0'];
      const { lock } = keysOf(sharing, key);
      const locked = await sharing.connection.evaluate(LOCK, [lock], values);
      if (locked.ok && locked.value === 1) return turn;
      if (locked.ok && locked.value === 0) return 'busy';
      if (isForced && unreplaced.size < MAX_UNREPLACED) unreplaced.add(key);
      return 'unavailable';
    },
    deleteUnreplaced: async () => {
      const sharing = find();
      const keys = [...unreplaced];
      if (sharing === undefined || keys.length === 0) return true;
      const names = keys.flatMap((key) => {
        const { answer, check, missing } = keysOf(sharing, key);
        return [answer, check, missing];
      });
      const deleted = await sharing.connection.evaluate(DELETE, names);
      if (deleted.ok) for (const key of keys) unreplaced.delete(key);
      return deleted.ok;
    },
    markMissing: async (key) => {
      const sharing = find();
      if (sharing === undefined) return undefined;
      const { missing } = keysOf(sharing, key);
      const values = [String(BODY_TTL_MS)];
      const marked = await sharing.connection.evaluate(MARK_MISSING, [missing], values);
      return marked.ok && typeof marked.value === 'number' ? marked.value : undefined;
    },
    endMissing: async (key) => {
      const sharing = find();
      if (sharing === undefined) return;
      await sharing.connection.evaluate(END_MISSING, [keysOf(sharing, key).missing]);
    },
  };
}

const toTtl = (ms: number): string => String(Math.max(1, Math.floor(ms)));

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
