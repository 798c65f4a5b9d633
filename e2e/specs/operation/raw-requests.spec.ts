import { apiRoutes } from '../../../lib/api/api-routes.ts';
import { listStatuses, sendBytes } from '../../support/browser/send-bytes.ts';
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
