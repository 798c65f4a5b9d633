import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { recordSubscriptions } from '../../../e2e/support/unit/record-subscriptions.ts';
import { limitFreshness, withoutStaleWhileRevalidate } from './limit-freshness.ts';

describe('withoutStaleWhileRevalidate', () => {
  it.each([
    ['public, max-age=0, s-maxage=60, stale-while-revalidate=60', 'public, max-age=0, s-maxage=60'],
    ['s-maxage=3600,stale-while-revalidate=31532400', 's-maxage=3600'],
    ['s-maxage=60, Stale-While-Revalidate, public', 's-maxage=60, public'],
    ['private, no-store', 'private, no-store'],
  ])('turns %j into %j', (sent, expected) => {
    expect(withoutStaleWhileRevalidate(sent)).toBe(expected);
  });
});

describe('an answer', () => {
  const FRESHNESS = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
  let server: Server;
  let endSubscriptions: () => void;
  let answer: (response: ServerResponse) => void;

  beforeAll(async () => {
    endSubscriptions = recordSubscriptions(() => limitFreshness());
    server = createServer((_, response) => answer(response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    endSubscriptions();
    server.close();
  });

  async function request(headers: Readonly<Record<string, string>>): Promise<Response> {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return fetch(`http://127.0.0.1:${port}/`, { headers });
  }

  it.each([
    ['to the router loses stale-while-revalidate', { rsc: '1' }, 'public, max-age=0, s-maxage=60'],
    ['to any other request keeps its Cache-Control', {}, FRESHNESS],
  ])('%s', async (_, headers, expected) => {
    answer = (response) => {
      response.setHeader('Cache-Control', FRESHNESS);
      response.end('payload');
    };
    const received = await request(headers);
    expect([received.headers.get('cache-control'), await received.text()]).toEqual([
      expected,
      'payload',
    ]);
  });

  it('to the router keeps its headers, and gets no Cache-Control if it has none', async () => {
    answer = (response) => response.writeHead(204, { 'x-reason': 'empty' }).end();
    const { status, headers } = await request({ rsc: '1' });
    expect([status, headers.get('x-reason'), headers.get('cache-control')]).toEqual([
      204,
      'empty',
      null,
    ]);
  });

  const YEAR = 's-maxage=31536000';
  it.each<readonly [name: string, answer: (response: ServerResponse) => void, expected: string]>([
    [
      'with a header that was set',
      (response) => {
        response.statusCode = 404;
        response.setHeader('Cache-Control', YEAR);
        response.end();
      },
      'no-store',
    ],
    [
      'with an object of headers',
      (response) => response.writeHead(404, { 'cache-control': YEAR }).end(),
      'no-store',
    ],
    [
      'with a list of headers, and a reason',
      (response) => response.writeHead(500, 'Broken', ['Cache-Control', 'public']).end(),
      'no-store',
    ],
    ['without the header', (response) => response.writeHead(400).end(), 'no-store'],
    [
      'that forbids storage in more words',
      (response) => response.writeHead(503, { 'cache-control': 'private, no-store' }).end(),
      'private, no-store',
    ],
  ])('that is an error %s is never stored', async (_, send, expected) => {
    answer = send;
    for (const headers of [{}, { rsc: '1' }]) {
      const received = await request(headers);
      expect(received.status).toBeGreaterThanOrEqual(400);
      expect(received.headers.get('cache-control')).toBe(expected);
    }
  });
});
