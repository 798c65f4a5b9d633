import { findRuleHeaders } from '../../addresses/header-rules.ts';
import { DATA_POLICY } from '../../security/csp.ts';
import { NOT_FOUND_PATH } from '../request-plan.ts';
import { formatTidyPath, hasUnusableSegment } from '../tidy-path.ts';
import type { HandlerBeforeFramework } from './handle-before-framework.ts';

const PERMANENT_REDIRECT = 308;
/**
 * Next would decode `%2f` in the path of a file of the build, and tell all caches to keep the file
 * for a year at this address too. No such file has a name with another escape.
 */
const ESCAPED_FRAMEWORK_PATH = /^\/_next\/.*%/;

/**
 * Redirects a request to the only spelling of its address. In development only `proxy.ts` does so,
 * but it gets no request for a file of the build, and it gets each path without dot segments. Next
 * would answer a path with `/../` as if it were that of another page.
 */
export const redirectToOneSpelling: HandlerBeforeFramework = (request, response, passOn) => {
  const { url: target = '' } = request;
  const [withoutFragment = ''] = target.split('#', 1);
  const [path = ''] = withoutFragment.split('?', 1);
  const tidyPath = formatTidyPath(path);
  if (tidyPath !== path || withoutFragment !== target) {
    const headers = {
      ...findRuleHeaders(tidyPath),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': DATA_POLICY,
      Location: tidyPath + withoutFragment.slice(path.length),
      'Content-Length': '0',
    };
    response.writeHead(PERMANENT_REDIRECT, headers).end();
    return;
  }
  if (hasUnusableSegment(path) || ESCAPED_FRAMEWORK_PATH.test(path)) request.url = NOT_FOUND_PATH;
  passOn();
};
