import { formatMenuHref } from '../../../lib/addresses/menu-href.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { allMenusCopy } from '../../../lib/i18n/site/all-menus-copy.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const { groups } = siteCopy.restaurants;
const [first, second] = catalogue;
const withoutPictures = catalogue.find(({ heroPicture }) => heroPicture === undefined);
const withQuery = catalogue.find(({ heroPicture }) => heroPicture?.includes('?'));
if (!first || !second || !withoutPictures || !withQuery)
  throw new Error('The catalogue lacks a restaurant');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every restaurant has its name, its hours and its links, in order', async ({ page }) => {
    await page.goto(routes.restaurants());
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(catalogue.length);
    const texts = await cards.allTextContents();
    const links = await cards
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(
      catalogue.flatMap(({ shortName: restaurantId }) => [
        routes.restaurant({ restaurantId }),
        formatMenuHref({ restaurantId }),
      ]),
    );
    for (const [index, { name, scheduleText }] of catalogue.entries()) {
      expect(texts[index]).toContain(name);
      const shown = scheduleText?.replace('Luni - Duminică', 'Zilnic').replace(/\b0(?=\d:)/g, '');
      expect(texts[index]?.replace(/\b0(?=\d:)/g, '')).toContain(shown ?? name);
    }
  });
});

const clockTest = test.extend({ tab: 'clock' });
/** For a script that stays in its tab. */
const newTabTest = test.extend({ tab: 'new' });
/** A Tuesday. At 11:00 some restaurants of the catalogue are closed, also the second one. */
const MORNING = '2026-01-13T11:00:00+02:00';
const NIGHT = '2026-01-14T05:00:00+02:00';
/** A Wednesday on which everything that has hours is open. */
const NOON = '2026-01-14T13:00:00+02:00';

clockTest(
  'a row has as many cards as fit, and others load their pictures lazily',
  async ({ page }) => {
    await page.clock.setFixedTime(NOON);
    await page.goto(routes.restaurants());
    await expect(page.getByRole('heading', { name: groups.open })).toBeVisible();
    const cards = page.getByRole('article');
    for (const [width, columns] of [
      [320, 1],
      // A phone held sideways.
      [740, 2],
      [1023, 2],
      [1024, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => ({
          top: card.getBoundingClientRect().top,
          pictureHeight: Math.round(card.firstElementChild?.getBoundingClientRect().height ?? 0),
        })),
      );
      const inFirstRow = boxes.filter(({ top }) => top === boxes[0]?.top);
      expect.soft(inFirstRow, `at ${width} px`).toHaveLength(columns);
      expect.soft(new Set(boxes.map(({ pictureHeight }) => pictureHeight)).size).toBe(1);
    }
    await expect(cards.filter({ hasText: withoutPictures.name }).locator('img')).toHaveCount(0);

    const lazy = await cards
      .locator('> :first-child img')
      .evaluateAll((all) => all.map((picture) => picture.getAttribute('loading') === 'lazy'));
    // The first row has three cards, but the restaurant of the third card has no picture.
    expect(lazy.slice(0, 2)).toEqual([false, false]);
    expect(lazy.slice(2)).not.toContain(false);

    // A picture whose address has a query is resized like any other.
    const picture = cards.filter({ hasText: withQuery.name }).locator('> :first-child img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', /^\/_next\/image\?url=[^&]+%3Fv%3D2&/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1);
    await expect(picture).not.toHaveAttribute('data-failed');
  },
);

for (const [time, first, headings] of [
  [MORNING, '', [groups.open, groups.later, groups.other]],
  [NIGHT, 'Primul deschide Bistro 1881, la 8:00.', [groups.later, groups.other]],
] as const) {
  newTabTest(`the list is grouped by what is open at ${time}`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    const readShifts = await watchLayoutShifts(page);
    await page.goto(routes.restaurants());
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...headings,
    ]);
    await expect(page.getByRole('main')).toContainText(first);
    const names = await page.getByRole('article').getByRole('heading').allTextContents();
    const isClosed = await page
      .getByRole('article')
      .evaluateAll((all) => all.map(({ textContent }) => textContent.includes('Închis ·')));
    const openNames = names.filter(
      (name, index) => !isClosed[index] && name !== withoutPictures.name,
    );
    const order = catalogue.map(({ name }) => name);
    const rest = order.filter((name) => ![...openNames, withoutPictures.name].includes(name));
    expect(openNames.length === 0).toBe(first !== '');
    expect(names).toEqual([
      ...order.filter((name) => openNames.includes(name)),
      ...rest,
      withoutPictures.name,
    ]);
    expect(await readShifts()).toBe(0);
  });
}

