import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Names as the build makes them. A path with an escape, a dot at the start of a segment, an empty
 * segment or a query is left to the framework, so each file has one key.
 */
const STATIC_FILE = /^\/_next\/static(?:\/[\w-][\w.~-]*)+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Whether the path is that of a file which the build may have made; its name has a hash. */
export const isStaticFile = (path: string): boolean => STATIC_FILE.test(path);

/** Whether the framework says that the file never changes, which it says only of existing files. */
export const isImmutable = (headers: OutgoingHttpHeaders): boolean =>
  headers['cache-control'] === IMMUTABLE && headers['set-cookie'] === undefined;
