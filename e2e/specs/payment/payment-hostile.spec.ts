import type { Page } from '@playwright/test';
import {
  HOSTILE_HOST,
  HOSTILE_MARK,
  hostileForms,
} from '../../sandbox/preset-ids/hostile-forms.ts';
import { apiBodiesWith, sendApi } from '../../support/pages/api-calls.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import {
  card,
  copy,
  expect,
  expectError,
  expectUsable,
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

/** The page of the app's cart shows the first forms, the page of a card all others. */
const LOADING_FORMS = 3;

for (const outcome of ['cleaned', 'refused'] as const) {
  test(`hostile forms that can be ${outcome} do no harm`, async ({
    page,
    provider,
    site,
    sandbox,
  }) => {
    test.setTimeout(60_000);
    const forms = hostileForms.filter((form) => form.outcome === outcome);
    const harm = await watchHarm(page, [site.origin, sandbox.origin]);
    for (const [index, { id, name }] of forms.entries()) {
      await test.step(name, async () => {
        await page.goto(index < LOADING_FORMS ? pay(id) : card(id));
        // The sandbox's bank checks the signature before it shows its page. So the site has not
        // changed the signed fields of a form that it cleaned.
        if (outcome === 'cleaned') await bankPage.arrive(page);
        else await expectError(page, copy.noForm.unknown);

        const body = apiBodiesWith(id).authorizationForm;
        const answer = await sendApi(site.origin, 'authorizationForm', { body });
        expect(answer.status).toBe(outcome === 'cleaned' ? 200 : 502);
        expect(answer.body).not.toMatch(new RegExp(`${HOSTILE_HOST}|${HOSTILE_MARK}`));
      });
    }
    expect(await provider.countPosts()).toBe(outcome === 'cleaned' ? forms.length : 0);
    expect(harm).toEqual({ ran: [], foreign: [] });
    expect(site.output()).not.toMatch(new RegExp(`${HOSTILE_HOST}|${HOSTILE_MARK}`));
  });
}

const HOSTILE_VALUES: readonly string[] = [
  `<img src="https://${HOSTILE_HOST}/x" onerror="${HOSTILE_MARK}=1">`,
  `"><script>${HOSTILE_MARK}=1</script>`,
  `javascript:${HOSTILE_MARK}=1`,
  `</script><svg onload=${HOSTILE_MARK}=1>`,
  '\u202e\u0000 %00',
  'x'.repeat(1_000),
];

test("hostile values in the bank's return do no harm", async ({
  page,
  provider,
  site,
  sandbox,
}) => {
  const harm = await watchHarm(page, [site.origin, sandbox.origin]);
  for (const value of HOSTILE_VALUES) {
    for (const [rc, text] of [
      ['00', copy.result.unverifiable],
      [value, copy.result.unclear],
      ['77', copy.result.declines.check.next],
    ] as const) {
      const fields = new URLSearchParams({ RC: rc, MESSAGE: value, ORDER: value, lang: value });
      await page.goto(result(fields.toString()));
      await expectError(page, text);
    }
  }
  // The last value is one long word.
  await expectUsable(page);
  expect(await provider.countAuthorizations()).toBe(0);
  expect(harm).toEqual({ ran: [], foreign: [] });
});
