import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import PQueue from 'p-queue';
import { getLog } from '../log.ts';

export type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

type EncodedResponse = {
  readonly status: number;
  /** The headers of the uncompressed response. */
  readonly headers: OutgoingHttpHeaders;
  readonly encoding: Encoding;
  /** The body in `encoding`. */
  readonly body: Buffer;
};

/** Names and values in turn, which Node writes faster than an object. */
type HeaderList = OutgoingHttpHeader[];

/** A response that needs no more work when it is sent. */
export type PreparedResponse = {
  readonly status: number;
  /**
   * The ETag of the response without encoding, for comparison with `If-None-Match`. Undefined for an
   * response without an ETag or with a status other than 200.
   */
  readonly etag: string | undefined;
  readonly headers: HeaderList;
  readonly headersOf304: HeaderList;
  readonly body: Buffer;
};

const toList = (headers: OutgoingHttpHeaders): HeaderList =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));

export function prepareResponse(response: EncodedResponse): PreparedResponse {
  const { status, headers, encoding, body } = response;
  const { etag, 'content-type': contentType, 'content-length': _length, ...others } = headers;
  const comparedEtag = status === 200 && typeof etag === 'string' ? etag : undefined;
  const common: OutgoingHttpHeaders = {
    ...others,
    ...(typeof etag === 'string' && { etag: formatEtag(etag, encoding) }),
  };
  const ofBody: OutgoingHttpHeaders = {
    'content-type': contentType,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  };
  return {
    status,
    etag: comparedEtag,
    headers: toList({ ...common, ...ofBody }),
    headersOf304: toList(common),
    body,
  };
}

export type CacheState = 'hit' | 'stale' | 'miss';

/** The value of `Cache-Status` (RFC 9211), by which operators and tests see the page cache work. */
const CACHE_STATUS: Readonly<Record<CacheState, string>> = {
  hit: 'site; hit',
  stale: 'site; hit; detail=stale',
  miss: 'site; fwd=miss',
};

/** Sends 304 if the client has the response already, and no body for HEAD. */
export function sendResponse(
  asked: Asked,
  response: ServerResponse,
  prepared: PreparedResponse,
  state: CacheState,
): void {
  const { status, etag, headers, headersOf304, body } = prepared;
  const cacheStatus = ['cache-status', CACHE_STATUS[state]];
  if (isNotModified(asked.headers, etag)) {
    response.writeHead(304, headersOf304.concat(cacheStatus)).end();
    return;
  }
  response
    .writeHead(status, headers.concat(cacheStatus))
    .end(asked.method === 'HEAD' ? undefined : body);
}

/** In the order of our preference, which decides between encodings of equal weight. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

function parseWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (coding !== '') weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight);
  }
  return weights;
}

/**
 * Zero for an encoding that the client refuses. A weight that is no number from 0 to 1 counts as
 * zero. A client that names neither `identity` nor `*` accepts `identity` (RFC 9110, section
 * 12.5.3), as the last choice.
 */
function getWeight(weights: ReadonlyMap<string, number>, encoding: Encoding): number {
  // The smallest weight above zero is 0.001.
  const weightIfUnnamed = encoding === 'identity' ? 0.001 : 0;
  const weight = weights.get(encoding) ?? weights.get('*') ?? weightIfUnnamed;
  return weight > 0 && weight <= 1 ? weight : 0;
}

/** The encodings that the client accepts; the one that it prefers comes first. */
function parseAccepted(acceptEncoding: string): readonly Encoding[] {
  const weights = parseWeights(acceptEncoding);
  const accepted = ENCODINGS.filter((encoding) => getWeight(weights, encoding) > 0);
  if (accepted.length === 0) return ['identity'];
  // The sort is stable, so equal weights keep the order of `ENCODINGS`.
  return accepted.toSorted((a, b) => getWeight(weights, b) - getWeight(weights, a));
}

/** The accepted encodings for each `Accept-Encoding`; browsers send few different values. */
const acceptedByHeader = new LRUCache<string, readonly Encoding[]>({ max: 100 });
const MAX_REMEMBERED_LENGTH = 128;

function listAccepted(acceptEncoding: string): readonly Encoding[] {
  const known = acceptedByHeader.get(acceptEncoding);
  if (known) return known;
  const accepted = parseAccepted(acceptEncoding);
  if (acceptEncoding.length <= MAX_REMEMBERED_LENGTH)
    acceptedByHeader.set(acceptEncoding, accepted);
  return accepted;
}

/**
 * The available encoding that the client prefers. Undefined if the client accepts none of the
 * available encodings. A client without `Accept-Encoding` gets only `identity`, because a client
 * that can decompress sends this header. A client that refuses every encoding gets only `identity`,
 * because the framework sends `identity` too.
 */
export function chooseEncoding(
  acceptEncoding: string | readonly string[] | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const accepted = listAccepted(String(acceptEncoding ?? ''));
  return accepted.find((encoding) => available.includes(encoding));
}

const ENTITY_TAG = /(?:W\/)?"([^"]*)"/g;
const ENCODED = /-(?:gzip|br)$/;
const NO_CACHE = /(?:^|,)\s*no-cache\s*(?:,|$)/i;

/**
 * Two encodings of a body are different bytes, so their strong ETags must differ (RFC 9110, section
 * 8.8.3.3).
 */
function formatEtag(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

/**
 * Whether the client has the response already, in any encoding. `etag` is the ETag of the response
 * without encoding. As in the framework, a request with `no-cache` gets the whole response.
 */
export function isNotModified(headers: IncomingHttpHeaders, etag: string | undefined): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  if (NO_CACHE.test(headers['cache-control'] ?? '')) return false;
  if (known.trim() === '*') return true;
  const wanted = etag.slice(etag.indexOf('"') + 1, -1);
  return known
    .matchAll(ENTITY_TAG)
    .some(([, tag = '']) => tag === wanted || tag.replace(ENCODED, '') === wanted);
}

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

/** While this many compressions wait, a further one is skipped until the response's next refresh. */
const MAX_WAITING = 100;

/**
 * Runs one compression at a time, which takes only one thread of the pool. The other threads stay
 * free for responses to visitors. If a compression fails, the response lacks this encoding until its
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
