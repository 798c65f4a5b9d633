import pino from 'pino';
import { getSettings } from './config.ts';

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

const REMOVED = '[removed]';
/** Addresses too: whatever stands in one of ours may be a token or an id. */
const PRIVATE_FIELDS = (
  'token userId orderId invoiceId order password newPassword email phone authorization cookie ' +
  'path url key'
).split(' ');

/** One JSON object per line. Fields that identify a person are removed, however they are passed. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
