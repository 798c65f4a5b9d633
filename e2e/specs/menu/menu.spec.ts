import { routes } from '../../../lib/addresses/routes.ts';
import { menuCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { formatPrice } from '../../../lib/restaurant/price.ts';
import { formatWeight } from '../../../lib/restaurant/weight.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { readHead } from '../../support/rules/search/head-tags.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const restaurant of catalogue) {
    test(`the menu of ${restaurant.name} shows every product`, async ({ page }) => {
      await page.goto(`/restaurant/${restaurant.shortName}/menu`);
      await expect(page).toHaveTitle(siteCopy.menu.title(restaurant.name));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(restaurant.name);

      const products = restaurant.categories.flatMap((category) => category.products);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(products.length);
      const texts = (await cards.allTextContents()).map((text) => text.replace(/\s+/g, ' '));
      for (const [index, product] of products.entries()) {
        const weight = formatWeight(product.weight?.toString(), product.quantityType);
        for (const part of [product.name, weight, product.description]) {
          if (part !== undefined) expect(texts[index]).toContain(part.replace(/\s+/g, ' '));
        }
        expect(texts[index]).toContain(formatPrice(product.price).replace(/\s+/g, ' '));
      }
    });
  }
});

const readMainText = (html: string): string =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '');

test.describe('opening hours', () => {
  for (const [restaurantId, hours] of [
    ['sandbox-schedule-winter', '10:00 - 22:30'],
    ['sandbox-schedule-summer', '10:00 - 22:30'],
    ['sandbox-schedule-overnight', '18:00 - 02:00'],
    ['sandbox-schedule-hours', '9:00 - 23:00'],
    ['sandbox-schedule-hours-overnight', '18:00 - 2:00'],
  ] as const) {
    test(`of ${restaurantId} are shown as ${hours}`, async ({ site }) => {
      const { body } = await sendRaw(site.origin, routes.menu({ restaurantId }));
      expect(readMainText(body)).toContain(hours);
    });
  }

  for (const restaurantId of [
    'sandbox-schedule-null',
    'sandbox-schedule-absent',
    'sandbox-schedule-bad-date',
    'sandbox-schedule-half',
    'sandbox-schedule-hour-25',
    'sandbox-schedule-text',
  ]) {
    test(`of ${restaurantId} are not shown, but the menu is`, async ({ site }) => {
      const { body } = await sendRaw(site.origin, routes.menu({ restaurantId }));
      expect(body.match(/<article/g)).toHaveLength(1);
      expect(readMainText(body)).not.toMatch(/\d:\d\d/);
    });
  }
});

test('a menu is indexable under one address, whatever the flags in its query', async ({ site }) => {
  for (const query of ['', '?hidden_navbar', '?hidden_modal=1&hidden_navbar=true']) {
    const { body } = await sendRaw(site.origin, `/restaurant/${first.shortName}/menu${query}`);
    const { tags } = readHead(body);
    const canonicalAddress = expect.stringMatching(/\/restaurant\/[\w-]+\/menu$/);
    expect([query, tags.get('canonical')]).toEqual([query, [canonicalAddress]]);
    expect([query, tags.get('robots')]).toEqual([query, [expect.stringMatching(/^index, follow/)]]);
  }
});

test.describe('hidden_navbar', () => {
  for (const [query, isHidden] of [
    ['?hidden_navbar', true],
    ['?hidden_navbar=1', true],
    ['?hidden_navbar=true', true],
    ['?hidden_navbar=0', false],
    ['?hidden_navbar=false', false],
    ['', false],
  ] as const) {
    test(`"${query}" ${isHidden ? 'hides' : 'shows'} the navigation`, async ({ request, site }) => {
      const answer = await request.get(`${site.origin}/restaurant/${first.shortName}/menu${query}`);
      const html = await answer.text();
      for (const label of [siteCopy.chrome.mainNavigation, siteCopy.breadcrumbs.label]) {
        expect(html.includes(`aria-label="${label}"`)).toBe(!isHidden);
      }
      expect(html).toContain('<footer');
    });
  }
});

test.describe('a menu without products', () => {
  test('shows a short text when the provider sends no categories', async ({ page }) => {
    await page.goto('/restaurant/sandbox-empty/menu?hidden_modal');
    await expect(page.getByRole('main')).toContainText(menuCopy.empty);
    await expect(page.getByRole('navigation', { name: siteCopy.menu.categories })).toHaveCount(0);
  });

  test('shows a link to reload and a name made from the restaurant id when the provider is down', async ({
    page,
  }) => {
    const answer = await page.goto('/restaurant/sandbox-reset/menu');
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandbox Reset');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const reloaded = page.waitForResponse(
      (response) => response.request().isNavigationRequest() && response.status() === 503,
    );
    await page.getByRole('link', { name: siteCopy.menu.reload }).click();
    await reloaded;
    await expect(page).toHaveURL(/sandbox-reset\/menu$/);
  });
});

test.describe('the download banner', () => {
  const menu = `/restaurant/${first.shortName}/menu?hidden_modal`;
  for (const [width, query, isShown] of [
    [1024, '', true],
    [1023, '', false],
    [1440, '&hidden_navbar', false],
  ] as const) {
    test(`${isShown ? 'is shown' : 'is not shown'} at ${width} px (query: hidden_modal${query})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(menu + query);
      const banner = page.getByRole('region', { name: siteCopy.downloadBanner.label });
      await expect(banner).toHaveCount(isShown ? 1 : 0);
      if (isShown) await expect(banner.getByRole('link')).toHaveCount(2);
    });
  }
});

test.describe('a narrow screen', () => {
  // The hostile menu is not tested at 200 %, because the layout of its word of 20,000 letters takes
  // longer than the time limit of a test.
  for (const [size, fontSize, restaurantIds] of [
    ['with text at 100 %', '100%', [first.shortName, 'sandbox-hostile', 'sandbox-500']],
    ['with text at 200 %', '200%', [first.shortName, 'sandbox-500']],
  ] as const) {
    test(`of 320 px, ${size}, does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const restaurantId of restaurantIds) {
        await page.goto(`/restaurant/${restaurantId}/menu?hidden_modal`);
        const excess = await page.getByRole('main').evaluate((main, rootFontSize) => {
          document.documentElement.style.fontSize = rootFontSize;
          for (const section of document.querySelectorAll('section')) {
            section.style.contentVisibility = 'visible';
          }
          return main.scrollWidth - main.clientWidth;
        }, fontSize);
        expect(excess, restaurantId).toBeLessThanOrEqual(0);
      }
    });
  }
});
