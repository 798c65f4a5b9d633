import { routes } from '../../../lib/addresses/routes.ts';
import { languageNames } from '../../../lib/i18n/language-names.ts';
import { chromeCopy } from '../../../lib/i18n/site/every-page/chrome-copy.ts';
import { accountCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { installFakeApp } from '../../support/browser/fake-app.ts';
import { createToken, getBanner } from '../../support/pages/transaction/account-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { fetchSandboxMessage } from '../../support/servers/sandbox-message.ts';
import { createAccountTest } from '../../support/sites/account-site.ts';
import { expect } from '../../support/servers/fixtures.ts';

const CALL = providerPaths.activateAccount();
const USED = 'sandbox-token-used';
const EXPIRED = 'sandbox-token-expired';

const getAddress = (token: string, language: 'ro' | 'en'): string =>
  `${routes.activate({ token })}?lang=${language}`;
const test = createAccountTest();

for (const language of ['ro', 'en'] as const) {
  const { activation, home, newLinkHeading, openApp, retry } = accountCopy[language];

  test.describe(`activation (${language})`, () => {
    test('of a valid token succeeds, with links to the app and to the home page', async ({
      page,
    }) => {
      await page.goto(getAddress(createToken(), language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(activation.title);
      await expect(getBanner(page)).toHaveText(activation.activated);
      await expect(getBanner(page)).toHaveAttribute('data-tone', 'positive');
      await expect(page.getByRole('heading', { name: openApp.heading })).toBeVisible();
      const store = page.getByRole('main').getByRole('link', { name: /Google Play/ });
      await expect(store).toHaveText(chromeCopy[language].stores.playStore);
      await page.getByRole('main').getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(routes.home());
    });

    for (const token of [USED, EXPIRED, 'an-unknown-token']) {
      test(`of ${token} shows the provider's message and how to get a new link`, async ({
        page,
        sandbox,
      }) => {
        await page.goto(getAddress(token, language));
        const message = await fetchSandboxMessage(`${sandbox.origin}${CALL}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token }),
        });
        await expect(getBanner(page)).toHaveText(message);
        await expect(getBanner(page)).toHaveAttribute('data-tone', 'negative');
        await expect(page.getByRole('heading', { name: newLinkHeading })).toBeVisible();
        await expect(page.getByRole('button', { name: retry })).toHaveCount(0);
      });
    }

    test('that succeeded is accessible and does not scroll sideways', async ({ page }) => {
      await page.goto(getAddress(createToken(), language));
      await expect(page.getByText(activation.activated)).toBeVisible();
      await expectNoAxeViolationInEitherScheme(page);
      await expectNoSidewaysScrolling(page);
    });
  });
}

test.describe('one visit', () => {
  const { activation } = accountCopy.ro;
  const [, english] = languageNames;

  test('makes one call: Back and a change of language make no further call', async ({
    page,
    control,
  }) => {
    await control.clearRequests();
    await page.goto(getAddress(createToken(), 'ro'));
    await expect(getBanner(page)).toHaveText(activation.activated);
    await page.getByRole('main').getByRole('link', { name: accountCopy.ro.home }).click();
    await expect(page).toHaveURL(routes.home());
    await page.goBack();
    await expect(getBanner(page)).toHaveText(activation.activated);
    await page.getByRole('link', { name: `${english.code} ${english.name}` }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(getBanner(page)).toHaveText(accountCopy.en.activation.activated);
    expect(await control.getRequests(CALL)).toHaveLength(1);
  });

  test('that activated the account shows the success after a reload, without a call', async ({
    page,
    control,
  }) => {
    await page.goto(getAddress(createToken(), 'ro'));
    await expect(getBanner(page)).toHaveText(activation.activated);
    await control.clearRequests();
    await page.reload();
    await expect(getBanner(page)).toHaveText(activation.activated);
    await expect(getBanner(page)).toHaveAttribute('data-tone', 'positive');
    expect(await control.getRequests(CALL)).toHaveLength(0);
  });

  test('with a token that was refused calls again after a reload', async ({ page, control }) => {
    await page.goto(getAddress(USED, 'ro'));
    await expect(page.getByRole('heading', { name: accountCopy.ro.newLinkHeading })).toBeVisible();
    await control.clearRequests();
    await page.reload();
    await expect(page.getByRole('heading', { name: accountCopy.ro.newLinkHeading })).toBeVisible();
    await expect(getBanner(page)).toHaveAttribute('data-tone', 'negative');
    expect(await control.getRequests(CALL)).toHaveLength(1);
  });
});

test('inside the app there is no link to a store', async ({ page }) => {
  await installFakeApp(page, { kind: 'android' });
  await page.goto(getAddress(createToken(), 'ro'));
  await expect(page.getByText(accountCopy.ro.openApp.inApp)).toBeVisible();
  await expect(page.getByRole('link', { name: /Google Play|App Store/ })).toHaveCount(0);
});

test.describe('the activation page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says what to do and hides the banner', async ({ page }) => {
    await page.goto(getAddress(USED, 'en'));
    await expect(page.locator('main noscript p')).toHaveText(
      accountCopy.en.activation.withoutScript,
    );
    await expect(getBanner(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  });
});
