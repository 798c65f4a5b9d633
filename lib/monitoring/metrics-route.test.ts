import { unknownApiRoute } from '@/lib/api/server/api-route';
import { createMetricsRoute } from './metrics-route.ts';
import type { Metrics } from './metrics.ts';

const TOKEN = 'a-token-with-thirty-two-letters-';
const metrics: Metrics = { contentType: 'text/plain; version=0.0.4', print: async () => 'up 1\n' };

describe('the route of the metrics', () => {
  const routeWithToken = createMetricsRoute({ getToken: () => TOKEN, getMetrics: () => metrics });
  const routeWithoutToken = createMetricsRoute({
    getToken: () => undefined,
    getMetrics: () => metrics,
  });
  const routeWithoutMetrics = createMetricsRoute({
    getToken: () => TOKEN,
    getMetrics: () => undefined,
  });
  const requestOf = (authorization?: string, method = 'GET'): Request =>
    new Request('https://site.example/api/metrics', {
      method,
      headers: authorization === undefined ? {} : { authorization },
    });

  it('prints the metrics for the right token, and no cache may store them', async () => {
    const answer = await routeWithToken.GET(requestOf(`Bearer ${TOKEN}`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(metrics.contentType);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('up 1\n');
    expect((await routeWithToken.HEAD(requestOf(`Bearer ${TOKEN}`, 'HEAD'))).status).toBe(200);
  });

  it.each([
    ['no header', routeWithToken, requestOf()],
    ['an empty token', routeWithToken, requestOf('Bearer ')],
    ['another token', routeWithToken, requestOf(`Bearer ${TOKEN.toUpperCase()}`)],
    ['the beginning of the token', routeWithToken, requestOf(`Bearer ${TOKEN.slice(0, -1)}`)],
    ['the token and more', routeWithToken, requestOf(`Bearer ${TOKEN}x`)],
    ['another scheme', routeWithToken, requestOf(`Basic ${TOKEN}`)],
    ['another method', routeWithToken, requestOf(`Bearer ${TOKEN}`, 'POST')],
    ['no token in the settings', routeWithoutToken, requestOf('Bearer undefined')],
    ['the right token, but no metrics', routeWithoutMetrics, requestOf(`Bearer ${TOKEN}`)],
  ])('with %s answers exactly as an unknown address', async (_, route, request) => {
    const answer = await (request.method === 'POST' ? route.POST : route.GET)(request);
    const unknown = await unknownApiRoute.GET(request);
    expect(answer.status).toBe(404);
    expect([...answer.headers]).toEqual([...unknown.headers]);
    expect(await answer.text()).toBe(await unknown.text());
  });
});
