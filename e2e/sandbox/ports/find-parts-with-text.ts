import type { IncomingMessage } from 'node:http';

/** Node passes each chunk of the arriving body to `push`. */
export type ObservedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> &
  Partial<Pick<IncomingMessage, 'push'>>;

/**
 * Lists the parts of the request that contain the text: 'path', names of headers, and 'body'.
 * 'body' is added to the returned list later, when the text has arrived in the body.
 */
export function findPartsWithText(request: ObservedRequest, text: string): string[] {
  const headers = Object.entries(request.headers).filter((header) => String(header).includes(text));
  const places = headers.map(([name]) => name);
  if (request.url?.includes(text)) places.unshift('path');
  findInBody(request, text, () => places.push('body'));
  return places;
}

/** Wraps `push`, because reading the stream here would take the body away from the handler. */
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
      // The text may be split between chunks.
      end = arrived.subarray(Math.max(0, arrived.length - Buffer.byteLength(text)));
    }
    return push(piece, encoding);
  };
}
