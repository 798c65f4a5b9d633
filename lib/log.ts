import pino from 'pino';
import { getSettings } from './config.ts';
import { getRequestContext } from './signals/request-context.ts';

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

const REMOVED = '[removed]';
/** Addresses (`path`, `url`, `key`) are private too, because ours may contain tokens and ids. */
const PRIVATE_FIELDS = (
  'token userId orderId invoiceId order password newPassword email phone authorization cookie ' +
  'path url key'
).split(' ');

/**
 * Writes one JSON object per line. The values of private fields are removed, also in objects that
 * are nested up to two deep. A line that is written during a request has the request's route and
 * correlation id.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // The result must be a copy, because pino adds the fields of the line to it.
    mixin: () => ({ ...getRequestContext() }),
    formatters: { level: (label) => ({ level: label }) },
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
