import { routes } from '../../../lib/addresses/routes.ts';
import { consentCopy } from '../../../lib/i18n/site/every-page/consent-copy.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { test } from '../../support/sites/pixel-site.ts';

const { region, accept, refuse } = consentCopy;

test('the two buttons of the banner have the same size, and the banner takes no focus', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: region });
  await expect(banner).toBeVisible();
  const boxes = await Promise.all(
    [accept, refuse].map((name) => banner.getByRole('button', { name }).boundingBox()),
  );
  expect(boxes[0]?.width).toBe(boxes[1]?.width);
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('the banner fits every width and is accessible', async ({ page }) => {
  await page.goto(routes.cookies());
  await expect(page.getByRole('region', { name: region })).toBeVisible();
  await expectNoAxeViolationInEitherScheme(page);
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const name of [accept, refuse]) {
    const button = page.getByRole('region', { name: region }).getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});
