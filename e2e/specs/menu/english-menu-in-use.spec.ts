import { routes } from '../../../lib/addresses/routes.ts';
import { englishMenuCopy } from '../../../lib/i18n/site/menu/english-menu-copy.ts';
import { keepCopy } from '../../../lib/i18n/site/menu/keep-copy.ts';
import { menuPageCopy } from '../../../lib/i18n/site/menu/menu-page-copy.ts';
import { searchCopy } from '../../../lib/i18n/site/menu/search-copy.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { visitAndKeep } from '../../support/pages/kept-pages.ts';
import { MENU, openMenu } from '../../support/pages/menu-search.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const path = routes.menu({ restaurantId: RESTAURANT_ID });
const { keep, kept, share, shareDialog, steps } = englishMenuCopy;
const copy = menuPageCopy.en;

test.describe('in a browser that prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('the list of kept products is in English, and the names of the products stay Romanian', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openMenu(page, MENU);
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: keep.keepProduct(name) }).click();
    await page.getByRole('button', { name: kept.showCount(1) }).click();
    const sheet = page.getByRole('dialog', { name: kept.show });
    await expect(sheet.getByRole('listitem').locator('strong')).toHaveAttribute('lang', 'ro');
    await expect(sheet.getByRole('combobox', { name: kept.quantity(name) })).toBeVisible();
    await expect(sheet).toContainText(kept.total);
    await expect(sheet).toContainText(kept.note);
    await expectNoSidewaysScrolling(page);
    await expectNoAxeViolationInEitherScheme(page);
    await sheet.getByRole('button', { name: kept.remove(name) }).click();
    await expect(sheet).toContainText(kept.empty);
    await sheet.getByRole('button', { name: kept.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the buttons in the popup of a product have English labels, and the shared address has no language parameter', async ({
    page,
  }) => {
    await page.addInitScript({ content: 'Reflect.deleteProperty(Navigator.prototype, "share")' });
    await openMenu(page, `${path}?hidden_modal=1&lang=en`);
    await page.getByRole('article').first().getByRole('link').click();
    const popup = page.getByRole('dialog');
    await popup.getByRole('button', { name: steps.next }).click();
    await expect(popup.getByText(/, 2 of \d+$/)).toBeAttached();
    await expect(popup.getByRole('button', { name: keep.keep, exact: true })).toBeVisible();
    await expect(page).toHaveURL(/lang=en/);
    await popup.getByRole('button', { name: share.share }).click();
    const dialog = page.getByRole('dialog', { name: share.share });
    const address = await dialog.getByLabel(shareDialog.address).inputValue();
    expect([...new URL(address).searchParams.keys()]).toEqual(['produs']);
    await expectNoAxeViolationInEitherScheme(page);
  });

  test('a printed menu has its address and a date in English, and no language link', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(MENU);
    await expect(page.getByRole('button', { name: copy.menu.openOnPhone })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Printed from .*, as of \d+ \w+ \d{4}\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Română' })).toBeHidden();
  });

  test('an embedded menu is in English, has no hearts, and stays embedded after a switch to Romanian', async ({
    page,
  }) => {
    await openMenu(page, `${path}?hidden_navbar&hidden_modal`);
    await expect(page.getByRole('searchbox', { name: englishMenuCopy.search.label })).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Română' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', tab: 'new' });

  test('a kept menu and the notice about its age are in the language in which the menu was last opened online', async ({
    page,
    context,
  }) => {
    await visitAndKeep(page, `${MENU}&lang=en`);
    await context.setOffline(true);
    await page.goto(MENU);
    await expect(page.getByText(/the copy in your browser, seen at \d\d:\d\d/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByRole('searchbox', { name: englishMenuCopy.search.label })).toBeVisible();

    await context.setOffline(false);
    await page.goto(MENU);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto(`${MENU}&lang=en`);
    await expect(page.getByText(/copia din browser, văzută la ora/)).toBeVisible();
  });
});

test('a Romanian menu loads no English texts, also when a heart is pressed and the search is used', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text());
  });
  await openMenu(page, MENU);
  const card = page.getByRole('article').first();
  await card.getByRole('button').click();
  await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('searchbox').fill('papanasi');
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  const code = (await Promise.all(scripts)).join('');
  expect(code).toContain(searchCopy.label);
  expect(code).toContain(keepCopy.failed);
  for (const text of [
    englishMenuCopy.search.label,
    keep.failed,
    kept.note,
    copy.product.noDetails,
  ]) {
    expect(code).not.toContain(text);
  }
});
