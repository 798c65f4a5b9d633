import type { IncomingMessage } from 'node:http';

/** Its body is still to come, piece by piece, through `push`. */
export type ArrivingRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> &
  Partial<Pick<IncomingMessage, 'push'>>;

/**
 * Where a request carries the text: 'path', the names of headers, 'body'. The body is named as soon
 * as that much of it has arrived.
 */
export function watchPlaces(request: ArrivingRequest, text: string): string[] {
  const headers = Object.entries(request.headers).filter((header) => String(header).includes(text));
  const places = headers.map(([name]) => name);
  if (request.url?.includes(text)) places.unshift('path');
  watchBody(request, text, () => places.push('body'));
  return places;
}

/** Looks at what passes. A reader of its own would take the body from whoever answers. */
function watchBody(request: ArrivingRequest, text: string, onFound: () => void): void {
  const push = request.push?.bind(request);
  if (push === undefined) return;
  let end = Buffer.alloc(0);
  let isFound = false;
  request.push = (piece: unknown, encoding) => {
    if (Buffer.isBuffer(piece) && !isFound) {
      const arrived = Buffer.concat([end, piece]);
      isFound = arrived.includes(text);
      if (isFound) onFound();
      // The text may be cut in two.
      end = arrived.subarray(Math.max(0, arrived.length - Buffer.byteLength(text)));
    }
    return push(piece, encoding);
  };
}
