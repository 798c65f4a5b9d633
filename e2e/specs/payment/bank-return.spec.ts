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
