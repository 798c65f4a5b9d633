import type { RequestListener } from 'node:http';
import { expect, test as base } from '@playwright/test';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { sandboxPort } from '../../commands/demo-settings.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { REVALIDATE_SECRET } from '../../support/servers/signed-call.ts';
import { startSite } from '../../support/servers/site.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { startRecordingServer } from '../../support/unit/recording-server.ts';
import type { RecordingServer } from '../../support/unit/recording-server.ts';
import { startEdge } from './start-edge.ts';
import type { Edge, EdgePorts } from './start-edge.ts';

/** The page period. It is longer than a test, so only a purge makes a copy in the edge outdated. */
const PERIOD_SECONDS = 600;

type WorkerParts = {
  readonly sandbox: Awaited<ReturnType<typeof startSandbox>>;
  /**
   * All edges of the worker use these ports, one after the other, because `site` reads the purge
   * port only once, when it starts.
   */
  readonly ports: EdgePorts;
  /** Starts a site that purges at `ports`, with pages that stay fresh for `PERIOD_SECONDS`. */
  readonly startPurgingSite: () => Promise<RunningSite>;
  /** Such a site, behind `edge`. */
  readonly site: RunningSite;
};

type TestParts = {
  readonly control: SandboxControl;
  /**
   * Starts an edge in front of `servers`, or of a port at which nothing listens. All edges use
   * `ports`, so only one can run.
   */
  readonly startOwnEdge: (
    servers: readonly { readonly origin: string }[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<Edge>;
  /** Starts a server that records the requests and takes the place of the site. */
  readonly serve: (answer: RequestListener) => Promise<RecordingServer>;
  /** Starts such a server and an edge in front of it. */
  readonly serveBehindEdge: (
    answer: RequestListener,
    env?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly server: RecordingServer; readonly edge: Edge }>;
  /** An edge in front of `site`, with an empty cache. */
  readonly edge: Edge;
};

export const test = base.extend<TestParts, WorkerParts>({
  sandbox: [
    async ({}, provide) => {
      // The build's `IMAGE_ORIGINS` has this port, so the site resizes pictures of the sandbox.
      const sandbox = await startSandbox({ port: sandboxPort });
      await provide(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  ports: [
    async ({}, provide) => {
      await provide({ visitors: await getFreePort(), purge: await getFreePort() });
    },
    { scope: 'worker' },
  ],
  startPurgingSite: [
    async ({ sandbox, ports }, provide) => {
      await provide(() =>
        startSite({
          providerApiUrl: sandbox.origin,
          env: {
            REVALIDATE_SECONDS: String(PERIOD_SECONDS),
            REVALIDATE_SECRET,
            EDGE_PURGE_URLS: `http://127.0.0.1:${ports.purge}`,
          },
        }),
      );
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ startPurgingSite }, provide) => {
      const site = await startPurgingSite();
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  control: async ({ sandbox }, provide) => {
    const control = createSandboxControl(sandbox.controlOrigin);
    await provide(control);
    await control.reset();
  },
  startOwnEdge: async ({ ports }, provide) => {
    const started: Edge[] = [];
    await provide(async (servers, env = {}) => {
      const unused = { origin: `http://127.0.0.1:${await getFreePort()}` };
      const edge = await startEdge({
        ports,
        servers: servers.length > 0 ? servers : [unused],
        env,
      });
      started.push(edge);
      return edge;
    });
    for (const edge of started) await edge.stop();
  },
  serve: async ({}, provide) => {
    const started: RecordingServer[] = [];
    await provide(async (answer) => {
      const server = await startRecordingServer(answer);
      started.push(server);
      return server;
    });
    await Promise.all(started.map((server) => server.close()));
  },
  serveBehindEdge: async ({ serve, startOwnEdge }, provide) => {
    await provide(async (answer, env) => {
      const server = await serve(answer);
      return { server, edge: await startOwnEdge([server], env) };
    });
  },
  edge: async ({ startOwnEdge, site }, provide) => {
    await provide(await startOwnEdge([site]));
  },
});

/**
 * The value of `X-Edge-Cache`. Undefined if the edge used neither its cache nor its folder of
 * earlier files (`EDGE_ASSETS_DIR`).
 */
export const stateOf = ({ headers }: RawAnswer): string | undefined =>
  headers['x-edge-cache']?.toString();

type RequestHeaders = Readonly<Record<string, string>>;

/**
 * Sends one GET for each set of headers. Resolves to the value of `X-Edge-Cache` of each answer.
 */
export async function visit(
  edge: Edge,
  path: string,
  ...visits: readonly RequestHeaders[]
): Promise<readonly (string | undefined)[]> {
  const states = [];
  for (const headers of visits) states.push(stateOf(await sendRaw(edge.origin, path, { headers })));
  return states;
}

/** Purges these paths at the edge; `*` stands for all. Resolves to the status of the answer. */
export async function purge({ purgeOrigin }: Edge, ...paths: readonly string[]): Promise<number> {
  const body = paths.join('\n');
  const headers = { 'content-length': String(Buffer.byteLength(body)) };
  return (await sendRaw(purgeOrigin, '/purge', { method: 'POST', body, headers })).status;
}

export { expect };
