import { routes } from '../../../lib/addresses/routes.ts';
import { getDirective } from '../../support/browser/inspect-document.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expectSensitive } from '../../support/pages/transaction/sensitive-answer.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const BANK = 'https://secure.librapay.ro';
const RESULT = routes.paymentResult();
const ERROR = routes.paymentError();

const payments = [
  routes.cardPayment({ userId: 'u1', orderId: 'o1' }),
  routes.paymentLoading({ userId: 'u1' }),
  routes.paymentForm({ userId: 'u1' }),
  routes.paymentExit(),
];
const returns = [RESULT, ERROR];

test('a POST of the bank is redirected with each known field, from the body or else from the query, and a valid language; without fields if its body is no form or too large', async ({
  site,
}) => {
  const json = { 'content-type': 'application/json' };
  for (const [path, query, body, kept, type = FORM_TYPE] of [
    [RESULT, '', 'ACTION=2&RC=51&MESSAGE=Nu&ORDER=1&X=x', '?RC=51&MESSAGE=Nu&ORDER=1&ACTION=2'],
    [ERROR, '', 'ACTION=2&RC=51&MESSAGE=Nu&ORDER=1&X=x', '?RC=51&MESSAGE=Nu&ORDER=1&ACTION=2'],
    [RESULT, '?ORDER=123456&lang=en', 'RC=51', '?RC=51&ORDER=123456&lang=en'],
    [RESULT, '?RC=00&ORDER=1&lang=hu', 'RC=51&ORDER=2', '?RC=51&ORDER=2'],
    [RESULT, '', '{"RC":"00"}', '', json],
    [RESULT, '', `RC=00&MESSAGE=${'m'.repeat(20_000)}`, ''],
  ] as const) {
    const headers = { ...type, 'sec-fetch-site': 'cross-site', origin: BANK };
    const answer = await sendRaw(site.origin, path + query, { method: 'POST', headers, body });
    expect([answer.status, answer.headers.location]).toEqual([303, path + kept]);
    expectSensitive(answer);
  }
});

test('a message of the bank in windows-1250 is shown with its letters, from a GET and a POST', async ({
  page,
  site,
}) => {
  const body = 'RC=77&ORDER=1234567&MESSAGE=Plat%E3+refuzat%E3+de+banc%E3';
  const posted = await sendRaw(site.origin, RESULT, { method: 'POST', headers: FORM_TYPE, body });
  for (const address of [`${RESULT}?${body}`, String(posted.headers.location)]) {
    await page.goto(address);
    await expect(page.getByText('Plată refuzată de bancă')).toBeVisible();
    expect(await page.content()).not.toContain('\ufffd');
  }
});

test('malformed addresses are 404 and damaged links are redirected, both with the headers of a transaction page', async ({
  site,
}) => {
  for (const [path, status, location] of [
    ['/reset/password', 404, undefined],
    ['/payment/librapay/a.b/loading', 404, undefined],
    ['/activate/%', 404, undefined],
    ['/activate/YWJj%3D%3D?lang=en', 308, '/activate/YWJj==?lang=en'],
    ['/reset/password/abc%22%3E', 308, '/reset/password/abc'],
    ['/payment/librapay/u1/loading).', 308, '/payment/librapay/u1/loading'],
    ['/invoice/INV-1,', 308, '/invoice/INV-1'],
  ] as const) {
    const answer = await sendRaw(site.origin, path);
    expect([path, answer.status, answer.headers.location]).toEqual([path, status, location]);
    expectSensitive(answer);
  }
});

test('all payment pages share one Content-Security-Policy, which allows forms to the bank', async ({
  site,
  sandbox,
}) => {
  const policies = new Set<string>();
  for (const path of [...payments, ...returns]) {
    const answer = await sendRaw(site.origin, path);
    expect([path, answer.status]).toEqual([path, 200]);
    expectSensitive(answer);
    policies.add(String(answer.headers['content-security-policy']).replace(/'nonce-[^']+'/, 'N'));
  }
  const [policy = '', ...others] = [...policies];
  expect(others).toEqual([]);
  expect(getDirective(policy, 'script-src')).toBe("'self' N");
  expect(getDirective(policy, 'form-action')).toContain(BANK);
  expect(getDirective(policy, 'form-action')).toContain(sandbox.origin);
});
