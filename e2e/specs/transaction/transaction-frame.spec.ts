import { routes } from '../../../lib/addresses/routes.ts';
import { languageNames } from '../../../lib/i18n/language-names.ts';
import { chromeCopy } from '../../../lib/i18n/site/every-page/chrome-copy.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { installFakeApp } from '../../support/browser/fake-app.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expectNoAxeViolation } from '../../support/rules/accessibility-rules.ts';
import { watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const path = routes.paymentExit();
const [romanian, english] = languageNames;
const switchTo = ({ code, name }: (typeof languageNames)[number]): { readonly name: string } => ({
  name: `${code} ${name}`,
});

test.describe('the language of a transaction page', () => {
  for (const [accept, language] of [
    ['ro-RO,ro;q=0.9,en;q=0.8', 'ro'],
    ['en-GB,en;q=0.9', 'en'],
    ['hu', 'en'],
  ] as const) {
    test(`for the Accept-Language ${accept} is ${language}, in the server's HTML`, async ({
      site,
    }) => {
      const headers = { 'accept-language': accept };
      const { body } = await sendRaw(site.origin, path, { headers });
      expect(body).toContain(`<html lang="${language}"`);
      expect(body).toContain(paymentCopy[language].exit.text);
      expect(body).toContain(chromeCopy[language].footer.tagline);
    });
  }

  test('is changed by a link that keeps the rest of the address', async ({ page }) => {
    await page.goto(`${path}?a=1&a=2&b=%C8%99`);
    await page.getByRole('link', switchTo(english)).click();
    await expect(page).toHaveURL(`${path}?a=1&a=2&b=%C8%99&lang=en`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(paymentCopy.en.exit.title);
    await expect(page.getByRole('link', switchTo(english))).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', switchTo(romanian)).click();
    await expect(page).toHaveURL(`${path}?a=1&a=2&b=%C8%99&lang=ro`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  });

  test('ignores the internal header `x-visitor-language` of a request', async ({ site }) => {
    const headers = { 'accept-language': 'ro', 'x-visitor-language': 'en' };
    const { body } = await sendRaw(site.origin, path, { headers });
    expect(body).toContain('<html lang="ro"');
  });

  test('for an unknown value of `lang` is the one that the browser prefers', async ({ site }) => {
    const headers = { 'accept-language': 'ro' };
    const { body } = await sendRaw(site.origin, `${path}?lang=hu`, { headers });
    expect(body).toContain('<html lang="ro"');
  });
});

test.describe('header and footer of a transaction page', () => {
  const { label } = chromeCopy.ro.footer;

  test('in a browser contain links', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: label })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  });

  for (const kind of ['react-native', 'ios', 'android'] as const) {
    for (const afterMs of [0, 1_500]) {
      test(`in an app (${kind}, bridge after ${afterMs} ms) link to no page`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        const getShifts = await watchLayoutShifts(page);
        await installFakeApp(page, { kind, inject: afterMs });
        await page.goto(path);
        await expect(page.getByRole('navigation', { name: label })).toHaveCount(0);
        await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
        const links = page.getByRole('contentinfo').getByRole('link');
        for (const link of await links.all())
          expect(await link.getAttribute('href')).toMatch(/^(mailto|tel):/);
        expect(await getShifts()).toBeLessThan(0.02);
        await expectNoAxeViolation(page);
      });
    }
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are complete, with the links to other languages', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: label })).toBeVisible();
      await page.getByRole('link', switchTo(english)).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
});
