import { routes } from '../../../lib/addresses/routes.ts';
import { installFakeApp } from '../../support/browser/fake-app.ts';
import {
  button,
  copy,
  EXIT_ERROR,
  expect,
  expectError,
  expectSuccess,
  expectUsable,
  leaveForExitPage,
  result,
  skipExitDelay,
  test,
  testWithClock,
} from '../../support/pages/transaction/payment-test.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';

const SUCCESS = /^\{"type":"exit_success","payload":\{.*"order":"1234567".*\}\}$/;
const approved = result('RC=00&ORDER=1234567');
const declined = result('RC=51&ORDER=1234567');

test('the app gets the success message once, on a press', async ({ page }) => {
  const { messages } = await installFakeApp(page, { kind: 'react-native' });
  await page.goto(approved);
  await expectSuccess(page);
  expect(messages).toEqual([]);
  await button(page, copy.backToCart).dblclick();
  await expect(page.getByText(copy.told)).toBeVisible();
  expect(messages).toEqual([expect.stringMatching(SUCCESS)]);
  await expectNoAxeViolationInEitherScheme(page);

  await button(page, copy.backToCart).click();
  await expect(page).toHaveURL(routes.paymentExit());
  expect(messages).toHaveLength(1);
});

test('an app with a late bridge gets the exit message of an error once', async ({ page }) => {
  const { messages, injectBridge } = await installFakeApp(page, { kind: 'ios', inject: 'by-test' });
  await page.goto(declined);
  await button(page, copy.backToCart).dblclick();
  await expect(page.getByText(copy.telling)).toBeVisible();
  await injectBridge();
  await expect(page.getByText(copy.told)).toBeVisible();
  expect(messages).toEqual([EXIT_ERROR]);
  await expectNoAxeViolationInEitherScheme(page);
});

test('when the order is not confirmed, the page sends no message to the app', async ({
  page,
  app,
}) => {
  await page.goto(result('RC=00&ORDER=sandbox-order-refused'));
  await expectError(page, copy.result.unauthorized);
  await expect(page.getByRole('main').getByRole('button')).toHaveText([
    copy.tryAgain,
    copy.backToCart,
  ]);
  await button(page, copy.tryAgain).click();
  await expectError(page, copy.result.unauthorized);
  await button(page, copy.backToCart).click();
  await expect(page).toHaveURL(routes.paymentExit());
  expect(app.messages).toEqual([]);
});

testWithClock(
  'in an app, payment pages link only to phone numbers and languages',
  async ({ page, app }) => {
    await page.clock.install();
    for (const [path, lastText] of [
      [approved, copy.result.success.text],
      [declined, copy.withoutId],
      [routes.paymentError(), copy.withoutId],
      [routes.paymentExit(), copy.exit.inside],
    ] as const) {
      await page.goto(path);
      await skipExitDelay(page, page.getByText(lastText));
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
      const hrefs = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs) expect(href).toMatch(/^(tel:|\?)/);
      for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
        expect(await link.getAttribute('href')).toMatch(/^(mailto|tel):/);
      }
    }
    expect(app.messages).toEqual([]);
  },
);

testWithClock(
  "outside an app 'Back to cart' opens the exit page, from which Back shows the result after one more authorization, and a link opens the home page",
  async ({ page, provider }) => {
    await page.clock.install();
    await page.goto(approved);
    await expectSuccess(page);
    await leaveForExitPage(page);
    await page.goBack();
    await expectSuccess(page);
    await leaveForExitPage(page);
    expect(await provider.countAuthorizations()).toBeLessThanOrEqual(2);
    await expect(page.getByText(copy.exit.text)).toBeVisible();
    // This test runs in a desktop browser. The app does not run on a desktop computer, so the page
    // has no link to the app.
    await skipExitDelay(page, page.getByText(copy.exit.elsewhere));
    await expectUsable(page);
    const links = page.getByRole('main').locator('a:not([href^="?"])');
    await expect(links).toHaveText([copy.exit.home]);
    await links.click();
    await expect(page).toHaveURL(routes.home());
  },
);
