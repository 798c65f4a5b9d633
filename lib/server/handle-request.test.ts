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
const MENU = '/restaurant/la-mama/menu';

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
        settings: { paymentFormOrigins: [], redisUrl: undefined, trustedProxyHops: 0 },
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
    ['?lang=en', 'en'],
    ['', undefined],
  ])('for a transaction tells Next the language of the address: "%s"', async (query, language) => {
    const headers = { 'x-visitor-language': 'ro' };
    await sendRaw(server.origin, ACTIVATE + query, { headers });
    expect(framework.mock.calls[0]?.[0].headers['x-visitor-language']).toBe(language);
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
      [`${MENU}?lang=en&hidden_navbar`, MENU],
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
