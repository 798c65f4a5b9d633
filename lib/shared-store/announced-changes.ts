import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { getLog } from '../log.ts';
import { parseJson } from '../parse-json.ts';
import type { SharedConnection } from './connection.ts';
import { describeRefusedMessages } from './redis-link.ts';
import { ANNOUNCE, PUBLISH, SYNCHRONIZE } from './scripts.ts';

/** How often an instance asks the shared store for changes whose message it may have missed. */
const PROBE_EVERY_MS = 500;
/** When more changes than this wait to be announced, one change 'everything' replaces them. */
const MAX_WAITING = 100;
/**
 * The pause after the store has refused to record a change. It doubles with each further refusal,
 * up to the limit.
 */
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;
/** The store keeps at most this many of the latest changes, for instances that missed a message. */
const MAX_RECORDS = 1_000;

const changeSchema = z.union([
  z.strictObject({ restaurant: z.string() }),
  z.strictObject({ list: z.literal(true) }),
  z.strictObject({ everything: z.literal(true) }),
]);

/** A change of the provider's data, as one instance announces it to the others. */
export type Change = z.infer<typeof changeSchema>;

/**
 * 'missed': this instance may lack changes that it cannot read from the store, so it cannot apply
 * them one by one.
 */
export type AppliedChange = Change | 'missed';

const EVERYTHING: Change = { everything: true };

const recordSchema = z.strictObject({
  /** The id of the announcing instance, which does not apply its own change a second time. */
  by: z.string(),
  change: changeSchema,
});

export type AnnouncedChanges = {
  /**
   * The revision of the data that this instance shows. Each announced change raises the revision by
   * one.
   */
  readonly getRevision: () => number;
  /**
   * Announces to the other instances a change that this instance has already applied. Resolves to
   * false if the store has not recorded the change. A later `synchronize` then announces it.
   */
  readonly announce: (change: Change) => Promise<boolean>;
  /** Asks the store for missed changes now, and announces the changes that wait. */
  readonly synchronize: () => Promise<void>;
  readonly onMessage: (message: string) => void;
  readonly stop: () => void;
};

export type ChangesOptions = {
  readonly connection: Pick<SharedConnection, 'evaluate' | 'probe'>;
  readonly prefix: string;
  readonly channel: string;
  /** The revision that the last process with this cache folder stored, if there is one. */
  readonly startRevision: number | undefined;
  readonly apply: (change: AppliedChange) => Promise<void>;
  /** Called before each announcement. Resolves to false if the change must not be announced yet. */
  readonly prepare: () => Promise<boolean>;
  readonly remember: (revision: number) => void;
};

/** The answer to `SYNCHRONIZE`: the store's revision and the changes that this instance lacks. */
const answerSchema = z.tuple([z.number(), z.array(z.instanceof(Buffer))]);

/** The answer to `ANNOUNCE`: the new revision, and why the message was not sent, if so. */
const announcedSchema = z.tuple([z.number(), z.instanceof(Buffer).transform(String)]);

/** The keys of: the revision, the record of changes, the revision of the last 'everything'. */
export const changeKeys = (prefix: string): readonly [string, string, string] => [
  `${prefix}revision`,
  `${prefix}changes`,
  `${prefix}everything`,
];

const parseRecord = (json: string): z.infer<typeof recordSchema> | undefined =>
  recordSchema.safeParse(parseJson(json)).data;

/**
 * The changes that the instances of the site announce to each other. The store records each change
 * and sends a message with the new revision to the instances. An instance then asks the store for
 * the changes that it lacks, so it also gets a change whose message it has missed. If the store
 * refuses to record a change, the announcing instance sends the change itself in a message.
 */
