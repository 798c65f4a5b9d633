import { commonHeaders, DATA_POLICY } from '../../../lib/security/security-headers.ts';
import { sendRaw, sendBytes } from '../../support/browser/raw-request.ts';
import { expect, test } from './edge-test.ts';

const HOST = 'Host: site.example';
const lines = (...parts: readonly string[]): string => `${parts.join('\r\n')}\r\n\r\n`;
const SECRET = 'secret-of-a-visitor';
const get = (path: string, ...headers: readonly string[]): string =>
  lines(`GET ${path} HTTP/1.1`, HOST, 'Connection: close', ...headers);
const post = (...headers: readonly string[]): string =>
  lines('POST /api/a HTTP/1.1', HOST, 'Connection: close', ...headers);
const long = (length: number): string => 'a'.repeat(length);

/** Requests that nginx answers itself, while the site runs. */
const REFUSED: readonly (readonly [what: string, status: number, bytes: string])[] = [
  ['a malformed request line', 400, lines(`GET /activate/${SECRET} HTTP/1.1 x`, HOST)],
  ['a request without a host', 400, lines(`GET /activate/${SECRET} HTTP/1.1`)],
  ['two hosts', 400, lines(`GET /activate/${SECRET} HTTP/1.1`, HOST, HOST)],
  ['a path that leaves the root', 400, lines(`GET /../${SECRET} HTTP/1.1`, HOST)],
  ['a length that is no number', 400, post('Content-Length: x')],
  ['the method TRACE', 405, lines('TRACE / HTTP/1.1', HOST)],
  ['a body that is too large', 413, post('Content-Length: 70000') + long(70_000)],
  [
    'a body in chunks that is too large',
    413,
    `${post('Transfer-Encoding: chunked')}11170\r\n${long(70_000)}\r\n0\r\n\r\n`,
  ],
  ['an address that is too long', 414, lines(`GET /${long(9_000)} HTTP/1.1`, HOST)],
  ['a header that is too large', 431, lines('GET / HTTP/1.1', HOST, `X-A: ${long(9_000)}`)],
  ['an unknown coding', 501, post('Transfer-Encoding: x')],
  ['an unknown version', 505, lines('GET / HTTP/9.9', HOST)],
  ["the address of nginx's own answers", 404, get('/edge-answer')],
];

/** Throws if an answer of nginx itself lacks what every answer of the site has. */
function expectPromised(answer: string, status: number): void {
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  const [statusLine = '', ...headers] = head.split('\r\n');
  expect(statusLine).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  const expected = [
    ...commonHeaders.filter(({ key }) => key !== 'Referrer-Policy'),
    { key: 'Referrer-Policy', value: 'no-referrer' },
    { key: 'Content-Security-Policy', value: DATA_POLICY },
    { key: 'Cache-Control', value: 'no-store' },
    { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
    { key: 'Content-Type', value: 'text/html; charset=utf-8' },
  ].map(({ key, value }) => `${key}: ${value}`);
  expect(headers).toEqual(expect.arrayContaining(expected));
  expect(headers.some((header) => header.startsWith('Retry-After: '))).toBe(
    [429, 502, 503, 504].includes(status),
  );
  expect(body).toMatch(/<html lang="ro">.*<h1>[^<]+<\/h1><p>[^<]+<\/p><p lang="en">[^<]+<\/p>/);
  expect(answer).not.toMatch(/nginx\/|<center>/);
  expect(answer).not.toContain(SECRET);
}

test("the edge's own refusals have the headers of the site, and the site gets no such request", async ({
  serveBehindEdge,
}) => {
  const { server, edge } = await serveBehindEdge((_, response) => response.end('the site'));
  for (const [what, status, bytes] of REFUSED) {
    await test.step(what, async () => {
      expectPromised(await sendBytes(edge.origin, bytes), status);
    });
  }
  expect(server.requests).toEqual([]);
});

/** One address for each location of the edge. */
const ADDRESSES = [
  '/restaurants',
  '/activate/token',
  '/sw.js',
  '/_next/image?url=%2Fa.jpg&w=640&q=75',
  '/previews/a/menu.jpg',
];

test("without the site the edge's own answers have the headers of the site", async ({
  startOwnEdge,
}) => {
  const edge = await startOwnEdge([]);
  for (const path of ADDRESSES) expectPromised(await sendBytes(edge.origin, get(path)), 502);
});

test('a client over the limit gets a 429 with the headers of the site', async ({
  serveBehindEdge,
}) => {
  const { edge } = await serveBehindEdge((_, response) => response.end('the site'), {
    EDGE_CALLS_PER_SECOND: '1',
    EDGE_CALLS_BURST: '1',
  });
  const answers = [];
  for (let sent = 0; sent < 4; sent += 1)
    answers.push(await sendBytes(edge.origin, post('Content-Length: 0')));
  expectPromised(answers.at(-1) ?? '', 429);
});

test('a file that no build has gets a 404 with the headers of the site', async ({
  serveBehindEdge,
}) => {
  const { edge } = await serveBehindEdge((_, response) => response.writeHead(404).end('the site'));
  const { status, headers } = await sendRaw(edge.origin, '/_next/static/chunks/none.js');
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  for (const { key, value } of commonHeaders) {
    if (key !== 'Referrer-Policy') expect([key, headers[key.toLowerCase()]]).toEqual([key, value]);
  }
});

test("the site's own errors pass unchanged", async ({ serveBehindEdge }) => {
  let status = 400;
  const { edge } = await serveBehindEdge((_, response) => {
    response.writeHead(status, { 'cache-control': 'no-store', 'x-own': '1' }).end('the site');
  });
  for (status of [400, 404, 413, 429, 500, 502, 503, 504]) {
    for (const path of ['/restaurants', '/activate/token', '/previews/a/menu.jpg']) {
      const answer = await sendRaw(edge.origin, path);
      const own = answer.headers['x-own'];
      expect([path, answer.status, answer.body, own]).toEqual([path, status, 'the site', '1']);
    }
  }
});
