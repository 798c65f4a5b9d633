import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { apiMethods, apiRoutes } from '../../../lib/api/api-routes.ts';
import type { ApiName } from '../../../lib/api/api-routes.ts';
import { leaveDuringPost } from '../../support/browser/leave-during-post.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { createVisitorAddress } from '../../support/browser/visitor-address.ts';
import { apiBodiesWith, apiNames, sendApi } from '../../support/pages/api-calls.ts';
import type { ApiCall } from '../../support/pages/api-calls.ts';
import { expectSensitive } from '../../support/pages/transaction/sensitive-answer.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const API_MAX_BYTES = 4_096;
const ACCOUNT_CALLS: readonly ApiName[] = ['verifyToken', 'resetPassword', 'activateAccount'];
/** The highest limit of a route is 120 a minute. */
const MORE_THAN_ANY_LIMIT = 125;
/** A line of the site's log needs less than this to reach this process. */
const PIPE_DELAY_MS = 500;

for (const name of apiNames) {
  const body = apiBodiesWith('sandbox-token-valid-api')[name];
  const wrongMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].filter(
    (method) => method !== apiMethods[name],
  );
  // A token may consist of dots, because the site sends it to the provider in a header or a body,
  // not in a path.
  const dots = 'token' in body ? [] : ['.', '..'];
  const hostile = [...dots, '', 'a/b', 'a%2fb', 'a\r\nb', 'a\0', 'ă', '{}', 'a'.repeat(1_025)];

  const refused: readonly [string, number, ApiCall][] = [
    ...wrongMethods.map((method): [string, number, ApiCall] => [method, 405, { method }]),
    ['a form', 415, { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['text', 415, { body, headers: { 'content-type': 'text/plain' } }],
    ['no JSON', 400, { body: '{"token":' }],
    ['nothing', 400, { body: '' }],
    ['a list', 400, { body: [] }],
    ['no ids', 400, { body: {} }],
    ['an unknown field', 400, { body: { ...body, isAdmin: true } }],
    ...hostile.map((id): [string, number, ApiCall] => [
      `the id ${JSON.stringify(id).slice(0, 20)}`,
      400,
      { body: apiBodiesWith(id)[name] },
    ]),
    ['a list of ids', 400, { body: JSON.stringify(body).replace(/"([^"]+)"}$/, '["$1"]}') }],
    [
      'too many bytes in chunks',
      413,
      { body: `${JSON.stringify(body)}${' '.repeat(API_MAX_BYTES)}` },
    ],
    [
      'too many bytes with a length',
      413,
      { body: ' '.repeat(5_000), headers: { 'content-length': '5000' } },
    ],
    ['another site', 403, { body, headers: { 'sec-fetch-site': 'cross-site' } }],
    ['a sister site', 403, { body, headers: { 'sec-fetch-site': 'same-site' } }],
    ['the address bar', 403, { body, headers: { 'sec-fetch-site': 'none' } }],
  ];

  test(`${apiRoutes[name]} refuses invalid requests without a call to the provider`, async ({
    site,
    control,
  }) => {
    await control.clearRequests();
    for (const [what, status, call] of refused) {
      const answer = await sendApi(site.origin, name, call);
      expect.soft([what, answer.status]).toEqual([what, status]);
      if (call.method !== 'HEAD')
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

  test(`${apiRoutes[name]} limits each visitor separately`, async ({ site, control }) => {
    await control.clearRequests();
    const visitor = createVisitorAddress();
    let answer: RawAnswer | undefined;
    for (let sent = 0; sent < MORE_THAN_ANY_LIMIT && answer?.status !== 429; sent += 1) {
      answer = await sendApi(site.origin, name, {
        body: {},
        // The site must count all these calls for one visitor, although the earlier address in
        // X-Forwarded-For and our internal header X-Client-Key change with each call.
        headers: { 'x-forwarded-for': `203.0.113.${sent}, ${visitor}`, 'x-client-key': `${sent}` },
      });
    }
    if (answer === undefined) throw new Error('Nothing was sent');
    expect(answer.status).toBe(429);
    expectSensitive(answer);
    const retryAfter = Number(answer.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(JSON.parse(answer.body)).toEqual({ outcome: 'limited', retryAfterSeconds: retryAfter });
    expect((await sendApi(site.origin, name, { body: {} })).status).toBe(400);
    expect(await control.getRequests()).toEqual([]);
  });

  test(`${apiRoutes[name]} reports an error of the provider`, async ({ site, control }) => {
    // The answer to a call of `ACCOUNT_CALLS` also contains the provider's message.
    const messageField = (message: string): object =>
      ACCOUNT_CALLS.includes(name) ? { message } : {};
    await control.setFault('500');
    const broken = await sendApi(site.origin, name, { body });
    expect(broken.status).toBe(502);
    expect(JSON.parse(broken.body)).toEqual({
      outcome: 'broken',
      ...messageField('Eroare internă.'),
    });
    expectSensitive(broken);
  });
}

test('each call reports an unavailable provider, and when to retry', async ({
  startOwnSite,
  control,
}) => {
  // Starts a new site, whose circuit breakers no earlier test has opened.
  const site = await startOwnSite();
  const sendAll = (): Promise<readonly (readonly [ApiName, RawAnswer])[]> =>
    Promise.all(
      apiNames.map(async (name) => {
        const body = apiBodiesWith('sandbox-token-valid-api')[name];
        return [name, await sendApi(site.origin, name, { body })] as const;
      }),
    );
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
