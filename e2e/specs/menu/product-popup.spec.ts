import type { CDPSession, Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { productFactsCopy } from '../../../lib/i18n/site/menu/product-facts-copy.ts';
import { productStepsCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { formatPrice } from '../../../lib/restaurant/price.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import type { SeedProduct } from '../../sandbox/catalogue.ts';
import {
  fieldOf,
  formatFound,
  MENU,
  openMenu,
  openView,
  resultOf,
} from '../../support/pages/menu-page.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { removeFonts } from '../../support/rules/layout-rules.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

const { product: productCopy } = siteCopy;

/** A product for which `has` is true, with the address of its menu and what stands above its name. */
function findProduct(
  has: (product: SeedProduct) => boolean,
): SeedProduct & Record<'path' | 'restaurant' | 'category', string> {
  for (const { name: restaurant, shortName, categories } of catalogue)
    for (const { name: category, products } of categories) {
      const product = products.find(has);
      const path = routes.menu({ restaurantId: shortName });
      if (product !== undefined) return { ...product, path, restaurant, category };
    }
  throw new Error('No restaurant has a product for this test');
}

const described = findProduct(({ description }) => description !== undefined);
const bare = findProduct(({ description }) => description === undefined);
const inStock = findProduct(
  ({ nutrition, sold_out: isSoldOut }) => nutrition !== undefined && isSoldOut === undefined,
);
const soldOut = findProduct(
  ({ nutrition, sold_out: isSoldOut }) => nutrition !== undefined && isSoldOut === true,
);

const popupOf = (page: Page): Locator => page.getByRole('dialog');
const productOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });
const cardOf = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const linksOf = (page: Page): Locator => page.locator('section:not([hidden]) article:visible a');
const stepOf = (page: Page, direction: 'previous' | 'next'): Locator =>
  page.getByRole('button', { name: productStepsCopy[direction] });

const expectShown = (page: Page, name: string | undefined): Promise<void> =>
  expect(popupOf(page).getByRole('heading', { level: 2 })).toHaveText(name ?? '');

/** Waits for the code of the arrow keys and of the swipe. It is loaded when the popup opens. */
const waitForSteps = (page: Page): Promise<void> =>
  expect(stepOf(page, 'next')).toHaveAttribute('aria-keyshortcuts', 'ArrowRight');

async function closePopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: productCopy.close }).click();
  await expect(popupOf(page)).toHaveCount(0);
}

test('a press on a card opens the product, and the address has its slug', async ({ page }) => {
  await openMenu(page, `${described.path}?hidden_modal`);
  await cardOf(page, described.name).click();
  const popup = productOf(page, described.name);
  await expect(popup.getByRole('heading', { level: 2 })).toHaveText(described.name);
  await expect(popup).toContainText(`${described.restaurant} · ${described.category}`);
  await expect(popup).toContainText(formatPrice(described.price).replace('\u00a0', ' '));
  await expect(popup).toContainText(described.description ?? '');
  await expect(popup.getByRole('img', { name: described.name })).toHaveJSProperty('complete', true);
  await expect(page).toHaveURL(/\?hidden_modal=&produs=[a-z0-9-]+$/);
  await closePopup(page);

  // The browser opens a tab for a click with a modifier if no script prevents that. The listener
  // runs after the page's own ones.
  await page.evaluate(() => {
    const record = (event: Event): void => {
      Object.assign(window, { wasLeftToTheBrowser: !event.defaultPrevented });
      event.preventDefault();
    };
    window.addEventListener('click', record, { once: true });
  });
  await cardOf(page, described.name).click({ modifiers: ['ControlOrMeta'] });
  expect(await page.evaluate('wasLeftToTheBrowser')).toBe(true);
  await expect(popupOf(page)).toHaveCount(0);
});

test('two presses while the code loads open a product once', async ({ page }) => {
  await openMenu(page, `${described.path}?hidden_modal`);
  const menuAddress = page.url();
  let load = (): void => undefined;
  const delay = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/_next\/static\/chunks\/page-/, async (route) => {
    await delay;
    await route.continue();
  });
  await cardOf(page, described.name).dblclick();
  load();
  await expect(productOf(page, described.name)).toBeVisible();
  await page.goBack();
  await expect(popupOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(menuAddress);
});

