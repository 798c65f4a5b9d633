import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { expect, test } from './edge-test.ts';
import type { Edge } from './start-edge.ts';

const sendOk: RequestListener = (_, response) => {
  response.writeHead(200, { 'cache-control': 'no-store' }).end('ok');
};
/**
 * Reads the request and then breaks the connection, so the caller cannot know whether the server
 * has handled the request.
 */
const breakOff: RequestListener = (request) => {
  request.resume().on('end', () => request.socket.destroy());
};
const JSON_BODY = { 'content-type': 'application/json', 'content-length': '2' };
const post = async ({ origin }: Edge, headers = {}): Promise<number> => {
  const options = { method: 'POST', headers: { ...JSON_BODY, ...headers }, body: '{}' };
  return (await sendRaw(origin, '/api/token/verify', options)).status;
};

test('a POST that may have reached an instance is not sent again, but a GET is', async ({
  serve,
  startOwnEdge,
}) => {
  const [broken, good] = [await serve(breakOff), await serve(sendOk)];
  // The edge takes the servers in turn, so two of the four POST requests go to the broken server.
  const edge = await startOwnEdge([broken, good], { EDGE_CALLS_BURST: '100' });
  const statuses = [];
  for (let sent = 0; sent < 4; sent += 1) {
    statuses.push(await post(edge));
  }
  const arrived = broken.requests.length + good.requests.length;
  expect(statuses).toContain(502);
  expect(arrived).toBe(4);
  for (let sent = 0; sent < 4; sent += 1) {
    expect((await sendRaw(edge.origin, `/activate/token-${sent}`)).status).toBe(200);
  }
});

test('with one address for all instances, as of a Service of Kubernetes, a GET is tried again and a POST is not', async ({
  serveBehindEdge,
}) => {
  // Stands for a load balancer that passes every second connection to an instance that has failed.
  let connections = 0;
  const { edge } = await serveBehindEdge((request, response) => {
    connections += 1;
    return connections % 2 === 1 ? breakOff(request, response) : sendOk(request, response);
  });
  for (let sent = 0; sent < 10; sent += 1) {
    const answer = await sendRaw(edge.origin, `/activate/token-${sent}`);
    expect([answer.status, connections]).toEqual([200, 2 * (sent + 1)]);
  }
  expect([await post(edge), connections]).toEqual([502, 21]);
  // The failures do not make the edge leave the address out.
  expect((await sendRaw(edge.origin, '/activate/token')).status).toBe(200);
});

/** nginx tries a failed instance again after 1 s. It counts in whole seconds, so 2 s may pass. */
const NOTICED_MS = 2_100;
const TRIES = 10;

async function serveAt(port: number): Promise<Server> {
  const server = createServer(sendOk);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

test('two seconds after an instance has started again, the other instance can stop without a failed request', async ({
  startOwnEdge,
}) => {
  const ports = [await getFreePort(), await getFreePort()] as const;
  const other = await serveAt(ports[1]);
  const edge = await startOwnEdge(ports.map((port) => ({ origin: `http://127.0.0.1:${port}` })));
  for (let sent = 0; sent < TRIES; sent += 1) expect(await post(edge)).toBe(200);

  const returned = await serveAt(ports[0]);
  await pause(NOTICED_MS);
  await close(other);
  const statuses = [];
  for (let sent = 0; sent < TRIES; sent += 1) statuses.push(await post(edge));
  expect(statuses).toEqual(Array.from({ length: TRIES }, () => 200));
  await close(returned);
});

test('a port without an address serves IPv4 and, where the machine has it, IPv6', async ({
  serveBehindEdge,
  ports,
}) => {
  const { edge } = await serveBehindEdge(sendOk, {
    EDGE_PORT: String(ports.visitors),
    EDGE_PURGE_PORT: String(ports.purge),
  });
  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ family }) => family === 'IPv6'),
  );
  const origins = [edge.origin, ...(hasIpv6 ? [`http://[::1]:${ports.visitors}`] : [])];
  for (const origin of origins) {
    expect((await fetch(`${origin}/activate/token`)).status).toBe(200);
  }
});

test('consecutive requests to an instance use one connection', async ({ serveBehindEdge }) => {
  const { server, edge } = await serveBehindEdge(sendOk);
  for (let sent = 0; sent < 5; sent += 1) await sendRaw(edge.origin, '/activate/token');
  const ports = new Set(server.requests.map(({ socket }) => socket.remotePort));
  expect(ports.size).toBe(1);
});

test('the edge replaces or removes the forwarding headers, the request id and the trace of a visitor', async ({
  serveBehindEdge,
}) => {
  const { server, edge } = await serveBehindEdge(sendOk);
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-request-id': 'evil',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    tracestate: 'evil=1',
  };
  for (const path of ['/activate/token', '/']) await sendRaw(edge.origin, path, { headers });
  expect(server.requests).toHaveLength(2);
  for (const request of server.requests) {
    expect(request.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(Object.keys(request.headers)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(x-forwarded-host|traceparent|tracestate)$/),
      ]),
    );
  }
});

test('from a trusted load balancer the edge takes X-Forwarded-Proto, traceparent and the last address of X-Forwarded-For', async ({
  serveBehindEdge,
}) => {
  const { server, edge } = await serveBehindEdge(sendOk, { EDGE_TRUSTED_PROXIES: '127.0.0.0/8' });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await sendRaw(edge.origin, '/activate/token', {
    headers: {
      'x-forwarded-for': '198.51.100.7, 203.0.113.9',
      'x-forwarded-proto': 'https',
      traceparent,
    },
  });
  expect(server.requests[0]?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    traceparent,
  });
});

test('a client over the limit is refused at every address of its IPv6 /64 network, and a client in another /64 network is not', async ({
  serveBehindEdge,
}) => {
  const { edge } = await serveBehindEdge(sendOk, {
    EDGE_TRUSTED_PROXIES: '127.0.0.0/8',
    EDGE_CALLS_PER_SECOND: '1',
    EDGE_CALLS_BURST: '3',
  });
  const call = (client: string): Promise<number> => post(edge, { 'x-forwarded-for': client });
  const statuses = [];
  for (let sent = 0; sent < 6; sent += 1) statuses.push(await call('2001:db8:1:2::1'));
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
  expect(statuses).toContain(429);
  // Another address of the same /64 network, and an address of another /64 network.
  expect([await call('2001:db8:1:2:ffff::9'), await call('2001:db8:1:3::1')]).toEqual([429, 200]);
});

test('no log line contains a token, also when all instances fail, a client is over the limit or a request is malformed', async ({
  startOwnEdge,
}) => {
  const SECRET = 'secret-of-a-visitor';
  const edge = await startOwnEdge([], {
    EDGE_REQUESTS_PER_SECOND: '1',
    EDGE_BURST: '3',
  });
  for (const path of [
    `/activate/${SECRET}`,
    `/payment/librapay/client/response?ORDER=${SECRET}`,
    `/restaurants?token=${SECRET}`,
    `/activate/%zz${SECRET}`,
    `/invoice/${SECRET}`,
    `/${SECRET}`,
  ]) {
    await sendRaw(edge.origin, path, { headers: { referer: SECRET, 'user-agent': SECRET } });
  }
  await sendRaw(edge.origin, `/${SECRET}`, { method: SECRET.toUpperCase() }).catch(() => undefined);
  const logs = edge.readLogs();
  expect(logs.split('\n').length).toBeGreaterThan(5);
  expect(logs.toLowerCase()).not.toContain(SECRET);
  const lines = logs.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line)).filter(({ status }) => status === 502)).not.toEqual(
    [],
  );
});
