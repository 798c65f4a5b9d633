import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { recordSubscriptions } from '../../../e2e/support/unit/record-subscriptions.ts';
import { formatOriginForm, formatUtf8Query, normalizeRequests } from './normalize-requests.ts';

describe('the target of a request', () => {
  it.each([
    ['/terms?a=1', '/terms?a=1'],
    ['//evil.example/terms', '//evil.example/terms'],
    ['http://evil.example/terms?a=1', '/terms?a=1'],
    ['HTTPS://user@evil.example:8443/Terms/', '/Terms/'],
    ['http://evil.example', '/'],
    ['http://evil.example?a=1', '/?a=1'],
    ['ftp://evil.example//a', '//a'],
    ['h2c://evil.example/a', '/a'],
    ['?next=http://evil.example/a', '/'],
    ['*', '/'],
    ['evil.example:443', '/'],
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

describe('an unusual request', () => {
  let server: Server;
  let endSubscriptions: () => void;
  let sockets: Socket[];

  const start = async (acceptsUpgrades: boolean): Promise<void> => {
    endSubscriptions = recordSubscriptions(() => normalizeRequests(acceptsUpgrades));
    server = createServer(({ method, url, headers }, response) => {
      response.end(`${method} ${url} ${Object.keys(headers).join(' ')}`);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  };
  const send = (line: string, ...headers: readonly string[]): Promise<string> => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write([line, 'Host: a', 'Connection: close', ...headers, '', ''].join('\r\n'));
    return text(socket);
  };
  const upgrade = ['Upgrade: websocket', 'Connection: Upgrade'];

  beforeEach(async () => {
    sockets = [];
    await start(false);
  });
  afterEach(() => {
    endSubscriptions();
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['TRACE /a', [], 'OPTIONS /a host'],
    ['GET http://evil.example/a', [], 'GET /a host'],
    ['OPTIONS *', [], 'OPTIONS / host'],
    ['GET /a', ['X-Word: host', 'X-Other: host'], 'GET /a host'],
  ])('%s with the headers %j becomes %s', async (line, headers, expected) => {
    expect(await send(`${line} HTTP/1.1`, ...headers)).toContain(expected);
  });

  it('loses the headers by which Next would find its own address', async () => {
    const given = ['X-Forwarded-Proto: https', 'X-Forwarded-Host: b', 'X-Forwarded-Port: 1'];
    const answer = await send('GET /a HTTP/1.1', ...given, 'X-Forwarded-For: 10.0.0.1');
    expect(answer).toContain('GET /a host connection x-forwarded-for');
  });

  it('with two Host headers gets no answer', async () => {
    expect(await send('GET /a HTTP/1.1', 'host: b')).toBe('');
  });

  it('for an upgrade is answered like any other', async () => {
    // Next has such a listener too. It can leave the connection of an upgrade open forever.
    server.on('upgrade', () => undefined);
    expect(await send('GET /a HTTP/1.1', ...upgrade)).toContain('GET /a');
  });

  it('for an upgrade keeps its web socket on the development server', async () => {
    endSubscriptions();
    server.close();
    await start(true);
    server.on('upgrade', (_request, socket) => socket.end('accepted'));
    // At this request the built server would remove its listener for upgrades.
    await send('GET / HTTP/1.1');
    expect(await send('GET /_next/hmr HTTP/1.1', ...upgrade)).toBe('accepted');
  });
});
