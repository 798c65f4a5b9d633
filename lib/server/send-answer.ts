import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { Encoding } from './choose-encoding.ts';
import { formatEtag, isNotModified } from './matches-etag.ts';

export type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

type EncodedAnswer = {
  readonly status: number;
  /** The headers of the uncompressed answer. */
  readonly headers: OutgoingHttpHeaders;
  readonly encoding: Encoding;
  /** The body in `encoding`. */
  readonly body: Buffer;
};

/** Names and values in turn, which Node writes faster than an object. */
type HeaderList = OutgoingHttpHeader[];

/** An answer that needs no more work when it is sent. */
export type PreparedAnswer = {
  readonly status: number;
  /**
   * The ETag of the answer without encoding, for comparison with `If-None-Match`. Undefined for an
   * answer without an ETag or with a status other than 200.
   */
  readonly etag: string | undefined;
  readonly headers: HeaderList;
  readonly headersOf304: HeaderList;
  readonly body: Buffer;
};

const toList = (headers: OutgoingHttpHeaders): HeaderList =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));

export function prepareAnswer(answer: EncodedAnswer): PreparedAnswer {
  const { status, headers, encoding, body } = answer;
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

/** Sends 304 if the client has the answer already, and no body for HEAD. */
export function sendAnswer(
  asked: Asked,
  response: ServerResponse,
  answer: PreparedAnswer,
  state: CacheState,
): void {
  const { status, etag, headers, headersOf304, body } = answer;
  const cacheStatus = ['cache-status', CACHE_STATUS[state]];
  if (isNotModified(asked.headers, etag)) {
    response.writeHead(304, headersOf304.concat(cacheStatus)).end();
    return;
  }
  response
    .writeHead(status, headers.concat(cacheStatus))
    .end(asked.method === 'HEAD' ? undefined : body);
}
