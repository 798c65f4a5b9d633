import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { Encoding } from './choose-encoding.ts';
import { STATE_HEADER } from './keeping-time.ts';
import { formatEtag, isNotModified } from './matches-etag.ts';

export type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

type EncodedAnswer = {
  readonly status: number;
  /** The headers of the uncompressed answer. */
  readonly headers: OutgoingHttpHeaders;
  readonly encoding: Encoding;
  /** The body in `encoding`. */
  readonly body: Buffer;
  /** Replaces the value of `STATE_HEADER`, if the answer has this header. */
  readonly state?: 'HIT';
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
  const { status, headers, encoding, body, state } = answer;
  const { etag, 'content-type': contentType, 'content-length': _length, ...others } = headers;
  const comparedEtag = status === 200 && typeof etag === 'string' ? etag : undefined;
  const common: OutgoingHttpHeaders = {
    ...others,
    ...(typeof etag === 'string' && { etag: formatEtag(etag, encoding) }),
    ...(state && headers[STATE_HEADER] !== undefined && { [STATE_HEADER]: state }),
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

/** The same answer, with the value `STALE` in `STATE_HEADER` if the answer has this header. */
export function markStale(answer: PreparedAnswer): PreparedAnswer {
  const mark = (list: HeaderList): HeaderList =>
    list.map((entry, index) => (list[index - 1] === STATE_HEADER ? 'STALE' : entry));
  return { ...answer, headers: mark(answer.headers), headersOf304: mark(answer.headersOf304) };
}

/** Sends 304 if the client has the answer already, and no body for HEAD. */
export function sendAnswer(asked: Asked, response: ServerResponse, answer: PreparedAnswer): void {
  const { status, etag, headers, headersOf304, body } = answer;
  if (isNotModified(asked.headers, etag)) {
    response.writeHead(304, headersOf304).end();
    return;
  }
  response.writeHead(status, headers).end(asked.method === 'HEAD' ? undefined : body);
}
