import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../lib/addresses/routes.ts';
import { apiRoutes } from '../../lib/api/api-contract.ts';
import { sendRaw } from '../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../support/pages/site-pages.ts';
import { addCell, formatSeconds, test } from './fault-test.ts';

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
    const others: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const { status } = await sendRaw(origin, path);
      if (status !== 200) others.push(status);
    }
    const time = formatSeconds(performance.now() - startedAt);
    addCell('Slow clients', `${VISITS} visits meanwhile`, time)(others).toEqual([]);
    await Promise.all(closing);
  });
}
