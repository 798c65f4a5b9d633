import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Fits the path of a file of the build in its plain spelling: without percent escapes, empty
 * segments, dot segments or a query. The framework answers requests with another spelling, so the
 * front cache keeps each file only once.
 */
const STATIC_FILE = /^\/_next\/static(?:\/[\w-][\w.~-]*)+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Whether the path can be the path of a file of the build. Such a file need not exist. */
export const isStaticFile = (path: string): boolean => STATIC_FILE.test(path);

/**
 * Whether the framework says that the file never changes, and sets no cookie. The framework says
 * this only of existing files.
 */
export const isImmutable = (headers: OutgoingHttpHeaders): boolean =>
  headers['cache-control'] === IMMUTABLE && headers['set-cookie'] === undefined;
