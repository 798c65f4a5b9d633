import { expect } from '@playwright/test';
import { documentHeaders, sensitiveHeaders } from '../../../lib/security/headers.ts';
import type { RawAnswer } from '../browser/raw-request.ts';

/** A sensitive header replaces the document header of the same name. */
const expectedHeaders = new Map(
  [...documentHeaders, ...sensitiveHeaders].map(({ key, value }) => [key.toLowerCase(), value]),
);

/** Checks that an answer is not cached or indexed, sends no referrer, and that other sites cannot read it. */
export function expectSensitive({ headers }: RawAnswer): void {
  for (const [name, value] of expectedHeaders) {
    // The framework's own answers have `no-store` among other directives.
    expect.soft([name, headers[name]]).toEqual([name, expect.stringContaining(value)]);
  }
  expect.soft(headers).not.toHaveProperty('access-control-allow-origin');
  expect.soft(headers).not.toHaveProperty('set-cookie');
}
