import type { CDPSession, Locator, Page } from '@playwright/test';
import { productStepsCopy } from '../../../lib/i18n/site/menu/product-steps-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { fieldOf, formatFound, MENU, openMenu, resultOf } from '../../support/pages/menu-search.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { removeFonts } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const popupOf = (page: Page): Locator => page.getByRole('dialog');
const stepOf = (page: Page, direction: 'previous' | 'next'): Locator =>
  page.getByRole('button', { name: productStepsCopy[direction] });
const linksOf = (page: Page): Locator => page.locator('section:not([hidden]) article:visible a');

/** The names of the visible cards, in the order in which the page shows them. */
const readNames = (page: Page): Promise<readonly string[]> => linksOf(page).allTextContents();

async function expectShown(page: Page, name: string | undefined): Promise<void> {
  await expect(popupOf(page).getByRole('heading', { level: 2 })).toHaveText(name ?? '');
}

/** Waits for the code of the arrow keys and of the swipe. It is loaded when the popup opens. */
async function waitForSteps(page: Page): Promise<void> {
  await expect(stepOf(page, 'next')).toHaveAttribute('aria-keyshortcuts', 'ArrowRight');
}

async function closePopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: siteCopy.product.close }).click();
  await expect(popupOf(page)).toHaveCount(0);
}

test('the buttons step through the menu, and after closing, the page is at the product that the popup showed last', async ({
  page,
}) => {
  await page.goto('/restaurants');
  await openMenu(page, MENU);
  const names = await readNames(page);
  await linksOf(page).first().click();
  await expect(stepOf(page, 'previous')).toHaveAttribute('aria-disabled', 'true');
  for (const name of names.slice(1, 20)) {
    await stepOf(page, 'next').click();
    await expectShown(page, name);
  }
  await expect(
    page.getByText(productStepsCopy.shown(names[19] ?? '', 20, names.length)),
  ).toBeAttached();

  await closePopup(page);
  const last = linksOf(page).nth(19);
  await expect(last).toBeFocused();
  await expect(page).toHaveURL(/\/menu\?hidden_modal$/);
  await expect(last).toBeInViewport({ ratio: 1 });
  // To close, the popup has gone back in the history. After that the browser may scroll, so check
  // again after two frames.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL(/\/restaurants$/);
});

test('after several steps, Back closes the popup, the page is at the product that the popup showed last, and Forward opens that product again', async ({
  page,
}) => {
  await openMenu(page, MENU);
  const names = await readNames(page);
  await linksOf(page).first().click();
  await waitForSteps(page);
  for (const name of names.slice(1, 13)) {
    await page.keyboard.press('ArrowRight');
    await expectShown(page, name);
  }
  await page.goBack();
  await expect(popupOf(page)).toHaveCount(0);
  await expect(linksOf(page).nth(12)).toBeFocused();
  await expect(linksOf(page).nth(12)).toBeInViewport({ ratio: 1 });
  await page.goForward();
  await expectShown(page, names[12]);
  await page.reload();
  await expectShown(page, names[12]);
});

test('after the popup is closed, history.scrollRestoration is auto', async ({ page }) => {
  await openMenu(page, MENU);
  const readRestoration = (): Promise<string> => page.evaluate(() => history.scrollRestoration);
  await linksOf(page).first().click();
  await expect.poll(readRestoration).toBe('manual');
  await closePopup(page);
  await expect.poll(readRestoration).toBe('auto');
});

test('the steps follow the order and the search of the page, by keyboard alone', async ({
  page,
}) => {
  await openMenu(page, MENU);
  await page.getByRole('combobox').selectOption('descending');
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  const [first, second] = await readNames(page);
  await fieldOf(page).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: siteCopy.product.close })).toBeFocused();
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

  test('a swipe steps, and scrolling inside the popup does not', async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await openMenu(page, MENU);
    const names = await readNames(page);
    await linksOf(page).first().tap();
    await expectShown(page, names[0]);
    await waitForSteps(page);
    await drag(cdp, [300, 400], [-160, 10]);
    await expectShown(page, names[1]);
    await drag(cdp, [80, 400], [160, -10]);
    await expectShown(page, names[0]);

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
  });
});

for (const [width, fontSize] of [
  [320, '100%'],
  [320, '200%'],
  [1440, '100%'],
] as const) {
  test(`the popup fits ${width} px with text at ${fontSize}, and is accessible for the first and the last product`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 640 });
    await openMenu(page, MENU);
    await page.locator('html').evaluate((html, size) => (html.style.fontSize = size), fontSize);
    // On a first visit over a slow connection, the page shows the fallback font, whose letters have
    // other widths. The popup must also fit with this font.
    if (fontSize === '200%') await removeFonts(page);
    for (const card of [linksOf(page).first(), linksOf(page).last()]) {
      await card.click();
      const tooWide = await popupOf(page).evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(tooWide).toBe(0);
      await expect(page.getByRole('button', { name: siteCopy.product.close })).toBeInViewport({
        ratio: 1,
      });
      await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');
      await closePopup(page);
    }
  });
}
