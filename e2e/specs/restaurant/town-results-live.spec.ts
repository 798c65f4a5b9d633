import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { formatTownLimits } from '../../../lib/town/format-town-limits.ts';
import { searchCopy } from '../../../lib/i18n/site/menu/search-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { townCopy } from '../../../lib/i18n/site/town-copy.ts';
import { INDEX_PATH } from '../../../lib/town/town-index.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { fieldOf, MENU, openMenu, resultOf } from '../../support/pages/menu-search.ts';
import {
  groupsOf,
  readTownIndex,
  townFieldOf,
  townStatusOf,
} from '../../support/pages/town-search.ts';
import {
  expectNoAxeViolationInEitherScheme,
  expectNoSidewaysScrolling,
} from '../../support/rules/page-rules.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import { test } from '../../support/sites/town-site.ts';

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
  await townFieldOf(page).pressSequentially('PAPANAS');
  await expect(townStatusOf(page)).toHaveText('Am găsit 2 preparate într-un restaurant.');
  await expect(groupsOf(page)).toHaveCount(1);
  await expect(groupsOf(page)).toContainText('10:00 - 23:00');
  await expect(page).toHaveURL(/\?q=PAPANAS$/);
  expect(requests.filter((path) => path === INDEX_PATH)).toHaveLength(1);

  await page.keyboard.press('Escape');
  await expect(townStatusOf(page)).toBeEmpty();
  await expect(page.getByRole('article')).toHaveCount(catalogue.length);
  await expect(page).toHaveURL(/\/restaurants$/);

  await townFieldOf(page).fill('papanasi');
  await expect(page).toHaveURL(/\?q=papanasi$/);
  await dishes(page).first().click();
  await expect(page).toHaveURL(/\/menu\?produs=papanasi/);
  await expect(page.getByRole('dialog', { name: /papanași/i })).toBeVisible();
  await page.goBack();
  await expect(townFieldOf(page)).toHaveValue('papanasi');
  await expect(dishes(page)).toHaveCount(2);
});

test('a visitor reaches the field, the best hit and the open restaurants by keyboard alone', async ({
  page,
}) => {
  await openList(page);
  await page.keyboard.press('/');
  await expect(townFieldOf(page)).toBeFocused();
  await page.keyboard.type('tirmaisu');
  await expect(townStatusOf(page)).toContainText('asemănătoare');
  await page.keyboard.press('Enter');
  await expect(dishes(page).first()).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(townFieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: townCopy.openings.toate })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: townCopy.openings.acum })).toBeChecked();
  await expect(townStatusOf(page)).not.toBeEmpty();
  await expect(groupsOf(page).filter({ hasNotText: siteCopy.hours.openNow })).toHaveCount(0);
});

test('a menu without a hit offers the same search in all menus, except inside the app', async ({
  page,
}) => {
  await openMenu(page, MENU);
  await fieldOf(page).fill('tiramisu');
  await resultOf(page).getByRole('link', { name: searchCopy.inTown }).click();
  await expect(page).toHaveURL(/\/restaurants\?q=tiramisu$/);
  await expect(townFieldOf(page)).toHaveValue('tiramisu');
  await expect(townStatusOf(page)).toContainText('Am găsit');

  await openMenu(page, `${MENU}&hidden_navbar`);
  await fieldOf(page).fill('tiramisu');
  await expect(resultOf(page)).toContainText('Niciun preparat');
  await expect(resultOf(page).getByRole('link')).toHaveCount(0);
});

test('the search field of the home page leads to the hits, where the search goes on', async ({
  page,
}) => {
  await page.goto(routes.home());
  await townFieldOf(page).fill('tiramisu');
  await townFieldOf(page).press('Enter');
  await expect(page).toHaveURL(/\/restaurants\?q=tiramisu$/);
  await expect(townStatusOf(page)).toContainText('Am găsit');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await townFieldOf(page).fill('papanasi');
  await expect(townStatusOf(page)).toHaveText('Am găsit 2 preparate într-un restaurant.');
});

test('the search says when the menus cannot be loaded, and loads them later', async ({
  page,
  context,
}) => {
  await openList(page);
  await context.setOffline(true);
  await townFieldOf(page).fill('papanasi');
  await expect(townStatusOf(page)).toHaveText(townCopy.failed);
  await context.setOffline(false);
  await townFieldOf(page).fill('papanas');
  await expect(townStatusOf(page)).toHaveText('Am găsit 2 preparate într-un restaurant.');
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
    await townFieldOf(page).fill(dish);
    await expect(townStatusOf(page)).toContainText('Am găsit');
    await expect(townStatusOf(page)).not.toContainText('vechi');

    await control.setFault('down');
    const index = await readTownIndex(site.origin);
    const [age = 'No age'] = formatTownLimits(index, new Date(Date.now() + 3 * index.periodMs));
    await page.clock.fastForward(3 * index.periodMs);
    await townFieldOf(page).press('Space');
    await expect(townStatusOf(page)).toContainText(age);

    await control.clearFaults();
    await control.changeMenu(restaurant, { product: { name: dish, price: 999.5 } });
    await sendSignedCall(site.origin, { restaurant });
    await page.clock.fastForward(3 * index.periodMs);
    await townFieldOf(page).press('Space');
    await expect(groupsOf(page).filter({ hasText: /999,50\sRON/ })).toHaveCount(1);

    // Other tests use the same site, so give the site the original menu again.
    await control.resetScenario();
    await sendSignedCall(site.origin, { restaurant });
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
    await townFieldOf(page).fill(text);
    await expect(townStatusOf(page)).not.toBeEmpty();
    await expect(townStatusOf(page)).not.toHaveText(townCopy.loading);
    await expectNoAxeViolationInEitherScheme(page);
    await expectNoSidewaysScrolling(page);
  });
}
