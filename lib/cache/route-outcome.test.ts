import { DEGRADED_ROUTE, parseRouteOutcome, withoutOutcome } from './route-outcome.ts';

type Value = Parameters<typeof parseRouteOutcome>[0];

const routeWith = (headers: Record<string, string>): Value =>
  // The framework's kinds are a const enum that modules of their own cannot name.
  Object.assign(JSON.parse('{"kind":"APP_ROUTE","status":200}'), {
    body: Buffer.from(''),
    headers,
  });

describe('what a cached route says of itself', () => {
  it('is nothing for an ordinary answer', () => {
    expect(parseRouteOutcome(routeWith({ 'content-type': 'application/xml' }))).toBeUndefined();
    expect(parseRouteOutcome(null)).toBeUndefined();
  });

  it('is that the provider left it incomplete', () => {
    expect(parseRouteOutcome(routeWith(DEGRADED_ROUTE))).toBe('degraded');
  });

  it('is for the cache alone', () => {
    expect(withoutOutcome({ ...DEGRADED_ROUTE, 'content-type': 'text/plain' })).toEqual({
      'content-type': 'text/plain',
    });
  });
});
