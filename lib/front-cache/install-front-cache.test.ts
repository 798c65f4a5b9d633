import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { recordSubscriptions } from '../../e2e/support/unit/record-subscriptions.ts';
import { getFrameworkTime } from '@/lib/cache/entry';
import { noteServedPage } from '@/lib/cache/served-page';
import { getSignals } from '@/lib/signals/signals';
import type { CacheRead } from '@/lib/signals/signals';
import { installFrontCache } from './install-front-cache.ts';

const FRESHNESS = 'public, s-maxage=60';

describe('the front cache in front of a server', () => {
  let server: Server;
  let port: number;
  let answered: number;
  let endSubscriptions: () => void;
  const reads: CacheRead[] = [];
  const collect = (read: CacheRead): void => {
    if (read.cache === 'front') reads.push(read);
  };

  beforeEach(async () => {
    answered = 0;
    reads.length = 0;
    getSignals().on('cacheRead', collect);
    server = createServer((_, response) => {
      answered += 1;
      noteServedPage({ path: '/terms', freshUntil: getFrameworkTime() + 60_000, expiryCount: 0 });
      response.writeHead(200, { 'cache-control': FRESHNESS }).end('<p>Termeni</p>');
    }).listen(0);
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterEach(async () => {
    getSignals().off('cacheRead', collect);
    endSubscriptions();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const install = (chosen: Parameters<typeof installFrontCache>[0]): void => {
    endSubscriptions = recordSubscriptions(() => installFrontCache(chosen));
  };
  const visitTwice = async (): Promise<readonly string[]> => [
    await (await fetch(`http://127.0.0.1:${port}/terms`)).text(),
    await (await fetch(`http://127.0.0.1:${port}/terms`)).text(),
  ];

  it('is not installed with a size of 0', async () => {
    install({ frontCacheMegabytes: 0, metricsPort: undefined });
    await visitTwice();
    expect([answered, reads]).toEqual([2, []]);
  });

  it('does not answer requests to the server of the metrics', async () => {
    install({ frontCacheMegabytes: 1, metricsPort: port });
    await visitTwice();
    expect([answered, reads]).toEqual([2, []]);
  });

  it('answers the second visit itself, and emits a signal of a cache hit', async () => {
    install({ frontCacheMegabytes: 1, metricsPort: undefined });
    const [first, second] = await visitTwice();
    expect([first, second, answered]).toEqual([first, first, 1]);
    expect(reads.map(({ result }) => result)).toContain('hit');
  });
});
