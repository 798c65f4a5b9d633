import { formatPrice } from '../../../lib/restaurant/price.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import {
  allowedHostileProducts,
  partlyValidHostileProducts,
} from '../../sandbox/preset-ids/hostile-menu.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { readHead } from '../../support/rules/search/head-tags.ts';
import { findThing, readGraph } from '../../support/rules/search/structured-data-rules.ts';
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

test('numbers, ids and dates of a document database are read, and an unreadable price drops its product only', async ({
  page,
}) => {
  await page.goto('/restaurant/sandbox-extended-json/menu?hidden_modal');
  await expect(page.getByRole('article')).toHaveCount(1);
  const product = page.getByRole('article').filter({ hasText: 'Supă de pui' });
  await expect(product).toContainText('350 ml');
  await expect(product.locator('strong')).toHaveText(formatPrice(18.5));
  await expect(page.getByText('10:00 - 23:00').first()).toBeVisible();
});

test('escaped texts are decoded in title, page, popup, preview and structured data, and stay text', async ({
  page,
  site,
}) => {
  const name = 'Fish & Chips „La Doi Pași”';
  const dish = 'Ciorbă rădăuțeană <picantă>';
  const path = '/restaurant/sandbox-escaped/menu';
  await page.goto(`${path}?hidden_modal`);
  await expect(page).toHaveTitle(siteCopy.menu.title(name));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 2, name: 'Supe & ciorbe' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    dish,
    'Pizza 👨\u200d🍳',
  ]);
  await page.getByRole('link', { name: dish }).click();
  const lines = page.getByRole('dialog').locator('p, dd');
  await expect(lines.filter({ hasText: 'Piept' })).toHaveText(
    'Piept de pui,\nsmântână & usturoi.\nSe servește fierbinte.',
    { useInnerText: true },
  );
  await expect(lines.filter({ hasText: 'smântână' }).last()).toHaveText('pui\nsmântână', {
    useInnerText: true,
  });
  const { body } = await sendRaw(site.origin, path);
  expect(findThing(readGraph(body), 'Restaurant')['name']).toBe(name);
  expect(readHead(body).tags.get('og:title')?.[0]).toContain(name);
});

test('a menu with 2.6 MB of pictures inside it is shown without them', async ({ page, site }) => {
  const path = '/restaurant/sandbox-data-pictures/menu';
  await page.goto(`${path}?hidden_modal`);
  await expect(page.getByRole('article')).toHaveCount(20);
  const { body } = await sendRaw(site.origin, path);
  expect(body).not.toContain('data:image/webp');
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
