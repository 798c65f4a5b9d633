import { Readable } from 'node:stream';
import { Agent } from 'undici';
import { failed, success } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import { callLimits } from '../../lib/provider/transport/call-limits.ts';
import type { CallName } from '../../lib/provider/transport/call-limits.ts';
import {
  CONNECT_TIMEOUT_MS,
  callDeadlinesMs,
} from '../../lib/provider/transport/call-deadlines.ts';
import type { ProviderClient } from '../../lib/provider/transport/client.ts';
import { toFailedCall } from '../../lib/provider/transport/failed-call.ts';
import type { ProviderFailure } from '../../lib/provider/contract/provider-failure.ts';
import { toRequest } from '../../lib/provider/transport/provider-call.ts';
import { readAnswer } from '../../lib/provider/transport/read-answer.ts';
import type { ReceivedAnswer } from '../../lib/provider/transport/read-answer.ts';

export type RecordedAnswer = {
  readonly status: number;
  readonly headers: ReceivedAnswer['headers'];
  /** As received, so possibly compressed. At most one byte more than the site reads. */
  readonly bytes: Buffer;
};

export type Exchange = {
  readonly name: CallName;
  readonly durationMs: number;
  /**
   * Undefined when the connection fails or breaks off, or when `bytes` has not arrived within the
   * site's deadline.
   */
  readonly answer: RecordedAnswer | undefined;
  /** The result that the site's client would return. */
  readonly result: Result<unknown, ProviderFailure>;
};

export type WatchedClient = ProviderClient & {
  readonly getLast: () => Exchange | undefined;
};

export const replay = ({ status, headers, bytes }: RecordedAnswer): ReceivedAnswer => ({
  statusCode: status,
  headers,
  body: Readable.from(bytes.length > 0 ? [bytes] : []),
});

/**
 * Sends requests and reads answers as the site's client does, and keeps the last exchange. Has no
 * retry, circuit breaker or bulkhead.
 */
export function createWatchedClient(origin: string, correlationId: string): WatchedClient {
  const agent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS }, allowH2: false });
  let last: Exchange | undefined;

  const send: ProviderClient['send'] = async (call) => {
    const limits = callLimits[call.name];
    const signal = AbortSignal.timeout(callDeadlinesMs[call.name]);
    const startedAt = performance.now();
    let answer: RecordedAnswer | undefined;
    let result: Result<unknown, ProviderFailure>;
    try {
      const request = toRequest(call, limits, correlationId);
      const response = await agent.request({ origin, ...request, signal });
      const maxBytes = limits.maxWithDataBytes ?? limits.maxBodyBytes;
      const bytes = await readBytes(response.body, maxBytes + 1);
      answer = { status: response.statusCode, headers: response.headers, bytes };
      result = success(await readAnswer(replay(answer), limits));
    } catch (error) {
      const failure = signal.aborted ? TIMED_OUT : toFailedCall(error)?.failure;
      if (failure === undefined) throw error;
      result = failed(failure);
    }
    const durationMs = Math.round(performance.now() - startedAt);
    last = { name: call.name, durationMs, answer, result };
    return result;
  };

  return { send, getGroupStates: () => [], getLast: () => last, close: () => agent.destroy() };
}

const TIMED_OUT: ProviderFailure = { kind: 'timeout' };

async function readBytes(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  body.on('error', () => undefined);
  for await (const chunk of body) {
    const bytes: Buffer = chunk;
    chunks.push(bytes);
    received += bytes.length;
    // Leaving the loop destroys the body and its socket.
    if (received >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
