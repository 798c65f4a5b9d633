import { globSync, readFileSync } from 'node:fs';
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
 * every page, the drawn logo has 0.45 kB, for which the fonts have 11 kB less.
 */
type Range = readonly [floor: number, ceiling: number];
type Budget = Readonly<Record<'html' | 'scripts' | 'styles' | 'fonts', Range>> & {
  /** A page of accounts or payments has the framework: `scripts` are those over the framework's. */
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
/** A public page has one script and no payload. */
const publicPage = (html: Range, styles: Range, scripts: Range = [2, 3.1]): Budget =>
  kilobytes(html, scripts, styles, false);
/** A front page also has what is open now, the groups of the list and the start of the search. */
const FRONT: Range = [5, 7.1];
/** What is open now, the links to the app, the table, sharing and the service worker. */
const RESTAURANT: Range = [5, 6.8];
/** Also the category bar, the start of the search, the view, the popups and the list. */
const MENU: Range = [7, 9.6];

/**
 * Pages of most kinds. The download page is not among them, because it opens a store before the
 * test has weighed it.
 */
const budgets: Readonly<Record<string, Budget>> = {
  [menu]: publicPage([9, 12.1], [7, 10.1], MENU),
  [`${menu}?lang=en`]: publicPage([9, 12.1], [7, 10.1], MENU),
  [routes.restaurant({ restaurantId })]: publicPage([5, 7.5], [5, 7.4], RESTAURANT),
  // A table's page has a row for each category.
  [routes.table({ restaurantId, tableId: '12' })]: publicPage([4, 5.4], [4.5, 6.8], RESTAURANT),
  // A card of the list has two links, hours, categories and prices.
  [routes.restaurants()]: publicPage([5, 8.7], [5, 7.2], FRONT),
  // The drawn logo stands three times in the HTML, and the QR codes for computers take 0.2 kB each.
  // Six cards of restaurants, up to six products and the coins take 3 kB.
  [routes.home()]: publicPage([8, 13.4], [5.5, 8], FRONT),
  // Steps, trial and answers have 3 kB of HTML, the example of a menu with its code 4.4 kB and,
  // for its pictures, 0.7 kB of scripts.
  [routes.partner()]: publicPage([7, 10], [4.5, 7]),
  [routes.terms()]: publicPage([12, 14.4], [3.5, 5.4]),
  [routes.qrChooser()]: publicPage([3, 4], [3.5, 5.1]),
  [routes.invoice({ invoiceId: INVOICE_ID })]: publicPage([2, 3], [3.2, 4.9]),
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
    // components of the page's kind. The home page also has those of the search in all menus.
    const { body } = await sendRaw(site.origin, path);
    expect(body.includes('self.__next_f')).toBe(budget.hasFramework);
    const count = (tag: RegExp): number => body.match(tag)?.length ?? 0;
    const sheets = [count(/<style>/g), count(/<link rel="stylesheet"/g)];
    const [used, other] = budget.hasFramework ? sheets.toReversed() : sheets;
    expect([used === 0, other]).toEqual([false, 0]);
    expect(used).toBeLessThanOrEqual(path === routes.home() ? 4 : 3);
  });
}

test('the scripts that start public pages make no object of Intl, which takes a slow phone 45 ms', () => {
  const starts = globSync('.next/*-page.html').map((file) => readFileSync(file, 'utf8'));
  expect(starts.length).toBeGreaterThan(0);
  for (const start of starts) {
    const [, script = ''] = /src="\/_next\/([^"]+)"/.exec(start) ?? [];
    expect.soft(readFileSync(`.next/${script}`, 'utf8')).not.toContain('Intl.');
  }
});

test('a public page on a slow connection loads no font, and its text keeps a sans-serif typeface', async ({
  page,
  site,
}) => {
  const connection = await page.context().newCDPSession(page);
  await connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: 100 * kB,
    uploadThroughput: 50 * kB,
  });
  const { fonts } = await weighPage(page, `${site.origin}${menu}`);
  expect(fonts).toBe(0);
  const typefaces = await page.evaluate(() =>
    ['body', 'h1'].map(
      (name) => getComputedStyle(document.querySelector(name) ?? document.body).fontFamily,
    ),
  );
  expect(new Set(typefaces)).toEqual(new Set(['sans-serif, sans-serif, sans-serif']));
});

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
  expect(code).toContain('produse_meniu');
  expect(code).not.toMatch(/__next_f|trimLeft|canParse/);
  expect(heroes).toHaveLength(1);
  expect((await heroes[0])?.length).toBeLessThanOrEqual(27 * kB);
  // A page from the page cache has inline styles. A transaction page requests its stylesheets.
  expect(styles).toEqual([]);
  await page.goto(`${site.origin}${activation}`);
  expect(styles).toHaveLength(3);
});
