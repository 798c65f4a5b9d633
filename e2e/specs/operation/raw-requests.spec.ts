import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { reportRoutes } from '../../../lib/addresses/report-routes.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { apiRoutes, operatorRoutes } from '../../../lib/api/api-contract.ts';
import { sendRaw, listStatuses, sendBytes } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const HOST = 'Host: site.example';
const CLOSE = 'Connection: close';
/** An address that is neither a page nor an API route. */
const UNKNOWN = '/api/none';

const lines = (...parts: readonly string[]): string => `${parts.join('\r\n')}\r\n`;
const get = (target: string, ...headers: readonly string[]): string =>
  lines(`GET ${target} HTTP/1.1`, HOST, ...headers, '');
const post = (headers: readonly string[], body: string): string =>
  lines(
    `POST ${apiRoutes.verifyToken} HTTP/1.1`,
    HOST,
    'Content-Type: application/json',
    ...headers,
    '',
  ) + body;

/** The text that an attacker wants the server to read as the next request. */
const SMUGGLED = get('/smuggled');
/** A request of another visitor. A proxy can send it on the same connection. */
const NEXT = get(UNKNOWN, CLOSE);
const CHUNKED = 'Transfer-Encoding: chunked';
const LAST_CHUNK = '0\r\n\r\n';

/**
 * Requests that are malformed, or that have an unknown method or version. A proxy and the site
 * could disagree on where most of them end, which allows request smuggling.
 */
