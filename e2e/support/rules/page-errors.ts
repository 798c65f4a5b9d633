import type { Page } from '@playwright/test';

/** Chromium logs this for a page whose status the site sets intentionally. */
const DOCUMENT_ANSWERED =
  /^Failed to load resource: the server responded with a status of (404|503)/;

/** Chromium logs this for a call to our API that is refused or fails. */
const CALL_ANSWERED =
  /^Failed to load resource: the server responded with a status of (422|429|502|503)/;

/** Chromium logs this for a call to our API after the test has stopped the site. */
const CALL_UNREACHED = /^Failed to load resource: net::ERR_CONNECTION_REFUSED/;

/** Chromium logs this in tests that go offline. */
const BROWSER_OFFLINE = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

/** Chromium logs this for a page on plain HTTP at an address other than the loopback. */
const OPENER_POLICY_IGNORED =
  /^The Cross-Origin-Opener-Policy header has been ignored, because the URL's/;

/** Resolves to a list that grows while the page is open. */
export async function watchPageErrors(page: Page): Promise<readonly string[]> {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const isAboutDocument =
      DOCUMENT_ANSWERED.test(text) &&
      message.location().url.split('#')[0] === page.url().split('#')[0];
    const isAboutCall =
      (CALL_ANSWERED.test(text) || CALL_UNREACHED.test(text)) &&
      new URL(message.location().url).pathname.startsWith('/api/');
    const isError = message.type() === 'error' || /Content[- ]Security[- ]Policy/i.test(text);
    const isExpected =
      isAboutDocument ||
      isAboutCall ||
      BROWSER_OFFLINE.test(text) ||
      OPENER_POLICY_IGNORED.test(text);
    if (isError && !isExpected) pageErrors.push(`console: ${text} ${message.location().url}`);
  });
  await page.exposeFunction('reportPolicyViolation', (text: string) => {
    pageErrors.push(`policy: ${text}`);
  });
  await page.addInitScript({
    content: `addEventListener('securitypolicyviolation', (event) =>
      reportPolicyViolation(event.violatedDirective + ' ' + event.blockedURI));`,
  });
  return pageErrors;
}
