import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

test.use({ tab: 'clock' });

const { openNow, closedNow } = siteCopy.hours;

/**
 * The provider's list and menu have the same hours for this restaurant, 12:00 - 22:30. Only the
 * list has the days, 'Marți - Duminică'.
 */
const restaurantId = 'umi-pe-mures';
const restaurant = routes.restaurant({ restaurantId });
/** Pages that show the hours that the provider sends with a menu. */
const pagesWithHours = [
  restaurant,
  `${routes.menu({ restaurantId })}?hidden_modal`,
  `${routes.menu({ restaurantId })}?hidden_modal&hidden_navbar`,
  routes.table({ restaurantId, tableId: '12' }),
];

// The opening days come from the list of restaurants. Make the site load the list first: on a slow
// machine the first page might be rendered before the list arrives, and then lacks the days.
test.beforeEach(async ({ site }) => {
  await sendRaw(site.origin, routes.restaurants());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pagesWithHours) {
    test(`${path} shows days and hours, but not whether the restaurant is open`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText('Marți - Duminică 12:00 - 22:30');
      await expect(page.getByText(openNow)).toHaveCount(0);
      await expect(page.getByText(closedNow)).toHaveCount(0);
    });
  }
});

/** The 12th of January 2026 was a Monday. */
for (const path of pagesWithHours) {
  for (const [day, time, state, other] of [
    ['a Monday', '2026-01-12T13:00:00+02:00', closedNow, openNow],
    ['a Tuesday', '2026-01-13T13:00:00+02:00', openNow, closedNow],
  ] as const) {
    test(`${path} of a restaurant that is closed on Mondays says on ${day}: ${state}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(time);
      await page.goto(path);
      await expect(page.getByText(state)).toBeVisible();
      await expect(page.getByText(other)).toHaveCount(0);
    });
  }
}

test.describe('for a viewer in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  for (const [id, time, state] of [
    ['umi-pe-mures', '2026-01-15T11:59:59+02:00', closedNow],
    ['umi-pe-mures', '2026-01-15T12:00:00+02:00', openNow],
    ['umi-pe-mures', '2026-01-15T22:29:59+02:00', openNow],
    ['umi-pe-mures', '2026-01-15T22:30:00+02:00', closedNow],
    ['umi-pe-mures', '2026-07-15T11:59:59+03:00', closedNow],
    ['umi-pe-mures', '2026-07-15T12:00:00+03:00', openNow],
    ['taurul-negru', '2026-01-13T16:59:00+02:00', closedNow],
    ['taurul-negru', '2026-01-13T17:00:00+02:00', openNow],
    ['taurul-negru', '2026-01-12T01:59:00+02:00', openNow],
    ['taurul-negru', '2026-01-12T02:00:00+02:00', closedNow],
    ['taurul-negru', '2026-01-13T01:00:00+02:00', closedNow],
    ['taurul-negru', '2026-10-25T01:30:00+03:00', openNow],
    ['kafana-trei-tamburasi', '2026-01-13T00:30:00+02:00', openNow],
    ['kafana-trei-tamburasi', '2026-01-13T13:00:00+02:00', closedNow],
    ['kafana-trei-tamburasi', '2026-01-14T13:00:00+02:00', openNow],
    ['sandbox-schedule-winter', '2026-01-15T09:59:59+02:00', closedNow],
    ['sandbox-schedule-winter', '2026-01-15T22:30:00+02:00', closedNow],
    ['sandbox-schedule-hours-overnight', '2026-01-15T02:00:00+02:00', closedNow],
  ] as const) {
    test(`${id} says at ${time}: ${state}`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await page.goto(routes.restaurant({ restaurantId: id }));
      await expect(page.getByText(state)).toBeVisible();
    });
  }

  test('the state changes at the exact minute while the page is open', async ({ page }) => {
    await page.clock.install({ time: '2026-01-15T22:28:30+02:00' });
    await page.goto(restaurant);
    await expect(page.getByText(openNow)).toBeVisible();
    await page.clock.pauseAt('2026-01-15T22:29:59+02:00');
    await expect(page.getByText(openNow)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByText(closedNow)).toBeVisible();
    await expect(page.getByText(openNow)).toHaveCount(0);
  });

  for (const [id, reason] of [
    ['sandbox-schedule-hours', 'the restaurant is not in the list'],
    ['bistro-1881', 'the list has different hours for weekdays and Saturdays'],
  ] as const) {
    test(`${id} says neither open nor closed from its opening time on: its opening days are unknown, because ${reason}`, async ({
      page,
    }) => {
      // On Thursday 2026-01-15 `bistro-1881` opens at 8:00 and `sandbox-schedule-hours` at 9:00.
      const opensAt = id === 'bistro-1881' ? '08:00' : '09:00';
      const minuteBefore = new Date(Date.parse(`2026-01-15T${opensAt}:00+02:00`) - 60_000);
      await page.clock.install({ time: minuteBefore });
      await page.goto(routes.restaurant({ restaurantId: id }));
      await expect(page.getByText(closedNow)).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(page.getByText(closedNow)).toHaveCount(0);
      await expect(page.getByText(openNow)).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(/\b\d:00 - \d\d:00/);
    });
  }
});

test('a restaurant without hours shows no state', async ({ page }) => {
  await page.goto('/restaurant/sandbox-schedule-null');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(openNow)).toHaveCount(0);
  await expect(page.getByText(closedNow)).toHaveCount(0);
});
