import { devices } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { installFakeApp } from '../../support/browser/fake-app.ts';
import { skipExitDelay } from '../../support/pages/transaction/exit-page.ts';
import {
  button,
  copy,
  expect,
  expectError,
  expectSuccess,
  result,
  storeUser,
  test,
  testWithClock,
} from '../../support/pages/transaction/payment-test.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';

const SUCCESS = /^\{"type":"exit_success","payload":\{.*"order":"1234567".*\}\}$/;
const ERROR = '{"type":"exit_error","message":"Exit screen"}';
const approved = result('RC=00&ORDER=1234567');
const declined = result('RC=51&ORDER=1234567');

for (const kind of ['react-native', 'ios', 'android'] as const) {
  test(`the app gets the success message once, on a press (${kind})`, async ({ page }) => {
    const { messages } = await installFakeApp(page, { kind });
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

  test(`the app gets the exit message of an error once (${kind})`, async ({ page }) => {
    const { messages } = await installFakeApp(page, { kind });
    await page.goto(declined);
    await button(page, copy.backToCart).dblclick();
    await expect(page.getByText(copy.told)).toBeVisible();
    expect(messages).toEqual([ERROR]);
    await expectNoAxeViolationInEitherScheme(page);
  });
}

test('the page waits for a late bridge', async ({ page }) => {
  const { messages, injectBridge } = await installFakeApp(page, { kind: 'ios', inject: 'by-test' });
  await page.goto(declined);
  await button(page, copy.backToCart).click();
  await expect(page.getByText(copy.telling)).toBeVisible();
  await injectBridge();
  await expect(page.getByText(copy.told)).toBeVisible();
  expect(messages).toEqual([ERROR]);
});

test('an app that throws gets one message, and the next press opens the exit page', async ({
  page,
}) => {
  const { messages } = await installFakeApp(page, { kind: 'android', throwsAfterPost: true });
  await page.goto(approved);
  await expectSuccess(page);
  await button(page, copy.backToCart).click();
  await expect(page.getByText(copy.told)).toBeVisible();
  await button(page, copy.backToCart).click();
  await expect(page).toHaveURL(routes.paymentExit());
  expect(messages).toEqual([expect.stringMatching(SUCCESS)]);
});

for (const query of ['RC=00&ORDER=sandbox-order-refused', 'RC=00&ORDER=sandbox-500']) {
  test(`when the order is not confirmed, the page sends no message to the app (${query})`, async ({
    page,
    app,
  }) => {
    await page.goto(result(query));
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
}

test('after an approval without an order number, the page sends no message to the app', async ({
  page,
  app,
}) => {
  await page.goto(result('RC=00'));
  await expectError(page, copy.result.unverifiable);
  await button(page, copy.backToCart).click();
  await expect(page).toHaveURL(routes.paymentExit());
  expect(app.messages).toEqual([]);
});

test("'Try again' after a decline sends no message to the app", async ({ page, app }) => {
  await storeUser(page, 'sandbox-user-unknown');
  await page.goto(declined);
  await button(page, copy.tryAgain).click();
  await expect(page).toHaveURL(routes.paymentError());
  expect(app.messages).toEqual([]);
});

for (const [name, path, lastText] of [
  ['success', approved, copy.result.success.text],
  ['declined', declined, copy.withoutId],
  ['error', routes.paymentError(), copy.withoutId],
  ['exit', routes.paymentExit(), copy.exit.inside],
] as const) {
  testWithClock(
    `in an app, payment pages link only to phone numbers and languages (${name})`,
    async ({ page, app }) => {
      const hasDelay = path === routes.paymentExit();
      if (hasDelay) await page.clock.install();
      await page.goto(path);
      if (hasDelay) await skipExitDelay(page, page.getByText(lastText));
      await expect(page.getByText(lastText)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
      const hrefs = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs) expect(href).toMatch(/^(tel:|\?)/);
      expect(app.messages).toEqual([]);
    },
  );
}

for (const [phone, name, href] of [
  ['Pixel 7', copy.exit.toApp, /^intent:\/\/.*\/restaurants#Intent;/],
  ['iPhone 14', copy.exit.toStore('App Store'), /^https:\/\/apps\.apple\.com\//],
] as const) {
  testWithClock.describe(`on a ${phone}`, () => {
    const { defaultBrowserType: _browser, ...device } = devices[phone];
    testWithClock.use(device);

    testWithClock('the exit page names the target of its link', async ({ page }) => {
      await page.clock.install();
      await page.goto(routes.paymentExit());
      const link = page.getByRole('main').getByRole('link', { name });
      await skipExitDelay(page, link);
      await expect(link).toHaveAttribute('href', href);
    });
  });
}

test.describe('outside an app', () => {
  for (const [name, path] of [
    ['success', approved],
    ['an error', declined],
  ] as const) {
    testWithClock(
      `'Back to cart' after ${name} opens the exit page, which links to the home page`,
      async ({ page }) => {
        await page.clock.install();
        await page.goto(path);
        await button(page, copy.backToCart).click();
        await expect(page).toHaveURL(routes.paymentExit());
        await expect(page.getByText(copy.exit.text)).toBeVisible();
        // This test runs in a desktop browser. The app does not run on a desktop computer, so the
        // page has no link to the app.
        await skipExitDelay(page, page.getByText(copy.exit.elsewhere));
        const links = page.getByRole('main').locator('a:not([href^="?"])');
        await expect(links).toHaveText([copy.exit.home]);
        await links.click();
        await expect(page).toHaveURL(routes.home());
      },
    );
  }

  test('Back from the exit page shows the result, after one more authorization at most', async ({
    page,
    provider,
  }) => {
    await page.goto(approved);
    await expectSuccess(page);
    await button(page, copy.backToCart).click();
    await expect(page).toHaveURL(routes.paymentExit());
    await page.goBack();
    await expectSuccess(page);
    await button(page, copy.backToCart).click();
    await expect(page).toHaveURL(routes.paymentExit());
    expect(await provider.countAuthorizations()).toBeLessThanOrEqual(2);
  });
});
