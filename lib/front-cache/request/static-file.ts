import type { OutgoingHttpHeaders } from 'node:http';

/**
 * The paths of files that the build makes, in their plain spelling only. The framework answers the
 * other spellings (percent escapes, empty or dot segments, a query), so that the front cache keeps
 * each file once.
 */
const STATIC_FILE = /^\/_next\/static(?:\/[\w-][\w.~-]*)+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Whether the path can be the path of a file of the build. Such a file need not exist. */
export const isStaticFile = (path: string): boolean => STATIC_FILE.test(path);

/** Whether the framework says that the file never changes. It says so only of existing files. */
export const isImmutable = (headers: OutgoingHttpHeaders): boolean =>
  headers['cache-control'] === IMMUTABLE && headers['set-cookie'] === undefined;
