import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** Of a card's width: what its picture leaves, less the paddings. */
const LEAST_SHARE_OF_WORDS = 0.4;

for (const restaurantId of [RESTAURANT_ID, 'cantina-zona-vest', 'sandbox-hostile']) {
  test(`the words of every card of ${restaurantId} have room`, async ({ page }) => {
    await page.goto(`${routes.menu({ restaurantId })}?hidden_modal`);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const narrow = await page.getByRole('article').evaluateAll(
        (cards, share) =>
          cards.flatMap((card) => {
            // Chromium lays out a section that it skips (`content-visibility`) at the first question
            // and answers that question from before.
            card.getBoundingClientRect();
            const texts = [...card.querySelectorAll('h3, p')];
            return texts
              .filter(({ clientWidth }) => clientWidth < card.clientWidth * share)
              .map(({ textContent }) => textContent);
          }),
        LEAST_SHARE_OF_WORDS,
      );
      expect.soft(narrow, `at ${width} px`).toEqual([]);
    }
  });
}

test('nothing moves for whoever asked for less motion', async ({ page }) => {
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
