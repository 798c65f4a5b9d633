import { devices } from '@playwright/test';
import { formatCallFailure } from '../../../lib/api/call-failure.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { languageNames } from '../../../lib/i18n/language-choice.ts';
import {
  accountCopy,
  openAppCopy,
  passwordChangedCopy,
} from '../../../lib/i18n/transaction/account-copy.ts';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { installFakeApp } from '../../support/browser/fake-app.ts';
import { createToken, getBanner } from '../../support/pages/transaction/account-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { fetchSandboxMessage } from '../../support/servers/sandbox-control.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const { defaultBrowserType: _android, ...android } = devices['Pixel 7'];
const { defaultBrowserType: _ios, ...iphone } = devices['iPhone 14'];
const CALL = providerPaths.activateAccount();
const [, english] = languageNames;
const { activation, home, newLinkHeading, retry } = accountCopy.ro;
const { inApp } = passwordChangedCopy.ro;

const addressOf = (token: string): string => routes.activate({ token });

const fetchMessage = (origin: string, token: string): Promise<string> =>
  fetchSandboxMessage(`${origin}${CALL}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });

const countCalls = async (control: SandboxControl): Promise<number> =>
  (await control.getRequests(CALL)).length;

test('a valid token activates the account by one call, also after Back, a change of language and a reload', async ({
  page,
  control,
}) => {
  await control.clearRequests();
  await page.goto(addressOf(createToken()));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(activation.title);
  await expect(getBanner(page)).toHaveText(activation.activated);
  await expect(getBanner(page)).toHaveAttribute('data-tone', 'positive');
  await expect(page.locator('[data-state=done]')).toBeVisible();
  await expect(page.getByText(activation.signIn)).toBeVisible();
  const download = page.getByRole('main').getByRole('link', { name: openAppCopy.ro.download });
  await expect(download).toHaveAttribute('href', routes.downloadApp());
  await expectNoAxeViolationInEitherScheme(page);
  await expectNoSidewaysScrolling(page);

  await page.getByRole('main').getByRole('link', { name: home }).click();
  await expect(page).toHaveURL(routes.home());
  await page.goBack();
  await expect(getBanner(page)).toHaveText(activation.activated);
  await page.getByRole('link', { name: `${english.code} ${english.name}` }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(getBanner(page)).toHaveText(accountCopy.en.activation.activated);
  await page.reload();
  await expect(getBanner(page)).toHaveText(accountCopy.en.activation.activated);
  await expect(getBanner(page)).toHaveAttribute('data-tone', 'positive');
  expect(await countCalls(control)).toBe(1);
});

test("a refused token shows the provider's message and how to get a new link, again after a reload", async ({
  page,
  control,
  sandbox,
}) => {
  for (const token of ['an-unknown-token', 'sandbox-token-expired', 'sandbox-token-used']) {
    await page.goto(addressOf(token));
    await expect(getBanner(page)).toHaveText(await fetchMessage(sandbox.origin, token));
    await expect(getBanner(page)).toHaveAttribute('data-tone', 'negative');
    await expect(page.locator('[data-state=failed]')).toBeVisible();
    await expect(page.getByRole('heading', { name: newLinkHeading })).toBeVisible();
    await expect(page.getByRole('button', { name: retry })).toHaveCount(0);
  }
  await control.clearRequests();
  await page.reload();
  await expect(getBanner(page)).toHaveAttribute('data-tone', 'negative');
  await expect(page.getByRole('heading', { name: newLinkHeading })).toBeVisible();
  expect(await countCalls(control)).toBe(1);
});

for (const [name, device, link, address] of [
  ['opens the app on Android', android, openAppCopy.ro.open, /^intent:.*#Intent;.*package=/],
  [
    'leads to the App Store on an iPhone',
    iphone,
    openAppCopy.ro.openInStore('App Store'),
    /^https:\/\/apps\.apple\.com\//,
  ],
] as const) {
  test.describe(`on a phone, the link after the activation ${name},`, () => {
    test.use({ ...device, viewport: { width: 360, height: 740 } });

    test('and is in the window, before the quieter link to the home page', async ({ page }) => {
      await page.goto(addressOf(createToken()));
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: link, exact: true })).toHaveAttribute(
        'href',
        address,
      );
      await expect(main.getByRole('link', { name: link, exact: true })).toBeInViewport({
        ratio: 1,
      });
      const links = await main.locator('a[class*="button"]').allTextContents();
      expect(links).toEqual([link, home]);
      await expectNoSidewaysScrolling(page);
    });
  });
}

test('inside the app there is no link to the app', async ({ page }) => {
  await installFakeApp(page, { kind: 'android' });
  await page.goto(addressOf(createToken()));
  await expect(page.getByText(inApp)).toBeVisible();
  await expect(page.locator(`main a[href="${routes.downloadApp()}"]`)).toHaveCount(0);
});

test('a call without a result is called neither a success nor a refusal, and the retry button repeats it', async ({
  page,
  control,
  sandbox,
}) => {
  const failure = formatCallFailure('ro', { kind: 'broken' }, activation);
  await page.goto(addressOf('sandbox-gateway-404'));
  await expect(getBanner(page)).toHaveText(failure);

  await control.setFault('500');
  const token = createToken();
  const message = await fetchMessage(sandbox.origin, token);
  await control.clearRequests();
  await page.goto(addressOf(token));
  await expect(getBanner(page)).toHaveText(message);
  await expect(page.getByText(failure, { exact: true })).toBeVisible();
  await expect(page.locator('[data-state=unknown]')).toBeVisible();
  await expectNoAxeViolationInEitherScheme(page);
  await expectNoSidewaysScrolling(page);
  expect(await countCalls(control)).toBe(1);
  await page.getByRole('button', { name: retry }).click();
  await expect.poll(() => countCalls(control)).toBe(2);
  await expect(getBanner(page)).toBeFocused();
  await expect(getBanner(page)).toHaveText(message);
  await control.clearFaults();
  await page.getByRole('button', { name: retry }).click();
  await expect(getBanner(page)).toHaveText(activation.activated);
});

test('a pending call shows an empty, busy, red banner; after Back the page says that the activation was interrupted, and the retry button repeats the call', async ({
  page,
  control,
}) => {
  await control.clearRequests();
  await page.goto(addressOf('sandbox-hang'));
  const banner = getBanner(page);
  await expect(banner).toHaveAttribute('aria-busy', 'true');
  await expect(banner).toHaveAttribute('data-tone', 'negative');
  await expect(banner).toHaveText('');
  await expect(page.locator('[data-state=waiting]')).toBeVisible();
  await expect(page.getByText(activation.pending)).toBeVisible();
  await expectNoAxeViolationInEitherScheme(page);
  await expect.poll(() => countCalls(control)).toBe(1);
  await page.goto(routes.terms());
  await page.goBack();
  await expect(banner).toHaveText(activation.interrupted);
  await expectNoAxeViolationInEitherScheme(page);
  expect(await countCalls(control)).toBe(1);
  await page.getByRole('button', { name: retry }).click();
  await expect.poll(() => countCalls(control)).toBe(2);
});
