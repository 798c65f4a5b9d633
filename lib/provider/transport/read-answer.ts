import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import { parseRetryAfter } from '../../retry-after.ts';
import { parseMessage } from '../contract/parse-message.ts';
import { errorWire } from '../contract/wire.ts';
import type { CallLimits } from './call-limits.ts';
import { brokenCall, FailedCall } from './failed-call.ts';
import { findStage } from './retry-once.ts';

const objectShape = z.record(z.string(), z.unknown());
const unzip = promisify(gunzip);
const unbrotli = promisify(brotliDecompress);

const ERROR_MAX_BYTES = 16_384;
const CONTENT_TYPES = {
  json: /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i,
  html: /^text\/html\s*(?:;|$)/i,
  /** Also no type and plain text, because an object in the body says enough. */
  object: /^(?:$|(?:text\/plain|application\/(?:[\w.-]+\+)?json)\s*(?:;|$))/i,
} as const;
/** The statuses of an answer to a call that the provider has carried out. */
const SUCCESSES: readonly number[] = [200, 201];
/** With `result.message` in the body, these statuses are the provider's refusal. */
const REFUSALS: readonly number[] = [400, 401, 403, 404, 409, 410, 422];

/** The fields of undici's `ResponseData` that this file reads. */
export type ReceivedAnswer = {
  readonly statusCode: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly body: Readable;
};

/**
 * Returns the body as `limits.accepts` says: parsed JSON for 'json' and 'object', a string for
 * 'html'. Throws `FailedCall` for any other answer. The kind of the failure is 'refused' only if
 * the provider itself has refused: gateways, balancers and captive portals send 4xx as well, but
 * without `result.message` (`docs/decisions/0060-the-providers-word.md`). Always destroys the body,
 * because a body that is not read to its end occupies a connection.
 */
export async function readAnswer(answer: ReceivedAnswer, limits: CallLimits): Promise<unknown> {
  const { statusCode: status } = answer;
  try {
    if (status >= 400) throw await readFailure(answer, limits);
    if (!SUCCESSES.includes(status)) throw brokenCall('status', status);
    const { accepts, maxBodyBytes } = limits;
    const text = await readText(answer, accepts, maxBodyBytes);
    if (accepts === 'html') return text;
    const value = await parseJson(text).catch(() => {
      throw brokenCall('JSON', status);
    });
    if (accepts === 'object' && !isSuccessObject(value)) throw brokenCall('object', status);
    return value;
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
 * What the object contains is not specified, but an object that names an error is a maintenance
 * answer of a gateway or a failure of the provider. Empty values, such as `"error": null`, name
 * none.
 */
function isSuccessObject(value: unknown): boolean {
  const sent = objectShape.safeParse(value).data;
  if (sent === undefined) return false;
  const { error, errors, fault, success, ok, status, statusCode } = sent;
  const namesError = [error, errors, fault].some(
    (named) => Boolean(named) && !(Array.isArray(named) && named.length === 0),
  );
  const hasFailed = [success, ok].includes(false);
  const isFailureStatus = [status, statusCode].some(
    (number) => typeof number === 'number' && number >= 400 && number < 600,
  );
  return !namesError && !hasFailed && !isFailureStatus;
}

function findWait({ headers }: ReceivedAnswer): { readonly retryAfterSeconds?: number } {
  const retryAfterSeconds = parseRetryAfter(headers['retry-after'], new Date());
  return retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
}

const hasType = ({ headers }: ReceivedAnswer, type: keyof typeof CONTENT_TYPES): boolean =>
  CONTENT_TYPES[type].test(String(headers['content-type'] ?? ''));

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
  return new TextDecoder().decode(unpacked);
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

/** Undefined if the body is not of the contract's form. */
async function readMessage(answer: ReceivedAnswer): Promise<string | undefined> {
  const body = await readText(answer, 'json', ERROR_MAX_BYTES)
    .then(parseJson)
    .catch(() => undefined);
  return errorWire.safeParse(body).data?.result.message;
}
