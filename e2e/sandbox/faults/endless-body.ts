import type { ServerResponse } from 'node:http';
import { Readable, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

const DRIP_INTERVAL_MS = 100;
const CHUNK_BYTES = 1024 * 1024;
const HUGE_CHUNKS = 50;

/** 50 MB of JSON in the right shape: only a limit on the size can refuse it. */
function* hugeBody(): Generator<Buffer> {
  yield Buffer.from('{"restaurants":[],"categories":[],"padding":"');
  const chunk = Buffer.alloc(CHUNK_BYTES, 'a');
  for (let sent = 0; sent < HUGE_CHUNKS; sent += 1) yield chunk;
  yield Buffer.from('"}');
}

/** No content-length, so that the client has to count what arrives. */
export function sendHuge(
  response: ServerResponse,
  contentType: string,
  encoding: 'identity' | 'gzip',
): void {
  const body = Readable.from(hugeBody());
  // A client that hangs up in the middle is what the test wants, so the error has no reader.
  const ignoreHangUp = (): void => undefined;
  if (encoding === 'gzip') {
    response.writeHead(200, { 'content-type': contentType, 'content-encoding': 'gzip' });
    pipeline(body, createGzip(), response, ignoreHangUp);
    return;
  }
  response.writeHead(200, { 'content-type': contentType });
  pipeline(body, response, ignoreHangUp);
}

/** One blank at a time, always about to become good JSON: no idle time-out ever fires. */
export function sendDrip(response: ServerResponse, contentType: string): void {
  response.writeHead(200, { 'content-type': contentType });
  response.write('{"restaurants":[],"categories":[');
  const timer = setInterval(() => response.write(' '), DRIP_INTERVAL_MS);
  response.on('close', () => clearInterval(timer));
}