export function createAnnouncedChanges(options: ChangesOptions): AnnouncedChanges {
  const { connection, prefix, channel, startRevision, apply, prepare, remember } = options;
  const keys = changeKeys(prefix);
  const by = randomUUID();
  let revision = startRevision ?? 0;
  /**
   * Whether the cache folder has no stored revision. The pages in the folder may then be older than
   * the recorded changes.
   */
  let isNew = startRevision === undefined;
  let waiting: readonly Change[] = [];

  const setRevision = (next: number): void => {
    isNew = false;
    if (next === revision) return;
    revision = next;
    remember(next);
  };

  const catchUp = async (current: number, records: readonly Buffer[]): Promise<void> => {
    if (current === revision && !isNew) return;
    const parsed = records.map((record) => parseRecord(record.toString()));
    const isRecordComplete = !isNew && parsed.length === current - revision;
    if (current > 0 && (!isRecordComplete || parsed.includes(undefined))) await apply('missed');
    else {
      for (const record of parsed) {
        if (record !== undefined && record.by !== by) await apply(record.change);
      }
    }
    setRevision(current);
  };

  let retryAt = -Infinity;
  let retryMs = FIRST_RETRY_MS;
  let isSendingFailed = false;
  /** Without messages the instances still learn of changes, by asking every `PROBE_EVERY_MS`. */
  const noteSending = (error: string): void => {
    if (error !== '' && !isSendingFailed) {
      getLog().warn({ channel, err: error }, describeRefusedMessages(error));
    }
    isSendingFailed = error !== '';
  };

  /**
   * Resolves to true when the store has confirmed that it recorded the change. `isFirst`: the change
   * has not been announced before.
   */
  const record = async (change: Change, isFirst: boolean): Promise<boolean> => {
    if (!(await prepare())) return false;
    const json = JSON.stringify({ by, change });
    const isEverything = 'everything' in change ? '1' : '0';
    const announced = await connection.evaluate(ANNOUNCE, keys, [
      json,
      channel,
      isEverything,
      String(revision),
      String(MAX_RECORDS),
    ]);
    const parsed = announced.ok ? announcedSchema.safeParse(announced.value).data : undefined;
    if (parsed !== undefined) {
      const [recorded, error] = parsed;
      retryMs = FIRST_RETRY_MS;
      noteSending(error);
      // If the new revision is higher than `revision + 1`, this instance may lack earlier changes.
      // It then keeps its revision, so that the next `SYNCHRONIZE` returns these changes.
      if (recorded === revision + 1) setRevision(revision + 1);
      return true;
    }
    if (announced.ok || announced.failure === 'refused') {
      retryAt = performance.now() + retryMs;
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
      // A store whose memory is full still passes on messages, so send the change in a message, but
      // only once: each message makes all instances apply the change.
      if (isFirst) await connection.evaluate(PUBLISH, [], [channel, json]);
    }
    return false;
  };

  const recordWaiting = async (): Promise<void> => {
    if (performance.now() < retryAt) return;
    for (const change of waiting) {
      if (!(await record(change, false))) return;
      waiting = waiting.filter((other) => other !== change);
    }
  };

  const synchronizeOnce = async (): Promise<void> => {
    const answer = await connection.probe(SYNCHRONIZE, keys, [String(revision), channel]);
    const parsed = answer.ok ? answerSchema.safeParse(answer.value) : undefined;
    if (!parsed?.success) return;
    await catchUp(...parsed.data);
    await recordWaiting();
  };

  let running: Promise<void> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = running.then(work);
    running = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  };
  const synchronize = (): Promise<void> => inTurn(synchronizeOnce);

  let isProbing = false;
  const timer = setInterval(() => {
    if (isProbing) return;
    isProbing = true;
    void synchronize().finally(() => {
      isProbing = false;
    });
  }, PROBE_EVERY_MS).unref();

  return {
    getRevision: () => revision,
    announce: (change) =>
      inTurn(async () => {
        if (await record(change, true)) return true;
        waiting = waiting.length < MAX_WAITING ? [...waiting, change] : [EVERYTHING];
        return false;
      }),
    synchronize,
    onMessage: (message) => {
      const unrecorded = parseRecord(message);
      if (unrecorded === undefined) void synchronize();
      else if (unrecorded.by !== by) void inTurn(() => apply(unrecorded.change));
    },
    stop: () => clearInterval(timer),
  };
}
