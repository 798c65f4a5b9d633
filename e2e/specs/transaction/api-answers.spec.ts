import { apiRoutes } from '../../../lib/api/api-routes.ts';
import {
  HOSTILE_HOST,
  HOSTILE_MARK,
  hostileForms,
} from '../../sandbox/preset-ids/hostile-forms.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { apiBodiesWith, sendApi } from '../../support/pages/api-calls.ts';
import { expectSensitive } from '../../support/pages/transaction/sensitive-answer.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

test('a call of a web view, without Origin and Sec-Fetch headers, is served', async ({ site }) => {
  const answer = await sendRaw(site.origin, apiRoutes.verifyToken, {
    method: 'POST',
    body: '{"token":"sandbox-token-valid-quiet"}',
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
  expect([answer.status, answer.body]).toEqual([200, '{"outcome":"done","value":null}']);
  expectSensitive(answer);
});

for (const name of ['verifyToken', 'resetPassword', 'activateAccount'] as const) {
  test(`${apiRoutes[name]} returns a result, or the reason of a refusal`, async ({ site }) => {
    const valid = apiBodiesWith(`sandbox-token-valid-${name}-${Date.now()}`)[name];
    const done = await sendApi(site.origin, name, { body: valid });
    expect([done.status, JSON.parse(done.body)]).toEqual([200, { outcome: 'done', value: null }]);
    for (const token of ['sandbox-token-used', 'sandbox-token-expired', 'unheard-of']) {
      const answer = await sendApi(site.origin, name, { body: apiBodiesWith(token)[name] });
      expect(answer.status).toBe(422);
      expect(JSON.parse(answer.body)).toEqual({
        outcome: 'refused',
        message: expect.stringMatching(/^\p{Lu}.{5,299}$/u),
      });
      expectSensitive(answer);
    }
  });
}

for (const name of ['authorizationForm', 'cardForm'] as const) {
  const ask = (origin: string, userId: string): Promise<RawAnswer> =>
    sendApi(origin, name, { body: apiBodiesWith(userId)[name] });

  test(`${apiRoutes[name]} returns the fields of the bank's form`, async ({ site, sandbox }) => {
    for (const userId of ['sandbox-user-1', 'sandbox-form-document', 'sandbox-form-nested']) {
      const answer = await ask(site.origin, userId);
      expect(answer.status).toBe(200);
      const { value } = JSON.parse(answer.body);
      expect(value).toMatchObject({ method: 'post' });
      expect(new URL(value.action).origin).toBe(sandbox.origin);
      expect(value.fields).toContainEqual({ kind: 'hidden', name: 'CURRENCY', value: 'RON' });
    }
    const live = JSON.parse((await ask(site.origin, 'sandbox-form-live')).body);
    expect(live.value.action).toBe('https://secure.librapay.ro/pay_auth.php');
  });

  test(`${apiRoutes[name]} marks the fields that a diner fills in`, async ({ site }) => {
    const { value } = JSON.parse((await ask(site.origin, 'sandbox-form-visible')).body);
    const visible = value.fields.filter((field: { kind: string }) => field.kind === 'visible');
    expect(visible.length).toBeGreaterThan(0);
    for (const field of visible) expect(field.label).not.toBe('');
  });

  test(`${apiRoutes[name]} returns the refusal of an unknown user`, async ({ site }) => {
    const answer = await ask(site.origin, 'sandbox-user-unknown');
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.body)).toMatchObject({ outcome: 'refused' });
  });
}

for (const { id, name: trick, outcome } of hostileForms) {
  test(`a hostile form (${trick}) gives only fields for the bank, or a failure`, async ({
    site,
    sandbox,
  }) => {
    for (const name of ['authorizationForm', 'cardForm'] as const) {
      const answer = await sendApi(site.origin, name, { body: apiBodiesWith(id)[name] });
      const isCleaned = answer.status === 200;
      expect(isCleaned ? 'cleaned' : 'refused').toBe(outcome);
      if (isCleaned)
        expect(new URL(JSON.parse(answer.body).value.action).origin).toBe(sandbox.origin);
      else expect([answer.status, JSON.parse(answer.body)]).toEqual([502, { outcome: 'broken' }]);
      expect(answer.body).not.toMatch(new RegExp(`${HOSTILE_HOST}|${HOSTILE_MARK}`));
    }
    expect(site.output()).not.toMatch(new RegExp(`${HOSTILE_HOST}|${HOSTILE_MARK}`));
  });
}

test("the answer for an authorized order contains the provider's answer, also for a repeated call", async ({
  site,
}) => {
  for (const attempt of ['first', 'second']) {
    const answer = await sendApi(site.origin, 'orderAuthorized', { body: { order: '123456' } });
    expect([attempt, answer.status]).toEqual([attempt, 200]);
    expect(JSON.parse(answer.body)).toEqual({
      outcome: 'done',
      value: {
        payload: {
          result: { message: expect.any(String) },
          data: { order: '123456', status: 'authorized' },
        },
      },
    });
  }
  const refusal = await sendApi(site.origin, 'orderAuthorized', {
    body: { order: 'sandbox-order-refused' },
  });
  expect([refusal.status, JSON.parse(refusal.body).outcome]).toEqual([422, 'refused']);
});

test('a paid order is authorized after many failed calls for forms and for other orders', async ({
  startOwnSite,
}) => {
  // Starts a new site, because the failures below open the site's circuit breaker of form calls.
  const site = await startOwnSite();
  for (let failure = 0; failure < 6; failure += 1) {
    for (const name of ['authorizationForm', 'orderAuthorized'] as const) {
      const body = apiBodiesWith('sandbox-503')[name];
      expect((await sendApi(site.origin, name, { body })).status).toBe(503);
    }
  }
  const body = { order: '654321' };
  expect((await sendApi(site.origin, 'orderAuthorized', { body })).status).toBe(200);
});

test('any object that the provider sends for an authorized order reaches the app', async ({
  site,
}) => {
  const body = { order: 'sandbox-wrong-shape' };
  const answer = await sendApi(site.origin, 'orderAuthorized', { body });
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    200,
    { outcome: 'done', value: { payload: expect.objectContaining({ link: 42 }) } },
  ]);
});

for (const name of [
  'verifyToken',
  'resetPassword',
  'activateAccount',
  'orderAuthorized',
] as const) {
  test(`${apiRoutes[name]} reports neither a success nor a refusal when a gateway answers`, async ({
    site,
  }) => {
    for (const id of [
      'sandbox-gateway-404',
      'sandbox-gateway-maintenance',
      'sandbox-gateway-empty',
      'sandbox-redirect',
    ]) {
      const answer = await sendApi(site.origin, name, { body: apiBodiesWith(id)[name] });
      // After failures of other tests, the circuit breaker may refuse the call: 'unavailable'.
      expect([id, JSON.parse(answer.body).outcome]).toEqual([
        id,
        expect.stringMatching(/^(broken|unavailable)$/),
      ]);
    }
  });
}

test('an unknown address under /api is answered 404', async ({ site }) => {
  for (const path of [
    '/api',
    '/api/v1/web/restaurant/x/menu',
    '/api/token',
    '/api/token/verify/x',
    '/api/%',
  ]) {
    for (const method of ['GET', 'POST']) {
      const answer = await sendRaw(site.origin, path, { method });
      expect([path, answer.status, answer.body]).toEqual([path, 404, '{"outcome":"rejected"}']);
      expectSensitive(answer);
    }
  }
});
