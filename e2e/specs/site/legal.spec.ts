import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { LegalName } from '../../../lib/addresses/address-table.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import * as facts from '../../../lib/business-facts.ts';
import { formatLongDate } from '../../../lib/i18n/format-date-time.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const rows: Readonly<Record<LegalName, readonly [path: string, updatedOn: string]>> = {
  privacy: [routes.privacy(), facts.PRIVACY_UPDATED_ON],
  terms: [routes.terms(), facts.TERMS_UPDATED_ON],
  coinsTerms: [routes.coinsTerms(), facts.COINS_TERMS_UPDATED_ON],
  cookies: [routes.cookies(), facts.COOKIES_UPDATED_ON],
  additionalAct: [routes.additionalAct(), facts.ADDITIONAL_ACT_UPDATED_ON],
  eula: [routes.eula(), facts.EULA_UPDATED_ON],
  accessibility: [routes.accessibility(), facts.ACCESSIBILITY_UPDATED_ON],
};
const documents = Object.values(rows);

/** The width of A4 (210 mm) without the two margins of 20 mm that `styles/global.scss` sets. */
const A4_TEXT_WIDTH_PX = 642;

const manifestShape = z.object({
  routes: z.record(z.string(), z.object({ initialRevalidateSeconds: z.unknown() })),
});

test('each legal document is a file of the build that never expires, and shows the date of its last update', async ({
  site,
}) => {
  const manifest = manifestShape.parse(
    JSON.parse(readFileSync(join(process.cwd(), '.next/prerender-manifest.json'), 'utf8')),
  );
  for (const [path, updatedOn] of documents) {
    expect(manifest.routes[path]).toMatchObject({ initialRevalidateSeconds: false });
    const { body } = await sendRaw(site.origin, path);
    expect(body).toContain(`<time dateTime="${updatedOn}">${formatLongDate(updatedOn)}</time>`);
  }
});

test('a legal document and the robots file show the settings of the process, not those of the build', async ({
  startOwnSite,
}) => {
  const file = join(process.cwd(), `.next/standalone/.next/server/app${routes.terms()}.html`);
  const before = readFileSync(file, 'utf8');
  const site = await startOwnSite({
    SUPPORT_EMAIL: 'altul@exemplu.ro',
    SITE_URL: 'https://alt.ro',
  });
  expect((await sendRaw(site.origin, routes.terms())).body).toContain('altul@exemplu.ro');
  const robots = await sendRaw(site.origin, '/robots.txt');
  expect(robots.body).toContain('https://alt.ro/sitemap.xml');
  expect(robots.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('each legal document prints without header and footer, and fits the width of an A4 page', async ({
  page,
}) => {
  await page.setViewportSize({ width: A4_TEXT_WIDTH_PX, height: 970 });
  for (const [path] of documents) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body > :not(main):visible')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, path).toBeLessThanOrEqual(0);
  }
});

test('on a phone each cell of a table is a block in view, below or beside the name of its column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.cookies());
  const table = page.getByRole('table').first();
  const columns = await table.locator('thead th').allTextContents();
  const row = table.getByRole('row').nth(1);
  for (const [index, cell] of (await row.getByRole('cell').all()).entries()) {
    const { x = 0, width = 0 } = (await cell.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(360);
    expect(await cell.evaluate((box) => getComputedStyle(box, '::before').content)).toBe(
      JSON.stringify(columns[index + 1]),
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of contents of each legal document lists every section, and its entries lead there', async ({
    page,
  }) => {
    for (const [path] of documents) {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: 'Cuprins' }).getByRole('link');
      const titles = await contents.allTextContents();
      expect(titles.length).toBeGreaterThan(4);
      await expect(page.locator('section > h2')).toHaveText(titles);
      const targets = await contents.evaluateAll((links) =>
        links.map(
          (link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.tagName,
        ),
      );
      expect(new Set(targets)).toEqual(new Set(['H2']));
      for (const position of [1, titles.length - 1]) {
        await contents.nth(position).click();
        const title = titles[position] ?? '';
        const section = page.getByRole('heading', { level: 2, name: title, exact: true });
        await expect(section.and(page.locator(':target'))).toBeInViewport();
      }
    }
  });
});
