import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import {
  allowedHostileProducts,
  partlyValidHostileProducts,
} from '../../sandbox/preset-ids/hostile-menu.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/sites/own-site.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';

const testOnOwnSite = createOwnSiteTest();

test('a menu of 2,000 products in 40 categories is complete', async ({ page }) => {
  await page.goto('/restaurant/sandbox-2000/menu?hidden_modal');
  await expect(page.getByRole('article')).toHaveCount(2_000);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(40);
  await expect(page.getByText(/RON/)).toHaveCount(2_000);
});

for (const [count, isTruncated] of [
  [69, false],
  [70, true],
] as const) {
  testOnOwnSite(
    `the list shows all of ${count} restaurants ${isTruncated ? 'and' : 'without'} the note about the limit of 70`,
    async ({ page, control, ownSite }) => {
      await control.setScenario({ restaurants: count });
      await expireCaches(ownSite);
      await page.goto('/restaurants');
      await expect(page.getByRole('article')).toHaveCount(count);
      const note = page.getByText(siteCopy.restaurants.truncated(70));
      await expect(note).toHaveCount(isTruncated ? 1 : 0);
    },
  );
}

test('hostile names are inert text in head and body', async ({ page }) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.goto('/restaurant/sandbox-hostile/menu');
  await expect(page).toHaveTitle(siteCopy.menu.title('</script><script>alert(1)</script>'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '</script><script>alert(1)</script>',
  );
  await expect(page.locator('[onerror], [onload]')).toHaveCount(0);
  await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
  expect(dialogs).toBe(0);
  // The site drops one of the allowed products, because its name has no visible character.
  const otherNames = ['A șaptea', 'Prima', 'A doua'];
  await expect(page.getByRole('article')).toHaveCount(
    allowedHostileProducts.length - 1 + partlyValidHostileProducts.length + otherNames.length,
  );
  for (const name of ['Descriere care e o listă', 'Unitate care e un număr', ...otherNames]) {
    await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1);
  }
});

testOnOwnSite(
  'the list shows a restaurant with a malformed id or without an id, but does not link it',
  async ({ page, control, ownSite }) => {
    await control.setScenario({ hostileList: true });
    await expireCaches(ownSite);
    await page.goto('/restaurants');
    for (const name of ['Id cu drum', 'Id cu litere', 'Fără id']) {
      const card = page.getByRole('article').filter({ hasText: name });
      await expect(card).toHaveCount(1);
      await expect(card.getByRole('link')).toHaveCount(0);
    }
    await expect(page.locator('a[href*=".."]')).toHaveCount(0);
  },
);