test('the popup shows the facts that the card hides, or that there are none', async ({ page }) => {
  await page.goto(`${inStock.path}?hidden_modal`);
  await expect(page.getByRole('article').locator('dl').first()).toBeHidden();
  await cardOf(page, inStock.name).click();
  const popup = productOf(page, inStock.name);
  await expect(popup).toContainText(productFactsCopy.nutritionBasis);
  await expect(popup).toContainText(`${String(inStock.nutrition?.energy_kcal)}\u00a0kcal`);
  for (const code of inStock.allergens ?? [])
    await expect(popup).toContainText(productFactsCopy.allergenNames[code]);
  const salt = popup.getByText(productFactsCopy.nutrientNames.salt, { exact: true });
  await expect(salt.locator('+ dd')).toHaveText(/^\d+(,\d+)?\sg$/);
  await expect(popup).not.toContainText(productFactsCopy.soldOut);

  await page.goto(`${soldOut.path}?hidden_modal`);
  const card = page.getByRole('article').filter({ has: cardOf(page, soldOut.name) });
  await expect(card.getByText(productFactsCopy.soldOut)).toBeVisible();
  await cardOf(page, soldOut.name).click();
  await expect(productOf(page, soldOut.name).getByText(productFactsCopy.soldOut)).toBeVisible();

  await page.goto(`${bare.path}?hidden_modal`);
  await cardOf(page, bare.name).click();
  await expect(productOf(page, bare.name)).toContainText(productCopy.noDetails);
});

