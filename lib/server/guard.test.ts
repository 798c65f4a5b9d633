import type { ServerResponse } from 'node:http';
import { sendBytes, sendRaw } from '../../e2e/support/browser/raw-request.ts';
import { startRecordingServer } from '../../e2e/support/unit/recording-server.ts';
import type { RecordingServer } from '../../e2e/support/unit/recording-server.ts';
import {
  forbidStoringErrors,
  formatOriginForm,
  formatUtf8Query,
  isHostileHeader,
  normalizeRequest,
  redirectToOneSpelling,
} from './guard.ts';

describe('the target of a request', () => {
  it.each([
    ['/terms?a=1', '/terms?a=1'],
    ['//evil.example/terms', '//evil.example/terms'],
    ['http://evil.example/terms?a=1', '/terms?a=1'],
    ['HTTPS://user@evil.example:8443/Terms/', '/Terms/'],
    ['http://evil.example', '/'],
    ['http://evil.example?a=1', '/?a=1'],
    ['h2c://evil.example/a', '/a'],
    ['?next=http://evil.example/a', '/'],
    ['*', '/'],
    ['', '/'],
  ])('%j becomes %j', (target, path) => {
    expect(formatOriginForm(target)).toBe(path);
  });
});

describe('the query of a request', () => {
  it.each([
    [
      'in windows-1250',
      '/a?RC=05&MESSAGE=Plat%E3+refuzat%E3',
      '/a?RC=05&MESSAGE=Plat%C4%83%20refuzat%C4%83',
    ],
    ['of plain bytes', '/a?MESSAGE=Plat\xe3', '/a?MESSAGE=Plat%C4%83'],
    ['of plain bytes that are UTF-8', '/a?b=\xc4\x83', '/a?b=%C4%83'],
    ['with a name in windows-1250', '/a?%E3=1&b', '/a?%C4%83=1&b'],
    ['with an incomplete escape', '/a?b=%zz&c=%E3', '/a?b=%25zz&c=%C4%83'],
  ])('%s becomes UTF-8: %j', (_name, target, utf8) => {
    expect(formatUtf8Query(target)).toBe(utf8);
    expect(formatUtf8Query(utf8)).toBe(utf8);
  });

  it.each(['/a', '/a?', '/%E3', '/a?b=%C4%83+c&&d==%26%3D', '/a?b=%00'])(
    'stays unchanged in %s',
    (target) => {
      expect(formatUtf8Query(target)).toBe(target);
    },
  );

  it.each(['%E3&', '\xe3&', '%E3=', '%zz&', '\xe3', '%C4%83&\xe3&'])(
    'stays unchanged, and is not decoded, if it is long and consists of %j',
    (part) => {
      const target = `/a?${part.repeat(15_500 / part.length)}`;
      const decode = jest.spyOn(TextDecoder.prototype, 'decode');
      expect(formatUtf8Query(target)).toBe(target);
      // Two for each part that is decoded.
      expect(decode.mock.calls.length).toBeLessThanOrEqual(64);
      decode.mockRestore();
    },
  );

  it('becomes UTF-8 if each of the 15 fields of the bank is in windows-1250', () => {
    const fields = (bytes: string): string =>
      Array.from({ length: 15 }, (_, index) => `F${index}=${bytes.repeat(300)}`).join('&');
    expect(formatUtf8Query(`/a?${fields('\xe3')}`)).toBe(`/a?${fields('\xe3')}`);
    expect(formatUtf8Query(`/a?${fields('a').replaceAll('=', '=\xe3')}`)).toBe(
      `/a?${fields('a').replaceAll('=', '=%C4%83')}`,
    );
  });
});

describe('a header of a request', () => {
  it.each([
    'content-security-policy',
    'content-security-policy-report-only',
    'x-nonce',
    'x-nextjs-data',
    'x-middleware-subrequest',
    'x-prerender-revalidate',
    'next-resume',
    'x-visitor-language',
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-forwarded-port',
  ])('named %s is removed, on the development server too', (name) => {
    expect([isHostileHeader(name, false), isHostileHeader(name, true)]).toEqual([true, true]);
  });

  it.each(['x-nextjs-request-id', 'x-nextjs-html-request-id'])(
    'named %s is removed, except on the development server, whose client needs it',
    (name) => {
      expect([isHostileHeader(name, false), isHostileHeader(name, true)]).toEqual([true, false]);
    },
  );

  it.each(['accept', 'accept-language', 'cookie', 'x-forwarded-for', 'x-request-id', 'host'])(
    'named %s is kept',
    (name) => {
      expect(isHostileHeader(name, false)).toBe(false);
    },
  );
});

