import { expect } from '@playwright/test';
import { commonHeaders, sensitiveHeaders } from '../../../../lib/security/security-headers.ts';
import type { RawAnswer } from '../../browser/raw-request.ts';

/** A sensitive header replaces the common header of the same name. */
const expectedHeaders = new Map(
  [...commonHeaders, ...sensitiveHeaders].map(({ key, value }) => [key.toLowerCase(), value]),
);

export function expectSensitive({ headers }: RawAnswer): void {
  for (const [name, value] of expectedHeaders) {
    // The framework's not-found page sends `no-store` with other directives in `Cache-Control`.
    expect.soft([name, headers[name]]).toEqual([name, expect.stringContaining(value)]);
  }
  expect.soft(headers).not.toHaveProperty('access-control-allow-origin');
  expect.soft(headers).not.toHaveProperty('set-cookie');
}
