import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { sendRaw } from '../../../e2e/support/browser/raw-request.ts';
import { recordSubscriptions } from '../../../e2e/support/unit/record-subscriptions.ts';
import { startRecordingServer } from '../../../e2e/support/unit/recording-server.ts';
import { watchedLog } from '../../../e2e/support/unit/watched-log.ts';
import { CLIENT_HEADER } from '../client-address.ts';
import { identifyClients } from './identify-clients.ts';

describe('an incoming request', () => {
  let server: Server;
  let endSubscriptions: () => void;
  let port: number;

  beforeAll(async () => {
    endSubscriptions = recordSubscriptions(() => identifyClients(1));
    server = createServer((incoming, response) => {
      response.end(String(incoming.headers[CLIENT_HEADER]));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => {
    endSubscriptions();
    server.close();
  });

  const keyOf = (headers: Readonly<Record<string, string | string[]>>): Promise<string> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, headers, agent: false }, (answer) =>
        resolve(text(answer)),
      );
      sent.on('error', reject).end();
    });

  it('gets a key that differs between clients', async () => {
    const first = await keyOf({ 'x-forwarded-for': '203.0.113.1' });

    expect(first).toMatch(/^[\w-]{22}$/);
    expect(await keyOf({ 'x-forwarded-for': '203.0.113.1' })).toBe(first);
    expect(await keyOf({ 'x-forwarded-for': '203.0.113.2' })).not.toBe(first);
  });

  it('gets the key of the last address when X-Forwarded-For is repeated', async () => {
    const both = await keyOf({ 'x-forwarded-for': ['203.0.113.1', '203.0.113.2'] });
    expect(both).toBe(await keyOf({ 'x-forwarded-for': '203.0.113.2' }));
  });

  it('cannot set its own key', async () => {
    const own = await keyOf({});
    expect(await keyOf({ [CLIENT_HEADER]: 'made-up' })).toBe(own);
    expect(await keyOf({ [CLIENT_HEADER.toUpperCase()]: 'made-up' })).toBe(own);
  });
});

describe('a request with X-Forwarded-For', () => {
  it.each([
    ['to a site without trusted proxies is logged once, without the address', 0, 1],
    ['to a site behind a proxy is not logged', 1, 0],
  ])('%s', async (_, trustedHops, lines) => {
    const watched = watchedLog();
    const end = recordSubscriptions(() =>
      identifyClients(trustedHops, undefined, () => watched.log),
    );
    const server = await startRecordingServer((_request, response) => response.end());
    await sendRaw(server.origin, '/');
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      await sendRaw(server.origin, '/', { headers: { 'x-forwarded-for': address } });
    }
    end();
    await server.close();
    expect(watched.lines).toHaveLength(lines);
    for (const line of watched.lines) {
      expect(line).toContain('TRUSTED_PROXY_HOPS');
      expect(line).not.toContain('203.0.113');
    }
  });
});
