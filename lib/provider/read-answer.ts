import { pipeline } from 'node:stream';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import { decodeText, findCharset, hasReplacementCharacter } from '../decode-text.ts';
import { parseJson } from '../parse-json.ts';
import { parseRetryAfter } from '../retry-after.ts';
import { errorWire } from './contract/wire.ts';
import type { CallLimits } from './call-limits.ts';
import { brokenCall, FailedCall } from './contract/provider-failure.ts';
import type { FailureStage } from './contract/provider-failure.ts';
import { parseText } from './contract/parse-fields.ts';

const objectShape = z.record(z.string(), z.unknown());

const ERROR_MAX_BYTES = 16_384;
/** The reason of the failure when an answer has more bytes than its call may have. */
export const TOO_LARGE = 'too large';
const CONTENT_TYPES = {
  json: /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i,
  html: /^text\/html\s*(?:;|$)/i,
  /** Also no type and plain text: gateways send JSON with its type, so a type proves nothing. */
  object: /^(?:$|(?:text\/plain|application\/(?:[\w.-]+\+)?json)\s*(?:;|$))/i,
} as const;
/** The statuses of an answer to a call that the provider has carried out. */
const SUCCESSES: readonly number[] = [200, 201];
/**
 * The value of a field `status`, `statusCode` or `code` that reports a failure. Other codes have no
 * known meaning: 0 and '00' are a bank's success.
 */
const FAILURE_STATUS = /^(?:[45]\d\d(?: .*)?|false|error|fail|failed|failure)$/s;
/** An object with no fields but these is a gateway's, such as `{"message":"Service Unavailable"}`. */
const GATEWAY_TEXTS: readonly string[] = ['message', 'detail', 'title'];
/** Gateways add these fields to their text (RFC 9457, Kong). */
const GATEWAY_DETAILS: readonly string[] = ['type', 'instance', 'requestid'];
/** With `result.message` in the body, these statuses are the provider's refusal. */
const REFUSALS: readonly number[] = [400, 401, 403, 404, 409, 410, 422];

/** The fields of undici's `ResponseData` that this file reads. */
type ReceivedAnswer = {
  readonly statusCode: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly body: Readable;
};

/**
 * Returns the body as `limits.accepts` says: parsed JSON for 'object', parsed JSON of plain values
 * for 'json', a string for 'html'. Throws `FailedCall` for any other answer. The kind of the failure
 * is 'refused' only if the provider itself has refused: gateways, balancers and captive portals send
 * 4xx as well, but without `result.message` (`docs/decisions/0060-the-providers-word.md`). Always
 * destroys the body, because a body that is not read to its end occupies a connection.
 */
export async function readAnswer(answer: ReceivedAnswer, limits: CallLimits): Promise<unknown> {
  const { statusCode: status } = answer;
  try {
    if (status >= 400) throw await readFailure(answer, limits);
    if (!SUCCESSES.includes(status)) throw brokenCall('status', status);
    const { accepts } = limits;
    const text = await readText(answer, accepts, limits);
    if (accepts === 'html') return text;
    const value = parseJson(text);
    if (value === undefined) throw brokenCall('JSON', status);
    // The app gets such an object unchanged.
    if (accepts === 'object' && isSuccessObject(value)) return value;
    if (accepts === 'object') throw brokenCall('object', status);
    return toPlainValues(value);
  } finally {
    answer.body.on('error', () => undefined).destroy();
  }
}

async function readFailure(answer: ReceivedAnswer, { group }: CallLimits): Promise<FailedCall> {
  const { statusCode: status } = answer;
  const sent = await readMessage(answer);
  const message = sent === undefined ? undefined : parseMessage(sent);
  if (sent !== undefined && REFUSALS.includes(status)) {
    return new FailedCall({ kind: 'refused', status, message });
  }
  const reason = REFUSALS.includes(status) ? 'refusal outside the contract' : 'status';
  const failure = { kind: 'broken', status, reason, ...findWait(answer) } as const;
  // Only account pages show the message (`docs/decisions/0015-account-pages.md`).
  return new FailedCall(group === 'account' ? { ...failure, message } : failure, findStage(status));
}

