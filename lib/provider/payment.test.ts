import type { RequestListener } from 'node:http';
import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { watchedLog } from '@/e2e/support/unit/watched-log';
import { authorizeOrder, getAuthorizationForm, getCardForm } from './payment.ts';
import type { PaymentParts } from './payment.ts';
import { createProviderClient } from './transport/client.ts';

const BANK = 'https://secure.librapay.ro';
const formTo = (origin: string): string =>
  `<form action="${origin}/pay" method="post"><input type="hidden" name="ORDER" value="secret-1"></form>`;
const form = {
  action: `${BANK}/pay`,
  method: 'post',
  fields: [{ kind: 'hidden', name: 'ORDER', value: 'secret-1' }],
};

const send =
  (type: string, body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

describe('the calls for a payment', () => {
  let provider: RecordingServer;
  let parts: PaymentParts;
  let lines: readonly string[];

  const given = async (answer: RequestListener): Promise<void> => {
    provider = await startRecordingServer(answer);
    const watched = watchedLog();
    ({ lines } = watched);
    const { log } = watched;
    const client = createProviderClient({ origin: provider.origin, log });
    parts = { client, log, formOrigins: [BANK], siteUrl: 'https://site.example' };
  };
  const authorize = (): ReturnType<typeof authorizeOrder> =>
    authorizeOrder({ order: '123456' }, parts);
  const getForm = (): ReturnType<typeof getAuthorizationForm> =>
    getAuthorizationForm({ userId: 'u1' }, parts);

  afterEach(async () => {
    await parts.client.close();
    await provider.close();
  });

  it.each([
    ['once', { data: formTo(BANK) }],
    ['twice', { data: { data: formTo(BANK) } }],
  ])('give the form for the bank when the answer wraps it %s', async (_name, body) => {
    await given(sendJson(body));

    expect(await getForm()).toEqual({ ok: true, value: form });
    expect(provider.requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/v1/payment/librapay/u1/authorization',
    });
  });

  it.each([
    ['an empty object', {}],
    ['a form in a list', { data: [formTo(BANK)] }],
    ['a form that is wrapped three times', { data: { data: { data: formTo(BANK) } } }],
  ])("fail as 'unexpected-shape' for %s", async (_name, body) => {
    await given(sendJson(body));
    expect(await getForm()).toMatchObject({ failure: { kind: 'unexpected-shape' } });
  });

  it('give the card form', async () => {
    await given(send('text/html; charset=utf-8', formTo(BANK)));

    const answer = await getCardForm({ userId: 'u1', orderId: 'o1' }, parts);
    expect(answer).toEqual({ ok: true, value: form });
    expect(provider.requests[0]?.url).toBe('/api/payment/client/u1/o1/card');
  });

  it.each([
    ['the authorization form', () => getForm()],
    ['the card form', () => getCardForm({ userId: 'u1', orderId: 'o1' }, parts)],
  ])("pass on the provider's refusal of %s", async (_name, ask) => {
    await given(sendStatus(403));
    expect(await ask()).toMatchObject({ failure: { kind: 'refused', status: 403 } });
  });

  it('refuse a form that posts to a foreign host, and log the reason without text of the form', async () => {
    await given(sendJson({ data: formTo('https://evil.example') }));

    expect(await getForm()).toEqual({
      ok: false,
      failure: { kind: 'unexpected-shape', reason: 'foreign action' },
    });
    expect(lines.join('')).toContain('foreign action');
    expect(lines.join('')).not.toMatch(/evil|secret|u1/);
  });

  it('authorize an order by a request without a body', async () => {
    await given(sendJson({}));
    await authorize();

    const [request] = provider.requests;
    expect(request?.method).toBe('PUT');
    expect(request?.url).toBe('/api/v1/payment/librapay/order/123456/authorized');
    expect(request?.headers['content-length'] ?? '0').toBe('0');
  });

  it.each([
    ['an object', '{"result":{"message":"ok"},"data":{"a":[1,null],"__proto__":{"b":2}}}'],
    ['an empty object', '{}'],
  ])('authorize an order and return %s unchanged', async (_name, json) => {
    await given(send('application/json', json));

    const answer = await authorize();
    expect(answer.ok && JSON.stringify(answer.value.payload)).toBe(json);
  });

  it('authorize an order whose object is too large for the app, with an empty object', async () => {
    await given(sendJson({ a: 'a'.repeat(16_384) }));
    expect(await authorize()).toEqual({ ok: true, value: { payload: {} } });
  });

  it('authorize an order and return an object of exactly 16 KB unchanged', async () => {
    const json = JSON.stringify({ a: 'a'.repeat(16_384 - '{"a":""}'.length) });
    await given(send('application/json', json));

    const answer = await authorize();
    expect(answer.ok && JSON.stringify(answer.value.payload)).toBe(json);
  });

  it('do not repeat an authorization after a 503, and do not log the order', async () => {
    await given(sendStatus(503));

    expect(await authorize()).toMatchObject({ failure: { kind: 'broken' } });
    expect(provider.requests).toHaveLength(1);
    expect(lines.join('')).not.toContain('123456');
  });
});
