import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../lib/addresses/routes.ts';
import { apiRoutes } from '../../lib/api/api-contract.ts';
import { sendRaw } from '../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../support/pages/site-pages.ts';
import { expect } from '../support/servers/fixtures.ts';
import { addCell, formatSeconds, readMemoryMb, test } from './fault-test.ts';

const HEAD = 'Host: site.example\r\nSec-Fetch-Site: same-origin\r\n';
const JSON_BODY = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
/**
 * How many clients of each kind connect, what they send at first and then every half second, and
 * the seconds within which the site must close the connection: the limit of
 * `server.mjs`, and 30 s between the checks of Node.
 */
const slowClients = [
  ['headers drip', 20, `GET /terms HTTP/1.1\r\n${HEAD}X-Slow: `, 'a', 40],
  ['bodies drip', 20, `POST ${apiRoutes.verifyToken} HTTP/1.1\r\n${HEAD}${JSON_BODY}`, ' ', 50],
  ['nothing is sent', 1_000, '', '', 40],
] as const;
const DRIP_EVERY_MS = 500;
const VISITS = 50;

/** Resolves when the connection is closed, to the time until then and to what was received. */
function connectSlowly(
  origin: string,
  start: string,
  drip: string,
): Promise<{ readonly ms: number; readonly received: string }> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  let received = '';
  socket.on('data', (text: string) => (received += text)).on('error', () => undefined);
  socket.write(start);
  const dripping = setInterval(() => socket.write(drip), DRIP_EVERY_MS);
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping);
      resolve({ ms: performance.now() - startedAt, received });
    });
  });
}

/** The site must close the connections of slow and idle clients, and serve other visitors. */
export function testSlowClients(): void {
  test('slow clients', async ({ start }) => {
    const { origin } = await start();
    const path = routes.menu({ restaurantId: RESTAURANT_ID });
    await sendRaw(origin, path);
    const closing = slowClients.map(async ([kind, count, head, drip, seconds]) => {
      const clients = Array.from({ length: count }, () => connectSlowly(origin, head, drip));
      const late = wait(2_000 * seconds, undefined, { ref: false });
      const closed = await Promise.race([Promise.all(clients), late]);
      const times = closed?.map(({ ms }) => ms) ?? [Infinity];
      const slowest = formatSeconds(Math.max(...times));
      const check = addCell('Slow clients', `${count}: ${kind}`, `closed after ${slowest}`);
      check(closed).toBeDefined();
      // A connection that is closed at once was never open.
      check(Math.min(...times)).toBeGreaterThan(100 * seconds);
      check(closed?.map(({ received }) => received).join('')).not.toContain('HTTP/1.1 5');
    });
    const startedAt = performance.now();
    const statuses: string[] = [];
    while (statuses.length < VISITS) statuses.push(await getStatus(origin, path));
    const time = formatSeconds(performance.now() - startedAt);
    addStatuses('Slow clients', 'visits meanwhile', statuses, '200');
    addCell('Slow clients', 'time of all visits', time);
    await Promise.all(closing);
  });
}

const IN_FLIGHT = 50;
const ARRIVE_EVERY_MS = 10;
const ARRIVE_FOR_MS = 700;
/** Much longer than `ARRIVE_FOR_MS`, because a busy machine sends the last requests late. */
const SHUTDOWN_GRACE_SECONDS = '4';

/**
 * The provider hangs: the calls for most of the menus in flight run or wait until they time out,
 * and the bulkhead refuses the others. So each of these requests must be answered with 503.
 */
export function testShutdown(): void {
  test('SIGTERM', async ({ start, control }) => {
    const { origin, stop } = await start({ env: { SHUTDOWN_GRACE_SECONDS } });
    await sendRaw(origin, routes.terms());
    await control.setFault('hang-before-headers');
    const waiting = Array.from({ length: IN_FLIGHT }, () => getStatus(origin, createUnknownPath()));
    await expect.poll(() => control.getRequests()).not.toHaveLength(0);
    const stopped = stop();
    const arriving: Promise<string>[] = [];
    const stoppedAt = performance.now();
    while (performance.now() - stoppedAt < ARRIVE_FOR_MS) {
      arriving.push(getStatus(origin, routes.terms()));
      await wait(ARRIVE_EVERY_MS);
    }
    const code = await stopped;
    addStatuses('Shutdown', 'in flight', await Promise.all(waiting), '503');
    addStatuses('Shutdown', 'arrived in the grace', await Promise.all(arriving), '200');
    addCell('Shutdown', 'exit code', `${code}`)(code).toBe(0);
  });
}

/** The site needs some memory for any visits, so disk and memory are measured after the first. */
const IDS_BEFORE = 2_000;
const IDS = 10_000;
const IDS_AT_ONCE = 20;
const MOST_FILES = 10;
const MOST_MEMORY_MB = 32;

/** Unknown ids must cost neither disk nor memory. */
export function testFlood(): void {
  test('random ids', async ({ start }) => {
    const site = await start();
    const visitUnknown = async (count: number): Promise<readonly string[]> => {
      const statuses: string[] = [];
      while (statuses.length < count) {
        const paths = Array.from({ length: IDS_AT_ONCE }, createUnknownPath);
        statuses.push(...(await Promise.all(paths.map((path) => getStatus(site.origin, path)))));
      }
      return statuses;
    };
    const countFiles = async (): Promise<number> =>
      (await readdir(site.cacheDir, { recursive: true })).length;
    await visitUnknown(IDS_BEFORE);
    const [filesBefore, memoryBefore] = [await countFiles(), await readMemoryMb(site)];
    addStatuses('Random ids', 'with 404', await visitUnknown(IDS), '404');
    const files = (await countFiles()) - filesBefore;
    addCell('Random ids', 'new files', `${files}`)(files).toBeLessThan(MOST_FILES);
    const memory = (await readMemoryMb(site)) - memoryBefore;
    addCell('Random ids', 'memory', `${memory} MB`)(memory).not.toBeGreaterThan(MOST_MEMORY_MB);
  });
}

const createUnknownPath = (): string =>
  routes.menu({ restaurantId: `nimeni-${crypto.randomUUID()}` });

/** Resolves to the status of the answer, or to the code of the error. */
const getStatus = (origin: string, path: string): Promise<string> =>
  sendRaw(origin, path).then(
    ({ status }) => `${status}`,
    ({ code }) => String(code),
  );

function addStatuses(
  table: string,
  column: string,
  statuses: readonly string[],
  expected: string,
): void {
  const others = statuses.filter((status) => status !== expected);
  addCell(
    table,
    column,
    `${statuses.length - others.length}/${statuses.length}`,
  )(others).toEqual([]);
}
