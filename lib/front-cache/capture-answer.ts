import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setGivenHeaders } from '@/lib/request/before-framework/limit-freshness';

export type CapturedAnswer = {
  readonly status: number;
  /** The names are in lower case. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
};

type Arguments = readonly unknown[];

const toBuffer = (chunk: unknown): Buffer | undefined => {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : undefined;
};

/**
 * Collects what the framework writes into the response, and sends nothing. When the framework ends
 * the answer, the response gets its own methods back and loses the headers that the framework
 * added. Then `onEnd` gets the answer and may send it. The response keeps the framework's status.
 * It also keeps the headers from before this call, which are not part of the captured answer.
 */
export function captureAnswer(
  response: ServerResponse,
  onEnd: (answer: CapturedAnswer) => void,
): void {
  const headersBefore = new Set(response.getHeaderNames());
  const propertiesBefore = Object.getOwnPropertyDescriptors(response);
  const chunks: Buffer[] = [];
  let hasEnded = false;

  const add = (given: Arguments): void => {
    const bytes = toBuffer(given[0]);
    if (bytes) chunks.push(bytes);
    const callback = given.at(-1);
    if (typeof callback === 'function') process.nextTick(callback);
  };

  /**
   * Gives the response its own methods back, and moves the framework's headers to the answer. The
   * methods were replaced by those below, and by those with which the framework compresses answers.
   */
  const restoreAndCollect = (): CapturedAnswer => {
    for (const name of Object.getOwnPropertyNames(response)) {
      if (typeof Reflect.get(response, name) !== 'function') continue;
      Reflect.deleteProperty(response, name);
      const before = Reflect.get(propertiesBefore, name);
      if (before) Object.defineProperty(response, name, before);
    }
    const { statusCode: status } = response;
    const headers: OutgoingHttpHeaders = {};
    for (const name of response.getHeaderNames()) {
      if (headersBefore.has(name)) continue;
      headers[name] = response.getHeader(name);
      response.removeHeader(name);
    }
    return { status, headers, body: Buffer.concat(chunks) };
  };

  Object.assign(response, {
    flushHeaders: () => undefined,
    writeHead: (status: number, ...given: Arguments) => {
      response.statusCode = status;
      setGivenHeaders(response, given.at(-1));
      return response;
    },
    write: (...given: Arguments) => {
      add(given);
      return true;
    },
    end: (...given: Arguments) => {
      if (hasEnded) return response;
      hasEnded = true;
      add(given);
      onEnd(restoreAndCollect());
      return response;
    },
  });
}
