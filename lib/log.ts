import pino from 'pino';
import { getSettings } from './config.ts';

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** The words of our own addresses. Whatever else stands in one may be a token or an id. */
const ADDRESS_WORDS = new Set(
  (
    'api restaurant restaurants menu table partener downloadapp invoice reset password activate ' +
    'verify token payment client pay card librapay loading form response exit order authorized ' +
    'authorization privacy terms coins-terms cookies actaditional eula health revalidate'
  ).split(' '),
);
const PUBLIC_ADDRESS = /^\/restaurant\//;
const REMOVED = '[removed]';
const PRIVATE_FIELDS =
  'token userId orderId invoiceId order password newPassword email phone authorization cookie'.split(
    ' ',
  );

/** An address fit for a log: no query, and outside the public menus no ids and no tokens. */
export function formatLoggedPath(address: string): string {
  const [pathname = ''] = address.split(/[?#]/, 1);
  if (PUBLIC_ADDRESS.test(pathname)) return pathname;
  return pathname
    .split('/')
    .map((segment) => (segment === '' || ADDRESS_WORDS.has(segment) ? segment : REMOVED))
    .join('/');
}

const cleaned = (value: unknown): unknown =>
  typeof value === 'string' ? formatLoggedPath(value) : REMOVED;

/** One JSON object per line. Fields that identify a person are removed, however they are passed. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { path: cleaned, url: cleaned, key: cleaned },
    redact: {
      paths: PRIVATE_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: REMOVED,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

let logOfThisProcess: Log | undefined;

/** The log of this process, on standard output. */
export function getLog(): Log {
  logOfThisProcess ??= createLog(getSettings().logLevel);
  return logOfThisProcess;
}
