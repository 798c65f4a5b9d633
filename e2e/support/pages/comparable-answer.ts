import type { RawAnswer } from '../browser/raw-request.ts';

/** React writes this tag before the title if the tag is ready first, and otherwise after it. */
const MOVING_TAG = '<meta name="next-size-adjust" content=""/>';
const SCRIPTS = /<script.*?<\/script>/gs;
/** Headers that depend on the time or on the bytes of the body. */
const VARYING_HEADERS = /^(?:date|etag|content-length|content-security-policy)$/;

/**
 * Leaves out what can differ when the framework renders the same page again. Scripts can differ,
 * because the framework writes the parts of its payload into scripts in varying order. Headers that
 * depend on the state of a cache remain.
 */
export function toComparable({ status, headers, body }: RawAnswer): object {
  return {
    status,
    headers: Object.entries(headers).filter(([name]) => !VARYING_HEADERS.test(name)),
    markup: body.replace(MOVING_TAG, '').replaceAll(SCRIPTS, ''),
  };
}
