import { startSandbox } from '../../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { REVALIDATE_SECRET } from '../../support/servers/signed-call.ts';
import { startSite } from '../../support/servers/site.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { hostOf, startEdge } from '../edge/start-edge.ts';
import type { Edge } from '../edge/start-edge.ts';
import { startRedisServer } from '../store/redis-server.ts';
import type { RedisServer } from '../store/redis-server.ts';

/** The provider. After each start it has its original menus. */
export type Provider = {
  readonly origin: string;
  readonly control: SandboxControl;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
};

/** Two instances of the site with Redis, the provider and the edge. */
export type Cluster = {
  readonly redis: RedisServer;
  readonly provider: Provider;
  readonly sites: readonly [RunningSite, RunningSite];
  readonly edge: Edge;
  /** Starts another instance, with an empty cache folder. The edge sends it no requests. */
  readonly startInstance: () => Promise<RunningSite>;
  readonly stop: () => Promise<void>;
};

/**
 * Except for the calls of `sendApi`, the load of a test comes from one client, so the edge's limits
 * for a client are raised. The site keeps its own limits. The limits of the site do not refuse the
 * calls of `sendApi`, because each of these calls has a random client address in `X-Forwarded-For`.
 * The edge trusts this header and passes the address on.
 */
const UNLIMITED = {
  EDGE_TRUSTED_PROXIES: '127.0.0.1',
  EDGE_PAGES_PER_SECOND: '10000',
  EDGE_PAGES_BURST: '10000',
  EDGE_FILES_PER_SECOND: '10000',
  EDGE_FILES_BURST: '10000',
  EDGE_REQUESTS_PER_SECOND: '10000',
  EDGE_BURST: '10000',
  EDGE_CALLS_PER_SECOND: '10000',
  EDGE_CALLS_BURST: '10000',
};

async function startProvider(): Promise<Provider> {
  const [port, controlPort] = [await getFreePort(), await getFreePort()];
  let running: RunningSandbox | undefined;
  const start = async (): Promise<void> => {
    running = await startSandbox({ port, controlPort });
  };
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    control: createSandboxControl(`http://127.0.0.1:${controlPort}`),
    kill: async () => running?.stop(),
    start,
  };
}

/** `env` has further settings for every instance. */
export async function startCluster(env: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const [redis, provider] = [await startRedisServer(), await startProvider()];
  const ports = { visitors: await getFreePort(), purge: await getFreePort() };
  const startInstance = (): Promise<RunningSite> =>
    startSite({
      providerApiUrl: provider.origin,
      env: {
        REDIS_URL: redis.url,
        EDGE_PURGE_URLS: `http://127.0.0.1:${ports.purge}`,
        REVALIDATE_SECRET,
        // The edge keeps an idle connection to the site for 50 s. The site must keep it for longer.
        KEEP_ALIVE_TIMEOUT: '65000',
        ...env,
      },
    });
  const sites = [await startInstance(), await startInstance()] as const;
  const edge = await startEdge({ ports, upstreams: sites.map(hostOf), env: UNLIMITED });
  return {
    redis,
    provider,
    sites,
    edge,
    startInstance,
    stop: async () => {
      await Promise.all([edge.stop(), ...sites.map((site) => site.stop())]);
      await Promise.all([provider.kill(), redis.kill()]);
    },
  };
}
