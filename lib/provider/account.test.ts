import type { RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { silentLog } from '@/e2e/support/unit/watched-log';
import { activateAccount, resetPassword, verifyToken } from './account.ts';
import { createProviderClient } from './transport/client.ts';
import type { ProviderClient } from './transport/client.ts';

const sendPage: RequestListener = (_, response) =>
  void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');

describe('the calls for an account', () => {
  let provider: RecordingServer;
  let client: ProviderClient;
  let bodies: string[];

  const given = async (answer: RequestListener): Promise<void> => {
    bodies = [];
    provider = await startRecordingServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(body);
        answer(request, response);
      });
    });
    client = createProviderClient({ origin: provider.origin, log: silentLog });
  };
  afterEach(async () => {
    await client.close();
    await provider.close();
  });

  it('check a token by sending it in a header, not in the URL', async () => {
    await given(sendJson({}));

    expect(await verifyToken({ token: 't.1~+=' }, client)).toEqual({ ok: true, value: null });
    const [request] = provider.requests;
    expect(request?.method).toBe('GET');
    expect(request?.url).toBe('/api/v1/verify/token');
    expect(request?.headers.token).toBe('t.1~+=');
  });

  it('send a new password', async () => {
    await given(sendJson({}));

    await resetPassword({ token: 't', newPassword: 'parolă nouă' }, client);
    expect(provider.requests[0]).toMatchObject({ method: 'POST', url: '/api/v1/reset/password' });
    expect(bodies).toEqual(['{"token":"t","newPassword":"parolă nouă"}']);
  });

  it('activate an account', async () => {
    await given(sendJson({}));

    await activateAccount({ token: 't' }, client);
    const [request] = provider.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/api/v1/verify/activation/token' });
    expect(request?.headers['content-type']).toBe('application/json');
    expect(bodies).toEqual(['{"token":"t"}']);
  });

  it("return the provider's message of a refusal", async () => {
    await given(sendJson({ result: { message: 'Linkul a expirat' } }, 410));

    expect(await activateAccount({ token: 't' }, client)).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 410, message: 'Linkul a expirat' },
    });
  });

  it("return the provider's message of a 500", async () => {
    await given(sendJson({ result: { message: 'Eroare internă.' } }, 500));

    expect(await activateAccount({ token: 't' }, client)).toEqual({
      ok: false,
      failure: { kind: 'broken', status: 500, reason: 'status', message: 'Eroare internă.' },
    });
  });

  it.each([
    ['an HTML page', sendPage],
    ['JSON without `result.message`', sendJson({ message: 'x' }, 500)],
    ['no body', (_: unknown, response: ServerResponse) => void response.writeHead(500).end()],
  ])('give no message for a 500 with %s', async (_name, answer) => {
    await given(answer);

    expect(await activateAccount({ token: 't' }, client)).toEqual({
      ok: false,
      failure: { kind: 'broken', status: 500, reason: 'status' },
    });
  });

  it('open the breaker after five failures, although each has a message', async () => {
    await given(sendJson({ result: { message: 'Eroare internă.' } }, 500));
    for (let failure = 0; failure < 5; failure += 1) await activateAccount({ token: 't' }, client);

    expect(await activateAccount({ token: 't' }, client)).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    expect(provider.requests).toHaveLength(5);
  });

  it.each([
    ['a new password', () => resetPassword({ token: 't', newPassword: 'p' }, client)],
    ['an activation', () => activateAccount({ token: 't' }, client)],
  ])('send %s once, even when the provider fails', async (_name, call) => {
    await given(sendStatus(503));

    expect(await call()).toMatchObject({ failure: { kind: 'broken', status: 503 } });
    expect(provider.requests).toHaveLength(1);
  });
});
