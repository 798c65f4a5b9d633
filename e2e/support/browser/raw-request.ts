import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

export type RawAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

type RawOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Without `Content-Length` in `headers`, Node sends the body with `Transfer-Encoding: chunked`,
   * but with neither header if the method is GET, HEAD, DELETE or OPTIONS.
   */
  readonly body?: string;
};

/** Sends the path unchanged; `fetch` would normalize `..`. */
export function sendRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body: sentBody }: RawOptions = {},
): Promise<RawAnswer> {
  const { hostname: written, port } = new URL(origin);
  // `request` takes an IPv6 address without brackets.
  const hostname = written.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      answer.setEncoding('utf8');
      let body = '';
      answer.on('data', (chunk: string) => (body += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    if (sentBody !== undefined) sent.write(sentBody);
    sent.end();
  });
}

/** Resolves to the headers and the unchanged body; `fetch` would decompress the body. */
export async function loadBytes(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly [IncomingMessage['headers'], Buffer]> {
  const sent = request(address, { headers, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (answer === undefined) throw new Error('No answer');
  return [answer.headers, await buffer(answer)];
}

/**
 * Node closes an idle connection after about 5 s. This timeout is longer, so that `sendBytes` does
 * not reject for such a connection.
 */
const TIMEOUT_MS = 15_000;

/**
 * Resolves to what the server sent before it closed the connection. Rejects when the connection
 * stays open without data for `TIMEOUT_MS`.
 */
export async function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(TIMEOUT_MS, () => {
    socket.destroy(new Error('The server kept the connection open'));
  });
  socket.write(bytes, 'latin1');
  return text(socket);
}

export function listStatuses(answers: string): readonly number[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** Creates a random IP address, so that tests do not share the rate limit of one address. */
export function createVisitorAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
