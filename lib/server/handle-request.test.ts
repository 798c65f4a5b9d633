import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { sendRaw } from '../../e2e/support/browser/raw-request.ts';
import { startRecordingServer } from '../../e2e/support/unit/recording-server.ts';
import type { RecordingServer } from '../../e2e/support/unit/recording-server.ts';
import { getLog } from '../log.ts';
import { INCOMPLETE_PAGE_RETRY_SECONDS } from '../retry-after.ts';
import { createRequestListener } from './handle-request.ts';
import { RenderDeadlineError } from './page-cache.ts';
import type { PageTarget } from './page-cache.ts';
import { getVariant } from '../rendering.ts';
import { createWorkQuota } from '../work-quota.ts';

const ACTIVATE = '/activate/token';
const RETURN = '/payment/librapay/client/response';
const MENU = '/restaurant/la-mama/menu';
const BANK = 'https://bank.example';

describe('a request to the server', () => {
  let server: RecordingServer;
  let framework: jest.Mock<Promise<void>, [IncomingMessage, ServerResponse]>;
  let sendPage: jest.Mock<Promise<void>, [PageTarget, IncomingMessage, ServerResponse]>;

  const start = async (inDevelopment = false): Promise<void> => {
    server = await startRecordingServer(
      createRequestListener({
        framework,
        pages: { respond: sendPage, remove: () => undefined },
        takeWork: createWorkQuota(),
        namedPictures: async () => 'named',
        settings: { paymentFormOrigins: [BANK], redisUrl: undefined, trustedProxyHops: 0 },
        inDevelopment,
      }),
    );
  };

  beforeEach(async () => {
    framework = jest.fn(async (_request, response) => void response.end('framework'));
    sendPage = jest.fn(async (_target, _request, response) => void response.end('page cache'));
    await start();
  });
  afterEach(() => server.close());

  it.each([
    ['/', 'page cache'],
    [MENU, 'page cache'],
    ['/_next/static/chunks/a.js', 'page cache'],
    ['/api/health/ready', 'framework'],
    [ACTIVATE, 'framework'],
  ])('for %s is answered by the %s', async (path, expected) => {
    expect((await sendRaw(server.origin, path)).body).toBe(expected);
  });

  it.each([
    ['PUT', '/restaurants', 'GET, HEAD'],
    ['TRACE', '/restaurants', 'GET, HEAD'],
    ['DELETE', RETURN, 'GET, HEAD, POST'],
  ])('with the method %s to %s is refused', async (method, path, allowed) => {
    const { status, headers } = await sendRaw(server.origin, path, { method });
    expect([status, headers.allow, headers['cache-control']]).toEqual([405, allowed, 'no-store']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toBeDefined();
  });

  it.each([
    ['/TERMS/?utm_source=a', '/terms?utm_source=a'],
    ['/activate/token),?lang=en', '/activate/token?lang=en'],
  ])('for %s is redirected to %s', async (path, location) => {
    const { status, headers } = await sendRaw(server.origin, path);
    expect([status, headers.location, headers['cache-control']]).toEqual([
      308,
      location,
      'no-store',
    ]);
  });

  it('by which the bank sends the browser back is redirected to a GET with the fields of the bank', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = { method: 'POST', headers: type };
    const answer = await sendRaw(server.origin, `${RETURN}?lang=en`, {
      ...sent,
      body: 'RC=00&X=1',
    });
    expect([answer.status, answer.headers.location]).toEqual([303, `${RETURN}?RC=00&lang=en`]);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect((await sendRaw(server.origin, RETURN, { ...sent, body: 'X=1' })).headers.location).toBe(
      RETURN,
    );
  });

  describe('for a transaction', () => {
    type Policies = { readonly ofRequest: string; readonly ofAnswer: string };
    const getPolicies = async (
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Policies> => {
      const answer = await sendRaw(server.origin, ACTIVATE, { headers });
      return {
        ofRequest: String(framework.mock.lastCall?.[0].headers['content-security-policy']),
        ofAnswer: String(answer.headers['content-security-policy']),
      };
    };

    it('has a policy with a new nonce, which Next reads from the request', async () => {
      const [first, second] = [await getPolicies(), await getPolicies()];
      for (const { ofRequest, ofAnswer } of [first, second]) {
        expect(ofAnswer).toMatch(/script-src [^;]*'nonce-[\w+/]{22}=='/);
        expect(ofRequest).toBe(ofAnswer);
        expect(ofAnswer).toContain(BANK);
        // A report contains the page's address, which may have a token.
        expect(ofAnswer).not.toContain('report-uri');
      }
      expect(first.ofAnswer).not.toBe(second.ofAnswer);
    });

    it.each([
      ['?lang=en', 'en'],
      ['', undefined],
    ])('tells Next the language of the address: "%s"', async (query, language) => {
      await sendRaw(server.origin, ACTIVATE + query, { headers: { 'x-visitor-language': 'ro' } });
      expect(framework.mock.calls[0]?.[0].headers['x-visitor-language']).toBe(language);
    });
  });

  describe('that fails', () => {
    beforeEach(() => {
      jest.spyOn(getLog(), 'error').mockImplementation(() => undefined);
    });

    it.each([
      ['in the page cache', MENU, new Error('canary'), 500],
      ['after the deadline of a rendering', MENU, new RenderDeadlineError(), 503],
      ['in Next', ACTIVATE, new Error('canary'), 500],
    ])('%s gets an error page that no cache stores', async (_, path, error, expected) => {
      framework.mockRejectedValue(error);
      sendPage.mockRejectedValue(error);
      const { status, headers, body } = await sendRaw(server.origin, path);
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([
        expected,
        'no-store',
        String(INCOMPLETE_PAGE_RETRY_SECONDS),
      ]);
      expect(body).not.toContain('canary');
      expect(getLog().error).toHaveBeenCalledTimes(1);
    });

    it('after a part of its response is cut off, so that the client sees that it is incomplete', async () => {
      framework.mockImplementation(async (_request, response) => {
        await new Promise<void>((resolve) => {
          response.write('part', () => resolve());
        });
        throw new Error('canary');
      });
      await expect(sendRaw(server.origin, ACTIVATE)).rejects.toThrow('aborted');
    });
  });

  it('whose client leaves causes no uncaught exception', async () => {
    const passed = Promise.withResolvers<readonly [IncomingMessage, ServerResponse]>();
    framework.mockImplementation(async (...both) => passed.resolve(both));
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('POST /api/token/verify HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}');
    const [request, response] = await passed.promise;
    const closed = once(response, 'close');
    socket.destroy();
    await closed;
    // Without a listener, `emit` throws.
    expect(request.emit('error', new Error('aborted'))).toBe(true);
  });

  describe('in development', () => {
    beforeEach(async () => {
      await server.close();
      await start(true);
    });

    it.each([
      [`${MENU}?lang=en&hidden_navbar`, `/en${MENU}`],
      [`${MENU}?_rsc=1a2b&x=1`, `${MENU}?_rsc=1a2b`],
      ['/restaurants?q=supa&_rsc=1a2b', '/restaurants?q=supa&_rsc=1a2b'],
    ])('for %s is answered anew by Next at %s', async (path, address) => {
      let navigation: string | undefined;
      framework.mockImplementation(async (request, response) => {
        navigation = getVariant().navigation;
        response.end(request.url);
      });
      expect((await sendRaw(server.origin, path)).body).toBe(address);
      expect(navigation).toBe(path.includes('hidden_navbar') ? 'hidden' : 'shown');
      expect(sendPage).not.toHaveBeenCalled();
    });
  });
});
