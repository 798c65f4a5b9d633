import type { ServerResponse } from 'node:http';
import { Readable, pipeline } from 'node:stream';
import { gzipSync } from 'node:zlib';

const DRIP_INTERVAL_MS = 100;
const CHUNK_BYTES = 1024 * 1024;
const HUGE_CHUNKS = 50;

type Encoding = 'identity' | 'gzip';

/**
 * 50 MB of JSON in a valid shape. With 'gzip' each part is a gzip member of its own, so the chunk
 * of 1 MB is compressed once and sent 50 times.
 */
function* hugeBody(encoding: Encoding): Generator<Buffer> {
  const encode = (part: Buffer): Buffer => (encoding === 'gzip' ? gzipSync(part) : part);
  yield encode(Buffer.from('{"restaurants":[],"categories":[],"padding":"'));
  const chunk = encode(Buffer.alloc(CHUNK_BYTES, 'a'));
  for (let sent = 0; sent < HUGE_CHUNKS; sent += 1) yield chunk;
  yield encode(Buffer.from('"}'));
}

/** Sends no `Content-Length`, so that the client has to count the bytes. */
export function sendHuge(response: ServerResponse, contentType: string, encoding: Encoding): void {
  const headers = encoding === 'gzip' ? { 'content-encoding': encoding } : {};
  response.writeHead(200, { 'content-type': contentType, ...headers });
  // Ignores the error, because tests expect the client to close the connection.
  pipeline(Readable.from(hugeBody(encoding)), response, () => undefined);
}

/** Sends one space every 100 ms, so that no idle timeout ends the answer. */
export function sendDrip(response: ServerResponse, contentType: string): void {
  response.writeHead(200, { 'content-type': contentType });
  response.write('{"restaurants":[],"categories":[');
  const timer = setInterval(() => response.write(' '), DRIP_INTERVAL_MS);
  response.on('close', () => clearInterval(timer));
}
