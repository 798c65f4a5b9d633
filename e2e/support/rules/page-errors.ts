import type { Page } from '@playwright/test';

/** Chromium's message for a document that has this status intentionally. */
const DOCUMENT_ANSWERED =
  /^Failed to load resource: the server responded with a status of (404|503)/;

/** The same for a call to our API that is refused or fails: the page shows its own text for that. */
const CALL_ANSWERED =
  /^Failed to load resource: the server responded with a status of (422|429|502|503)/;

/** A call to our API after the test stopped its site: a running site refuses no connection. */
const CALL_UNREACHED = /^Failed to load resource: net::ERR_CONNECTION_REFUSED/;

/** Only in tests that go offline. */
const IS_OFFLINE = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

/** Chromium's message about plain HTTP outside the loopback, which only the demo uses. */
const IS_PLAIN_HTTP = /^The Cross-Origin-Opener-Policy header has been ignored, because the URL's/;

/**
 * Collects the errors of a page from now on: console errors, uncaught errors, and warnings and
 * violations of its Content-Security-Policy. The list grows while the page is open.
 */
export async function watchPageErrors(page: Page): Promise<readonly string[]> {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const isDocuments =
      DOCUMENT_ANSWERED.test(text) &&
      message.location().url.split('#')[0] === page.url().split('#')[0];
    const isCalls =
      (CALL_ANSWERED.test(text) || CALL_UNREACHED.test(text)) &&
      new URL(message.location().url).pathname.startsWith('/api/');
    const isError = message.type() === 'error' || /Content[- ]Security[- ]Policy/i.test(text);
    if (isError && !isDocuments && !isCalls && !IS_OFFLINE.test(text) && !IS_PLAIN_HTTP.test(text))
      pageErrors.push(`console: ${text} ${message.location().url}`);
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
