import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { getSignals } from '@/lib/signals/signals';
import type { CapturedAnswer } from './capture-answer.ts';
import { ENCODINGS } from './choose-encoding.ts';
import type { Encoding } from './choose-encoding.ts';
import type { KeepingTime } from './keeping-time.ts';
import type { PreparedAnswer } from './send-answer.ts';

/** A complete answer with status 200. */
export type KeptAnswer = KeepingTime & {
  readonly headers: OutgoingHttpHeaders;
  /** The hash of the body without encoding. Answers with the same digest have the same body. */
  readonly digest: string;
  /**
   * For a compressible body, `identity` is missing until a client has received the uncompressed
   * body, because uncompressed bodies would take most of the memory.
   */
  readonly encoded: Readonly<Partial<Record<Encoding, PreparedAnswer>>>;
};

/** The keys are the keys of pages in the page cache, and the paths of files of the build. */
export type KeptAnswers = Pick<LRUCache<string, KeptAnswer>, 'get' | 'set' | 'delete' | 'keys'>;

const ENTRY_OVERHEAD_BYTES = 4_096;

export const hashBody = ({ body }: CapturedAnswer): string =>
  createHash('sha256').update(body).digest('base64url');

export const listEncodings = ({ encoded }: KeptAnswer): readonly Encoding[] =>
  ENCODINGS.filter((encoding) => encoded[encoding] !== undefined);

function getAnswerSize({ encoded }: KeptAnswer): number {
  const sizes = Object.values(encoded).map(({ body }) => body.length);
  return sizes.reduce((sum, size) => sum + size, ENTRY_OVERHEAD_BYTES);
}

/** `ENTRY_OVERHEAD_BYTES` is part of each size, so `maxBytes` also limits the number of entries. */
export function createKeptAnswers(maxBytes: number): KeptAnswers {
  return new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: getAnswerSize,
    dispose: (_, _key, reason) => {
      if (reason === 'evict') getSignals().emit('evicted', { store: 'front memory', entries: 1 });
    },
  });
}
