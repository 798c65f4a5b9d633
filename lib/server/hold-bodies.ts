import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { findBodyLimit } from '../request/body-limits.ts';
import type { Handler } from '../request/handler.ts';

/**
 * All bodies that are being received may take this much memory. Beyond it, a body may have
 * `ALWAYS_HELD_BYTES`, as much as a call of our own pages needs: 10,000 connections, the maximum,
 * then take 40 MB.
 */
const ALL_BODIES_MAX_BYTES = 16 * 1024 * 1024;
const ALWAYS_HELD_BYTES = 4_096;
/** A client can send a body byte by byte, and each piece takes some 100 bytes more than its own. */
const MAX_PIECES = 32;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? '0') !== 0;

type Options = { readonly allBodiesMaxBytes?: number };

/**
 * Gives a request to the framework when its body is complete, because the framework would keep up
 * to 10 MB of each unfinished body, also at addresses that refuse a body. A body that the address
 * does not read, or that is larger than its limit, is not kept. The framework then gets the request
 * at once, without the body: its routes answer 404, 405 or 413, the latter by `Content-Length`. If
 * the body has no such header, it gets one with the number of bytes received so far.
 */
export function createBodyHolder({
  allBodiesMaxBytes = ALL_BODIES_MAX_BYTES,
}: Options = {}): Handler {
  let allBytes = 0;

  return (request, response, passOn) => {
    if (!hasBody(request)) return passOn();
    const { method = '', url = '', headers } = request;
    const limit = findBodyLimit(method, url.split('?', 1)[0] ?? '');
    const { push } = request;
    // Node reports the bytes of a body in another asynchronous context than the request.
    const passOnInContext = AsyncResource.bind(passOn);
    let pieces: Buffer[] = [];
    let bytes = 0;

    const release = (): void => {
      allBytes -= bytes;
      bytes = 0;
      pieces = [];
    };
    /** Ends the request's stream with `body`. Node still reads the rest of the bytes. */
    const end = (body: Buffer | undefined): void => {
      release();
      request.push = () => true;
      // Node closes the connection of a request that ends without being complete.
      request.complete = true;
      if (body !== undefined && body.length > 0) Reflect.apply(push, request, [body]);
      Reflect.apply(push, request, [null]);
      passOnInContext();
    };
    const drop = (): void => {
      if (headers['content-length'] === undefined) {
        headers['content-length'] = String(bytes);
        delete headers['transfer-encoding'];
      }
      end(undefined);
    };
    const add = (chunk: Uint8Array): void => {
      bytes += chunk.length;
      allBytes += chunk.length;
      if (bytes > limit || (allBytes > allBodiesMaxBytes && bytes > ALWAYS_HELD_BYTES)) {
        return drop();
      }
      pieces.push(Buffer.from(chunk));
      if (pieces.length === MAX_PIECES) pieces = [Buffer.concat(pieces)];
    };

    if (Number(headers['content-length'] ?? '0') > limit || limit === 0) return drop();
    response.once('close', release);
    request.push = (chunk: unknown) => {
      if (chunk === null) end(Buffer.concat(pieces));
      else if (chunk instanceof Uint8Array) add(chunk);
      return true;
    };
  };
}