/**
 * What the object contains is not specified, but an object that reports a failure is a maintenance
 * answer of a gateway or a failure of the provider. `result.message` is not a report of a failure,
 * because the provider's successes have it too.
 */
function isSuccessObject(value: unknown): boolean {
  const sent = objectShape.safeParse(value).data;
  if (sent === undefined) return false;
  const fields = Object.entries(sent).map(([key, field]) => ({
    name: key.toLowerCase().replaceAll(/[_-]/g, ''),
    text: toComparable(field),
  }));
  const names = fields.map(({ name }) => name);
  const isOnlyText =
    names.some((name) => GATEWAY_TEXTS.includes(name)) &&
    names.every((name) => GATEWAY_TEXTS.includes(name) || GATEWAY_DETAILS.includes(name));
  return !isOnlyText && !fields.some(({ name, text }) => isFailureField(name, text));
}

/** `name` in lower case without `_` and `-`. `text` as of `toComparable`. */
function isFailureField(name: string, text: string | undefined): boolean {
  switch (name) {
    case 'error':
    case 'errors':
    case 'fault':
    case 'maintenance':
      return text === undefined || !['', 'false', '0'].includes(text);
    case 'success':
    case 'ok':
      return text === 'false' || text === '0';
    case 'status':
    case 'statuscode':
    case 'code':
      return text !== undefined && FAILURE_STATUS.test(text);
    default:
      return false;
  }
}

/**
 * Numbers and booleans as text, texts in lower case; empty for null and an empty array. Undefined
 * for other arrays and objects.
 */
function toComparable(field: unknown): string | undefined {
  if (field === null || (Array.isArray(field) && field.length === 0)) return '';
  return typeof field === 'object' ? undefined : String(field).trim().toLowerCase();
}

function findWait({ headers }: ReceivedAnswer): { readonly retryAfterSeconds?: number } {
  const retryAfterSeconds = parseRetryAfter(headers['retry-after'], new Date());
  return retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
}

async function readText(
  answer: ReceivedAnswer,
  type: keyof typeof CONTENT_TYPES,
  limits: BodyLimits,
): Promise<string> {
  const contentType = String(answer.headers['content-type'] ?? '');
  if (!CONTENT_TYPES[type].test(contentType)) throw brokenCall('content type', answer.statusCode);
  return decodeText(await readBody(answer, limits), findCharset(contentType));
}

type BodyLimits = Pick<CallLimits, 'maxBodyBytes' | 'maxWithDataBytes'>;

async function readBody(answer: ReceivedAnswer, limits: BodyLimits): Promise<Buffer> {
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
  return Buffer.concat(chunks);
}

/** Counts the bytes before and after their decompression, because a few bytes can become many. */
async function* unpack(answer: ReceivedAnswer, maxBytes: number): AsyncGenerator<Buffer> {
  const { body, headers, statusCode: status } = answer;
  const received = limitBytes(body, maxBytes, status);
  const first = await received.next();
  // An empty body may declare an encoding, but has none.
  if (first.done === true) return;
  const packed = prepend(first.value, received);
  const encoding = String(headers['content-encoding'] ?? 'identity');
  const unpacking = findUnpacking(encoding.trim().toLowerCase());
  if (unpacking === 'none') return yield* packed;
  if (unpacking === undefined) throw brokenCall('content encoding', status);
  // The reader of a pipeline's last stream gets the errors of all stages.
  yield* limitBytes(
    pipeline(packed, unpacking, () => undefined),
    maxBytes,
    status,
  );
}