const refused: readonly (readonly [name: string, bytes: string])[] = [
  ['a length and chunks', post(['Content-Length: 6', CHUNKED], `${LAST_CHUNK}${SMUGGLED}`)],
  ['chunks and a length', post([CHUNKED, 'Content-Length: 4'], `${LAST_CHUNK}${SMUGGLED}`)],
  ['two lengths', post(['Content-Length: 2', 'Content-Length: 3'], `{}${SMUGGLED}`)],
  ['the same length twice', post(['Content-Length: 2', 'Content-Length: 2'], `{}${SMUGGLED}`)],
  ['a list of lengths', post(['Content-Length: 2, 2'], `{}${SMUGGLED}`)],
  ['a length with a sign', post(['Content-Length: +2'], `{}${SMUGGLED}`)],
  ['a negative length', post(['Content-Length: -2'], `{}${SMUGGLED}`)],
  ['a length in hexadecimal', post(['Content-Length: 0x2'], `{}${SMUGGLED}`)],
  ['a length beyond 64 bits', post(['Content-Length: 99999999999999999999'], SMUGGLED)],
  ['a space after the name of the length', post(['Content-Length : 2'], `{}${SMUGGLED}`)],
  ['an unknown coding', post(['Transfer-Encoding: xchunked'], `${LAST_CHUNK}${SMUGGLED}`)],
  ['a quoted coding', post(['Transfer-Encoding: "chunked"'], `${LAST_CHUNK}${SMUGGLED}`)],
  ['a coding after chunks', post(['Transfer-Encoding: chunked, identity'], SMUGGLED)],
  ['two codings', post([CHUNKED, 'Transfer-Encoding: x'], `${LAST_CHUNK}${SMUGGLED}`)],
  ['a vertical tab before the coding', post(['Transfer-Encoding: \u000bchunked'], SMUGGLED)],
  ['a space after the name of the coding', post(['Transfer-Encoding : chunked'], SMUGGLED)],
  ['a coding on a folded line', post(['Transfer-Encoding:', ' chunked'], SMUGGLED)],
  [
    'a coding behind a tab, and a length',
    post(['Transfer-Encoding:\tchunked', 'Content-Length: 4'], SMUGGLED),
  ],
  ['chunks in HTTP/1.0', post([CHUNKED], LAST_CHUNK).replace('HTTP/1.1', 'HTTP/1.0') + SMUGGLED],
  ['a chunk with a negative size', post([CHUNKED], `-1\r\n{}\r\n${LAST_CHUNK}${SMUGGLED}`)],
  ['a chunk size with a prefix', post([CHUNKED], `0x2\r\n{}\r\n${LAST_CHUNK}${SMUGGLED}`)],
  ['a chunk size beyond 64 bits', post([CHUNKED], `ffffffffffffffffff\r\n${SMUGGLED}`)],
  ['a chunk without its line end', post([CHUNKED], `2\r\n{}${LAST_CHUNK}${SMUGGLED}`)],
  ['a bare line feed after a chunk size', post([CHUNKED], `2;a\n{}\r\n${LAST_CHUNK}${SMUGGLED}`)],
  ['a folded header', get(UNKNOWN, 'X-A: b', ' c') + SMUGGLED],
  ['bare line feeds', get(UNKNOWN).replaceAll('\r\n', '\n') + SMUGGLED],
  ['one bare line feed', get(UNKNOWN, 'X-A: b\nX-B: c') + SMUGGLED],
  ['a bare carriage return', get(UNKNOWN, 'X-A: b\rX-B: c') + SMUGGLED],
  ['a null byte in a header', get(UNKNOWN, 'X-A: a\0b') + SMUGGLED],
  ['a space before the first header', `GET ${UNKNOWN} HTTP/1.1\r\n ${HOST}\r\n\r\n${SMUGGLED}`],
  ['no host', lines(`GET ${UNKNOWN} HTTP/1.1`, '') + SMUGGLED],
  ['an unknown version', get(UNKNOWN).replace('HTTP/1.1', 'HTTP/9.9') + SMUGGLED],
  ['no version', `GET ${UNKNOWN}\r\n\r\n${SMUGGLED}`],
  ['the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${SMUGGLED}`],
  ['a target without a slash', get('evil.example:443') + SMUGGLED],
  ['an unknown method', get(UNKNOWN).replace('GET', 'FOO') + SMUGGLED],
];

test('a malformed or ambiguous request is refused and ends its connection', async ({ site }) => {
  for (const [name, bytes] of refused) {
    const sent = await sendBytes(site.origin, bytes);
    expect.soft([name, listStatuses(sent)]).toEqual([name, [400]]);
  }
  expect(listStatuses(await sendBytes(site.origin, NEXT))).toEqual([404]);
});

test('two hosts, a CONNECT request, huge headers or a huge address end the connection', async ({
  site,
}) => {
  const connectTo = `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n\r\n`;
  const hosts = get(UNKNOWN, 'host: evil.example');
  expect(await sendBytes(site.origin, hosts + SMUGGLED)).toBe('');
  expect(await sendBytes(site.origin, connectTo + SMUGGLED)).toBe('');
  for (const huge of [
    get(UNKNOWN, `X-A: ${'a'.repeat(20_000)}`),
    get(UNKNOWN, ...Array.from({ length: 2_000 }, (_, index) => `X-${index}: abcdefgh`)),
    get(`/${'a'.repeat(20_000)}`),
  ]) {
    expect(listStatuses(await sendBytes(site.origin, huge + SMUGGLED))).toEqual([431]);
  }
  const long = await sendBytes(site.origin, get(`/${'a'.repeat(10_000)}`, CLOSE));
  expect(listStatuses(long)).toEqual([404]);
  expect(listStatuses(await sendBytes(site.origin, NEXT))).toEqual([404]);
});

/** Valid requests. The status 400 of the first three is the API's answer to their bodies. */
const valid: readonly (readonly [name: string, bytes: string, status: number])[] = [
  ['a body of chunks', post([CHUNKED], `2\r\n{}\r\n${LAST_CHUNK}`), 400],
  ['a body that looks like a request', post([`Content-Length: ${SMUGGLED.length}`], SMUGGLED), 400],
  ['chunks behind `identity`', post(['Transfer-Encoding: identity, chunked'], LAST_CHUNK), 400],
  ['a GET with a body', get(UNKNOWN, 'Content-Length: 4') + 'ABCD', 404],
  [
    'a refused method with a body',
    get('/terms', `Content-Length: ${SMUGGLED.length}`).replace('GET', 'POST') + SMUGGLED,
    405,
  ],
  ['an unknown expectation', get(UNKNOWN, 'Expect: x'), 417],
  ['an absolute URL as the target', get(`http://evil.example${UNKNOWN}`), 404],
  ['an asterisk', get('*').replace('GET', 'OPTIONS'), 405],
];

test('an unusual request that is valid does not change the next one on its connection', async ({
  site,
  control,
}) => {
  await control.clearRequests();
  for (const [name, bytes, status] of valid) {
    const sent = await sendBytes(site.origin, bytes + NEXT);
    expect.soft([name, listStatuses(sent)]).toEqual([name, [status, 404]]);
    expect.soft([name, sent.includes('evil.example')]).toEqual([name, false]);
  }
  expect(await control.getRequests()).toEqual([]);
});

test('no target or host of a request leads to another site', async ({ site }) => {
  for (const bytes of [
    get('http://evil.example/Terms/', CLOSE),
    get('//evil.example/Terms/', CLOSE),
    get('/\\evil.example/Terms/', CLOSE),
    get('/Terms/', CLOSE).replace(HOST, 'Host: evil.example'),
    get('/Terms/', CLOSE).replace(HOST, 'Host: evil.example/x?y'),
    get('/Terms/', CLOSE, 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https'),
  ]) {
    const sent = await sendBytes(site.origin, bytes);
    const [, location = ''] = /^location: (.*)\r$/im.exec(sent) ?? [];
    const [requestLine] = bytes.split('\r\n');
    expect.soft([requestLine, listStatuses(sent)]).toEqual([requestLine, [308]]);
    expect.soft(new URL(location, site.origin).origin).toBe(site.origin);
  }
});

test('a request for an upgrade is answered without the upgrade', async ({ site }) => {
  for (const protocol of ['websocket', 'h2c', 'x']) {
    const sent = await sendBytes(
      site.origin,
      get(UNKNOWN, 'Connection: close, Upgrade', `Upgrade: ${protocol}`),
    );
    expect.soft([protocol, listStatuses(sent)]).toEqual([protocol, [404]]);
  }
});

const MEGABYTE = 1024 * 1024;
const BODY = Buffer.alloc(8 * MEGABYTE, 'x');

/** Each kind of address, and what it answers to a POST with a body of 8 MB that never ends. */
const posts: readonly (readonly [path: string, type: string, status: number])[] = [
  [routes.home(), 'text/plain', 405],
  [routes.terms(), 'text/plain', 405],
  [routes.activate({ token: 'a' }), 'text/plain', 405],
  ['/nu/exista', 'text/plain', 405],
  ['/sitemap.xml', 'text/plain', 405],
  ['/favicon.ico', 'text/plain', 405],
  ['/_next/static/chunks/a.js', 'text/plain', 405],
  ['/_next/image?url=x', 'text/plain', 400],
  ['/api/none', 'application/json', 404],
  [apiRoutes.verifyToken, 'application/json', 413],
  [apiRoutes.cardForm, 'text/plain', 415],
  [apiRoutes.orderAuthorized, 'application/json', 405],
  [operatorRoutes.ready, 'application/json', 405],
  [operatorRoutes.revalidate, 'application/json', 404],
  [reportRoutes.violations, 'application/csp-report', 413],
  [routes.paymentResult(), 'application/x-www-form-urlencoded', 303],
];

const bodyLengths = [`Content-Length: ${2 * BODY.length}`, 'Transfer-Encoding: chunked'] as const;

function openPost(origin: string, [path, type]: (typeof posts)[number], length: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`);
  return socket;
}

test('a body that is too large is answered before it has arrived', async ({ site }) => {
  for (const address of posts) {
    const socket = openPost(site.origin, address, bodyLengths[0]);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect.soft([address[0], listStatuses(String(answer))]).toEqual([address[0], [address[2]]]);
    expect.soft(String(answer).toLowerCase(), address[0]).toContain('strict-transport-security');
  }
});

test('unfinished bodies take no memory', async ({ startOwnSite }) => {
  test.skip(process.platform !== 'linux', 'reads the memory of the site from /proc');
  const site = await startOwnSite();
  const measure = async (): Promise<number> => {
    const status = await readFile(`/proc/${site.pid()}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  };
  // The first requests load code, which takes memory too.
  for (const address of posts) {
    const socket = openPost(site.origin, address, bodyLengths[0]);
    await once(socket, 'data');
    socket.destroy();
  }
  const before = await measure();
  const sockets = posts.flatMap((address) =>
    bodyLengths.map((length) => openPost(site.origin, address, length)),
  );
  const chunkHead = `${(2 * BODY.length).toString(16)}\r\n`;
  const received = sockets.map(async (socket, index) => {
    if (index % bodyLengths.length === 1) socket.write(chunkHead);
    if (!socket.write(BODY)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  });
  await Promise.all(received);
  const growth = (await measure()) - before;
  for (const socket of sockets) socket.destroy();
  // The bodies have 256 MB in all, of which the framework would keep nearly everything. On a busy
  // machine 118 MB of chunks that are dropped at once were not collected yet.
  expect(growth / MEGABYTE).toBeLessThan(160);
  expect((await fetch(`${site.origin}${operatorRoutes.live}`)).status).toBe(200);
});

/** Prints the limits of the server at each request. */
const printLimits = `
  import { subscribe } from 'node:diagnostics_channel';
  subscribe('http.server.request.start', ({ server }) => {
    const { headersTimeout, requestTimeout, maxConnections } = server;
    console.log(JSON.stringify({ headersTimeout, requestTimeout, maxConnections }));
  });`;

// Node closes the connections. It checks the times only every 30 s, so a test that waited for that
// would take as long.
test("the server has Node's limits of slow connections and of their number", async ({
  startOwnSite,
}) => {
  const script = `data:text/javascript,${encodeURIComponent(printLimits)}`;
  const site = await startOwnSite({ NODE_OPTIONS: `--import ${script}` });
  const limits = { headersTimeout: 10_000, requestTimeout: 20_000, maxConnections: 10_000 };
  // The site has already answered a request of `startOwnSite`.
  await expect.poll(site.output).toContain(JSON.stringify(limits));
});

const menu = routes.menu({ restaurantId: RESTAURANT_ID });

/** One address for each way in which the server finds an answer. */
const fixed: readonly string[] = [
  routes.terms(),
  menu,
  routes.paymentExit(),
  routes.sitePreview(),
  routes.appCode(),
  '/sw.js',
  '/sitemap.xml',
  '/favicon.ico',
  '/.well-known/assetlinks.json',
  apiRoutes.verifyToken,
];

const escape = (character: string): string => `%${character.charCodeAt(0).toString(16)}`;
const escapeAt = (index: number) => (path: string) =>
  path.slice(0, index) + escape(path.at(index) ?? '') + path.slice(index).slice(1);
/** Not in place of the first slash: Node refuses a target that does not begin with one. */
const beforeLastSegment = (added: string) => (path: string) =>
  path.replace(/(?<=.)\/(?=[^/]*$)/, added);

/** Other spellings of an address, of which some would be the same address for another program. */
const spellings: readonly (readonly [name: string, change: (path: string) => string])[] = [
  ['an encoded first letter', escapeAt(1)],
  ['an encoded third letter', escapeAt(3)],
  ['an encoded letter at the end', (path) => escapeAt(path.length - 1)(path)],
  ['an encoded dot', (path) => path.replace('.', '%2E')],
  [
    'a letter that is encoded twice',
    (path) => `/%25${escape(path[1] ?? '').slice(1)}${path.slice(2)}`,
  ],
  ['capitals', (path) => path.toUpperCase()],
  ['a slash before', (path) => `/${path}`],
  ['a slash inside', beforeLastSegment('//')],
  ['a slash behind', (path) => `${path}/`],
  ['two slashes behind', (path) => `${path}//`],
  ['an encoded slash', beforeLastSegment('%2f')],
  ['an encoded slash behind', (path) => `${path}%2F`],
  ['a backslash behind', (path) => `${path}\\`],
  ['an encoded backslash behind', (path) => `${path}%5c`],
  ['a dot behind', (path) => `${path}.`],
  ['a dot segment', (path) => `/.${path}`],
  ['a dot segment behind', (path) => `${path}/.`],
  ['a segment and back', (path) => `/x/..${path}`],
  ['a segment and encoded dots back', (path) => `/x/%2e%2E${path}`],
  ['a semicolon', (path) => `${path};a=1`],
  ['a semicolon inside', beforeLastSegment(';a/')],
  ['a fragment', (path) => `${path}#a`],
  ['an encoded fragment', (path) => `${path}%23a`],
  ['an encoded query', (path) => `${path}%3fa`],
  ['a blank behind', (path) => `${path}%20`],
  ['a null byte behind', (path) => `${path}%00`],
  ['an invalid escape', (path) => `${path}%zz`],
  ['bytes that are not UTF-8', (path) => `${path}%ff`],
  ["the framework's suffix", (path) => `${path}.rsc`],
  ["the framework's suffix of a segment", (path) => `${path}.segments/_tree.segment.rsc`],
  ['the suffix of a document', (path) => `${path}.html`],
];

const findLink = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[0] ?? '').replaceAll('&amp;', '&');

