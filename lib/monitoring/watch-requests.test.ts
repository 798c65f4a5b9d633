import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { Server } from 'node:http';
import { getRequestContext } from '@/lib/signals/request-context';
import type { RequestContext } from '@/lib/signals/request-context';
import { getSignals } from '@/lib/signals/signals';
import type { RequestEnd } from '@/lib/signals/signals';
import { CLIENT_CLOSED_STATUS, watchRequests } from './watch-requests.ts';

const open = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

describe('a request to this process', () => {
  const site = createServer((request, response) => {
    if (request.url === '/restaurants') return;
    // Next changes the address of a request, so this server does it too. The route must come from
    // the address before the change.
    request.url = '/rewritten';
    response.writeHead(404).end('no such restaurant');
  });
  const metrics = createServer((_, response) => response.end('metrics'));
  let sitePort: number;
  let metricsPort: number;

  beforeAll(async () => {
    [sitePort, metricsPort] = await Promise.all([open(site), open(metrics)]);
    watchRequests(metricsPort);
  });
  afterAll(() => {
    site.close();
    metrics.close();
  });

  type Report = RequestContext & RequestEnd;
  const nextReport = (): Promise<Report> =>
    new Promise((resolve) => {
      getSignals().once('requestAnswered', (context, end) => resolve({ ...context, ...end }));
    });

  it('is reported with the route template of its address, the status and the duration', async () => {
    const report = nextReport();
    get({ port: sitePort, path: '/restaurant/canary/menu?x=1', agent: false }, (answer) =>
      answer.resume(),
    );
    expect(await report).toEqual({
      route: '/restaurant/[restaurantId]/menu',
      correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 404,
      seconds: expect.any(Number),
    });
    expect((await report).seconds).toBeLessThan(5);
  });

  it('has its own context, also after asynchronous work and during other requests', async () => {
    const seen: (RequestContext | undefined)[] = [];
    const collect = async (): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(getRequestContext());
    };
    site.on('request', collect);
    const paths = ['/terms', '/activate/canary', '/terms'];
    const closed = Promise.all(
      paths.map(async (path) => {
        const [answer] = await once(get({ port: sitePort, path, agent: false }), 'response');
        await once(answer.resume(), 'close');
      }),
    );
    await closed;
    site.off('request', collect);
    expect(seen.map((context) => context?.route).toSorted()).toEqual([
      '/activate/[token]',
      '/terms',
      '/terms',
    ]);
    expect(new Set(seen.map((context) => context?.correlationId)).size).toBe(3);
    expect(getRequestContext()).toBeUndefined();
  });

  it('is reported when the client goes away before the answer', async () => {
    const report = nextReport();
    const sent = get({ port: sitePort, path: '/restaurants', agent: false });
    sent.on('error', () => undefined);
    site.once('request', () => sent.destroy());
    expect(await report).toMatchObject({ route: '/restaurants', status: CLIENT_CLOSED_STATUS });
  });

  it('is not reported when it was sent to the port of the metrics', async () => {
    const reports: string[] = [];
    const collect = ({ route }: RequestContext): number => reports.push(route);
    getSignals().on('requestAnswered', collect);
    const [answer] = await once(get({ port: metricsPort, agent: false }), 'response');
    answer.resume();
    await once(answer, 'close');
    getSignals().off('requestAnswered', collect);
    expect(reports).toEqual([]);
  });
});