function findUnpacking(encoding: string): Transform | 'none' | undefined {
  if (encoding === 'identity') return 'none';
  if (encoding === 'gzip') return createGunzip();
  return encoding === 'br' ? createBrotliDecompress() : undefined;
}

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

/** Undefined if the body is not of the contract's form. */
async function readMessage(answer: ReceivedAnswer): Promise<string | undefined> {
  const body = await readText(answer, 'json', { maxBodyBytes: ERROR_MAX_BYTES })
    .then(parseJson)
    .catch(() => undefined);
  return errorWire.safeParse(body).data?.result.message;
}

const MESSAGE_MAX_LENGTH = 300;

/**
 * The visible text of the message, cut to `MESSAGE_MAX_LENGTH` characters. Undefined when no
 * visible text is left, and when a part of the message could not be decoded. Formatting tags are
 * removed; other markup is kept, because pages render the message as text.
 */
export function parseMessage(message: string): string | undefined {
  if (hasReplacementCharacter(message)) return undefined;
  const letters = [...(parseText(message) ?? '')];
  return letters.slice(0, MESSAGE_MAX_LENGTH).join('').trimEnd() || undefined;
}

/**
 * A proxy sends these statuses while its backend is down, restarts or is overloaded, so a second
 * try may succeed.
 */
const REPEATED_STATUSES: readonly number[] = [502, 503, 504];

/** The stage of a failed answer whose status is not 4xx. */
const findStage = (status: number): FailureStage =>
  REPEATED_STATUSES.includes(status) ? 'temporary' : 'final';

type Fields = readonly (readonly [key: string, value: unknown])[];

/** The answers of the contract are at most six levels deep. */
const MAX_DEPTH = 12;

const NUMBER = /^[+-]?(?:\d{1,20}(?:\.\d{0,34})?|\.\d{1,34})(?:e[+-]?\d{1,3})?$/i;
const NUMBER_KEYS: readonly string[] = [
  '$numberDecimal',
  '$numberDouble',
  '$numberInt',
  '$numberLong',
];

/**
 * A JSON value without the wrappers of MongoDB's Extended JSON, which back ends on such a database
 * send when they serialise its types: `{"$numberDecimal":"18.50"}` becomes 18.5, `{"$oid":"65a…"}`
 * a text, and each form of `{"$date":…}` a text such as '2024-07-01T07:00:00.000Z'. A wrapper whose
 * content is of another form stays, so that its field counts as invalid. Parts that are nested more
 * deeply than `MAX_DEPTH` become null, because other code, such as `JSON.stringify`, is recursive.
 * Source: https://www.mongodb.com/docs/manual/reference/mongodb-extended-json/
 */
export function toPlainValues(value: unknown, depth = MAX_DEPTH): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((item) => toPlainValues(item, depth - 1));
  const fields: Fields = Object.entries(value);
  return (
    unwrap(fields) ??
    Object.fromEntries(fields.map(([key, field]) => [key, toPlainValues(field, depth - 1)]))
  );
}

/** Undefined for an object that is no wrapper. */
function unwrap([field, ...others]: Fields): number | string | undefined {
  if (field === undefined || others.length > 0) return undefined;
  const [key, content] = field;
  if (NUMBER_KEYS.includes(key)) return toNumber(content);
  if (key === '$oid') return typeof content === 'string' ? content : undefined;
  return key === '$date' ? toDateText(content) : undefined;
}

function toNumber(content: unknown): number | undefined {
  if (typeof content === 'number') return content;
  if (typeof content !== 'string' || !NUMBER.test(content)) return undefined;
  const number = Number(content);
  return Number.isFinite(number) ? number : undefined;
}

/** The content is a text, or milliseconds since 1970 as a number or as a wrapped number. */
function toDateText(content: unknown): string | undefined {
  const plain = typeof content === 'object' ? toPlainValues(content, 1) : content;
  if (typeof plain === 'string') return plain;
  if (typeof plain !== 'number') return undefined;
  const date = new Date(plain);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
