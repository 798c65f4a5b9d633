import { z } from 'zod';
import { CLIENT_HEADER } from '@/lib/request/client-address';
import { createReportRoute } from './report-route.ts';

const MAX_BYTES = 64;
const PER_CLIENT = 30;
const FOR_ALL_CLIENTS = 300;
const TYPE = 'application/example+json';

type Sent = {
  readonly method?: string;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
};

describe('a route for reports of browsers', () => {
  let received: unknown[];
  let isOn: boolean;
  let route: ReturnType<typeof createReportRoute>;
  let clients = 0;

  beforeEach(() => {
    received = [];
    isOn = true;
    route = createReportRoute({
      contentType: /^application\/example\+json$/,
      maxBytes: MAX_BYTES,
      schema: z.strictObject({ value: z.number() }),
      receive: (report) => void received.push(report),
      isOn: () => isOn,
    });
  });

  const send = ({
    method = 'POST',
    body = '{"value":1}',
    headers = {},
  }: Sent = {}): Promise<Response> => {
    clients += 1;
    return route.POST(
      new Request('https://site.example/api/reports/x', {
        method,
        ...(method !== 'GET' && method !== 'HEAD' && { body, duplex: 'half' }),
        headers: {
          'content-type': TYPE,
          // `Origin` is read only if the browser has not sent `Sec-Fetch-Site`.
          ...(headers['origin'] === undefined && { 'sec-fetch-site': 'same-origin' }),
          [CLIENT_HEADER]: `${clients}`,
          ...headers,
        },
      }),
    );
  };

  it('takes a report and answers 204 without a body', async () => {
    const response = await send();
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(received).toEqual([{ value: 1 }]);
  });

  it.each<[string, number, Sent]>([
    ['GET', 405, { method: 'GET' }],
    ['PUT', 405, { method: 'PUT' }],
    ['a report from another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['Sec-Fetch-Site: none', 403, { headers: { 'sec-fetch-site': 'none' } }],
    ['a hidden origin', 403, { headers: { 'sec-fetch-site': '', origin: 'null' } }],
    ['another content type', 415, { headers: { 'content-type': 'application/json' } }],
    ['a report without a content type', 415, { headers: { 'content-type': '' } }],
    ['a length above the limit', 413, { headers: { 'content-length': `${MAX_BYTES + 1}` } }],
    ['a body above the limit', 413, { body: '{"value":1}'.padEnd(MAX_BYTES + 1) }],
    ['an empty body', 400, { body: '' }],
    ['a body that is not JSON', 400, { body: '{"value":1' }],
    ['bytes that are not UTF-8', 400, { body: new Uint8Array([0x22, 0xff, 0x22]) }],
    ['a wrong shape', 400, { body: '{"value":"1"}' }],
    ['an infinite number', 400, { body: '{"value":1e999}' }],
  ])('refuses %s with %i', async (_, status, sent) => {
    const response = await send(sent);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ outcome: 'rejected' });
    expect(received).toEqual([]);
  });

  it('answers 404 while it is off', async () => {
    isOn = false;
    expect((await send()).status).toBe(404);
    expect((await send({ method: 'GET' })).status).toBe(404);
    expect(received).toEqual([]);
  });

  it('limits each client without limiting the others', async () => {
    const headers = { [CLIENT_HEADER]: 'flood' };
    for (let sent = 0; sent < PER_CLIENT; sent += 1) await send({ headers, body: 'x' });
    const response = await send({ headers });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send()).status).toBe(204);
    expect(received).toHaveLength(1);
  });

  it('limits all clients together, before it reads the body', async () => {
    for (let sent = 0; sent < FOR_ALL_CLIENTS; sent += 1) await send();
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          pulled += 1;
          controller.enqueue(new Uint8Array(8));
        },
      },
      { highWaterMark: 0 },
    );
    expect((await send({ body })).status).toBe(429);
    expect(pulled).toBe(0);
    expect(received).toHaveLength(FOR_ALL_CLIENTS);
  });
});
