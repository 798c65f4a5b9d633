import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { cardAt, MENU, openMenu } from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const RESTAURANT_NAME = catalogue.find(({ shortName }) => shortName === RESTAURANT_ID)?.name ?? '';

/** The lower edge of an element, in pixels below the upper edge of the window. */
async function getEnd(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Infinity : box.y + box.height;
}

/**
 * The controls that a visitor sees before the first product, in an unscrolled window. The row of
 * categories, which scrolls sideways, counts as one.
 */
const listControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('article');
    const categories = document.querySelector('[role=search] ~ nav');
    return [...document.querySelectorAll('a, button, input, select')]
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return document.elementsFromPoint(x + width / 2, y + height / 2).includes(control);
      })
      .filter(
        (control) =>
          (card?.compareDocumentPosition(control) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
      )
      .map((control) => (control.closest('nav') === categories ? categories : control))
      .filter((control, index, all) => all.indexOf(control) === index)
      .map((control) => control?.getAttribute('aria-label') ?? control?.textContent ?? '');
  });

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
] as const;
const MAX_FIRST_PRODUCT_END_PX = 560;
const MAX_CONTROLS = 8;
const MAX_CARD_HEIGHT_PX = 140;
const MAX_PRODUCTS_HEIGHT_PX = 8_500;

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true });

  // With `font-display: optional` a first visit may show the fallback fonts, which are wider here
  // than on a phone.
  test.beforeEach(async ({ page }) => {
    await page.goto(MENU, { waitUntil: 'networkidle' });
  });

  test('the first product is behind at most eight controls', async ({ page }) => {
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await openMenu(page, MENU);
      for (const part of ['h3', 'strong'])
        expect
          .soft(await getEnd(cardAt(page, 0).locator(part)), `${part} at ${size.width} px`)
          .toBeLessThan(MAX_FIRST_PRODUCT_END_PX);
      const controls = await listControls(page);
      expect.soft(controls.length, controls.join(', ')).toBeLessThanOrEqual(MAX_CONTROLS);
    }
  });

  test('cards are low and have their price at the same place', async ({ page }) => {
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await openMenu(page, MENU);
      const cards = await page.getByRole('article').evaluateAll((articles) =>
        articles.map((article) => {
          const card = article.getBoundingClientRect();
          const price = article.querySelector('strong')?.getBoundingClientRect();
          return {
            top: card.top,
            bottom: card.bottom,
            height: card.height,
            price: [(price?.left ?? 0) - card.left, Math.round(card.bottom - (price?.bottom ?? 0))],
          };
        }),
      );
      expect(cards).toHaveLength(47);
      expect(Math.max(...cards.map(({ height }) => height))).toBeLessThanOrEqual(
        MAX_CARD_HEIGHT_PX,
      );
      expect((cards.at(-1)?.bottom ?? Infinity) - (cards[0]?.top ?? 0)).toBeLessThanOrEqual(
        MAX_PRODUCTS_HEIGHT_PX,
      );
      expect(new Set(cards.map(({ price }) => price.join())).size).toBe(1);
    }
  });
});

for (const [rows, width, height] of [
  [2, 1440, 900],
  [1, 1024, 768],
] as const) {
  test(`a window of ${width} x ${height} shows ${rows} whole rows of products`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openMenu(page, MENU);
    const whole = await page.getByRole('article').evaluateAll((cards) =>
      cards
        .map((card) => card.getBoundingClientRect())
        .filter(({ bottom }) => bottom <= innerHeight)
        .map(({ top }) => Math.round(top)),
    );
    expect(new Set(whole).size).toBeGreaterThanOrEqual(rows);
    const hero = page.getByAltText(siteCopy.menu.heroAlt(RESTAURANT_NAME));
    expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(220);
  });
}

test('a phone has one link back, and a wide screen the whole way', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMenu(page, MENU);
  const way = page.getByRole('navigation', { name: siteCopy.breadcrumbs.label });
  await expect(way.getByRole('link')).toHaveText([siteCopy.chrome.restaurants]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(way.getByRole('link')).toHaveCount(3);
  await page.setViewportSize({ width: 360, height: 740 });
  await way.getByRole('link').click();
  await expect(page).toHaveURL(routes.restaurants());
});
