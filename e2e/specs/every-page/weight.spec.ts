import { devices } from '@playwright/test';
import type { Response } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { INVOICE_ID, RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { getFrameworkScriptBytes, weighPage } from '../../support/rules/page-weight.ts';
import { expect, testInNewTab as test } from '../../support/servers/fixtures.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
test.use(phone);

const kB = 1_000;
const restaurantId = RESTAURANT_ID;
const menu = routes.menu({ restaurantId });
const activation = routes.activate({ token: 'sandbox-token-used' });

/**
 * In bytes; HTML, scripts and styles are gzipped. A page below its floor lacks some content, or its
 * budget can be tightened. `docs/decisions/0008-weight.md` explains the budgets. Of the styles of
 * every page, the drawn logo has 0.45 kB, for which the fonts have 11 kB less, and the bar that leads
 * to the app 0.45 kB.
 */
type Range = readonly [floor: number, ceiling: number];
type Budget = Readonly<Record<'html' | 'scripts' | 'styles' | 'fonts', Range>> & {
  /** A page with the framework: `scripts` are those over the framework's. */
  readonly hasFramework: boolean;
};

const FONTS: Range = [30 * kB, 38 * kB];
const kilobytes = (html: Range, scripts: Range, styles: Range, hasFramework = true): Budget => {
  const inBytes = ([floor, ceiling]: Range): Range => [floor * kB, ceiling * kB];
  return {
    html: inBytes(html),
    scripts: inBytes(scripts),
    styles: inBytes(styles),
    fonts: FONTS,
    hasFramework,
  };
};
/** A page without the framework has one small script and no payload. */
const frameworkFree = (html: Range, styles: Range, scripts: Range = [2, 3.1]): Budget =>
  kilobytes(html, scripts, styles, false);
/** A front page also has what is open now, the groups of the list and the start of the search. */
const FRONT: Range = [5, 7.1];

/**
 * Pages of most kinds. The download page is not among them, because it opens a store before the
 * test has weighed it.
 */
const budgets: Readonly<Record<string, Budget>> = {
  // The link to the app, the table's strip and the time until a change of the opening have 2 kB of
  // scripts. What loads with the first press has made room for them but for 0.3 kB. The HTML has up
  // to 0.3 kB more or less, because React splits its payload by the time that parts are ready. The
  // script that keeps header and footer out of the payload (0.15 kB) saves 1.3 kB of HTML. The words
  // of the badge in both languages, which were in the payload, are 0.5 kB of the scripts.
  [menu]: kilobytes([14, 17.2], [7.4, 17.4], [8, 12.1]),
  [`${menu}?lang=en`]: kilobytes([14, 17.3], [7.4, 17.4], [8, 12.1]),
  [routes.restaurant({ restaurantId })]: kilobytes([10, 13.2], [8.4, 11.6], [5.5, 8.2]),
  // A table's page has a row for each category. The bar that leads to the app has scripts of 1.9 kB.
  [routes.table({ restaurantId, tableId: '12' })]: kilobytes([7, 9.5], [6.4, 10.1], [5.5, 8.2]),
  // A card of the list has two links, hours, categories and prices.
  [routes.restaurants()]: frameworkFree([5, 8.7], [5.5, 8.7], FRONT),
  // The drawn logo stands three times in the HTML, and the QR codes for computers take 0.2 kB each.
  // Six cards of restaurants, up to six products and the coins take 3 kB. The styles are also those
  // of the partners' page.
  [routes.home()]: frameworkFree([8, 13.4], [7, 11], FRONT),
  // Steps, trial and answers have 3 kB of HTML, the example of a menu with its code 4.4 kB and,
  // for its pictures, 0.7 kB of scripts. The styles of the home page are in the same list, because
  // another list would be another file; cards that are invisible until they are grouped take 0.05 kB.
  [routes.partner()]: frameworkFree([7, 10], [5.5, 9.7]),
  [routes.terms()]: frameworkFree([12, 14.4], [5.5, 8.2]),
  [routes.qrChooser()]: frameworkFree([3, 4], [5.5, 7.9]),
  [routes.invoice({ invoiceId: INVOICE_ID })]: frameworkFree([2, 3], [4.5, 7.3]),
  // The account pages end in a link to the app that fits the device (0.8 kB of scripts), and the
  // sign beside the heading follows the state, so the page's frame is a script too (1.4 kB). They
  // share their styles with the payments.
  [routes.resetPassword({ token: 'sandbox-token-expired' })]: kilobytes(
    [5, 8.7],
    [8.4, 14.2],
    [5.5, 9.4],
  ),
  [activation]: kilobytes([5, 8.7], [7.4, 13.2], [5.5, 9.4]),
  // The payment pages show signs, order, amount and what happens next in the visitor's language,
  // and before the bank who is paid, all of which follow the state in the browser: 1.8 and 2.3 kB.
  [`${routes.paymentResult()}?RC=51`]: kilobytes([5, 8], [12.4, 18.6], [5.5, 9.4]),
  [routes.cardPayment({ userId: 'sandbox-form-visible', orderId: '1' })]: kilobytes(
    [5, 8],
    [14.4, 21.2],
    [5.5, 9.4],
  ),
};

const expectWithin = (bytes: number, [floor, ceiling]: Range): void => {
  expect.soft(bytes).toBeGreaterThanOrEqual(floor);
  expect.soft(bytes).toBeLessThanOrEqual(ceiling);
};

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} keeps its budget`, async ({ page, site }) => {
    const weight = await weighPage(page, `${site.origin}${path}`);
    expectWithin(weight.html, budget.html);
    const framework = budget.hasFramework ? getFrameworkScriptBytes('.next') : 0;
    expectWithin(weight.scripts - framework, budget.scripts);
    expectWithin(weight.styles, budget.styles);
    expectWithin(weight.fonts, budget.fonts);
    // The three have the styles of `global.scss`, of the components of every page, and of the
    // components of the page's kind. The home page also has those of the search in all menus. A
    // page with inline styles has the same links, but disabled.
    const { body } = await sendRaw(site.origin, path);
    expect(body.includes('self.__next_f')).toBe(budget.hasFramework);
    const links = body.match(/<link rel="stylesheet"/g)?.length;
    expect(links).toBeLessThanOrEqual(path === routes.home() ? 4 : 3);
  });
}

// Cards are low, so more of their pictures are within the distance at which a browser loads them.
test('a menu makes at most 25 requests before an interaction, none for styles or polyfills, and its hero, as sharp as the screen, costs at most 27 kB on a phone', async ({
  page,
  site,
}) => {
  const styles: string[] = [];
  const scripts: Promise<string>[] = [];
  const heroes: Promise<Buffer>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'stylesheet') styles.push(answer.url());
  });
  const collectBody = (answer: Response): void => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text());
    if (answer.url().includes('-hero')) heroes.push(answer.body());
  };
  page.on('response', collectBody);
  const { requests } = await weighPage(page, `${site.origin}${menu}`);
  // The browser drops the bodies of the answers when it leaves the page.
  page.off('response', collectBody);
  expect(requests).toBeGreaterThan(10);
  expect(requests).toBeLessThanOrEqual(25);
  const code = (await Promise.all(scripts)).join('');
  expect(code).toContain('__next_f');
  expect(code).not.toMatch(/trimLeft|canParse/);
  expect(heroes).toHaveLength(1);
  expect((await heroes[0])?.length).toBeLessThanOrEqual(27 * kB);
  // A page from the page cache has inline styles. A transaction page requests its stylesheets.
  expect(styles).toEqual([]);
  await page.goto(`${site.origin}${activation}`);
  expect(styles).toHaveLength(3);
});
