import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { apiMethods, apiRoutes } from '../../../lib/api/api-contract.ts';
import type { ApiName } from '../../../lib/api/api-contract.ts';
import { REQUESTS_PER_MINUTE } from '../../../lib/api/rate-limits.ts';
import { sendRaw, createVisitorAddress } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { apiBodiesWith, apiNames, sendApi } from '../../support/pages/api-calls.ts';
import type { ApiCall } from '../../support/pages/api-calls.ts';
import { expectSensitive } from '../../support/pages/transaction/sensitive-answer.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** Closes the connection in the middle of the body of a POST. */
async function leaveDuringPost(origin: string, path: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const type = 'Content-Type: application/x-www-form-urlencoded';
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\n${type}\r\nContent-Length: 100\r\n\r\n`;
  await new Promise((resolve) => socket.write(head + 'a'.repeat(50), resolve));
  socket.destroy();
}

const ACCOUNT_CALLS = ['verifyToken', 'resetPassword', 'activateAccount'] as const;
/** A line of the site's log needs less than this to reach this process. */
const PIPE_DELAY_MS = 500;

const send = (origin: string, name: ApiName, id: string): Promise<RawAnswer> =>
  sendApi(origin, name, { body: apiBodiesWith(id)[name] });

for (const name of apiNames) {
  const body = apiBodiesWith('sandbox-token-valid-api')[name];
  const refused: readonly [string, number, ApiCall][] = [
    ['another method', 405, { method: 'GET' }],
    ['an unknown field', 400, { body: { ...body, isAdmin: true } }],
    // `lib/ids.test.ts` shows what is no id.
    ['a hostile id', 400, { body: apiBodiesWith('a/b')[name] }],
    ['another site', 403, { body, headers: { 'sec-fetch-site': 'cross-site' } }],
  ];

  test(`${apiRoutes[name]} refuses invalid requests without a call to the provider`, async ({
    site,
    control,
  }) => {
    await control.clearRequests();
    for (const [what, status, call] of refused) {
      const answer = await sendApi(site.origin, name, call);
      expect.soft([what, answer.status]).toEqual([what, status]);
      expect.soft(JSON.parse(answer.body)).toEqual({ outcome: 'rejected' });
      if (status === 405) expect.soft(answer.headers.allow).toBe(apiMethods[name]);
      expectSensitive(answer);
    }
    // Without Sec-Fetch-Site the site has to check the Origin header.
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
    const foreign = await sendRaw(site.origin, apiRoutes[name], {
      method: apiMethods[name],
      body: JSON.stringify(body),
      headers,
    });
    expect(foreign.status).toBe(403);
    expect(await control.getRequests()).toEqual([]);
  });
}

test('each visitor is limited separately', async ({ site, control }) => {
  await control.clearRequests();
  const visitor = createVisitorAddress();
  const name = 'resetPassword';
  const sendAs = (number: number): Promise<RawAnswer> =>
    sendApi(site.origin, name, {
      body: {},
      // The site must count all these calls for one visitor, although the earlier address in
      // X-Forwarded-For and our internal header X-Client-Key change with each call.
      headers: {
        'x-forwarded-for': `203.0.113.${number}, ${visitor}`,
        'x-client-key': `${number}`,
      },
    });
  for (let sent = 0; sent < REQUESTS_PER_MINUTE[name]; sent += 1) {
    expect((await sendAs(sent)).status).toBe(400);
  }
  const answer = await sendAs(REQUESTS_PER_MINUTE[name]);
  expect(answer.status).toBe(429);
  expectSensitive(answer);
  const retryAfter = Number(answer.headers['retry-after']);
  expect(retryAfter).toBeGreaterThan(0);
  expect(JSON.parse(answer.body)).toEqual({ outcome: 'limited', retryAfterSeconds: retryAfter });
  expect((await sendApi(site.origin, name, { body: {} })).status).toBe(400);
  expect(await control.getRequests()).toEqual([]);
});

test('each call reports an error and an unavailable provider, and when to retry; a paid order is authorized after all of them', async ({
  startOwnSite,
  control,
}) => {
  // Starts a new site, whose circuit breakers no earlier test has opened.
  const site = await startOwnSite();
  const sendAll = (): Promise<readonly (readonly [ApiName, RawAnswer])[]> =>
    Promise.all(
      apiNames.map(
        async (name) => [name, await send(site.origin, name, 'sandbox-token-valid-api')] as const,
      ),
    );
  await control.setFault('500');
  for (const [name, answer] of await sendAll()) {
    const isAccountCall = ACCOUNT_CALLS.some((call) => call === name);
    const message = isAccountCall ? { message: 'Eroare internă.' } : {};
    expect.soft([name, answer.status]).toEqual([name, 502]);
    expect.soft(JSON.parse(answer.body)).toEqual({ outcome: 'broken', ...message });
    expectSensitive(answer);
  }
  await control.clearFaults();
  await sendAll();
  await control.setFault('429');
  for (const [name, { status, headers, body }] of await sendAll()) {
    expect.soft([name, status, headers['retry-after']]).toEqual([name, 503, '1']);
    expect
      .soft([name, JSON.parse(body)])
      .toMatchObject([name, { outcome: 'unavailable', retryAfterSeconds: 1 }]);
  }
  await control.setFault('hang-before-headers');
  for (const [name, late] of await sendAll()) {
    expect.soft([name, late.status, late.headers['retry-after']]).toEqual([name, 503, '30']);
    expectSensitive(late);
  }
  await control.clearFaults();
  expect((await send(site.origin, 'orderAuthorized', '654321')).status).toBe(200);
});

test('a client that leaves in the middle of a body causes no line in the log', async ({ site }) => {
  const loggedBefore = site.output().length;
  for (const path of [apiRoutes.verifyToken, routes.paymentResult(), routes.terms()]) {
    await leaveDuringPost(site.origin, path);
  }
  // When this request is answered, the site has handled the closed connections above. A line that
  // it has logged reaches `output` through a pipe, so possibly later.
  await sendRaw(site.origin, '/not-a-page');
  await wait(PIPE_DELAY_MS);
  expect(site.output().slice(loggedBefore)).toBe('');
});

test('no call reports a success or a refusal when a gateway answers', async ({ site }) => {
  for (const [name, ids] of [
    // The calls for accounts share a circuit breaker, which opens after five failures.
    ['verifyToken', ['sandbox-gateway-404']],
    ['resetPassword', ['sandbox-gateway-empty']],
    ['activateAccount', ['sandbox-gateway-maintenance']],
    [
      'orderAuthorized',
      ['gateway-404', 'gateway-maintenance', 'gateway-empty', 'redirect'].map(
        (fault) => `sandbox-${fault}`,
      ),
    ],
  ] as const) {
    for (const id of ids) {
      const answer = await send(site.origin, name, id);
      expect([name, id, answer.status, JSON.parse(answer.body)]).toEqual([
        name,
        id,
        502,
        { outcome: 'broken' },
      ]);
    }
  }
});
