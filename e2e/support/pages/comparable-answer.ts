import type { RawAnswer } from '../browser/raw-request.ts';

/** React writes this tag before or after the title, as one of the two is ready first. */
const MOVING_TAG = '<meta name="next-size-adjust" content=""/>';
const SCRIPTS = /<script.*?<\/script>/gs;
/** They follow from the bytes of the body. */
const FROM_BODY = /^(?:date|etag|content-length|content-security-policy)$/;

/** What two renderings of a page have in common: the order of the payload's parts differs. */
export function toComparable({ status, headers, body }: RawAnswer): object {
  return {
    status,
    headers: Object.entries(headers).filter(([name]) => !FROM_BODY.test(name)),
    markup: body.replace(MOVING_TAG, '').replaceAll(SCRIPTS, ''),
  };
}
