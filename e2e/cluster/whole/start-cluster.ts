import { setTimeout as pause } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { formatPrice } from '../../../lib/restaurant/price.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { REVALIDATE_SECRET, sendSignedCall } from '../../support/servers/signed-call.ts';
import { startSite } from '../../support/servers/site.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { limitsOf, startEdge } from '../edge/start-edge.ts';
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
const UNLIMITED = { EDGE_TRUSTED_PROXIES: '127.0.0.1', ...limitsOf(10_000, 10_000) };

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
  const edge = await startEdge({ ports, servers: sites, env: UNLIMITED });
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

const ANSWER_WITHIN_MS = 10_000;
const POLL_MS = 20;

const [restaurant, other] = catalogue;
/** The restaurant whose menu the tests change. */
export const RESTAURANT = restaurant?.shortName ?? '';
/** A restaurant that the tests do not change. */
export const OTHER_RESTAURANT = other?.shortName ?? '';
export const OTHER_NAME = other?.name ?? '';
export const MENU = routes.menu({ restaurantId: RESTAURANT });
const DISH = restaurant?.categories[0]?.products[0]?.name ?? '';

/**
 * Values of Accept-Encoding. `br` alone is not one of them, because the edge sends Brotli only to
 * clients that also accept gzip.
 */
export const ENCODINGS = ['identity', 'gzip', 'gzip, br'] as const;

export type Visit = {
  readonly status: number;
  readonly text: string;
  /** When the request was sent, as a value of `performance.now()`. */
  readonly sentAt: number;
};

/** Rejects when no complete answer arrives within `ANSWER_WITHIN_MS`. */
export async function visit(
  origin: string,
  path: string,
  encoding: (typeof ENCODINGS)[number] = 'gzip, br',
): Promise<Visit> {
  const sentAt = performance.now();
  const answer = await fetch(`${origin}${path}`, {
    headers: { 'accept-encoding': encoding, 'accept-language': 'ro' },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  return { status: answer.status, text: await answer.text(), sentAt };
}

export const originsOf = ({ sites, edge }: Cluster): readonly string[] => [
  ...sites.map(({ origin }) => origin),
  edge.origin,
];

let lastPrice = 700.01;

/**
 * Gives one dish a new price at the provider, without a signed call to the site. Resolves to the
 * price as the menu shows it.
 */
export async function changePrice({ provider }: Pick<Cluster, 'provider'>): Promise<string> {
  lastPrice += 1;
  await provider.control.changeMenu(RESTAURANT, { product: { name: DISH, price: lastPrice } });
  return formatPrice(lastPrice);
}

/** Each instance and the edge must show a change within this time after a signed call. */
export const SHOWN_WITHIN_MS = 1_000;

/** Sends a signed call for `RESTAURANT`. Resolves to the answer's status and its parsed body. */
export async function announce(origin: string): Promise<readonly [number, unknown]> {
  const { status, body } = await sendSignedCall(origin, { restaurant: RESTAURANT });
  return [status, JSON.parse(body)];
}

/**
 * Requests the menu from every origin in every encoding, and repeats each request until its answer
 * is current: it has the status 200 and contains `text`. Resolves to the milliseconds from the
 * start of this function to the last request whose answer was not current, or to 0 when all answers
 * were current. Rejects when a request gets no complete answer, or when a request that was sent
 * more than `withinMs` after the start gets an answer that is not current.
 */
export async function waitForMenus(
  cluster: Cluster,
  text: string,
  withinMs: number,
): Promise<number> {
  const startedAt = performance.now();
  const waitFor = async (
    origin: string,
    encoding: (typeof ENCODINGS)[number],
    lastNotCurrentMs = 0,
  ): Promise<number> => {
    const { status, text: page, sentAt } = await visit(origin, MENU, encoding);
    if (status === 200 && page.includes(text)) return lastNotCurrentMs;
    const sentAfterMs = sentAt - startedAt;
    if (sentAfterMs > withinMs) {
      throw new Error(`After ${withinMs} ms no '${text}' at ${origin} (${encoding}): ${status}`);
    }
    await pause(POLL_MS);
    return waitFor(origin, encoding, sentAfterMs);
  };
  const waits = originsOf(cluster).flatMap((origin) =>
    ENCODINGS.map((encoding) => waitFor(origin, encoding)),
  );
  return Math.max(...(await Promise.all(waits)));
}

const PAUSE_MS = 25;

type Load<Answer> = {
  /** Ends the load and resolves to all answers. Rejects if a request has failed. */
  readonly stop: () => Promise<readonly Answer[]>;
};

/** Sends all requests at once and repeats each 25 ms after its answer, until `stop` is called. */
export function startLoad<Answer>(requests: readonly (() => Promise<Answer>)[]): Load<Answer> {
  let isStopped = false;
  const repeat = async (request: () => Promise<Answer>): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    while (!isStopped) {
      answers.push(await request());
      await pause(PAUSE_MS);
    }
    return answers;
  };
  const running = Promise.all(requests.map(repeat));
  // `stop` rejects after a failure. Without this handler Node would report an unhandled rejection
  // before `stop` is called.
  running.catch(() => undefined);
  return {
    stop: async () => {
      isStopped = true;
      return (await running).flat();
    },
  };
}
