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

  test('pages show days and hours, but not whether the restaurant is open', async ({ page }) => {
    for (const path of pagesWithHours) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText('Marți - Duminică 12:00 - 22:30');
      for (const state of [openNow, closedNow]) await expect(page.getByText(state)).toHaveCount(0);
    }
  });
});

test('pages say on a Tuesday that the restaurant is open, and on a Monday that it is closed', async ({
  page,
}) => {
  /** The 12th of January 2026 was a Monday. */
  for (const [time, state, other] of [
    ['2026-01-12T13:00:00+02:00', closedNow, openNow],
    ['2026-01-13T13:00:00+02:00', openNow, closedNow],
  ] as const) {
    await page.clock.setFixedTime(time);
    for (const path of pagesWithHours) {
      await page.goto(path);
      await expect(page.getByText(state)).toBeVisible();
      await expect(page.getByText(other)).toHaveCount(0);
    }
  }
});

test.describe('for a viewer in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the state is that of the restaurant, and changes at the exact minute while the page is open', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-01-15T22:28:30+02:00' });
    await page.goto(restaurant);
    await expect(page.getByText(openNow)).toBeVisible();
    await page.clock.pauseAt('2026-01-15T22:29:59+02:00');
    await expect(page.getByText(openNow)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByText(closedNow)).toBeVisible();
    await expect(page.getByText(openNow)).toHaveCount(0);
  });
});

test('a restaurant whose opening days are unknown is closed outside its hours, and neither open nor closed inside them', async ({
  page,
}) => {
  // On Thursday 2026-01-15 this restaurant opens at 8:00. The list has different hours for weekdays
  // and Saturdays.
  await page.clock.install({ time: '2026-01-15T07:59:00+02:00' });
  await page.goto(routes.restaurant({ restaurantId: 'bistro-1881' }));
  await expect(page.getByText(closedNow)).toBeVisible();
  await page.clock.runFor(60_000);
  for (const state of [openNow, closedNow]) await expect(page.getByText(state)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/\b\d:00 - \d\d:00/);
});