test('an address has one spelling, and no cache may keep the error at another one', async ({
  site,
}) => {
  const { body } = await sendRaw(site.origin, menu);
  const linked = [/\/_next\/static\/[\w./-]+\.js/, /\/_next\/image\?url=[^"\s]+/].map((pattern) =>
    findLink(body, pattern),
  );
  for (const address of [...fixed, ...linked]) {
    const [path = '', query] = address.split('?');
    for (const [name, change] of spellings) {
      const changed = change(path);
      if (changed === path) continue;
      const target = query === undefined ? changed : `${changed}?${query}`;
      const { status, headers } = await sendRaw(site.origin, target);
      const { location, 'cache-control': cacheControl = '' } = headers;
      const isMoved = status === 308 && location?.startsWith('/') === true && location !== target;
      const isRefused = status >= 400 && status < 500 && cacheControl.includes('no-store');
      const isRight = isMoved || isRefused;
      expect.soft(isRight, `${name}: ${target} ${status} ${location} ${cacheControl}`).toBe(true);
    }
  }
});

test("no cache may keep an error of the framework's own addresses", async ({ site }) => {
  for (const path of [
    '/_not-found',
    '/_global-error',
    '/_error',
    '/404',
    '/500',
    '/index',
    '/_next',
    '/_next/static',
    '/_next/static/chunks',
    '/_next/image',
    '/_next/image?url=x',
    '/_next/data/x/terms.json',
    '/embedded',
    '/%',
  ]) {
    const { status, headers } = await sendRaw(site.origin, path);
    expect.soft([path, status < 500, status >= 400]).toEqual([path, true, true]);
    expect.soft(headers['cache-control'], path).toContain('no-store');
  }
});
