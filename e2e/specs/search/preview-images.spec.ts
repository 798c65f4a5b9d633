import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import {
  PREVIEW_HEIGHT_PX,
  PREVIEW_MAX_BYTES,
  PREVIEW_WIDTH_PX,
} from '../../../lib/preview/preview-size.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { test as testOnLastingSite } from '../../support/sites/lasting-site.ts';
import { createOwnSiteTest } from '../../support/sites/own-site.ts';

const testOnOwnSite = createOwnSiteTest();

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

test('every restaurant, its menu and the site have a preview of the right dimensions and file size', async ({
  site,
}) => {
  test.slow();
  await expectPreview(await fetchPicture(site.origin, '/previews/site.jpg'));
  for (const { shortName } of catalogue) {
    for (const kind of ['restaurant', 'menu']) {
      const picture = await fetchPicture(site.origin, preview(shortName, kind));
      await expectPreview(picture);
      expect(picture.headers.get('cache-control')).toContain('max-age=3600');
    }
  }
});

test('the preview address of a page returns its preview', async ({ page, site }) => {
  for (const path of ['/', `/restaurant/${RESTAURANT_ID}`, `/restaurant/${RESTAURANT_ID}/menu`]) {
    await page.goto(path);
    const [address = ''] = await page
      .locator('meta[property="og:image"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content') ?? ''));
    await expectPreview(await fetchPicture(site.origin, new URL(address).pathname));
  }
});

testOnLastingSite(
  'a preview is drawn once for simultaneous requests, and after a restart it is read from disk',
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
  },
);

for (const fault of ['500', 'hang-before-headers', 'redirect', 'wrong-type'] as const) {
  testOnOwnSite(
    `a failed picture (${fault}) gives a preview without the picture, cached for a minute`,
    async ({ control, ownSite: site }) => {
      // The name is new, so the site draws a new preview and fetches the picture.
      await control.changeMenu(RESTAURANT_ID, { restaurantName: crypto.randomUUID() });
      await expireCaches(site);
      await control.setFault(fault, '/pictures/');
      const picture = await fetchPicture(site.origin, preview(RESTAURANT_ID));
      await expectPreview(picture);
      expect(picture.headers.get('cache-control')).toBe(
        'public, max-age=60, stale-while-revalidate=60',
      );
    },
  );
}

test('while pictures hang, the requests beyond twenty previews get 503 with Retry-After, and later all succeed', async ({
  control,
  startOwnSite,
}) => {
  // Thirty previews are drawn one after the other, the first ten of them after a deadline each.
  test.setTimeout(90_000);
  const site = await startOwnSite();
  // Pictures that hang keep the previews in progress until the last request arrives. A preview that
  // is not drawn in time gives 503 too, so the number of refusals has no exact value.
  await control.setFault('hang-before-headers', '/pictures/');
  const paths = catalogue.flatMap(({ shortName }) => [
    preview(shortName, 'restaurant'),
    preview(shortName, 'menu'),
  ]);
  const answers = await Promise.all(paths.map((path) => fetchPicture(site.origin, path)));

  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThanOrEqual(paths.length - 20);
  expect(refused.length).toBeLessThan(paths.length);
  for (const { headers } of refused) expect(headers.get('retry-after')).not.toBeNull();
  await control.clearFaults();
  for (const path of paths) {
    await expect
      .poll(async () => (await fetchPicture(site.origin, path)).status, { timeout: 20_000 })
      .toBe(200);
  }
});

for (const [id, status] of [
  ['nu-exista-asa-ceva', 404],
  ['..%2f..%2fadmin', 404],
  ['a%00', 404],
  ['__proto__', 404],
  ['x'.repeat(81), 404],
  ['sandbox-500', 503],
] as const) {
  test(`the preview of ${id.slice(0, 30)} is ${status} and sends no picture`, async ({ site }) => {
    const { status: seen, headers, bytes } = await fetchPicture(site.origin, preview(id));
    expect(seen).toBe(status);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('content-type') ?? '').not.toContain('image');
    expect(bytes.includes('JFIF')).toBe(false);
  });
}

test('restaurants with hostile names or names in other scripts have a preview', async ({
  site,
  control,
}) => {
  await control.changeMenu(RESTAURANT_ID, { restaurantName: 'Кухня 厨房 🍕' });
  for (const id of ['sandbox-hostile', RESTAURANT_ID]) {
    await expectPreview(await fetchPicture(site.origin, preview(id)));
  }
});
