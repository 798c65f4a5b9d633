import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const [first, second] = catalogue;
const withoutPictures = catalogue.find(({ heroPicture }) => heroPicture === undefined);
const withQuery = catalogue.find(({ heroPicture }) => heroPicture?.includes('?'));
if (!first || !second || !withoutPictures || !withQuery)
  throw new Error('The catalogue lacks a restaurant');

test('a row has as many cards as fit into the window', async ({ page }) => {
  await page.goto('/restaurants');
  for (const [width, columns] of [
    [320, 1],
    [360, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect
      .soft(
        tops.filter((top) => top === tops[0]),
        `at ${width} px`,
      )
      .toHaveLength(columns);
    expect(tops).toHaveLength(catalogue.length);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every restaurant has its name, its hours and a link', async ({ page }) => {
    await page.goto('/restaurants');
    for (const { name, shortName, scheduleText } of catalogue) {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
      await expect(card).toContainText(scheduleText ?? name);
      await expect(card.getByRole('link')).toHaveCount(1);
      const link = card.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', `/restaurant/${shortName}`);
    }
  });
});

test('the whole area of a card links to the restaurant', async ({ page }) => {
  await page.goto('/restaurants');
  await page
    .getByRole('article')
    .filter({ hasText: second.name })
    .click({ position: { x: 60, y: 90 } });
  await expect(page).toHaveURL(`/restaurant/${second.shortName}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
});

test('Tab reaches a card, which shows its focus, and Enter opens the restaurant', async ({
  page,
}) => {
  await page.goto('/restaurants');
  const link = page.getByRole('link', { name: first.name, exact: true });
  for (let presses = 0; presses < 20; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  const ring = await link.evaluate((element) => getComputedStyle(element, '::after').outlineStyle);
  expect(ring).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
});

test('missing pictures are placeholders, as large as pictures', async ({ page }) => {
  await page.goto('/restaurants');
  const cards = page.getByRole('article');
  const bare = cards.filter({ hasText: withoutPictures.name });
  await expect(bare.locator('img')).toHaveCount(0);
  const heights = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.firstElementChild?.getBoundingClientRect().height ?? 0)),
  );
  expect(new Set(heights).size).toBe(1);
});

test('the large pictures in the first row load eagerly, the rest lazily', async ({ page }) => {
  await page.goto('/restaurants');
  const pictures = page.getByRole('article').locator('> :first-child img');
  const lazy = await pictures.evaluateAll((all) =>
    all.map((picture) => picture.getAttribute('loading') === 'lazy'),
  );
  // The first row has three cards, but the restaurant of the third card has no picture.
  expect(lazy.slice(0, 2)).toEqual([false, false]);
  expect(lazy.slice(2)).not.toContain(false);
});

test('a picture whose address has a query is resized like any other', async ({ page }) => {
  await page.goto('/restaurants');
  const picture = page
    .getByRole('article')
    .filter({ hasText: withQuery.name })
    .locator('> :first-child img');
  await expect(picture).toHaveAttribute('src', /^\/_next\/image\?url=[^&]+%3Fv%3D2&/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1);
  await expect(picture).not.toHaveAttribute('data-failed');
});

test('pictures that fail become placeholders', async ({ context, control, startOwnSite }) => {
  await control.setFault('500', '/pictures/');
  // Without `IMAGE_ORIGINS` the pictures bypass the image optimizer, which may have cached them.
  const site = await startOwnSite({ IMAGE_ORIGINS: '' });
  // The `page` fixture would fail here, because the browser logs each failed picture.
  const page = await context.newPage();
  await page.goto(`${site.origin}/restaurants`);
  const failed = page.getByRole('article').first().locator('img[data-failed]');
  await expect(failed).toHaveCount(2);
  const background = await failed
    .first()
    .evaluate((picture) => getComputedStyle(picture).backgroundImage);
  expect(background).toContain('.svg');
});

test('if a menu does not arrive, the card shows a spinner, then the page opens without a menu', async ({
  context,
  control,
  startOwnSite,
}) => {
  const { shortName, name } = second;
  const site = await startOwnSite();
  // The `page` fixture would fail, because the browser logs that the router's request got a 503.
  const page = await context.newPage();
  await page.goto(`${site.origin}/restaurants`);
  await control.setFault('hang-before-headers', `/${shortName}/`);
  await page.getByRole('link', { name, exact: true }).click();
  const spinner = page.getByRole('status').filter({ hasText: siteCopy.chrome.loading });
  await expect(spinner).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  // The name is from the list. A name made from the id would be 'Umi Pe Mures'.
  await expect(title).toHaveText(name);
  await expect(page.getByRole('link', { name: siteCopy.menu.reload })).toBeVisible();

  await control.clearFaults();
  await expect(async () => {
    await page.getByRole('link', { name: siteCopy.menu.reload }).click();
    await expect(page.getByText(siteCopy.restaurant.menuPreview)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
