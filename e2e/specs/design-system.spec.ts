import { startDevServer } from '../support/dev-server.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoAxeViolation, expectNoSidewaysScrolling } from '../support/page-rules.ts';

/** The first visit compiles the page. */
const COMPILING_MS = 120_000;

test('the page of the design system holds to the rules of every page', async ({
  browser,
  sandbox,
}) => {
  test.setTimeout(COMPILING_MS);
  const server = await startDevServer(sandbox.origin);
  // A context of its own: the development server talks in the console.
  const context = await browser.newContext({ locale: 'ro-RO', reducedMotion: 'reduce' });
  const page = await context.newPage();
  try {
    await page.goto(`${server.origin}/design-system`, { timeout: COMPILING_MS });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolation(page);
    }
    await expectNoSidewaysScrolling(page);
  } finally {
    await context.close();
    await server.stop();
  }
});
