import { routes } from '../../../lib/addresses/routes.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, testInNewTab as test } from '../../support/servers/fixtures.ts';

for (const [restaurantId, areAllRendered] of [
  ['sandbox-hostile', true],
  [RESTAURANT_ID, true],
  // `renderSections` renders at most 200 products before a scroll. When the visitor switches the
  // compact view or changes the width of the window, the browser lays out all rendered products
  // again. With more products this would take too long.
  ['sandbox-2000', false],
] as const) {
  const howMany = areAllRendered ? 'all' : 'only some';
  test(`${howMany} sections of ${restaurantId} are rendered before a scroll`, async ({ page }) => {
    await page.goto(`${routes.menu({ restaurantId })}?hidden_modal`);
    const cards = page.getByRole('article');
    const isRendered = (place: 'first' | 'last'): Promise<boolean> =>
      cards[place]().evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(() => isRendered('last')).toBe(areAllRendered);
    expect(await isRendered('first')).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('the picture of a menu does not move when the texts beside it are parsed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`${routes.menu({ restaurantId: RESTAURANT_ID })}?hidden_modal`);
  const picture = page.getByRole('main').getByRole('img').first();
  // Leaves out the height, because it may depend on the texts. The browser counts a layout shift
  // only when the upper left corner moves.
  const measure = (): Promise<object> =>
    picture.evaluate((image) => {
      const { left, top, width } = image.getBoundingClientRect();
      return { left, top, width };
    });
  const place = await measure();
  // Without the texts, the page has the same layout as before the browser parses the texts.
  await page.getByRole('heading', { level: 1 }).evaluate(({ parentElement }) => {
    parentElement?.remove();
  });
  expect(await measure()).toEqual(place);
});
