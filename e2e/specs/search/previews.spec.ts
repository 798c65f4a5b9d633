import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { formatMenuHref } from '../../../lib/addresses/menu-href.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import {
  PREVIEW_HEIGHT_PX,
  PREVIEW_MAX_BYTES,
  PREVIEW_WIDTH_PX,
} from '../../../lib/preview/preview-design.ts';
import { toAnchor } from '../../../lib/restaurant/anchor.ts';
import { formatPrice } from '../../../lib/restaurant/price.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { readHead } from '../../support/rules/search/head-tags.ts';
import type { Head } from '../../support/rules/search/head-tags.ts';
import { expireCaches, lastingTest as testOnLastingSite } from '../../support/servers/own-site.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const preview = (id: string, kind = 'restaurant'): string => `/previews/${id}/${kind}.jpg`;

type Picture = { readonly status: number; readonly headers: Headers; readonly bytes: Buffer };

async function fetchPicture(origin: string, path: string): Promise<Picture> {
  const answer = await fetch(`${origin}${path}`);
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

async function expectPreview({ status, headers, bytes }: Picture): Promise<void> {
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(bytes.length).toBeLessThan(PREVIEW_MAX_BYTES);
  const { width, height, format } = await sharp(bytes).metadata();
  expect([width, height, format]).toEqual([PREVIEW_WIDTH_PX, PREVIEW_HEIGHT_PX, 'jpeg']);
}

test('the site, restaurants and menus have a preview of the right dimensions and file size, also with hostile names or names in other scripts', async ({
  page,
  site,
  control,
}) => {
  for (const path of ['/', `/restaurant/${RESTAURANT_ID}`, `/restaurant/${RESTAURANT_ID}/menu`]) {
    await page.goto(path);
    const [address = ''] = await page
      .locator('meta[property="og:image"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content') ?? ''));
    const picture = await fetchPicture(site.origin, new URL(address).pathname);
    await expectPreview(picture);
    if (path !== '/') expect(picture.headers.get('cache-control')).toContain('max-age=3600');
  }
  const withoutPicture = catalogue.find(({ heroPicture }) => heroPicture === undefined);
  await control.changeMenu(RESTAURANT_ID, { restaurantName: 'Кухня 厨房 🍕' });
  for (const id of [withoutPicture?.shortName ?? '', 'sandbox-hostile', RESTAURANT_ID]) {
    await expectPreview(await fetchPicture(site.origin, preview(id)));
  }
});

