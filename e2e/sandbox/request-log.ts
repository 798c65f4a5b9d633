import { z } from 'zod';
import { watchPlaces } from './watch-places.ts';
import type { ArrivingRequest } from './watch-places.ts';

const loggedHeaders = [
  'x-correlation-id',
  'user-agent',
  'accept',
  'accept-encoding',
  'host',
  'content-type',
  'content-length',
  'origin',
  'referer',
];

/** Said to have been there, and not repeated: a test may look at the whole log. */
const secretHeaders = ['token', 'cookie', 'authorization'];

const SECRET = '[secret]';

/** The oldest entries go first, so that a long test run does not fill the memory. */
const MAX_ENTRIES = 50_000;

export const loggedRequestSchema = z.object({
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Where the text to watch for was: 'path', names of headers, 'body'. */
  carriedIn: z.array(z.string()),
  at: z.iso.datetime(),
});

/** `path` is as it arrived, still encoded, with its query. `at` is in UTC. */
export type LoggedRequest = Readonly<z.infer<typeof loggedRequestSchema>>;

export type RequestLog = {
  readonly add: (request: ArrivingRequest) => void;
  readonly entries: () => readonly LoggedRequest[];
  /** Also ends the watch. */
  readonly clear: () => void;
  /** Of requests from now on it is said where they carry the text, which itself is not repeated. */
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
      const carriedIn = watched === undefined ? [] : watchPlaces(request, watched);
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
