import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { decodeText, findCharset } from '../../decode-text.ts';
import { parseRetryAfter } from '../../retry-after.ts';
import { parseMessage } from '../contract/parse-message.ts';
import { errorWire } from '../contract/wire.ts';
import type { CallLimits } from './call-limits.ts';
import { brokenCall, FailedCall } from './failed-call.ts';
import { findStage } from './retry-once.ts';

const unzip = promisify(gunzip);
const unbrotli = promisify(brotliDecompress);

const ERROR_MAX_BYTES = 16_384;
const CONTENT_TYPES = {
  json: /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i,
  html: /^text\/html\s*(?:;|$)/i,
  /** Also matches a missing type, because the provider may send plain text without a type. */
  text: /^(?:$|text\/plain\s*(?:;|$))/i,
} as const;

/** The fields of undici's `ResponseData` that this file reads. */
export type ReceivedAnswer = {
  readonly statusCode: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly body: Readable;
};

/**
 * Returns the body as `limits.accepts` says: parsed JSON for 'json' and 'details', a string for
 * 'html', undefined for 'nothing'. Also returns undefined if the answer declares an empty body, and
 * if `accepts` is 'details' and the body is not readable JSON. Throws `FailedCall` for an unusable
 * answer. Always destroys the body, because a body that is not read to its end occupies a
 * connection.
 */
export async function readAnswer(answer: ReceivedAnswer, limits: CallLimits): Promise<unknown> {
  const { statusCode: status } = answer;
  try {
    if (status >= 400 && status < 500) {
      const message = await readMessage(answer);
      throw new FailedCall({ kind: 'refused', status, message, ...findWait(answer) });
    }
    if (status > 299) {
      const message = showsMessage(status, limits) ? await readMessage(answer) : undefined;
      const failure = { kind: 'broken', status, reason: 'status', message } as const;
      throw new FailedCall({ ...failure, ...findWait(answer) }, findStage(status));
    }
    if (limits.accepts === 'nothing' || isEmpty(answer)) return undefined;
    if (limits.accepts === 'details') return await readDetails(answer, limits.maxBodyBytes);
    const text = await readText(answer, limits.accepts, limits.maxBodyBytes);
    if (limits.accepts === 'html') return text;
    return await parseJson(text).catch(() => {
      throw brokenCall('JSON', status);
    });
  } finally {
    answer.body.on('error', () => undefined).destroy();
  }
}

/**
 * Only account pages show the provider's message of a 5xx
 * (`docs/decisions/0015-account-pages.md`).
 */
const showsMessage = (status: number, { group }: CallLimits): boolean =>
  group === 'account' && status >= 500;

function findWait({ headers }: ReceivedAnswer): { readonly retryAfterSeconds?: number } {
  const retryAfterSeconds = parseRetryAfter(headers['retry-after'], new Date());
  return retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
}

/**
 * Undefined when the body cannot be read as JSON (also when it is empty, too large or cut off),
 * because the status already says that the call succeeded. Throws if a body that is not empty
 * declares a type other than JSON or plain text, because it may be a gateway's error page.
 */
async function readDetails(answer: ReceivedAnswer, maxBytes: number): Promise<unknown> {
  const text = await readBody(answer, maxBytes).catch(() => undefined);
  if (text !== '' && !hasType(answer, 'json') && !hasType(answer, 'text')) {
    throw brokenCall('content type', answer.statusCode);
  }
  return text === undefined ? undefined : parseJson(text).catch(() => undefined);
}

const hasType = ({ headers }: ReceivedAnswer, type: keyof typeof CONTENT_TYPES): boolean =>
  CONTENT_TYPES[type].test(String(headers['content-type'] ?? ''));

const isEmpty = ({ statusCode, headers }: ReceivedAnswer): boolean =>
  statusCode === 204 || headers['content-length'] === '0';

async function readText(
  answer: ReceivedAnswer,
  type: keyof typeof CONTENT_TYPES,
  maxBytes: number,
): Promise<string> {
  if (!hasType(answer, type)) throw brokenCall('content type', answer.statusCode);
  return readBody(answer, maxBytes);
}

async function readBody(answer: ReceivedAnswer, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of answer.body) {
    const bytes: Buffer = chunk;
    received += bytes.length;
    if (received > maxBytes) throw brokenCall('too large', answer.statusCode);
    chunks.push(bytes);
  }
  if (received === 0) return '';
  const encoding = String(answer.headers['content-encoding'] ?? 'identity');
  const unpacked = await unpack(Buffer.concat(chunks), encoding, maxBytes).catch(() => undefined);
  if (unpacked === undefined) throw brokenCall('content encoding', answer.statusCode);
  return decodeText(unpacked, findCharset(String(answer.headers['content-type'] ?? '')));
}

/** Undefined for an unknown encoding. Rejects if the body is damaged or too large when unpacked. */
async function unpack(
  packed: Buffer,
  encoding: string,
  maxOutputLength: number,
): Promise<Buffer | undefined> {
  switch (encoding.trim().toLowerCase()) {
    case 'identity':
      return packed;
    case 'gzip':
      return unzip(packed, { maxOutputLength });
    case 'br':
      return unbrotli(packed, { maxOutputLength });
    default:
      return undefined;
  }
}

const parseJson = async (text: string): Promise<unknown> => JSON.parse(text);

async function readMessage(answer: ReceivedAnswer): Promise<string | undefined> {
  const body = await readText(answer, 'json', ERROR_MAX_BYTES)
    .then(parseJson)
    .catch(() => undefined);
  const message = errorWire.safeParse(body).data?.result.message;
  return message === undefined ? undefined : parseMessage(message);
}