describe('an unusual request', () => {
  let server: RecordingServer;
  const send = (line: string, ...headers: readonly string[]): Promise<string> =>
    sendBytes(
      server.origin,
      [line, 'Host: a', 'Connection: close', ...headers, '', ''].join('\r\n'),
    );

  beforeAll(async () => {
    server = await startRecordingServer((request, response) => {
      if (!normalizeRequest(request, false)) return;
      const { method, url, headers } = request;
      response.end(`${method} ${url} ${Object.keys(headers).join(' ')}`);
    });
  });
  afterAll(() => server.close());

  it.each([
    ['TRACE /a', [], 'OPTIONS /a host'],
    ['GET http://evil.example/a', [], 'GET /a host'],
    ['OPTIONS *', [], 'OPTIONS / host'],
    ['GET /a?%E3', [], 'GET /a?%C4%83 host'],
    ['GET /a', ['X-Word: host', 'X-Other: host'], 'GET /a host'],
  ])('%s with the headers %j becomes %s', async (line, headers, expected) => {
    expect(await send(`${line} HTTP/1.1`, ...headers)).toContain(expected);
  });

  it('loses its hostile headers in any case, and keeps the others', async () => {
    const given = ['X-Forwarded-Proto: https', 'X-MIDDLEWARE-Rewrite: b', 'X-Nonce: 1'];
    const answer = await send('GET /a HTTP/1.1', ...given, 'X-Forwarded-For: 10.0.0.1');
    expect(answer).toMatch(/GET \/a host connection x-forwarded-for$/);
  });

  it.each(['Host', 'host', 'HOST'])('with a second header %s gets no answer', async (name) => {
    expect(await send('GET /a HTTP/1.1', `${name}: b`)).toBe('');
  });
});

describe('the freshness of an error', () => {
  let server: RecordingServer;
  let answer: (response: ServerResponse) => unknown;

  beforeAll(async () => {
    server = await startRecordingServer((_, response) => {
      forbidStoringErrors(response);
      answer(response);
      response.end();
    });
  });
  afterAll(() => server.close());

  const YEAR = 's-maxage=31536000';

  it.each<readonly [string, (to: ServerResponse) => unknown]>([
    ['with a header that was set', (to) => to.setHeader('Cache-Control', YEAR).writeHead(404)],
    ['with an object', (to) => to.writeHead(404, { 'cache-control': YEAR, 'x-other': undefined })],
    ['with a list and a reason', (to) => to.writeHead(500, 'Broken', ['Cache-Control', 'public'])],
    ['without the header', (to) => to.writeHead(400)],
  ])('%s is no-store', async (_, send) => {
    answer = send;
    const { status, headers } = await sendRaw(server.origin, '/');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is left as it is if it forbids storage in more words', async () => {
    answer = (response) => response.writeHead(503, { 'cache-control': 'private, no-store' });
    const { headers } = await sendRaw(server.origin, '/');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('changes no other header, and not the reason', async () => {
    answer = (response) =>
      response.writeHead(503, 'Busy', { 'Retry-After': 5, 'Set-Cookie': ['a=1', 'b=2'] });
    const { headers, statusText } = await fetch(server.origin);
    expect([headers.get('retry-after'), headers.getSetCookie(), statusText]).toEqual([
      '5',
      ['a=1', 'b=2'],
      'Busy',
    ]);
  });

  it('is left as it is in a response that is no error', async () => {
    answer = (response) => response.writeHead(200, ['Cache-Control', YEAR]);
    expect((await sendRaw(server.origin, '/')).headers['cache-control']).toBe(YEAR);
  });
});

describe('the spelling of an address', () => {
  let server: RecordingServer;

  beforeAll(async () => {
    server = await startRecordingServer((request, response) => {
      if (!redirectToOneSpelling(request, response)) response.end(request.url);
    });
  });
  afterAll(() => server.close());

  it.each([
    ['/te%72ms', '/terms'],
    ['/te%72ms?a=%62&c', '/terms?a=%62&c'],
    ['/terms#a', '/terms'],
    ['/terms?a#b', '/terms?a'],
    ['//evil.example/', '/evil.example'],
    ['/_next/static/chunks/a%2ejs', '/_next/static/chunks/a.js'],
  ])('of %s is redirected to %s', async (target, location) => {
    const { status, headers, body } = await sendRaw(server.origin, target);
    expect([status, headers.location, body]).toEqual([308, location, '']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('of a page with a token is redirected with the headers of such pages', async () => {
    const { headers } = await sendRaw(server.origin, '/Activate/abc');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it.each(['/x/../terms', '/%2e/terms?a', '/restaurant//menu', '/_next/static/chunks%2fa.js'])(
    'of %s is passed on as that of an unknown page',
    async (target) => {
      expect((await sendRaw(server.origin, target)).body).toBe('/nu-exista');
    },
  );

  it.each(['/', '/?a', '/terms?x=%2e%2e', '/activate/AbC', '/restaurant/a/table/%C8%99', '/%zz'])(
    'of %s is passed on unchanged',
    async (target) => {
      expect((await sendRaw(server.origin, target)).body).toBe(target);
    },
  );
});
