import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { allMenusCopy } from '../../../lib/i18n/site/all-menus-copy.ts';
import { hoursCopy } from '../../../lib/i18n/site/hours-copy.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

test.use({ tab: 'clock' });

/**
 * The provider's list and menu have the same hours for this restaurant, 12:00 - 22:30. Only the
 * list has the days, 'Marți - Duminică'.
 */
const UMI = { restaurantId: 'umi-pe-mures', name: 'Umi pe Mureș' };
/** The list has other hours on Saturdays than the menu. */
const BISTRO = { restaurantId: 'bistro-1881', name: 'Bistro 1881' };
const STATE = /^(Deschis|Închis|Închide)\b/;

const listPagesWithHours = (restaurantId: string): readonly string[] => [
  routes.restaurant({ restaurantId }),
  `${routes.menu({ restaurantId })}?hidden_modal`,
  `${routes.menu({ restaurantId })}?hidden_modal&hidden_navbar`,
  routes.table({ restaurantId, tableId: '12' }),
];

async function searchInAllMenus(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: allMenusCopy.label }).fill(text);
  await expect(page).toHaveURL(/\?q=/);
}

// The opening days come from the list of restaurants. Make the site load the list first: on a slow
// machine the first page might be rendered before the list arrives, and then lacks the days.
test.beforeEach(async ({ site }) => {
  await sendRaw(site.origin, routes.restaurants());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages show days and hours, but not whether it is open', async ({ page }) => {
    for (const [{ restaurantId }, hours] of [
      [UMI, 'Marți - Duminică 12:00 - 22:30'],
      [BISTRO, 'Luni - Vineri 8:00 - 17:00, Sâmbătă 9:00 - 14:00'],
    ] as const) {
      for (const path of listPagesWithHours(restaurantId)) {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(hours);
        await expect(page.getByText(STATE)).toHaveCount(0);
      }
    }
  });
});

// The 12th of January 2026 was a Monday.
for (const [day, { restaurantId, name }, time, state] of [
  ['a day off', UMI, '2026-01-12T13:00:00+02:00', 'Închis · deschide mâine la 12:00'],
  ['the last hour', UMI, '2026-01-13T22:10:00+02:00', 'Închide la 22:30'],
  ['a Saturday', BISTRO, '2026-01-17T08:59:00+02:00', 'Închis · deschide la 9:00'],
] as const) {
  test(`all pages say the same of ${name} on ${day}: ${state}`, async ({ page }) => {
    const getLayoutShift = await watchLayoutShifts(page);
    await page.clock.setFixedTime(time);
    const shown = page.getByRole('main').getByText(state);
    for (const path of listPagesWithHours(restaurantId)) {
      await page.goto(path);
      await expect(shown).toBeVisible();
      await expect(page.getByText(STATE)).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(await getLayoutShift(), `layout shift of ${path}`).toBe(0);
    }
    await page.goto(routes.restaurants());
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText(state);
    await searchInAllMenus(page, name);
    await expect(page.locator('main section:visible').filter({ hasText: name })).toContainText(
      state,
    );
  });
}

test.describe('for a viewer in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test("the state changes at the exact minute of the restaurant's clock", async ({ page }) => {
    const [restaurant = ''] = listPagesWithHours(UMI.restaurantId);
    await page.clock.install({ time: '2026-01-15T22:28:30+02:00' });
    await page.goto(restaurant);
    await expect(page.getByText('Închide la 22:30')).toBeVisible();
    await page.clock.pauseAt('2026-01-15T22:29:59+02:00');
    await expect(page.getByText('Închide la 22:30')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByText('Închis · deschide mâine la 12:00')).toBeVisible();
  });
});

test('nothing is claimed about a restaurant whose opening days are unknown', async ({ page }) => {
  // 7:00 is outside the hours of this menu, which is not in the list of restaurants.
  await page.clock.setFixedTime('2026-01-15T07:00:00+02:00');
  await page.goto(routes.restaurant({ restaurantId: 'sandbox-schedule-hours' }));
  await expect(page.getByRole('main')).toContainText(hoursCopy.ro.label);
  await expect(page.getByText(STATE)).toHaveCount(0);
});
