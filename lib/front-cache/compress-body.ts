import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import PQueue from 'p-queue';

/** Above this quality the time grows faster than the bytes shrink. */
const BROTLI_QUALITY = 6;

const gzipBody = promisify(gzip);
const brotliBody = promisify(brotliCompress);

/** Both run in Node's thread pool. */
export const compressBody = {
  gzip: (body: Buffer): Promise<Buffer> => gzipBody(body),
  br: (body: Buffer): Promise<Buffer> =>
    brotliBody(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
} as const;

/** A body that finds this many waiting stays uncompressed until the next refresh. */
const MAX_WAITING = 100;

/** Runs one compression at a time, so that the thread pool stays free for the answers of visitors. */
export function createCompressionQueue(): (work: () => Promise<void>) => void {
  const queue = new PQueue({ concurrency: 1 });
  return (work) => {
    if (queue.size < MAX_WAITING) void queue.add(work);
  };
}
