import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import {
  HOSTILE_HOST,
  HOSTILE_MARK,
  hostileForms,
} from '../../sandbox/preset-ids/hostile-forms.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import {
  copy,
  expect,
  expectError,
  pay,
  result,
  test,
} from '../../support/pages/transaction/payment-test.ts';

type Harm = { readonly ran: readonly string[]; readonly foreign: readonly string[] };

/** Records hostile scripts that run, and requests to foreign hosts. Call before `goto`. */
async function watchHarm(page: Page, ownOrigins: readonly string[]): Promise<Harm> {
  const ran: string[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !ownOrigins.includes(origin)) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('reportHarm', (what: string) => ran.push(what));
  await page.addInitScript(
    (mark) =>
      Object.defineProperty(window, mark, {
        set: () => {
          Reflect.get(window, 'reportHarm')(location.href);
        },
      }),
    HOSTILE_MARK,
  );
  return { ran, foreign };
}

for (const { id, name, outcome } of hostileForms) {
  const card = routes.cardPayment({ userId: id, orderId: '4711' });

  for (const [where, path, end] of [
    ['on the loading page', pay(id), routes.paymentError()],
    ['on the card page', card, card],
  ] as const) {
    test(`the hostile form ${id} ${where} is ${outcome}: ${name}`, async ({
      page,
      provider,
      site,
      sandbox,
    }) => {
      const harm = await watchHarm(page, [site.origin, sandbox.origin]);
      await page.goto(path);
      if (outcome === 'cleaned') {
        // The sandbox's bank checks the signature before it shows its page. So the site has not
        // changed the signed fields.
        await bankPage.arrive(page);
      } else {
        await expectError(page, copy.noForm.unknown);
        await expect(page).toHaveURL(end);
      }
      expect(await provider.countPosts()).toBe(outcome === 'cleaned' ? 1 : 0);
      expect(harm).toEqual({ ran: [], foreign: [] });
    });
  }
}

const HOSTILE_VALUES: readonly string[] = [
  `<img src="https://${HOSTILE_HOST}/x" onerror="${HOSTILE_MARK}=1">`,
  `"><script>${HOSTILE_MARK}=1</script>`,
  `javascript:${HOSTILE_MARK}=1`,
  `</script><svg onload=${HOSTILE_MARK}=1>`,
  '\u202e\u0000 %00',
  'x'.repeat(1_000),
];

for (const value of HOSTILE_VALUES) {
  test(`the bank's return with ${JSON.stringify(value.slice(0, 40))} in every field does no harm`, async ({
    page,
    provider,
    site,
    sandbox,
  }) => {
    const harm = await watchHarm(page, [site.origin, sandbox.origin]);
    const fields = new URLSearchParams({ RC: '77', MESSAGE: value, ORDER: value, lang: value });
    await page.goto(result(fields.toString()));
    await expectError(page, copy.result.help.check);
    fields.set('RC', value);
    await page.goto(result(fields.toString()));
    await expectError(page, copy.result.unclear);
    fields.set('RC', '00');
    await page.goto(result(fields.toString()));
    await expectError(page, copy.result.unverifiable);
    expect(await provider.countAuthorizations()).toBe(0);
    expect(harm).toEqual({ ran: [], foreign: [] });
  });
}
