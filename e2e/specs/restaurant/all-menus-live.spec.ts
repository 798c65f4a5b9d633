import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { formatAllMenusLimits } from '../../../lib/all-menus/format-all-menus-limits.ts';
import { searchCopy } from '../../../lib/i18n/site/menu/search-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { allMenusCopy } from '../../../lib/i18n/site/all-menus-copy.ts';
import { INDEX_PATH } from '../../../lib/all-menus/menus-index.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { fieldOf, MENU, openMenu, resultOf } from '../../support/pages/menu-search.ts';
import {
  groupsOf,
  readMenusIndex,
  allMenusFieldOf,
  allMenusStatusOf,
} from '../../support/pages/all-menus-search.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import { test } from '../../support/sites/all-menus-site.ts';

async function openList(page: Page): Promise<void> {
  await page.goto(routes.restaurants());
  await expect.poll(() => isHydrated(page)).toBe(true);
}

const dishes = (page: Page): Locator =>
  groupsOf(page).getByRole('heading', { level: 3 }).getByRole('link');

test('hits appear while typing and link to the popup of their product, and Escape shows the list again', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openList(page);
  expect(requests).not.toContain(INDEX_PATH);
  await allMenusFieldOf(page).pressSequentially('PAPANAS');
  await expect(allMenusStatusOf(page)).toHaveText('Am găsit 2 preparate într-un restaurant.');
  await expect(groupsOf(page)).toHaveCount(1);
  await expect(groupsOf(page)).toContainText('10:00 - 23:00');
  await expect(page).toHaveURL(/\?q=PAPANAS$/);
  expect(requests.filter((path) => path === INDEX_PATH)).toHaveLength(1);

  await page.keyboard.press('Escape');
  await expect(allMenusStatusOf(page)).toBeEmpty();
  await expect(page.getByRole('article')).toHaveCount(catalogue.length);
  await expect(page).toHaveURL(/\/restaurants$/);

  await allMenusFieldOf(page).fill('papanasi');
  await expect(page).toHaveURL(/\?q=papanasi$/);
  await dishes(page).first().click();
  await expect(page).toHaveURL(/\/menu\?produs=papanasi/);
  await expect(page.getByRole('dialog', { name: /papanași/i })).toBeVisible();
  await page.goBack();
  await expect(allMenusFieldOf(page)).toHaveValue('papanasi');
  await expect(dishes(page)).toHaveCount(2);
});

test('a visitor reaches the field, the best hit and the open restaurants by keyboard alone', async ({
  page,
}) => {
  await openList(page);
  await page.keyboard.press('/');
  await expect(allMenusFieldOf(page)).toBeFocused();
  await page.keyboard.type('tirmaisu');
  await expect(allMenusStatusOf(page)).toContainText('asemănătoare');
  await page.keyboard.press('Enter');
  await expect(dishes(page).first()).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(allMenusFieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: allMenusCopy.openings.toate })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: allMenusCopy.openings.acum })).toBeChecked();
  await expect(allMenusStatusOf(page)).not.toBeEmpty();
  await expect(groupsOf(page).filter({ hasNotText: siteCopy.hours.openNow })).toHaveCount(0);
});

test('a menu without a hit offers the same search in all menus, except inside the app', async ({
  page,
}) => {
  await openMenu(page, MENU);
  await fieldOf(page).fill('tiramisu');
  await resultOf(page).getByRole('link', { name: searchCopy.inAllMenus }).click();
  await expect(page).toHaveURL(/\/restaurants\?q=tiramisu$/);
  await expect(allMenusFieldOf(page)).toHaveValue('tiramisu');
  await expect(allMenusStatusOf(page)).toContainText('Am găsit');

  await openMenu(page, `${MENU}&hidden_navbar`);
  await fieldOf(page).fill('tiramisu');
  await expect(resultOf(page)).toContainText('Niciun preparat');
  await expect(resultOf(page).getByRole('link')).toHaveCount(0);
});

test('the search field of the home page leads to the hits, where the visitor can search again', async ({
  page,
}) => {
  await page.goto(routes.home());
  await allMenusFieldOf(page).fill('tiramisu');
  await allMenusFieldOf(page).press('Enter');
  await expect(page).toHaveURL(/\/restaurants\?q=tiramisu$/);
  await expect(allMenusStatusOf(page)).toContainText('Am găsit');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await allMenusFieldOf(page).fill('papanasi');
  await expect(allMenusStatusOf(page)).toHaveText('Am găsit 2 preparate într-un restaurant.');
});

test('without a network the search says that it cannot load the menus; the next input with a network loads them', async ({
  page,
  context,
}) => {
  await openList(page);
  await context.setOffline(true);
  await allMenusFieldOf(page).fill('papanasi');
  await expect(allMenusStatusOf(page)).toHaveText(allMenusCopy.failed);
  await context.setOffline(false);
  await allMenusFieldOf(page).fill('papanas');
  await expect(allMenusStatusOf(page)).toHaveText('Am găsit 2 preparate într-un restaurant.');
});

// This test needs a new tab, because the clock that it installs stays in the tab.
test.extend({ tab: 'new' })(
  'after an input, an open tab says how old its data are while the provider fails, and shows new data once the provider is back',
  async ({ page, control, ownSite: site }) => {
    const [first] = catalogue;
    const restaurant = first?.shortName ?? '';
    const dish = first?.categories[0]?.products[0]?.name ?? '';
    await page.clock.install();
    await page.goto(`${site.origin}${routes.restaurants()}`);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await allMenusFieldOf(page).fill(dish);
    await expect(allMenusStatusOf(page)).toContainText('Am găsit');
    await expect(allMenusStatusOf(page)).not.toContainText('vechi');

    await control.setFault('down');
    const index = await readMenusIndex(site.origin);
    // The search says how old the data are once they are older than two periods.
    const [age = 'No age'] = formatAllMenusLimits(index, new Date(Date.now() + 3 * index.periodMs));
    await page.clock.fastForward(3 * index.periodMs);
    await allMenusFieldOf(page).press('Space');
    await expect(allMenusStatusOf(page)).toContainText(age);

    await control.clearFaults();
    await control.changeMenu(restaurant, { product: { name: dish, price: 999.5 } });
    try {
      await sendSignedCall(site.origin, { restaurant });
      await page.clock.fastForward(3 * index.periodMs);
      await allMenusFieldOf(page).press('Space');
      await expect(groupsOf(page).filter({ hasText: /999,50\sRON/ })).toHaveCount(1);
    } finally {
      // Other tests use the same site, so give the site the original menu again.
      await control.resetScenario();
      await sendSignedCall(site.origin, { restaurant });
    }
  },
);

for (const [state, text] of [
  ['hits', 'ciorba'],
  ['similar hits', 'tirmaisu'],
  ['no hit', 'xyzzy'],
] as const) {
  test(`a search with ${state} has no axe violation and fits into every window`, async ({
    page,
  }) => {
    await openList(page);
    await allMenusFieldOf(page).fill(text);
    await expect(allMenusStatusOf(page)).not.toBeEmpty();
    await expect(allMenusStatusOf(page)).not.toHaveText(allMenusCopy.loading);
    await expectNoAxeViolationInEitherScheme(page);
    await expectNoSidewaysScrolling(page);
  });
}
