import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostOf, startEdge } from '../../cluster/edge/start-edge.ts';
import type { Edge } from '../../cluster/edge/start-edge.ts';
import { startRedisServer } from '../../cluster/store/redis-server.ts';
import type { RedisServer } from '../../cluster/store/redis-server.ts';
import { readProcessFigures } from '../../faults/process-figures.ts';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { testSandboxPorts } from '../../support/demo/demo-settings.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { REVALIDATE_SECRET } from '../../support/servers/signed-call.ts';
import { startSite } from '../../support/servers/site.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { createBenchRestaurants } from '../bench-menus.ts';

export type Cluster = {
  readonly control: SandboxControl;
  readonly providerOrigin: string;
  readonly sites: readonly RunningSite[];
  readonly redis: RedisServer | undefined;
  readonly edge: Edge | undefined;
};

export type ClusterOptions = {
  readonly instances: number;
  readonly hasRedis: boolean;
  readonly hasEdge: boolean;
  /** The number of copied restaurants (`createBenchRestaurants`). */
  readonly copies: number;
  readonly periodSeconds: number;
};

/**
 * The edge limits the requests of each client. The whole load comes from one client, so the default
 * limits are too low for it.
 */
const UNLIMITED = {
  EDGE_PAGES_PER_SECOND: '1000000',
  EDGE_PAGES_BURST: '100000',
  EDGE_FILES_PER_SECOND: '1000000',
  EDGE_FILES_BURST: '100000',
  EDGE_REQUESTS_PER_SECOND: '1000000',
  EDGE_BURST: '100000',
};

type Server = { readonly stop: () => Promise<unknown> };

/**
 * Starts the sandbox and the servers that the options name, on the loopback and with empty caches.
 * Calls `work`, and then stops all servers.
 */
export async function withCluster<Result>(
  { instances, hasRedis, hasEdge, copies, periodSeconds }: ClusterOptions,
  work: (cluster: Cluster) => Promise<Result>,
): Promise<Result> {
  const started: Server[] = [];
  const start = async <One extends Server>(starting: Promise<One>): Promise<One> => {
    const server = await starting;
    started.unshift(server);
    return server;
  };
  try {
    const [port = 0] = testSandboxPorts;
    const restaurants = createBenchRestaurants(copies);
    const sandbox = await start(startSandbox({ port, restaurants }));
    const redis = hasRedis ? await startRedisServer() : undefined;
    if (redis) started.unshift({ stop: redis.kill });
    const ports = { visitors: await getFreePort(), purge: await getFreePort() };
    const env = {
      REVALIDATE_SECONDS: String(periodSeconds),
      REVALIDATE_SECRET,
      ...(redis && { REDIS_URL: redis.url }),
      ...(hasEdge && { EDGE_PURGE_URLS: `http://127.0.0.1:${ports.purge}` }),
    };
    const sites: RunningSite[] = [];
    for (let number = 0; number < instances; number += 1) {
      sites.push(await start(startSite({ providerApiUrl: sandbox.origin, env })));
    }
    const upstreams = sites.map(hostOf);
    const edge = hasEdge ? await start(startEdge({ ports, upstreams, env: UNLIMITED })) : undefined;
    const control = createSandboxControl(sandbox.controlOrigin);
    return await work({ control, providerOrigin: sandbox.origin, sites, redis, edge });
  } finally {
    for (const server of started) await server.stop();
  }
}

/** The process ids of nginx: its main process and the children of that process. */
function listEdgePids({ folder }: Edge): readonly number[] {
  const main = readFileSync(join(folder, 'run/nginx.pid'), 'utf8').trim();
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim();
  return [main, ...children.split(' ')].map(Number);
}

/**
 * The present resident memory of each instance, of Redis and of nginx, in MB. Memory that several
 * processes of nginx share is counted once for each of them.
 */
export async function readMemory(
  cluster: Cluster,
): Promise<readonly (readonly [string, number])[]> {
  const { sites, redis, edge } = cluster;
  const sum = async (pids: readonly number[]): Promise<number> => {
    const figures = await Promise.all(pids.map(readProcessFigures));
    return figures.reduce((total, one) => total + (one?.memoryMb ?? 0), 0);
  };
  const redisPid = /process_id:(\d+)/.exec(redis?.cli('info', 'server') ?? '')?.[1];
  const pids: (readonly [string, readonly number[]])[] = [
    ...sites.map((site, index) => [`instance ${index + 1}`, [site.pid()]] as const),
    ...(redisPid === undefined ? [] : [['redis-server', [Number(redisPid)]] as const]),
    ...(edge ? [['nginx, all processes', listEdgePids(edge)] as const] : []),
  ];
  return Promise.all(pids.map(async ([name, ids]) => [name, await sum(ids)] as const));
}
