import type { Locator, Page, Response } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { englishMenuCopy } from '../../../lib/i18n/site/menu/english-menu-copy.ts';
import { listButtonCopy, waiterListCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { menuPageCopy } from '../../../lib/i18n/site/menu/menu-page-copy.ts';
import { productFactsCopies } from '../../../lib/i18n/site/menu/product-facts-copy.ts';
import { hoursCopy } from '../../../lib/i18n/site/hours-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { listFirst, openMenu } from '../../support/pages/menu-page.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** Some products of this restaurant have allergens and nutrition, and some are sold out. */
const restaurant = catalogue.find(({ shortName }) => shortName === 'cofetaria-violeta');
if (restaurant === undefined) throw new Error('The restaurant is not in the catalogue');
const { name, shortName: restaurantId } = restaurant;
const path = routes.menu({ restaurantId });
const menu = `${path}?hidden_modal`;
const dishes = restaurant.categories.flatMap(({ products }) => products);
const soldOutDish = dishes.find(
  ({ nutrition, sold_out: isSoldOut }) => nutrition !== undefined && isSoldOut === true,
);
if (soldOutDish === undefined) throw new Error('No product has nutrition and is sold out');

const copy = menuPageCopy.en;
const { listButton, waiterList, search, share, shareDialog, steps, view, formatSearchResult } =
  englishMenuCopy;

const languageLink = (page: Page, language: 'English' | 'Română'): Locator =>
  page.getByRole('main').getByRole('link', { name: language, exact: true });
const expectLanguage = (page: Page, language: 'en' | 'ro'): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

/** The texts and labels whose nearest `lang` attribute is `en`, without those of the footer. */
const readEnglishTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(script, style)')]
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'en')
      .filter((element) => element.closest('footer') === null)
      .flatMap((element) => [
        ...['aria-label', 'alt', 'placeholder', 'title'].map((key) => element.getAttribute(key)),
        ...[...element.childNodes]
          .filter((node) => node.nodeType === 3)
          .map((node) => node.nodeValue),
      ])
      .flatMap((text) => text?.trim() ?? []),
  );

test('the English page is cached, and has the head of the Romanian one', async ({ site }) => {
  const readHeadParts = (body: string): readonly (string | undefined)[] =>
    [
      /<title>.*?<\/title>/,
      /<link rel="canonical"[^>]*>/,
      /<meta name="description"[^>]*>/,
      /<meta name="robots"[^>]*>/,
      /<script type="application\/ld\+json">.*?<\/script>/,
    ].map((pattern) => pattern.exec(body)?.[0]);
  const headers = { 'accept-language': 'en' };
  const romanian = readHeadParts((await sendRaw(site.origin, path)).body);
  expect(romanian).not.toContain(undefined);
  expect(readHeadParts((await sendRaw(site.origin, path, { headers })).body)).toEqual(romanian);
  const again = await sendRaw(site.origin, path, { headers });
  expect(again.headers['cache-status']).toMatch(/^site; hit/);
  for (const [id, status] of [
    ['nu-exista-asa-ceva', 404],
    ['sandbox-500', 503],
  ] as const) {
    const answer = await sendRaw(site.origin, routes.menu({ restaurantId: id }), { headers });
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  }
});

