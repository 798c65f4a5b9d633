import pino from 'pino';
import { getSettings } from './config.ts';
import { getRequestContext } from './process-events.ts';

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

const REMOVED = '[removed]';
/** `path`, `url` and `key` may contain an address, and an address may contain tokens and ids. */
const PRIVATE_FIELDS = (
  'token userId orderId invoiceId order password newPassword email phone authorization cookie ' +
  'path url key'
).split(' ');

/**
 * The log removes the values of `PRIVATE_FIELDS`, also of fields that are nested one or two levels
 * deep. A line that is written during a request has the request's route and correlation id.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A copy, because pino adds the fields of the line to the object that `mixin` returns.
    mixin: () => ({ ...getRequestContext() }),
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      // pino would read an object with a message as an error too. `log-framework.ts` logs such ones.
      err: (error: unknown) => (error instanceof Error ? pino.stdSerializers.err(error) : error),
    },
    redact: {
      paths: PRIVATE_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: REMOVED,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

let logOfThisProcess: Log | undefined;

export function getLog(): Log {
  logOfThisProcess ??= createLog(getSettings().logLevel);
  return logOfThisProcess;
}