testOnLastingSite(
  'a preview is drawn once for simultaneous requests, and after a restart it is read from disk; without its picture it is cached for a minute',
  async ({ control, ownSite: site }) => {
    // The name is new, so the site has not drawn a preview with this name yet.
    await control.changeMenu(RESTAURANT_ID, { restaurantName: crypto.randomUUID() });
    await expireCaches(site);
    // The folder does not exist before the first preview.
    const listPreviews = (): Promise<readonly string[]> =>
      readdir(`${site.cacheDir}/previews`).catch(() => []);
    const before = await listPreviews();
    await control.clearRequests();
    const pictures = await Promise.all(
      Array.from({ length: 10 }, () => fetchPicture(site.origin, preview(RESTAURANT_ID))),
    );
    for (const { status, bytes } of pictures) {
      expect(status).toBe(200);
      expect(bytes.equals(pictures[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
    }
    expect(await control.getRequests('-hero')).toHaveLength(1);
    expect(await control.getRequests('/menu')).toHaveLength(1);
    expect(await listPreviews()).toHaveLength(before.length + 1);
    await control.clearRequests();
    await site.restart();
    expect((await fetchPicture(site.origin, preview(RESTAURANT_ID))).status).toBe(200);
    expect(await control.getRequests('-hero')).toEqual([]);

    // The name is new again, so the site fetches the picture again.
    await control.changeMenu(RESTAURANT_ID, { restaurantName: crypto.randomUUID() });
    await expireCaches(site);
    await control.setFault('redirect', '/pictures/');
    const incomplete = await fetchPicture(site.origin, preview(RESTAURANT_ID));
    await expectPreview(incomplete);
    expect(incomplete.headers.get('cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=60',
    );
  },
);

test('an unknown or failing restaurant has no preview', async ({ site }) => {
  for (const [id, status] of [
    ['nu-exista-asa-ceva', 404],
    ['..%2f..%2fadmin', 404],
    ['a%00', 404],
    ['__proto__', 404],
    ['x'.repeat(81), 404],
    ['sandbox-500', 503],
  ] as const) {
    const { status: seen, headers, bytes } = await fetchPicture(site.origin, preview(id));
    expect([id, seen]).toEqual([id, status]);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('content-type') ?? '').not.toContain('image');
    expect(bytes.includes('JFIF')).toBe(false);
  }
});

const CRAWLER = { 'user-agent': 'WhatsApp/2.23.20.0 A' };
const BROWSER = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/156 WhatsApp/2.24' };

const restaurant = catalogue.find(({ shortName }) => shortName === RESTAURANT_ID);
const product = restaurant?.categories[0]?.products[0];
if (restaurant === undefined || product === undefined) throw new Error('The menu is empty');

const menu = routes.menu({ restaurantId: RESTAURANT_ID });
const menuTitle = siteCopy.menu.title(restaurant.name);

type Fetched = Head & { readonly status: number; readonly cacheControl: string | undefined };

async function fetchHead(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = CRAWLER,
): Promise<Fetched> {
  const answer = await sendRaw(origin, path, { headers });
  return {
    status: answer.status,
    cacheControl: answer.headers['cache-control'],
    ...readHead(answer.body),
  };
}

test('a crawler for previews gets the tags of the shared product, a browser those of the menu', async ({
  page,
  site,
}) => {
  // `hidden_modal` hides the opening popup. The dialog below is the popup of the product.
  await page.goto(`${menu}?hidden_modal`);
  await page.getByRole('link', { name: product.name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const slug = new URL(page.url()).searchParams.get('produs') ?? '';
  const address = formatMenuHref({ restaurantId: RESTAURANT_ID, product: slug });

  const { status, cacheControl, title, tags } = await fetchHead(site.origin, address);
  expect([status, cacheControl]).toEqual([200, 'no-store']);
  expect(title).toBe(`${product.name} - ${restaurant.name}`);
  const [description = ''] = tags.get('description') ?? [];
  expect(description).toContain(formatPrice(product.price));
  expect(description).toContain(product.description?.slice(0, 40));
  const [canonical = ''] = tags.get('canonical') ?? [];
  expect(new URL(canonical).pathname + new URL(canonical).search).toBe(menu);
  // Facebook reads the tags again from `og:url`, so `og:url` must contain the product.
  const [shared = ''] = tags.get('og:url') ?? [];
  expect(new URL(shared).pathname + new URL(shared).search).toBe(address);
  expect(tags.get('og:title')).toEqual([title]);
  expect(tags.get('og:description')).toEqual([description]);

  const [picture = ''] = tags.get('og:image') ?? [];
  const { pathname, search } = new URL(picture);
  const drawn = await fetch(`${site.origin}${pathname}${search}`);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const ofMenu = await fetch(`${site.origin}${pathname}`);
  expect(await drawn.bytes()).not.toEqual(await ofMenu.bytes());

  const seen = await fetchHead(site.origin, address, BROWSER);
  expect(seen.title).toBe(menuTitle);
  expect(seen.cacheControl).toContain('s-maxage');
});

test('a person who gets the page for crawlers finds a link to the product in the menu', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    userAgent: CRAWLER['user-agent'],
  });
  const page = await context.newPage();
  const anchor = toAnchor(product.name);
  await page.goto(formatMenuHref({ restaurantId: RESTAURANT_ID, product: anchor }));
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(
    formatMenuHref({ restaurantId: RESTAURANT_ID, anchor: `p_${anchor}` }),
  );
  await expect(page.locator(`#p_${anchor}`)).toContainText(product.name);
  await context.close();
});

testOnLastingSite(
  'products that do not exist cause no stored page and no call to the provider',
  async ({ control, ownSite: site }) => {
    await expireCaches(site);
    await fetchHead(site.origin, menu);
    await control.clearRequests();
    for (let number = 0; number < 20; number += 1) {
      // A page that the first visit had stored would be a hit for the second one.
      for (let visits = 0; visits < 2; visits += 1) {
        const path = `${menu}?produs=nu-exista-${number}`;
        const { status, headers } = await sendRaw(site.origin, path, { headers: CRAWLER });
        expect([status, headers['cache-status']]).toEqual([200, 'site; fwd=miss']);
      }
    }
    expect(await control.getRequests()).toEqual([]);
  },
);