test('a card is invisible until it is in its group', async ({ page }) => {
  for (const path of [routes.home(), routes.restaurants()]) {
    await page.goto(path);
    const card = page.locator('[data-groups] article').first();
    await expect(card).toBeVisible();
    // As a slow browser sees the list while it parses it.
    await card.evaluate((element) =>
      element.closest('[data-groups]')?.removeAttribute('data-groups'),
    );
    await expect(page.locator('[data-spans] article').first()).toBeHidden();
  }
});

clockTest(
  'on a phone the first screen has a restaurant, and filters keep pictures',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.setFixedTime(MORNING);
    await page.goto(routes.restaurants());
    await expect(page.getByRole('heading', { name: groups.open })).toBeVisible();
    const cards = page
      .getByRole('article')
      .filter({ has: page.getByText(siteCopy.restaurant.openMenu) });
    const readEdges = (): Promise<readonly number[]> =>
      cards.evaluateAll((all) => [
        all[0]?.querySelector('h3')?.getBoundingClientRect().top ?? 0,
        all.at(-1)?.getBoundingClientRect().bottom ?? 0,
      ]);
    const [firstName = 0, end = 0] = await readEdges();
    expect(firstName).toBeLessThan(480);
    expect(end).toBeLessThan(4_800);
    await expect(cards).toHaveCount(15);
    await expectNoSidewaysScrolling(page);
    await expectNoAxeViolationInEitherScheme(page);

    const pictures = cards.locator('> :first-child img');
    const status = page.getByRole('main').getByRole('status');
    const shown = cards.locator('visible=true');
    const expectPictures = async (): Promise<void> => {
      await expect(pictures.locator('visible=true')).toHaveCount(await shown.count());
      expect((await shown.first().boundingBox())?.height).toBeLessThan(320);
    };
    await page.getByRole('checkbox', { name: allMenusCopy.openNow }).check();
    await expect(status).toContainText('Deschise acum');
    await expectPictures();
    await page.getByRole('searchbox').fill(first.name);
    await expect(status).toContainText('Am găsit');
    await expectPictures();
    await expectNoSidewaysScrolling(page);
  },
);

test('the whole card links to its restaurant, and Tab and Enter lead there', async ({ page }) => {
  await page.goto(routes.restaurants());
  await page
    .getByRole('article')
    .filter({ hasText: second.name })
    .click({ position: { x: 60, y: 90 } });
  await expect(page).toHaveURL(routes.restaurant({ restaurantId: second.shortName }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);

  await page.goto(routes.restaurants());
  const link = page.getByRole('link', { name: first.name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [1] });
  const ring = await link.evaluate((element) => getComputedStyle(element, '::after').outlineStyle);
  expect(ring).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
});

test('failed pictures become placeholders, and a page opens without its menu', async ({
  context,
  control,
  startOwnSite,
}) => {
  const { shortName, name } = second;
  await control.setFault('500', '/pictures/');
  // Without `IMAGE_ORIGINS` the pictures bypass the image optimizer, which may have cached them.
  const site = await startOwnSite({ IMAGE_ORIGINS: '' });
  // The `page` fixture would fail here, because the browser logs each failed picture and the 503.
  const page = await context.newPage();
  await page.goto(`${site.origin}${routes.restaurants()}`);
  const failed = page.getByRole('article').first().locator('img[data-failed]');
  await expect(failed).toHaveCount(2);
  const background = await failed
    .first()
    .evaluate((picture) => getComputedStyle(picture).backgroundImage);
  expect(background).toContain('.svg');

  await control.setFault('hang-before-headers', `/${shortName}/`);
  await page.getByRole('link', { name, exact: true }).click();
  // The name is from the list. A name made from the id would be 'Umi Pe Mures'.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await control.clearFaults();
  await expect(async () => {
    await page.getByRole('link', { name: siteCopy.menu.reload }).click();
    await expect(page.getByText(siteCopy.restaurant.menuPreview)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
