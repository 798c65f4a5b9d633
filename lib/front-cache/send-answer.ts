import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Encoding } from './choose-encoding.ts';
import { STATE_HEADER } from './keeping-time.ts';
import { formatEtag, isNotModified } from './matches-etag.ts';

/** What the client has asked for. */
export type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

export type SentAnswer = {
  readonly status: number;
  /** Those of the answer without encoding. */
  readonly headers: OutgoingHttpHeaders;
  readonly encoding: Encoding;
  /** In that encoding. */
  readonly body: Buffer;
  /** The state of the page cache, which the framework names in a header. */
  readonly state?: 'HIT' | 'STALE';
};

/** Answers GET and HEAD, and 304 when the client has the answer. */
export function sendAnswer(
  asked: Asked,
  response: ServerResponse,
  { status, headers, encoding, body, state }: SentAnswer,
): void {
  const { etag, 'content-type': contentType, 'content-length': _length, ...others } = headers;
  const hasEtag = typeof etag === 'string';
  const common: OutgoingHttpHeaders = {
    ...others,
    ...(hasEtag && { etag: formatEtag(etag, encoding) }),
    ...(state && { [STATE_HEADER]: state }),
  };
  if (status === 200 && hasEtag && isNotModified(asked.headers, etag)) {
    response.writeHead(304, common).end();
    return;
  }
  response.writeHead(status, {
    ...common,
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(asked.method === 'HEAD' ? undefined : body);
}
