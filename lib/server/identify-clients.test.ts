import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { watchedLog } from '../../e2e/support/unit/watched-log.ts';
import { CLIENT_HEADER } from '../request/client-address.ts';
import { createClientIdentifier } from './guard.ts';

const REDIS_URL = 'redis://127.0.0.1:6379';

type Sent = { readonly address?: string; readonly forwardedFor?: readonly string[] };

describe('the key of a client', () => {
  const createRequest = ({ address = '127.0.0.1', forwardedFor = [] }: Sent): IncomingMessage => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
    const request = new IncomingMessage(socket);
    if (forwardedFor.length > 0) request.headers['x-forwarded-for'] = forwardedFor.join(', ');
    request.headersDistinct['x-forwarded-for'] = [...forwardedFor];
    return request;
  };
  type Identify = ReturnType<typeof createClientIdentifier>;
  const create = (trustedHops: number, redisUrl?: string, log = watchedLog().log): Identify =>
    createClientIdentifier(trustedHops, redisUrl, () => log);
  const keyOf = (identify: Identify, sent: Sent, claimed?: string): string => {
    const request = createRequest(sent);
    if (claimed !== undefined) request.headers[CLIENT_HEADER] = claimed;
    identify(request);
    return String(request.headers[CLIENT_HEADER]);
  };

  it('differs between clients, and does not show the address', () => {
    const identify = create(0);
    const first = keyOf(identify, { address: '203.0.113.1' });
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(keyOf(identify, { address: '203.0.113.1' })).toBe(first);
    expect(keyOf(identify, { address: '203.0.113.2' })).not.toBe(first);
  });

  it('is that of the last address in a repeated X-Forwarded-For behind a proxy', () => {
    const identify = create(1);
    const first = keyOf(identify, { forwardedFor: ['203.0.113.1'] });
    expect(keyOf(identify, { forwardedFor: ['203.0.113.2'] })).not.toBe(first);
    expect(keyOf(identify, { forwardedFor: ['203.0.113.2', '203.0.113.1'] })).toBe(first);
  });

  it('cannot be set by the client', () => {
    const identify = create(1);
    expect(keyOf(identify, {}, 'made-up')).toBe(keyOf(identify, {}));
  });

  it('is found although the connection has been closed meanwhile', () => {
    const identify = create(0);
    const request = createRequest({ address: '203.0.113.1' });
    identify(request);
    Object.defineProperty(request, 'socket', { value: new Socket() });
    const key = keyOf(identify, { address: '203.0.113.1' });
    expect(request.headers[CLIENT_HEADER]).toBe(key);
  });

  it('is the same in all instances with the same shared store, and in no others', () => {
    const sent = { address: '203.0.113.1' };
    const first = keyOf(create(0, REDIS_URL), sent);
    expect(keyOf(create(0, REDIS_URL), sent)).toBe(first);
    expect(keyOf(create(0, `${REDIS_URL}/1`), sent)).not.toBe(first);
    expect(keyOf(create(0), sent)).not.toBe(keyOf(create(0), sent));
  });

  it.each([
    ['without trusted proxies is logged once, without the address', 0, 1],
    ['behind a proxy is not logged', 1, 0],
  ])('from X-Forwarded-For on a site %s', (_, trustedHops, lines) => {
    const watched = watchedLog();
    const identify = create(trustedHops, undefined, watched.log);
    keyOf(identify, {});
    expect(watched.lines).toEqual([]);
    for (const last of [1, 2]) keyOf(identify, { forwardedFor: [`203.0.113.${last}`] });
    expect(watched.lines).toHaveLength(lines);
    for (const line of watched.lines) {
      expect(line).toContain('TRUSTED_PROXY_HOPS');
      expect(line).not.toContain('203.0.113');
    }
  });
});
