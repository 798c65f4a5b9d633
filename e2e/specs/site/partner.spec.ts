import jsqr from 'jsqr';
import sharp from 'sharp';
import { formatMenuHref } from '../../../lib/addresses/menu-href.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { partnerCopy } from '../../../lib/i18n/site/partner-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { sandboxSettings } from '../../commands/demo-settings.ts';
import { expectAllTextsShown } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { createPaintingTest } from '../../support/servers/painting-test.ts';

const paintingTest = createPaintingTest();

const PANEL = 'https://panou.example/inregistrare';
/** Of the sandbox's menus, only this one has products with ingredients and nutrition. */
const EXAMPLE_ID = 'cofetaria-violeta';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the partners page has the steps, the trial and what follows it, the blocks, answers, and a person to ask; the stores come last', async ({
    page,
  }) => {
    await page.goto(routes.partner());
    await expect(page).toHaveTitle(/^Pentru restaurante - /);
    const { offer, start, trial, order, reserve, ahead, guest, facts, questions, download } =
      partnerCopy;
    const main = page.getByRole('main');
    for (const text of offer) await expect(main).toContainText(text);
    const blocks = [start, trial, order, reserve, ahead, guest, facts, questions, download];
    for (const { heading } of blocks)
      await expect(page.getByRole('region', { name: heading })).toBeVisible();
    for (const { heading } of [start, trial, reserve])
      await expect(page.getByRole('region', { name: heading }).getByRole('listitem')).toHaveCount(
        3,
      );
    await expect(main).toContainText('30 de zile gratuit');
    const terms = main.getByRole('link', { name: trial.terms });
    await expect(terms).toHaveAttribute('href', `${routes.terms()}#perioada-de-proba`);
    for (const { question, answer } of questions.list) {
      await main.getByText(question).click();
      await expect(main.getByText(answer)).toBeVisible();
    }
    const person = page.getByRole('region', { name: questions.heading }).getByRole('link');
    await expect(person.and(page.locator('[href^="tel:+"]'))).toBeVisible();
    await expect(person.and(page.locator('[href^="mailto:"]'))).toBeVisible();
    const last = page.getByRole('region').last();
    await expect(last).toHaveAccessibleName(download.heading);
    for (const store of Object.values(siteCopy.stores))
      await expect(last.getByRole('link', { name: store })).toBeVisible();
    await terms.click();
    await expect(page.locator('#perioada-de-proba')).toBeInViewport();
  });
});

test('a link to open an account is in view at every scroll position of a phone, covers nothing, and is in every second screen of a computer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.partner());
  const bar = page.getByRole('main').getByRole('link', {
    name: `${partnerCopy.createAccount}${partnerCopy.createAccountTrial}`,
  });
  await expect(bar).toHaveAttribute('href', PANEL);
  const findTops = (): Promise<readonly number[]> =>
    page.evaluate(
      (href) =>
        [...document.querySelectorAll(`a[href="${href}"]`)]
          .filter((link) => link.checkVisibility())
          .map((link) => link.getBoundingClientRect().top + scrollY)
          .toSorted((a, b) => a - b),
      PANEL,
    );
  for (const region of await page.getByRole('region').all()) {
    await region.scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footerEnd = await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.getBoundingClientRect().bottom);
  expect(footerEnd).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar).toBeHidden();
  const tops = await findTops();
  const end = await page
    .getByRole('region', { name: partnerCopy.download.heading })
    .evaluate((region) => region.getBoundingClientRect().top + scrollY);
  for (const [index, top] of tops.entries())
    expect((tops[index + 1] ?? end) - top).toBeLessThanOrEqual(2 * 900);
});

paintingTest(
  'once a menu is known, the page shows products of it with prices, one with its allergens, and a code that leads to a table',
  async ({ page, site }) => {
    await fetch(`${site.origin}${routes.menu({ restaurantId: EXAMPLE_ID })}`);
    const guest = page.getByRole('region', { name: partnerCopy.guest.heading });
    // The stored page and the index are used for a second, or for ten if the index has not grown.
    await expect(async () => {
      await page.goto(routes.partner());
      await expect(guest.getByRole('link', { name: partnerCopy.guest.openMenu })).toHaveAttribute(
        'href',
        formatMenuHref({ restaurantId: EXAMPLE_ID }),
        { timeout: 100 },
      );
    }).toPass({ timeout: 20_000 });
    const seed = catalogue.find(({ shortName }) => shortName === EXAMPLE_ID);
    const names = seed?.categories.flatMap(({ products }) => products.map(({ name }) => name));
    const products = guest.getByRole('listitem');
    await expect(products).toHaveCount(3);
    for (const text of await products.allInnerTexts()) {
      const [name = '', price = ''] = text.split('\n');
      expect(names).toContain(name);
      expect(price).toMatch(/^\d+,\d\d\sRON$/);
    }
    const facts = page.getByRole('region', { name: partnerCopy.facts.heading });
    await expect(facts.getByRole('term')).toContainText(['Ingrediente', 'Alergeni', 'Valori']);
    const { data, info } = await sharp(await guest.getByRole('img').last().screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const code = jsqr(new Uint8ClampedArray(data), info.width, info.height);
    const table = routes.table({ restaurantId: EXAMPLE_ID, tableId: '4' });
    expect(code?.data).toBe(`${sandboxSettings.SITE_URL}${table}`);
    await expectAllTextsShown(page);
  },
);
