import type { Locator, Page } from '@playwright/test';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { sandboxSettings } from '../../support/demo/demo-settings.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import {
  findThing,
  readGraph,
  thingsIn,
} from '../../support/rules/search/structured-data-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const SITE = sandboxSettings.SITE_URL;
const restaurant = `/restaurant/${RESTAURANT_ID}`;
const NAME = 'Hanul Trei Fântâni';

const findBreadcrumbs = (page: Page): Locator =>
  page.getByRole('navigation', { name: siteCopy.breadcrumbs.label });

for (const [path, names] of [
  ['/restaurants', ['Acasă', 'Restaurante']],
  [restaurant, ['Acasă', 'Restaurante', NAME]],
  [`${restaurant}/menu?hidden_modal`, ['Acasă', 'Restaurante', NAME, 'Meniu']],
] as const) {
  test(`${path} shows the breadcrumbs of its structured data`, async ({ page, site }) => {
    const answer = await page.goto(path);
    const graph = readGraph((await answer?.text()) ?? '');
    const entries = thingsIn(findThing(graph, 'BreadcrumbList')['itemListElement']);
    expect(entries.map(({ name }) => name)).toEqual(names);
    expect(entries.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1));

    const items = findBreadcrumbs(page).getByRole('listitem');
    await expect(items).toHaveText([...names]);
    await expect(items.last()).toHaveAttribute('aria-current', 'page');
    const links = await findBreadcrumbs(page)
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => `${link.getAttribute('href')}`));
    const addresses = entries.map(({ item }) => String(item));
    expect(links.map((href) => `${SITE}${href}`)).toEqual(addresses.slice(0, -1));
    expect(addresses.at(-1)).toBe(`${SITE}${path.split('?')[0]}`);
    for (const href of links) expect((await sendRaw(site.origin, href)).status).toBe(200);
  });
}

test('a menu links back to its restaurant', async ({ page }) => {
  await page.goto(`${restaurant}/menu?hidden_modal`);
  await findBreadcrumbs(page).getByRole('link', { name: NAME }).click();
  await expect(page).toHaveURL(restaurant);
});