test('each way to close returns the focus and leaves one history entry', async ({ page }) => {
  const menu = `${described.path}?hidden_modal`;
  const card = cardOf(page, described.name);
  await page.goto(routes.restaurants());
  await openMenu(page, menu);
  for (const close of [
    () => page.getByRole('button', { name: productCopy.close }).click(),
    () => page.getByRole('button', { name: productStepsCopy.close }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
    () => page.goBack(),
  ]) {
    await card.click();
    await expect(productOf(page, described.name)).toBeVisible();
    await close();
    await expect(popupOf(page)).toHaveCount(0);
    await expect(card).toBeFocused();
    // To close, the popup goes back in the history. Forward has no effect until that is done.
    await expect(page).toHaveURL(menu);
    await page.goForward();
    await expect(productOf(page, described.name)).toBeVisible();
    await page.goBack();
    await expect(popupOf(page)).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(routes.restaurants());
});

test('a shared link opens its product on load, and closes to the menu', async ({ page }) => {
  await openMenu(page, `${bare.path}?hidden_modal`);
  await cardOf(page, bare.name).click();
  await expect(productOf(page, bare.name)).toBeVisible();
  const slug = new URL(page.url()).searchParams.get('produs') ?? '';

  await openMenu(page, `${bare.path}?produs=${slug}`);
  await expect(popupOf(page)).toHaveCount(1);
  await expect(productOf(page, bare.name)).toBeVisible();
  // The visitor has pressed no key, so no button has a focus ring.
  await expect(popupOf(page).getByRole('heading')).toBeFocused();
  await expect(popupOf(page).getByRole('heading')).toHaveCSS('outline-style', 'none');
  await closePopup(page);
  await expect(page).toHaveURL(bare.path);
  await expect(cardOf(page, bare.name)).toBeFocused();
  await expect(cardOf(page, bare.name)).toBeInViewport();
});

test('buttons and keys step through the menu within one history entry', async ({ page }) => {
  const readRestoration = (): Promise<string> => page.evaluate(() => history.scrollRestoration);
  const last = 12;
  await page.goto(routes.restaurants());
  await openMenu(page, MENU);
  const names = await linksOf(page).allTextContents();
  await linksOf(page).first().click();
  await expect.poll(readRestoration).toBe('manual');
  await expect(stepOf(page, 'previous')).toHaveAttribute('aria-disabled', 'true');
  for (const name of names.slice(1, 4)) {
    await stepOf(page, 'next').click();
    await expectShown(page, name);
  }
  await waitForSteps(page);
  for (const name of names.slice(4, last + 1)) {
    await page.keyboard.press('ArrowRight');
    await expectShown(page, name);
  }
  await expect(
    page.getByText(productStepsCopy.shown(names[last] ?? '', last + 1, names.length)),
  ).toBeAttached();

  for (const close of [() => closePopup(page), () => page.goBack()]) {
    await close();
    await expect(popupOf(page)).toHaveCount(0);
    await expect(linksOf(page).nth(last)).toBeFocused();
    await expect(page).toHaveURL(MENU);
    await expect.poll(readRestoration).toBe('auto');
    // After a step back in the history the browser may scroll, so check after two frames.
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    await expect(linksOf(page).nth(last)).toBeInViewport({ ratio: 1 });
    await page.goForward();
    await expectShown(page, names[last]);
  }
  await page.reload();
  await expectShown(page, names[last]);
  await closePopup(page);
  await expect(page).toHaveURL(MENU);
  await page.goBack();
  await expect(page).toHaveURL(routes.restaurants());
});

test('the steps follow the order and the search of the page', async ({ page }) => {
  await openMenu(page, MENU);
  await openView(page);
  await page.getByRole('combobox').selectOption('descending');
  await page.keyboard.press('Escape');
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  const [first, second] = await linksOf(page).allTextContents();
  await fieldOf(page).press('Enter');
  await page.keyboard.press('Enter');
  await expect(popupOf(page).getByRole('heading')).toBeFocused();
  await waitForSteps(page);
  // The first Enter focused the best hit, which may be the second product of the page, and the
  // second Enter opened it. So step to the first product.
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, first);
  await expect(stepOf(page, 'previous')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expectShown(page, second);
  await expect(stepOf(page, 'next')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expectShown(page, second);

  // Enter on a button steps as an arrow key does, and the button keeps the focus.
  await stepOf(page, 'previous').focus();
  await page.keyboard.press('Enter');
  await expectShown(page, first);
  await expect(stepOf(page, 'previous')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await expect(linksOf(page).first()).toBeFocused();
  await expect(resultOf(page)).toHaveText(formatFound(2));
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  /** Moves a finger from a point by a distance, with several `touchMove` events as on a phone. */
  async function drag(
    cdp: CDPSession,
    from: readonly [number, number],
    by: readonly [number, number],
  ): Promise<void> {
    const moves = 6;
    const at = (move: number): { x: number; y: number }[] => [
      { x: from[0] + (by[0] * move) / moves, y: from[1] + (by[1] * move) / moves },
    ];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let move = 1; move <= moves; move += 1) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(move) });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a swipe steps, scrolling does not, and a pull at the handle closes', async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await openMenu(page, MENU);
    const names = await linksOf(page).allTextContents();
    await linksOf(page).first().tap();
    await expectShown(page, names[0]);
    await waitForSteps(page);
    await drag(cdp, [300, 400], [-160, 10]);
    await expectShown(page, names[1]);
    await drag(cdp, [80, 400], [160, -10]);
    await expectShown(page, names[0]);
    await expect(popupOf(page)).toContainText(productStepsCopy.position(1, names.length));

    await page.setViewportSize({ width: 360, height: 320 });
    await drag(cdp, [180, 200], [-30, -140]);
    await expect
      .poll(() => popupOf(page).evaluate(({ scrollTop }) => scrollTop))
      .toBeGreaterThan(50);
    await expectShown(page, names[0]);
    // After a step the popup is scrolled to its top again.
    await drag(cdp, [300, 150], [-160, 0]);
    await expectShown(page, names[1]);
    expect(await popupOf(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    const handle = await popupOf(page).locator('[data-handle]').boundingBox();
    await drag(cdp, [180, (handle?.y ?? 0) + 8], [0, 90]);
    await expect(popupOf(page)).toHaveCount(0);
  });
});

for (const language of ['ro', 'en'] as const) {
  test(`two rows of actions leave room for a description: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openMenu(page, `${described.path}?hidden_modal=1&lang=${language}`);
    await cardOf(page, described.name).click();
    const popup = popupOf(page);
    const actions = popup.locator('form').locator('> a, > button, > [role=group] > button');
    for (const count of [3, 4]) {
      await expect(actions).toHaveCount(count);
      const tops = await actions.evaluateAll((all) =>
        all.map((action) => Math.round(action.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size).toBe(2);
      const [form, text] = [
        await popup.locator('form').boundingBox(),
        await popup.locator('#produs_descriere').boundingBox(),
      ];
      expect((text?.y ?? 0) + 24).toBeLessThan(form?.y ?? 0);
      for (const height of await popup
        .locator(':is(a, button):visible')
        .evaluateAll((all) => all.map((action) => action.getBoundingClientRect().height)))
        expect(height).toBeGreaterThanOrEqual(44);
      if (count === 3) await popup.getByRole('group').getByRole('button').click();
    }
  });
}

test('the popup fits the narrowest phone, also with large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { name, path } of [described, soldOut]) {
    await openMenu(page, `${path}?hidden_modal`);
    await cardOf(page, name).click();
    const popup = productOf(page, name);
    for (const size of ['100%', '200%']) {
      await page.locator('html').evaluate((html, text) => (html.style.fontSize = text), size);
      // On a first visit over a slow connection, the page shows the fallback font, whose letters
      // have other widths.
      if (size === '200%') await removeFonts(page);
      const excess = await popup.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(excess, `${name} at ${size}`).toBe(0);
      await expect(page.getByRole('button', { name: productCopy.close })).toBeInViewport({
        ratio: 1,
      });
    }
    await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');
  }
});

testInNewTab(
  'the popup has its styles in a browser that constructs no stylesheets',
  async ({ page }) => {
    await page.addInitScript('delete window.CSSStyleSheet');
    await openMenu(page, MENU);
    await linksOf(page).first().click();
    const close = page.getByRole('button', { name: productStepsCopy.close, exact: true });
    await expect(close).toHaveCSS('width', '44px');
    await expect(close).toHaveCSS('grid-area', 'close');
  },
);
