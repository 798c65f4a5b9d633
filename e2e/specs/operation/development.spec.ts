import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { accountCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { isHydrated } from '../../support/browser/document-of.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolation, expectNoSidewaysScrolling } from '../../support/rules/page-rules.ts';
import { startDevServer } from '../../support/servers/dev-server.ts';
import type { DevServer } from '../../support/servers/dev-server.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** The first visit of each page compiles it. */
const COMPILING_MS = 120_000;
const SEEN_MS = 20_000;
const EDITED = ' (editat)';

let server: DevServer;

test.beforeAll(async ({ sandbox }) => {
  test.setTimeout(COMPILING_MS);
  server = await startDevServer(sandbox.origin);
});
test.afterAll(() => server.stop());
test.beforeEach(() => test.setTimeout(COMPILING_MS));

/** Counts documents: a page that is reloaded asks for a second one. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  return () => documents;
}

/** There and back: the first edit after a start was seen even when later ones were not. */
async function expectEditsSeen(
  page: Page,
  [file, from, to]: readonly [string, string, string],
): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const heading = await title.innerText();
  // React hydrates with the markup of the edit and complains of the difference when one comes earlier.
  await expect.poll(() => isHydrated(page), { timeout: COMPILING_MS }).toBe(true);
  await server.edit(file, from, to);
  await expect(title).toHaveText(`${heading}${EDITED}`, { timeout: SEEN_MS });
  await server.edit(file, to, from);
  await expect(title).toHaveText(heading, { timeout: SEEN_MS });
}

const publicPages = [
  ['the terms', routes.terms(), 'components/legal/legal-page.tsx', '<h1>{title}', '</h1>'],
  [
    'a menu',
    routes.menu({ restaurantId: RESTAURANT_ID }),
    'components/menu/menu-hero.tsx',
    '<h1>{name}',
    '</h1>',
  ],
  [
    'the list',
    routes.restaurants(),
    'components/restaurant/list/restaurants-page.tsx',
    '<h1>{heading}',
    // The same heading stands alone when the list is not to be had.
    '</h1>\n        <p',
  ],
] as const;

for (const [name, path, file, heading, end] of publicPages) {
  test(`shows the edit of ${name} without loading it again`, async ({ page }) => {
    const documents = countDocuments(page);
    await page.goto(`${server.origin}${path}`, { timeout: COMPILING_MS });
    await expectEditsSeen(page, [file, `${heading}${end}`, `${heading}${EDITED}${end}`]);
    expect(documents()).toBe(1);
  });
}

test('shows the edit of a transaction page, and what was typed stays', async ({ page }) => {
  const documents = countDocuments(page);
  const { reset } = accountCopy.ro;
  const path = routes.resetPassword({ token: 'sandbox-token-valid-development' });
  await page.goto(`${server.origin}${path}`, { timeout: COMPILING_MS });
  const field = page.getByLabel(reset.newPassword, { exact: true });
  await field.fill('pe jumătate', { timeout: COMPILING_MS });
  // The page checks its token on load; the route that answers is compiled first.
  await expect(page.getByText(reset.tokenAvailable)).toBeVisible({ timeout: COMPILING_MS });
  await expectEditsSeen(page, [
    'components/account/reset-page.tsx',
    'heading={reset.title}',
    `heading={\`\${reset.title}${EDITED}\`}`,
  ]);
  await expect(field).toHaveValue('pe jumătate');
  expect(documents()).toBe(1);
});

test('the page of the design system holds to the rules of every page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${server.origin}/design-system`, { timeout: COMPILING_MS });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolation(page);
  }
  await expectNoSidewaysScrolling(page);
});

test('keeps no compilation for the next start, which reloads pages for ever', () => {
  expect(existsSync(join(server.folder, '.next/dev/server'))).toBe(true);
  expect(existsSync(join(server.folder, '.next/dev/cache/turbopack'))).toBe(false);
});

test('writes nothing to the terminal that has to be ignored', () => {
  expect(server.output()).toContain('Ready');
  expect(server.output()).not.toMatch(/^ *⚠|^⨯|\[browser\]|Error/m);
});

test('serves an edited header, which the configuration imports, and outlives a mistake in it', async ({
  request,
}) => {
  const file = 'lib/security/headers.ts';
  const getHeader = async (): Promise<string | undefined> => {
    const answer = await request.get(`${server.origin}/robots.txt`).catch(() => undefined);
    return answer?.headers()['x-frame-options'];
  };
  await expect.poll(getHeader, { timeout: SEEN_MS }).toBe('DENY');
  await server.edit(file, "value: 'DENY' }", "value: 'DENY }");
  await expect.poll(server.output, { timeout: SEEN_MS }).toContain(`${file} is not in force yet`);
  await server.edit(file, "value: 'DENY }", "value: 'SAMEORIGIN' }");
  await expect.poll(getHeader, { timeout: COMPILING_MS }).toBe('SAMEORIGIN');
});
