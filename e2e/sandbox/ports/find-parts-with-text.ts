import type { IncomingMessage } from 'node:http';

/** Node passes each chunk of the body to `push`. Without `push` the body is not searched. */
export type ObservedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> &
  Partial<Pick<IncomingMessage, 'push'>>;

/**
 * Returns 'path' if the path or the query contains the text, and the name of each header whose name
 * or value contains the text. If the text arrives in the body later, 'body' is then added to the
 * returned list.
 */
export function findPartsWithText(request: ObservedRequest, text: string): string[] {
  const headers = Object.entries(request.headers).filter((header) => String(header).includes(text));
  const parts = headers.map(([name]) => name);
  if (request.url?.includes(text)) parts.unshift('path');
  findInBody(request, text, () => parts.push('body'));
  return parts;
}

/**
 * Wraps `push` to see each chunk. If this function read the stream, the handler would get no body.
 */
function findInBody(request: ObservedRequest, text: string, onFound: () => void): void {
  const push = request.push?.bind(request);
  if (push === undefined) return;
  let end = Buffer.alloc(0);
  let isFound = false;
  request.push = (piece: unknown, encoding) => {
    if (Buffer.isBuffer(piece) && !isFound) {
      const arrived = Buffer.concat([end, piece]);
      isFound = arrived.includes(text);
      if (isFound) onFound();
      // Keeps the last bytes, because the text may be split between chunks.
      end = arrived.subarray(Math.max(0, arrived.length - Buffer.byteLength(text)));
    }
    return push(piece, encoding);
  };
}
