import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

const loggedHeaders = [
  'x-correlation-id',
  'traceparent',
  'user-agent',
  'accept',
  'accept-encoding',
  'host',
  'content-type',
  'content-length',
  'origin',
  'referer',
];

/** The log contains `[secret]` instead of the values of these headers. */
const secretHeaders = ['token', 'cookie', 'authorization'];

const SECRET = '[secret]';

/** Above this number the log drops its older half, so that a long run does not fill the memory. */
const MAX_ENTRIES = 50_000;

export const loggedRequestSchema = z.object({
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  /** The parts that contain the text of `RequestLog.watch`: 'path', names of headers, 'body'. */
  carriedIn: z.array(z.string()),
  at: z.iso.datetime(),
});

/** `path` is not decoded and includes the query. `at` is in UTC. */
export type LoggedRequest = Readonly<z.infer<typeof loggedRequestSchema>>;

export type RequestLog = {
  readonly add: (request: IncomingMessage) => void;
  readonly entries: () => readonly LoggedRequest[];
  /** Removes the entries and stops watching for a text. */
  readonly clear: () => void;
  /** In later entries `carriedIn` names the parts of the request that contain the text. */
  readonly watch: (text: string) => void;
};

export function createRequestLog(now: () => Date): RequestLog {
  let entries: LoggedRequest[] = [];
  let watched: string | undefined;
  return {
    add: (request) => {
      const { method = '', url = '', headers } = request;
      const kept = loggedHeaders.flatMap((name) => {
        const value = headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      });
      const hidden = secretHeaders.flatMap((name) => (name in headers ? [[name, SECRET]] : []));
      const at = now().toISOString();
      const carriedIn = watched === undefined ? [] : findPartsWithText(request, watched);
      const shown = Object.fromEntries([...kept, ...hidden]);
      entries.push({ method, path: url, headers: shown, carriedIn, at });
      if (entries.length > MAX_ENTRIES) entries = entries.slice(-MAX_ENTRIES / 2);
    },
    entries: () => entries,
    clear: () => {
      entries = [];
      watched = undefined;
    },
    watch: (text) => {
      watched = text;
    },
  };
}

/**
 * Returns 'path' if the path or the query contains the text, and the name of each header whose name
 * or value contains the text. If the text arrives in the body later, 'body' is then added to the
 * returned list.
 */
function findPartsWithText(request: IncomingMessage, text: string): string[] {
  const headers = Object.entries(request.headers).filter((header) => String(header).includes(text));
  const parts = headers.map(([name]) => name);
  if (request.url?.includes(text)) parts.unshift('path');
  findInBody(request, text, () => parts.push('body'));
  return parts;
}

/**
 * Wraps `push` to see each chunk. If this function read the stream, the handler would get no body.
 */
function findInBody(request: IncomingMessage, text: string, onFound: () => void): void {
  const push = request.push.bind(request);
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
