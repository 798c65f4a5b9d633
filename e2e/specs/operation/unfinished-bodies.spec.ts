import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { reportRoutes } from '../../../lib/addresses/report-routes.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { apiRoutes, operatorRoutes } from '../../../lib/api/api-routes.ts';
import { listStatuses } from '../../support/browser/send-bytes.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const MEGABYTE = 1024 * 1024;
const BODY = Buffer.alloc(8 * MEGABYTE, 'x');

/** Each kind of address, and what it answers to a POST with a body of 8 MB that never ends. */
const addresses: readonly (readonly [path: string, type: string, status: number])[] = [
  [routes.home(), 'text/plain', 405],
  [routes.terms(), 'text/plain', 405],
  [routes.activate({ token: 'a' }), 'text/plain', 405],
  ['/nu/exista', 'text/plain', 405],
  ['/sitemap.xml', 'text/plain', 405],
  ['/favicon.ico', 'text/plain', 405],
  ['/_next/static/chunks/a.js', 'text/plain', 404],
  ['/_next/image?url=x', 'text/plain', 400],
  ['/api/none', 'application/json', 404],
  [apiRoutes.verifyToken, 'application/json', 413],
  [apiRoutes.cardForm, 'text/plain', 415],
  [apiRoutes.orderAuthorized, 'application/json', 405],
  [operatorRoutes.ready, 'application/json', 405],
  [operatorRoutes.revalidate, 'application/json', 404],
  [reportRoutes.violations, 'application/csp-report', 413],
  [routes.paymentResult(), 'application/x-www-form-urlencoded', 303],
];

const lengths = [`Content-Length: ${2 * BODY.length}`, 'Transfer-Encoding: chunked'] as const;

function open(origin: string, [path, type]: (typeof addresses)[number], length: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`);
  return socket;
}

test('a body that is too large is answered before it has arrived', async ({ site }) => {
  for (const address of addresses) {
    const socket = open(site.origin, address, lengths[0]);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect.soft([address[0], listStatuses(String(answer))]).toEqual([address[0], [address[2]]]);
    expect.soft(String(answer).toLowerCase(), address[0]).toContain('strict-transport-security');
  }
});

test('unfinished bodies take no memory', async ({ startOwnSite }) => {
  test.skip(process.platform !== 'linux', 'reads the memory of the site from /proc');
  const site = await startOwnSite();
  const measure = async (): Promise<number> => {
    const status = await readFile(`/proc/${site.pid()}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  };
  // The first requests load code, which takes memory too.
  for (const address of addresses) {
    const socket = open(site.origin, address, lengths[0]);
    await once(socket, 'data');
    socket.destroy();
  }
  const before = await measure();
  const sockets = addresses.flatMap((address) =>
    lengths.map((length) => open(site.origin, address, length)),
  );
  const chunkHead = `${(2 * BODY.length).toString(16)}\r\n`;
  const received = sockets.map(async (socket, index) => {
    if (index % lengths.length === 1) socket.write(chunkHead);
    if (!socket.write(BODY)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  });
  await Promise.all(received);
  const growth = (await measure()) - before;
  for (const socket of sockets) socket.destroy();
  // The bodies have 256 MB in all, of which the framework would keep nearly everything. On a busy
  // machine 118 MB of chunks that are dropped at once were not collected yet.
  expect(growth / MEGABYTE).toBeLessThan(160);
  expect((await fetch(`${site.origin}${operatorRoutes.live}`)).status).toBe(200);
});
