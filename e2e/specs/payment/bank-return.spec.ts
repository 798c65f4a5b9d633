import { routes } from '../../../lib/addresses/routes.ts';
import { getDirective } from '../../support/browser/inspect-document.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expectSensitive } from '../../support/pages/transaction/sensitive-answer.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
for (const path of [routes.paymentResult(), routes.paymentError()]) {
  test(`the bank may post to ${path}`, async ({ site }) => {
    const answer = await sendRaw(site.origin, path, {
      method: 'POST',
      headers: {
        ...FORM_TYPE,
        'sec-fetch-site': 'cross-site',
        origin: 'https://secure.librapay.ro',
      },
      body: 'ACTION=2&RC=51&MESSAGE=Fonduri+insuficiente&ORDER=123456&DATA_CUSTOM=x',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(
      `${path}?RC=51&MESSAGE=Fonduri+insuficiente&ORDER=123456&ACTION=2`,
    );
    expectSensitive(answer);
  });

  test(`a POST of the bank to ${path} keeps each known field, from the body or else from the query, and a valid language from the query`, async ({
    site,
  }) => {
    for (const [query, body, kept] of [
      ['ORDER=123456&lang=en', 'RC=51&MESSAGE=Nu', 'RC=51&MESSAGE=Nu&ORDER=123456&lang=en'],
      ['RC=00&ORDER=1&lang=ro', 'RC=51&ORDER=2', 'RC=51&ORDER=2&lang=ro'],
      ['RC=51&ORDER=1', '', 'RC=51&ORDER=1'],
      ['DATA_CUSTOM=x&lang=hu', 'RC=51', 'RC=51'],
    ] as const) {
      const options = { method: 'POST', headers: FORM_TYPE, body };
      const answer = await sendRaw(site.origin, `${path}?${query}`, options);
      expect([answer.status, answer.headers.location]).toEqual([303, `${path}?${kept}`]);
      expectSensitive(answer);
    }
  });

  test(`a POST to ${path} whose body is no form or too large is redirected without fields`, async ({
    site,
  }) => {
    for (const [type, body] of [
      ['application/json', '{"RC":"00"}'],
      ['text/plain', 'RC=00'],
      ['multipart/form-data; boundary=x', 'RC=00'],
      [FORM_TYPE['content-type'], `RC=00&MESSAGE=${'m'.repeat(20_000)}`],
    ] as const) {
      const headers = { 'content-type': type };
      const answer = await sendRaw(site.origin, path, { method: 'POST', headers, body });
      expect([type, answer.status, answer.headers.location]).toEqual([type, 303, path]);
    }
  });

  test(`methods other than GET, HEAD and POST are refused at ${path}`, async ({ site }) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      const answer = await sendRaw(site.origin, path, { method });
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.headers.allow).toBe('GET, HEAD, POST');
      expectSensitive(answer);
    }
  });
}

test('a message of the bank in windows-1250 is shown with its letters, from a GET and a POST', async ({
  page,
  site,
}) => {
  const path = routes.paymentResult();
  const fields = 'RC=77&ORDER=1234567&MESSAGE=Plat%E3+refuzat%E3+de+banc%E3';
  const posted = await sendRaw(site.origin, path, {
    method: 'POST',
    headers: FORM_TYPE,
    body: fields,
  });
  for (const address of [`${path}?${fields}`, String(posted.headers.location)]) {
    await page.goto(address);
    await expect(page.getByText('Plată refuzată de bancă')).toBeVisible();
    expect(await page.content()).not.toContain('\ufffd');
  }
});

test('no transaction page accepts a POST, except the result and error pages', async ({ site }) => {
  for (const path of [
    routes.paymentExit(),
    routes.paymentLoading({ userId: 'u1' }),
    routes.paymentForm({ userId: 'u1' }),
    routes.cardPayment({ userId: 'u1', orderId: 'o1' }),
    routes.activate({ token: 't' }),
    routes.resetPassword({ token: 't' }),
    routes.invoice({ invoiceId: 'i1' }),
  ]) {
    const options = { method: 'POST', headers: FORM_TYPE, body: 'RC=00' };
    const answer = await sendRaw(site.origin, path, options);
    expect([path, answer.status]).toEqual([path, 405]);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expectSensitive(answer);
  }
});

test('a malformed transaction address is 404, with the headers of a transaction page', async ({
  site,
}) => {
  for (const path of [
    '/activate/a%2fb',
    '/reset/password',
    '/payment/librapay/a.b/loading',
    '/activate/%',
  ]) {
    const answer = await sendRaw(site.origin, path);
    expect([path, answer.status]).toEqual([path, 404]);
    expectSensitive(answer);
  }
});

for (const [damaged, repaired] of [
  ['/activate/YWJj%3D%3D?lang=en', '/activate/YWJj==?lang=en'],
  ['/activate/abc%E2%80%8B', '/activate/abc'],
  ['/reset/password/abc%22%3E', '/reset/password/abc'],
  ['/reset/password/abc.', '/reset/password/abc'],
  ['/payment/librapay/u1/loading).', '/payment/librapay/u1/loading'],
  ['/invoice/INV-1,', '/invoice/INV-1'],
] as const) {
  test(`a damaged link is redirected to its page, with the headers of that page: ${damaged}`, async ({
    site,
  }) => {
    const answer = await sendRaw(site.origin, damaged);
    expect([answer.status, answer.headers.location]).toEqual([308, repaired]);
    expectSensitive(answer);
  });
}

test('all payment pages share one Content-Security-Policy, which allows forms to the bank', async ({
  site,
  sandbox,
}) => {
  const policies = new Set<string>();
  for (const path of [
    routes.cardPayment({ userId: 'u1', orderId: 'o1' }),
    routes.paymentLoading({ userId: 'u1' }),
    routes.paymentForm({ userId: 'u1' }),
    routes.paymentResult(),
    routes.paymentError(),
    routes.paymentExit(),
  ]) {
    const answer = await sendRaw(site.origin, path);
    expect([path, answer.status]).toEqual([path, 200]);
    expectSensitive(answer);
    policies.add(String(answer.headers['content-security-policy']).replace(/'nonce-[^']+'/, 'N'));
  }
  const [policy = '', ...others] = [...policies];
  expect(others).toEqual([]);
  expect(getDirective(policy, 'script-src')).toBe("'self' N");
  expect(getDirective(policy, 'form-action')).toContain(`https://secure.librapay.ro`);
  expect(getDirective(policy, 'form-action')).toContain(sandbox.origin);
});
