import type { RawAnswer } from '../browser/raw-request.ts';

/** React writes this tag before or after the title, depending on which of them is ready first. */
const MOVING_TAG = '<meta name="next-size-adjust" content=""/>';
const SCRIPTS = /<script.*?<\/script>/gs;
/** Headers that depend on the time or on the bytes of the body. */
const FROM_BODY = /^(?:date|etag|content-length|content-security-policy)$/;

/**
 * Returns the parts that are equal in all renderings of a page. Leaves out the scripts, because the
 * order of the payload's parts differs.
 */
export function toComparable({ status, headers, body }: RawAnswer): object {
  return {
    status,
    headers: Object.entries(headers).filter(([name]) => !FROM_BODY.test(name)),
    markup: body.replace(MOVING_TAG, '').replaceAll(SCRIPTS, ''),
  };
}
