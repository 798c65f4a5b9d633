import { formatMenuHref } from '../../../lib/addresses/menu-href.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { getDirective } from '../../support/browser/inspect-document.ts';
import { interceptThirdPartyRequests } from '../../support/browser/third-party-requests.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/sites/own-site.ts';

const NAME = 'LibraPay Libra Internet Bank';
const ADDRESS = 'https://procesator.example/despre';

const createBadgeTest = (variant: string): ReturnType<typeof createOwnSiteTest> =>
  createOwnSiteTest({
    PAYMENT_PROCESSOR_NAME: NAME,
    PAYMENT_PROCESSOR_URL: ADDRESS,
    PAYMENT_BADGE_ID: '42',
    PAYMENT_BADGE_VARIANT: variant,
  });
const test = createBadgeTest('vertical');

test("the processor's badge is shown without a request to the processor", async ({
  page,
  ownSite,
  sandbox,
}) => {
  const origins = [ownSite.origin, sandbox.origin];
  const thirdPartyRequests = await interceptThirdPartyRequests(page, origins);
  const menu = formatMenuHref({ restaurantId: RESTAURANT_ID, hiddenNavbar: true });
  for (const path of [routes.home(), routes.terms(), menu, routes.paymentExit()]) {
    const answer = await page.goto(path);
    const badge = page.getByRole('link', { name: NAME });
    await expect(badge).toHaveAttribute('href', ADDRESS);
    await badge.scrollIntoViewIfNeeded();
    await expect(badge.getByRole('img')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const policy = answer?.headers()['content-security-policy'];
    expect(getDirective(policy, 'img-src')).not.toMatch(/https:/);
  }
  expect(thirdPartyRequests).toEqual([]);
});

for (const [variant, testVariant] of [
  ['horizontal', createBadgeTest('horizontal')],
  ['vertical', test],
] as const) {
  testVariant(`a long name fits into the ${variant} badge`, async ({ page }) => {
    await page.goto(routes.terms());
    const badge = page.getByRole('img', { name: NAME });
    const room = await badge.boundingBox();
    const roomEnd = (room?.x ?? 0) + (room?.width ?? 0);
    const lines = await badge.locator('text').all();
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const box = await line.boundingBox();
      expect(box?.x).toBeGreaterThan(room?.x ?? Infinity);
      const lineEnd = (box?.x ?? Infinity) + (box?.width ?? 0);
      expect(lineEnd).toBeLessThan(roomEnd);
    }
  });
}
