import type { Page } from '@playwright/test';

/** Chromium's own line for a document that answers so on purpose. */
const DOCUMENT_ANSWERED =
  /^Failed to load resource: the server responded with a status of (404|503)/;

/** And for a call of our own that is refused or fails: the page tells the visitor in words. */
const CALL_ANSWERED =
  /^Failed to load resource: the server responded with a status of (422|429|502|503)/;

/** A call of our own after the test has stopped its site: a running site refuses no connection. */
const CALL_UNREACHED = /^Failed to load resource: net::ERR_CONNECTION_REFUSED/;

/** Only where a test takes the network away. */
const IS_OFFLINE = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

/** Chromium's own line about plain http outside the loopback, which only a demonstration has. */
const IS_PLAIN_HTTP = /^The Cross-Origin-Opener-Policy header has been ignored, because the URL's/;

/**
 * Collects what a page complains about from now on: console errors and warnings of the security
 * policy, uncaught errors, violations. The list grows while the page lives.
 */
export async function watchComplaints(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const isDocuments =
      DOCUMENT_ANSWERED.test(text) &&
      message.location().url.split('#')[0] === page.url().split('#')[0];
    const isCalls =
      (CALL_ANSWERED.test(text) || CALL_UNREACHED.test(text)) &&
      new URL(message.location().url).pathname.startsWith('/api/');
    const isComplaint = message.type() === 'error' || /Content[- ]Security[- ]Policy/i.test(text);
    if (
      isComplaint &&
      !isDocuments &&
      !isCalls &&
      !IS_OFFLINE.test(text) &&
      !IS_PLAIN_HTTP.test(text)
    )
      complaints.push(`console: ${text} ${message.location().url}`);
  });
  await page.exposeFunction('reportPolicyViolation', (text: string) => {
    complaints.push(`policy: ${text}`);
  });
  await page.addInitScript({
    content: `addEventListener('securitypolicyviolation', (event) =>
      reportPolicyViolation(event.violatedDirective + ' ' + event.blockedURI));`,
  });
  return complaints;
}
