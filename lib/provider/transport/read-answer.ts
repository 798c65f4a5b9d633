import { pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { parseRetryAfter } from '../../retry-after.ts';
import { parseMessage } from '../contract/parse-message.ts';
import { errorWire } from '../contract/wire.ts';
import type { CallLimits } from './call-limits.ts';
import { brokenCall, FailedCall } from './failed-call.ts';
import { findStage } from './retry-once.ts';

const ERROR_MAX_BYTES = 16_384;
/** The reason of the failure when an answer has more bytes than its call may have. */
export const TOO_LARGE = 'too large';
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
    if (limits.accepts === 'details') return await readDetails(answer, limits);
    const text = await readText(answer, limits.accepts, limits);
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
async function readDetails(answer: ReceivedAnswer, limits: BodyLimits): Promise<unknown> {
  const text = await readBody(answer, limits).catch(() => undefined);
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
  limits: BodyLimits,
): Promise<string> {
  if (!hasType(answer, type)) throw brokenCall('content type', answer.statusCode);
  return readBody(answer, limits);
}

type BodyLimits = Pick<CallLimits, 'maxBodyBytes' | 'maxWithDataBytes'>;

async function readBody(answer: ReceivedAnswer, limits: BodyLimits): Promise<string> {
  const { maxBodyBytes, maxWithDataBytes } = limits;
  const { statusCode: status, body } = answer;
  const chunks: Buffer[] = [];
  try {
    const unpacked = unpack(answer, maxWithDataBytes ?? maxBodyBytes);
    const kept = maxWithDataBytes === undefined ? unpacked : dropDataValues(unpacked);
    for await (const bytes of limitBytes(kept, maxBodyBytes, status)) chunks.push(bytes);
  } catch (error) {
    if (error instanceof FailedCall) throw error;
    throw body.errored ?? brokenCall('content encoding', status);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Counts the bytes before and after their decompression, because a few bytes can become many. */
async function* unpack(answer: ReceivedAnswer, maxBytes: number): AsyncGenerator<Buffer> {
  const { body, headers, statusCode: status } = answer;
  const received = limitBytes(body, maxBytes, status);
  const first = await received.next();
  // An empty body may declare an encoding, but has none.
  if (first.done === true) return;
  const packed = prepend(first.value, received);
  switch (
    String(headers['content-encoding'] ?? 'identity')
      .trim()
      .toLowerCase()
  ) {
    case 'identity':
      return yield* packed;
    // The reader of a pipeline's last stream gets the errors of all stages.
    case 'gzip':
      return yield* limitBytes(pipeline(packed, createGunzip(), ignoreEnd), maxBytes, status);
    case 'br':
      return yield* limitBytes(
        pipeline(packed, createBrotliDecompress(), ignoreEnd),
        maxBytes,
        status,
      );
    default:
      throw brokenCall('content encoding', status);
  }
}

const ignoreEnd = (): void => undefined;

async function* prepend(first: Buffer, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* others;
}

async function* limitBytes(
  chunks: AsyncIterable<Buffer>,
  maxBytes: number,
  status: number,
): AsyncGenerator<Buffer> {
  let received = 0;
  for await (const bytes of chunks) {
    received += bytes.length;
    if (received > maxBytes) throw brokenCall(TOO_LARGE, status);
    yield bytes;
  }
}

/**
 * The beginning of a JSON text that is a `data:` address, such as `"data:image\/png`. A backslash
 * before the quote makes the quote a part of a longer text.
 */
const DATA_START = String.raw`(?<!\\)"data:(?:[a-z]{1,20}\\?/|[;,])`;
/** Longer than the longest match of `DATA_START`. */
const DATA_START_MAX_LENGTH = 40;

/**
 * Empties the JSON texts that are `data:` addresses, so that pictures in an answer occupy no memory.
 * The site shows only pictures that have an address of their own. The bytes are read as Latin-1,
 * which has one character for each byte.
 */
async function* dropDataValues(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const dataStart = new RegExp(DATA_START, 'gi');
  /** The end of the last chunk, which may be the beginning of a `data:` address. */
  let pending = '';
  /** The character before `pending`. */
  let before = '';
  let isInData = false;
  let isEscaped = false;
  for await (const chunk of chunks) {
    const text = before + pending + chunk.toString('latin1');
    let position = before.length;
    let kept = '';
    while (position < text.length) {
      if (isInData) {
        const end = findQuote(text, position, isEscaped);
        isInData = end === undefined;
        isEscaped = isInData && isEscapedAt(text, position, text.length, isEscaped);
        position = end ?? text.length;
      } else {
        dataStart.lastIndex = position;
        const found = dataStart.exec(text);
        isInData = found !== null;
        const pendingFrom = Math.max(position, text.length - DATA_START_MAX_LENGTH);
        const end = found === null ? pendingFrom : found.index + 1;
        kept += text.slice(position, end);
        position = end;
        if (found === null) break;
      }
    }
    before = text[position - 1] ?? '';
    pending = text.slice(position);
    yield Buffer.from(kept, 'latin1');
  }
  yield Buffer.from(pending, 'latin1');
}

/** The index of the first quote at or after `from` that no backslash escapes. */
function findQuote(text: string, from: number, isFirstEscaped: boolean): number | undefined {
  let quote = text.indexOf('"', from);
  while (quote >= 0 && isEscapedAt(text, from, quote, isFirstEscaped)) {
    quote = text.indexOf('"', quote + 1);
  }
  return quote < 0 ? undefined : quote;
}

/** Whether an odd number of backslashes ends before `index`. None before `from` counts. */
function isEscapedAt(text: string, from: number, index: number, isFirstEscaped: boolean): boolean {
  let first = index;
  while (first > from && text[first - 1] === '\\') first -= 1;
  const count = index - first + (first === from && isFirstEscaped ? 1 : 0);
  return count % 2 === 1;
}

const parseJson = async (text: string): Promise<unknown> => JSON.parse(text);

async function readMessage(answer: ReceivedAnswer): Promise<string | undefined> {
  const body = await readText(answer, 'json', { maxBodyBytes: ERROR_MAX_BYTES })
    .then(parseJson)
    .catch(() => undefined);
  const message = errorWire.safeParse(body).data?.result.message;
  return message === undefined ? undefined : parseMessage(message);
}
