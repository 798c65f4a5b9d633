import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { routes } from '../../../lib/addresses/routes.ts';
import * as facts from '../../../lib/business-facts.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** Each row has the address, the date of the last update and the least number of sections. */
const documents = [
  [routes.privacy(), facts.PRIVACY_UPDATED_ON, 10],
  [routes.terms(), facts.TERMS_UPDATED_ON, 32],
  [routes.coinsTerms(), facts.COINS_TERMS_UPDATED_ON, 12],
  [routes.cookies(), facts.COOKIES_UPDATED_ON, 5],
  [routes.additionalAct(), facts.ADDITIONAL_ACT_UPDATED_ON, 10],
  [routes.eula(), facts.EULA_UPDATED_ON, 10],
  [routes.accessibility(), facts.ACCESSIBILITY_UPDATED_ON, 5],
] as const;

/** The width of A4 (210 mm) without the two margins of 20 mm that `styles/global.scss` sets. */
const A4_TEXT_WIDTH_PX = 642;

const BUILT = join(process.cwd(), '.next');
const manifestShape = z.object({
  routes: z.record(z.string(), z.object({ initialRevalidateSeconds: z.unknown() })),
});

test('each legal document is served from the build on the first visit', async ({
  startOwnSite,
}) => {
  const site = await startOwnSite();
  for (const [path] of documents) {
    const { headers } = await sendRaw(site.origin, path);
    expect([path, headers['x-nextjs-cache']]).toEqual([path, 'HIT']);
  }
});

for (const [path, updatedOn, minSections] of documents) {
  test.describe(path, () => {
    test('is a file of the build that never expires', () => {
      const manifest = manifestShape.parse(
        JSON.parse(readFileSync(join(BUILT, 'prerender-manifest.json'), 'utf8')),
      );
      expect(manifest.routes[path]).toMatchObject({ initialRevalidateSeconds: false });
      const html = readFileSync(join(BUILT, 'standalone/.next/server/app', `${path}.html`), 'utf8');
      expect(html).toContain(`<time dateTime="${updatedOn}">`);
    });

    test('prints without header and footer, and fits the width of an A4 page', async ({ page }) => {
      await page.setViewportSize({ width: A4_TEXT_WIDTH_PX, height: 970 });
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body > :not(main):visible')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBeLessThanOrEqual(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('its table of contents lists every section, and each entry leads to its section', async ({
        page,
      }) => {
        await page.goto(path);
        const contents = page.getByRole('navigation', { name: 'Cuprins' }).getByRole('link');
        const titles = await contents.allTextContents();
        expect(titles.length).toBeGreaterThanOrEqual(minSections);
        await expect(page.locator('section > h2')).toHaveText(titles);
        for (const [position, title] of titles.entries()) {
          await contents.nth(position).click();
          const section = page.getByRole('heading', { level: 2, name: title, exact: true });
          await expect(section.and(page.locator(':target'))).toBeInViewport();
        }
      });
    });
  });
}
