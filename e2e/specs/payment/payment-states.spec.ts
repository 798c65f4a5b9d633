import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { languageNames } from '../../../lib/i18n/language-names.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { transactionCopy } from '../../../lib/i18n/transaction/transaction-copy.ts';
import { skipExitDelay } from '../../support/pages/transaction/exit-page.ts';
import {
  dispatchBfcacheRestore,
  expect,
  fillIn,
  submitToHangingBank,
  pay,
  result,
  storeUser,
  test,
  testWithClock,
} from '../../support/pages/transaction/payment-test.ts';
import type { Provider } from '../../support/pages/transaction/payment-test.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(12);
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const buttons = (page: Page) => page.getByRole('main').getByRole('button');

type State = {
  readonly name: string;
  readonly path: string;
  /** Brings the opened page into the state. */
  readonly reach: (page: Page, provider: Provider, language: Language) => Promise<unknown>;
  readonly setsClock?: boolean;
};

const hasButton = (page: Page): Promise<void> => expect(buttons(page).first()).toBeVisible();
const hasHeading = (page: Page): Promise<void> => expect(h1(page)).toBeVisible();

/** The opened page shows the first failure. After two more, it also advises to call support. */
async function failTwice(page: Page): Promise<void> {
  for (const count of [1, 2]) {
    await buttons(page).first().click();
    await expect(buttons(page), `after try ${count}`).toHaveCount(2);
  }
  const lines = languageNames.map(({ language }) => paymentCopy[language].supportAfterAttempts);
  await expect(page.getByRole('main').getByText(new RegExp(lines.join('|')))).toBeVisible();
}

const states: readonly State[] = [
  { name: 'success', path: result('RC=00&ORDER=1234567'), reach: hasButton },
  { name: 'waiting', path: result('RC=00&ORDER=sandbox-order-slow'), reach: hasHeading },
  { name: 'unconfirmed', path: result('RC=00&ORDER=sandbox-order-refused'), reach: failTwice },
  { name: 'unverifiable', path: result('RC=00'), reach: hasHeading },
  { name: 'declined', path: result('RC=51&ORDER=1234567'), reach: hasButton },
  { name: 'declined with a long message', path: result(`RC=77&MESSAGE=${LONG}`), reach: hasButton },
  { name: 'unclear', path: result('RC=unknown'), reach: hasButton },
  { name: 'a missing form', path: pay('sandbox-user-unknown'), reach: hasButton },
  {
    name: 'the error page without a failure of this visit',
    path: routes.paymentError(),
    reach: hasButton,
  },
  {
    name: 'a form that waits for a press',
    path: routes.paymentForm({ userId: 'u1' }),
    reach: hasButton,
  },
  { name: 'a form to fill in', path: pay('sandbox-form-visible'), reach: hasButton },
  {
    name: 'the exit page after its delay',
    path: routes.paymentExit(),
    setsClock: true,
    reach: async (page) => {
      await page.clock.install();
      await page.reload();
      await skipExitDelay(page, page.locator(`main a[href="${routes.home()}"]`));
    },
  },
];

const expectText = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text)).toBeVisible();

async function tryOffline(page: Page, language: Language): Promise<void> {
  await hasButton(page);
  await page.context().setOffline(true);
  await buttons(page).first().click();
  await expectText(page, transactionCopy[language].failure.offline);
}

const externalFailures: readonly State[] = [
  {
    name: 'a bank that does not answer',
    path: routes.paymentForm({ userId: 'u1' }),
    setsClock: true,
    reach: async (page, provider, language) => {
      await submitToHangingBank(page, provider);
      await expectText(page, paymentCopy[language].form.stalled);
    },
  },
  {
    name: 'a bank that does not answer after details were sent',
    path: pay('sandbox-form-visible'),
    setsClock: true,
    reach: async (page, provider, language) => {
      await fillIn(page);
      await submitToHangingBank(page, provider);
      await expectText(page, paymentCopy[language].form.stalledDetails);
    },
  },
  {
    name: 'a form restored from the bfcache',
    path: routes.paymentForm({ userId: 'u1' }),
    setsClock: true,
    reach: async (page, provider, language) => {
      await submitToHangingBank(page, provider);
      await expectText(page, paymentCopy[language].form.stalled);
      await dispatchBfcacheRestore(page);
      await expectText(page, paymentCopy[language].form.returned);
    },
  },
  {
    name: 'a missing form, offline',
    path: pay('sandbox-user-unknown'),
    reach: (page, _, language) => tryOffline(page, language),
  },
  {
    name: 'unconfirmed, offline',
    path: result('RC=00&ORDER=sandbox-order-refused'),
    reach: (page, _, language) => tryOffline(page, language),
  },
];

const withLanguage = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

for (const { name, path, reach, setsClock = false } of [...states, ...externalFailures]) {
  const testState = setsClock ? testWithClock : test;

  for (const { language } of languageNames) {
    testState(
      `${name} (${language}) is accessible in both colour schemes and fits any width, also with large text`,
      async ({ page, provider }) => {
        test.setTimeout(90_000);
        await storeUser(page, 'diner-9');
        await page.goto(withLanguage(path, language));
        await reach(page, provider, language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectNoAxeViolationInEitherScheme(page);
        await expectNoSidewaysScrolling(page);
        await expect(h1(page)).toHaveCount(1);
      },
    );
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path } of states.filter((state) => state.path !== routes.paymentExit())) {
    test(`${name}: the page says how to continue`, async ({ page }) => {
      await page.goto(path);
      const texts = page.locator('main noscript p');
      await expect(texts).toHaveCount(2);
      await expect(texts.last()).toBeVisible();
      await expect(page.locator('main [role=status][aria-busy=true]')).toBeHidden();
    });
  }

  test('the exit page shows its links at once', async ({ page }) => {
    await page.goto(routes.paymentExit());
    await expect(page.locator(`main a[href="${routes.home()}"]`)).toBeVisible();
  });
});

test('no payment page is indexed, cached or named in a Referer header', async ({ site }) => {
  for (const { path } of states) {
    const { headers } = await fetch(`${site.origin}${path}`);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const body = await (await fetch(`${site.origin}${path}`)).text();
    expect(body).not.toMatch(/rel="(canonical|alternate)"/);
  }
});
