import type { ServerResponse } from 'node:http';
import { Readable, pipeline } from 'node:stream';
import { gzipSync } from 'node:zlib';

const DRIP_INTERVAL_MS = 100;
const CHUNK_BYTES = 1024 * 1024;
const HUGE_CHUNKS = 50;

type Encoding = 'identity' | 'gzip';

/**
 * Yields 50 MB of JSON, which is valid as a list of restaurants and as a menu. A gzip stream may
 * have several members. So with 'gzip' the chunk of 1 MB is compressed once and yielded 50 times.
 */
function* hugeBody(encoding: Encoding): Generator<Buffer> {
  const encode = (part: Buffer): Buffer => (encoding === 'gzip' ? gzipSync(part) : part);
  yield encode(Buffer.from('{"restaurants":[],"categories":[],"padding":"'));
  const chunk = encode(Buffer.alloc(CHUNK_BYTES, 'a'));
  for (let sent = 0; sent < HUGE_CHUNKS; sent += 1) yield chunk;
  yield encode(Buffer.from('"}'));
}

/** Sends no `Content-Length`, so the client must count the bytes to learn the size of the body. */
export function sendHuge(response: ServerResponse, contentType: string, encoding: Encoding): void {
  const headers = encoding === 'gzip' ? { 'content-encoding': encoding } : {};
  response.writeHead(200, { 'content-type': contentType, ...headers });
  // Ignores the error that `pipeline` reports when the client closes the connection early.
  pipeline(Readable.from(hugeBody(encoding)), response, () => undefined);
}

/**
 * Sends the start of a JSON body, then one space every 100 ms until the connection closes. So an
 * idle timeout of the client never fires.
 */
export function sendDrip(response: ServerResponse, contentType: string): void {
  response.writeHead(200, { 'content-type': contentType });
  response.write('{"restaurants":[],"categories":[');
  const timer = setInterval(() => response.write(' '), DRIP_INTERVAL_MS);
  response.on('close', () => clearInterval(timer));
}
