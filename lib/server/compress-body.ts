import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import PQueue from 'p-queue';
import { getLog } from '../log.ts';

/** A smaller body is not worth a compression. */
const MIN_BYTES = 1_024;
/** The site's fonts and pictures are already compressed, except SVG. */
const COMPRESSED_TYPE = /^(?:font\/|image\/(?!svg))/;

type Body = { readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

export function isCompressible({ headers, body }: Body): boolean {
  if (headers['content-encoding'] !== undefined) return false;
  return body.length >= MIN_BYTES && !COMPRESSED_TYPE.test(String(headers['content-type']));
}

/** A higher quality takes much more time and saves few bytes. */
const BROTLI_QUALITY = 6;

const gzipBody = promisify(gzip);
const brotliBody = promisify(brotliCompress);
const gunzipBody = promisify(gunzip);

/** All functions work in Node's thread pool. */
export const decompressBody = (gzipped: Buffer): Promise<Buffer> => gunzipBody(gzipped);

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

/** While this many compressions wait, a further one is skipped until the answer's next refresh. */
const MAX_WAITING = 100;

/**
 * Runs one compression at a time, which takes only one thread of the pool. The other threads stay
 * free for answers to visitors. If a compression fails, the answer lacks this encoding until its
 * next refresh.
 */
export function createCompressionQueue(): (work: () => Promise<void>) => void {
  const queue = new PQueue({ concurrency: 1 });
  return (work) => {
    if (queue.size >= MAX_WAITING) return;
    queue
      .add(work)
      .catch((error: unknown) => getLog().warn({ err: error }, 'A stored page was not compressed'));
  };
}
