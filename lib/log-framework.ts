import { stripVTControlCharacters } from 'node:util';
import { LRUCache } from 'lru-cache';
import { getLog } from './log.ts';
import type { Log } from './log.ts';
import { getRequestContext } from './process-events.ts';

/** The frames of a stack that are logged. The frames of the framework follow those of our code. */
const MAX_FRAMES = 12;
const MAX_TEXT_LENGTH = 500;
/** A chain of causes may be endless. */
const MAX_CAUSES = 3;
const MAX_REMEMBERED_ERRORS = 1_000;

/** Addresses with or without a host; they may contain tokens, ids and the queries of visitors. */
const ADDRESS = /(?<![\w/])(?:[a-z][a-z\d+.-]*:\/)?\/[^\s'"`<>)]+/gi;
/**
 * Words that are an address without a slash at the start: with the first segment of a sensitive
 * page, with a slash that is escaped once or several times, or with a slash after a host's name or
 * port. A type such as `text/html` is no address.
 */
const BARE_ADDRESS =
  /[^\s'"`<>)]*(?:\b(?:activate|reset|payment|invoice)\/|%(?:25)*2f|[a-z\d]\.[a-z\d-]+\/|:\d+\/)[^\s'"`<>)]*/gi;
const REMOVED = '[address]';
/** The marks that the framework writes at the start of a line. */
const LINE_MARK = /^[\s⨯⚠○✓▲]+/;

const formatText = (text: string): string =>
  stripVTControlCharacters(text)
    .replace(LINE_MARK, '')
    .slice(0, MAX_TEXT_LENGTH)
    .replace(ADDRESS, REMOVED)
    .replace(BARE_ADDRESS, REMOVED)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Frames contain paths of files, and no address of a request. */
function formatFrames({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, MAX_FRAMES).join('\n');
}

const readDigest = (error: Error): string | undefined =>
  'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;

type LoggedError = {
  readonly type: string;
  readonly message: string;
  /** Next shows this id of the error on its error page. */
  readonly digest?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

function formatError(error: Error, maxCauses = MAX_CAUSES): LoggedError {
  const digest = readDigest(error);
  return {
    type: error.name,
    message: formatText(error.message),
    ...(digest !== undefined && { digest }),
    stack: formatFrames(error),
    ...(maxCauses > 0 &&
      error.cause instanceof Error && { cause: formatError(error.cause, maxCauses - 1) }),
  };
}

const errorsOfRequests = new LRUCache<string, true>({ max: MAX_REMEMBERED_ERRORS });
const loggedErrors = new WeakSet<Error>();

/**
 * The framework reports an error several times: it prints it where it was thrown and where it was
 * caught, and calls `onRequestError`. A component that renders an error of another one throws a new
 * error with the same digest.
 */
function isLogged(error: Error): boolean {
  const context = getRequestContext();
  const key = context && `${context.correlationId} ${readDigest(error) ?? error.message}`;
  const isKnown = loggedErrors.has(error) || (key !== undefined && errorsOfRequests.has(key));
  loggedErrors.add(error);
  if (key !== undefined) errorsOfRequests.set(key, true);
  return isKnown;
}

type Occasion = {
  /** The route that the framework names. Used for an error outside a request. */
  readonly route?: string;
  /** What the framework prints beside the error. */
  readonly framework?: string;
};

/** Logs an error once for each request. */
export function logRequestError(
  error: unknown,
  { route, framework }: Occasion,
  findLog: () => Log = getLog,
): void {
  const known = error instanceof Error ? error : new Error(String(error));
  if (isLogged(known)) return;
  const fields = {
    ...(getRequestContext() === undefined && route !== undefined && { route }),
    ...(framework !== undefined && framework !== '' && { framework }),
  };
  findLog().error({ ...fields, err: formatError(known) }, 'Request failed');
}

type Console = Pick<typeof console, 'error' | 'warn'>;

/**
 * Writes what the framework prints to the console as lines of our own log, without addresses. The
 * framework would print addresses with tokens, and an error with pieces of minified code.
 */
export function logFrameworkOutput(target: Console = console, findLog: () => Log = getLog): void {
  const write =
    (level: 'error' | 'warn') =>
    (...printed: readonly unknown[]): void => {
      const texts = printed.filter((part) => typeof part === 'string' || typeof part === 'number');
      const framework = formatText(texts.join(' '));
      const errors = printed.filter((part) => part instanceof Error);
      for (const error of errors) logRequestError(error, { framework }, findLog);
      if (errors.length === 0 && framework !== '') findLog()[level]({ framework }, 'Framework');
    };
  target.error = write('error');
  target.warn = write('warn');
}
