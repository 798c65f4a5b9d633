import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** A name or description must have at least this share of the width of its card. */
const MIN_TEXT_SHARE = 0.4;

const RESTAURANT_IDS = [RESTAURANT_ID, 'cantina-zona-vest', 'cofetaria-violeta', 'sandbox-hostile'];

for (const restaurantId of RESTAURANT_IDS) {
  test(`every name and description in a card of ${restaurantId} has at least 40 % of the width of the card`, async ({
    page,
  }) => {
    await page.goto(`${routes.menu({ restaurantId })}?hidden_modal`);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const narrow = await page.getByRole('article').evaluateAll(
        (cards, share) =>
          cards.flatMap((card) => {
            // If `content-visibility` has skipped the section of the card, this first read makes
            // Chromium lay out the section, but returns the old size. Only later reads return the
            // new sizes.
            card.getBoundingClientRect();
            const texts = [...card.querySelectorAll('h3, p')];
            return texts
              .filter(({ clientWidth }) => clientWidth < card.clientWidth * share)
              .map(({ textContent }) => textContent);
          }),
        MIN_TEXT_SHARE,
      );
      expect.soft(narrow, `at ${width} px`).toEqual([]);
    }
  });
}

test('with reduced motion no element of a menu has a transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.menu({ restaurantId: RESTAURANT_ID }));
  const popup = page.getByRole('dialog', { name: siteCopy.openingPopup.heading });
  await expect(popup).toBeVisible();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
      .map((element) => `${element.tagName}.${element.className}`),
  );
  expect(moving).toEqual([]);
});