test.describe('in a browser that prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('the menu is in English, and the texts of the provider are Romanian', async ({ page }) => {
    const getShifts = await watchLayoutShifts(page);
    await page.goto(path);
    await expectLanguage(page, 'en');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('dialog', { name: copy.openingPopup.heading })).toBeVisible();
    await page.getByRole('button', { name: copy.openingPopup.viewOnly }).click();
    // The weekdays are not checked. They come from the list of restaurants, and a page waits for
    // this list only briefly. So the first page after the start of a site can lack the weekdays.
    await expect(page.getByRole('main')).toContainText(hoursCopy.en.label);
    const { open, closesAt, closed } = hoursCopy.en.opening;
    await expect(page.getByText(new RegExp(`^(${open} ·|${closesAt}|${closed} ·)`))).toBeVisible();
    const marks = await page
      .locator('article h3, article p')
      .evaluateAll((texts) => texts.map((text) => text.closest('[lang]')?.getAttribute('lang')));
    expect(new Set(marks)).toEqual(new Set(['ro']));
    const texts = await readEnglishTexts(page);
    expect(texts).toContain(copy.menu.vatIncluded);
    const buttonLabels = new Set(dishes.map((dish) => listButton.add(dish.name)));
    const others = texts.filter((text) => !buttonLabels.has(text));
    expect(others.filter((text) => /[ăâîșț]/i.test(text.replaceAll(name, '')))).toEqual([]);
    expect(await getShifts()).toBeLessThan(0.02);

    await page.getByRole('searchbox', { name: search.label }).fill('xyzxyz');
    const result = formatSearchResult({ kind: 'exact', count: 0 }, 'xyzxyz');
    await expect(page.getByText(result)).toBeVisible();
    await expect(page.getByRole('link', { name: search.inAllMenus })).toBeVisible();
    await page.getByRole('button', { name: search.clear }).click();
    await page.getByRole('button', { name: copy.menu.view, exact: true }).click();
    await page.getByRole('combobox', { name: view.order }).selectOption(view.orders.ascending);
    await expect(page.getByText(view.ordered.ascending)).toBeAttached();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: soldOutDish.name, exact: true }).click();
    const popup = page.getByRole('dialog', { name: soldOutDish.name });
    await expect(popup.getByRole('heading')).toHaveAttribute('lang', 'ro');
    await expect(popup).toContainText(productFactsCopies.en.soldOut);
    await expect(popup).toContainText(productFactsCopies.en.nutritionBasis);
    await popup.getByRole('button', { name: copy.product.close, exact: true }).click();
    await expect(popup).toBeHidden();
  });

  test('list, steps, sharing and print are in English', async ({ page }) => {
    await page.addInitScript({ content: 'Reflect.deleteProperty(Navigator.prototype, "share")' });
    await openMenu(page, `${menu}=1&lang=en`);
    const card = page.getByRole('article').first();
    const product = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: listButton.add(product) }).click();
    await expect(page.getByText(listButton.added)).toBeVisible();
    await page.getByRole('button', { name: listButton.show }).click();
    const sheet = page.getByRole('dialog', { name: waiterList.heading });
    await expect(sheet.getByRole('listitem').locator('strong')).toHaveAttribute('lang', 'ro');
    await expect(sheet.getByRole('group', { name: listButton.portions(product) })).toBeVisible();
    await expect(sheet).toContainText(waiterList.total);
    await expect(sheet).toContainText(waiterList.note);
    await expectNoSidewaysScrolling(page);
    await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');
    await sheet.getByRole('button', { name: listButton.less(product) }).click();
    await expect(sheet).toContainText(waiterList.empty);
    await sheet.getByRole('button', { name: waiterList.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await card.getByRole('link').click();
    const popup = page.getByRole('dialog');
    await popup.getByRole('button', { name: steps.next }).click();
    await expect(popup.getByText(/, 2 of \d+$/)).toBeAttached();
    await expect(popup.getByText(listButton.addShort)).toBeVisible();
    await expect(page).toHaveURL(/lang=en/);
    await popup.getByRole('button', { name: share.share }).click();
    const dialog = page.getByRole('dialog', { name: share.share });
    const address = await dialog.getByLabel(shareDialog.address).inputValue();
    expect([...new URL(address).searchParams.keys()]).toEqual(['produs']);
    await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^The menu of \d+ \w+ \d{4}, printed from .*\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Română' })).toBeHidden();
  });

  test('an embedded menu is in English, and stays embedded in Romanian', async ({ page }) => {
    await openMenu(page, `${menu}&hidden_navbar`);
    await expect(page.getByRole('searchbox', { name: search.label })).toBeVisible();
    await languageLink(page, 'Română').click();
    await expectLanguage(page, 'ro');
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('a link changes the language, and the address keeps the choice', async ({ page }) => {
    await page.goto(routes.restaurants());
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expectLanguage(page, 'en');
    await page.goBack();
    await expectLanguage(page, 'ro');

    await page.goto(menu);
    await languageLink(page, 'Română').click();
    await expectLanguage(page, 'ro');
    // Before the script of the page runs, a product's link opens an address without the language.
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.getByRole('link', { name: soldOutDish.name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: soldOutDish.name })).toContainText(
      productFactsCopies.ro.soldOut,
    );
    await page.reload();
    await expectLanguage(page, 'ro');
    await page.getByRole('button', { name: siteCopy.product.close }).click();
    await languageLink(page, 'English').click();
    await expectLanguage(page, 'en');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the menu fits every width, and is accessible like a popup in it', async ({ page }) => {
    await openMenu(page, menu);
    await expectNoAxeViolationInEitherScheme(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('link', { name: soldOutDish.name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: soldOutDish.name })).toBeVisible();
    await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');
  });
});

test('a Romanian menu loads no English texts, and links to the English one', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const collectScript = (answer: Response): void => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text());
  };
  page.on('response', collectScript);
  const getShifts = await watchLayoutShifts(page);
  await openMenu(page, menu);
  await expectLanguage(page, 'ro');
  await expect(page.getByRole('main').locator('[lang]')).toHaveText(['English']);
  await listFirst(page, 1);
  await page.getByRole('searchbox').fill('tort');
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  const code = (await Promise.all(scripts)).join('');
  for (const text of [waiterListCopy.note, listButtonCopy.added]) expect(code).toContain(text);
  for (const text of [search.label, listButton.failed, waiterList.note, copy.product.noDetails])
    expect(code).not.toContain(text);

  // The browser drops the bodies of the answers when it leaves the page.
  page.off('response', collectScript);
  await languageLink(page, 'English').click();
  await expectLanguage(page, 'en');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(copy.menu.vatIncluded);
  expect(await getShifts()).toBeLessThan(0.02);
});
