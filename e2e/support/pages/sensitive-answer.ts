import { expect } from '@playwright/test';
import { documentHeaders, sensitiveHeaders } from '../../../lib/security/headers.ts';
import type { RawAnswer } from '../browser/raw-request.ts';

/** A sensitive header replaces the document's one of the same name. */
const expectedHeaders = new Map(
  [...documentHeaders, ...sensitiveHeaders].map(({ key, value }) => [key.toLowerCase(), value]),
);

/** Never stored, found or passed on, and readable for nobody else's page. */
export function expectSensitive({ headers }: RawAnswer): void {
  for (const [name, value] of expectedHeaders) {
    // The framework's own answers say `no-store` in more words.
    expect.soft([name, headers[name]]).toEqual([name, expect.stringContaining(value)]);
  }
  expect.soft(headers).not.toHaveProperty('access-control-allow-origin');
  expect.soft(headers).not.toHaveProperty('set-cookie');
}
