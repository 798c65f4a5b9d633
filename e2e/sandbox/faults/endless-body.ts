import type { ServerResponse } from 'node:http';
import { Readable, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

const DRIP_INTERVAL_MS = 100;
const CHUNK_BYTES = 1024 * 1024;
const HUGE_CHUNKS = 50;

/** 50 MB of JSON in a valid shape: a client can refuse it only by a limit on the size. */
function* hugeBody(): Generator<Buffer> {
  yield Buffer.from('{"restaurants":[],"categories":[],"padding":"');
  const chunk = Buffer.alloc(CHUNK_BYTES, 'a');
  for (let sent = 0; sent < HUGE_CHUNKS; sent += 1) yield chunk;
  yield Buffer.from('"}');
}

/** Sends no content-length, so that the client has to count the bytes. */
export function sendHuge(
  response: ServerResponse,
  contentType: string,
  encoding: 'identity' | 'gzip',
): void {
  const body = Readable.from(hugeBody());
  // `pipeline` reports an error when the client closes the connection, which the tests expect.
  const ignoreAbort = (): void => undefined;
  if (encoding === 'gzip') {
    response.writeHead(200, { 'content-type': contentType, 'content-encoding': 'gzip' });
    pipeline(body, createGzip(), response, ignoreAbort);
    return;
  }
  response.writeHead(200, { 'content-type': contentType });
  pipeline(body, response, ignoreAbort);
}

/** Sends one space every 100 ms inside an open JSON array, so that no idle time-out ends it. */
export function sendDrip(response: ServerResponse, contentType: string): void {
  response.writeHead(200, { 'content-type': contentType });
  response.write('{"restaurants":[],"categories":[');
  const timer = setInterval(() => response.write(' '), DRIP_INTERVAL_MS);
  response.on('close', () => clearInterval(timer));
}
