import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { apiRoutes } from '../../../lib/api/api-routes.ts';
import { errorCopy } from '../../../lib/i18n/site/every-page/error-copy.ts';
import { accountCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { leaveDuringPost } from '../../support/browser/leave-during-post.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { findUnexpectedLines } from '../../support/rules/development-output.ts';
import { startDevServer } from '../../support/servers/dev-server.ts';
import type { DevServer } from '../../support/servers/dev-server.ts';
import { expect, test } from '../../support/servers/development-fixtures.ts';

/** The time limit of a page's first visit, which compiles the page. */
const COMPILING_MS = 120_000;
const EDIT_TIMEOUT_MS = 20_000;
const EDITED = ' (editat)';

let server: DevServer;

test.beforeAll(async ({ sandbox }) => {
  test.setTimeout(COMPILING_MS);
  server = await startDevServer(sandbox.origin);
});
test.afterAll(() => server.stop());
test.beforeEach(() => test.setTimeout(COMPILING_MS));

/** Returns a function that tells how many documents the page has loaded; a reload adds one. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  return () => documents;
}

/**
 * Edits the file, then reverts the edit as a second change, and expects the page to show both. A
 * faulty development server could apply the first change and miss all later ones.
 */
async function expectEditsApplied(
  page: Page,
  [file, from, to]: readonly [string, string, string],
): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const heading = await title.innerText();
  // Edit only after hydration. Otherwise React could hydrate the older markup with the edited code,
  // and report a mismatch.
  await expect.poll(() => isHydrated(page), { timeout: COMPILING_MS }).toBe(true);
  await server.edit(file, from, to);
  await expect(title).toHaveText(`${heading}${EDITED}`, { timeout: EDIT_TIMEOUT_MS });
  await server.edit(file, to, from);
  await expect(title).toHaveText(heading, { timeout: EDIT_TIMEOUT_MS });
}

const publicPages = [
  ['the terms', routes.terms(), 'components/legal/legal-page.tsx', '<h1>{title}', '</h1>'],
  [
    'a menu',
    routes.menu({ restaurantId: RESTAURANT_ID }),
    'components/menu/menu-hero.tsx',
    '<h1 {...markText(language)}>{name}',
    '</h1>',
  ],
  [
    'the restaurant list',
    routes.restaurants(),
    'components/restaurant/list/restaurants-page.tsx',
    '<h1>{heading}',
    // The file has this heading twice. `<p>` follows it only in the page that has a list.
    '</h1>\n        <p',
  ],
] as const;

for (const [name, path, file, heading, end] of publicPages) {
  test(`the development server shows an edit of ${name} without a reload`, async ({ page }) => {
    const documents = countDocuments(page);
    await page.goto(`${server.origin}${path}`, { timeout: COMPILING_MS });
    await expectEditsApplied(page, [file, `${heading}${end}`, `${heading}${EDITED}${end}`]);
    expect(documents()).toBe(1);
  });
}

test('the development server shows an edit of a transaction page and keeps typed text', async ({
  page,
}) => {
  const documents = countDocuments(page);
  const { reset } = accountCopy.ro;
  const path = routes.resetPassword({ token: 'sandbox-token-valid-development' });
  await page.goto(`${server.origin}${path}`, { timeout: COMPILING_MS });
  const field = page.getByLabel(reset.newPassword, { exact: true });
  await field.fill('pe jumătate', { timeout: COMPILING_MS });
  // This takes long, because the server first compiles the API route that checks the token.
  await expect(page.getByText(reset.tokenAvailable)).toBeVisible({ timeout: COMPILING_MS });
  await expectEditsApplied(page, [
    'components/account/reset-page.tsx',
    'heading={reset.title}',
    `heading={\`\${reset.title}${EDITED}\`}`,
  ]);
  await expect(field).toHaveValue('pe jumătate');
  expect(documents()).toBe(1);
});

test('the development server shows an edit of a shared text on a page that is first compiled after the edit', async ({
  request,
}) => {
  const { title } = paymentCopy.en.loading;
  const readHeading = async (path: string): Promise<string | undefined> => {
    const answer = await request.get(`${server.origin}${path}`, {
      headers: { 'accept-language': 'en' },
      timeout: COMPILING_MS,
    });
    return /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1];
  };
  expect(await readHeading(routes.paymentLoading({ userId: 'demo' }))).toBe(title);
  await server.edit(
    'lib/i18n/transaction/payment-copy.ts',
    `title: '${title}'`,
    `title: '${title}${EDITED}'`,
  );
  const form = routes.paymentForm({ userId: 'demo' });
  // Compiles the page, so that the timeout below does not include compiling.
  await readHeading(form);
  await expect
    .poll(() => readHeading(form), { timeout: EDIT_TIMEOUT_MS })
    .toBe(`${title}${EDITED}`);
});

test('the development server writes no Turbopack cache, because with this cache pages could reload endlessly after the next start', () => {
  expect(existsSync(join(server.folder, '.next/dev/server'))).toBe(true);
  expect(existsSync(join(server.folder, '.next/dev/cache/turbopack'))).toBe(false);
});

test('the development server writes nothing unexpected when a browser leaves in the middle of a POST', async () => {
  for (const path of [apiRoutes.verifyToken, routes.paymentResult(), routes.terms()]) {
    await leaveDuringPost(server.origin, path);
  }
  expect(findUnexpectedLines(server.output())).toEqual([]);
});

test('the development server writes nothing unexpected to the terminal', () => {
  expect(server.output()).toContain('Ready');
  expect(findUnexpectedLines(server.output())).toEqual([]);
});

// This test comes after the tests of the terminal, because its error is written to the terminal.
test('the development server shows a page again after its error has been corrected', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const file = 'components/restaurant/list/restaurants-page.tsx';
  const correct = 'const { heading';
  const failing = `if (answer) throw new Error('editat');\n  ${correct}`;
  await page.goto(`${server.origin}${routes.restaurants()}`, { timeout: COMPILING_MS });
  const title = page.locator('main').getByRole('heading', { level: 1 });
  const heading = await title.innerText();
  await expect.poll(() => isHydrated(page), { timeout: COMPILING_MS }).toBe(true);
  await server.edit(file, correct, failing);
  await expect(title).toHaveText(errorCopy.heading, { timeout: EDIT_TIMEOUT_MS });
  await server.edit(file, failing, correct);
  await expect(title).toHaveText(heading, { timeout: EDIT_TIMEOUT_MS });
  await page.close();
});

// This test is last, because after such an edit the server compiles every page again.
test('the development server sends an edited header of the configuration, also after a syntax error', async ({
  request,
}) => {
  const file = 'lib/security/security-headers.ts';
  const writtenBefore = server.output().length;
  const getHeader = async (): Promise<string | undefined> => {
    const answer = await request.get(`${server.origin}/robots.txt`).catch(() => undefined);
    return answer?.headers()['x-frame-options'];
  };
  await expect.poll(getHeader, { timeout: EDIT_TIMEOUT_MS }).toBe('DENY');
  await server.edit(file, "value: 'DENY' }", "value: 'DENY }");
  await expect
    .poll(server.output, { timeout: EDIT_TIMEOUT_MS })
    .toContain(`${file} is not in force yet`);
  await server.edit(file, "value: 'DENY }", "value: 'SAMEORIGIN' }");
  await expect.poll(getHeader, { timeout: COMPILING_MS }).toBe('SAMEORIGIN');
  expect(findUnexpectedLines(server.output().slice(writtenBefore))).toEqual([]);
});
