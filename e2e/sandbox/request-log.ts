import { z } from 'zod';

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
  at: z.iso.datetime(),
});

/** `path` is as it arrived, still encoded, with its query. `at` is in UTC. */
export type LoggedRequest = Readonly<z.infer<typeof loggedRequestSchema>>;

export type RequestLog = {
  readonly add: (request: ArrivingRequest) => void;
  readonly entries: () => readonly LoggedRequest[];
  readonly clear: () => void;
};

type ArrivingRequest = {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

export function createRequestLog(now: () => Date): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    add: ({ method = '', url = '', headers }) => {
      const kept = loggedHeaders.flatMap((name) => {
        const value = headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      });
      const hidden = secretHeaders.flatMap((name) => (name in headers ? [[name, SECRET]] : []));
      const at = now().toISOString();
      entries.push({ method, path: url, headers: Object.fromEntries([...kept, ...hidden]), at });
      if (entries.length > MAX_ENTRIES) entries = entries.slice(-MAX_ENTRIES / 2);
    },
    entries: () => entries,
    clear: () => {
      entries = [];
    },
  };
}
