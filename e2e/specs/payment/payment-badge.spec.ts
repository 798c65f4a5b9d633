import { formatMenuHref } from '../../../lib/addresses/menu-href.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { getDirective } from '../../support/browser/inspect-document.ts';
import { interceptThirdPartyRequests } from '../../support/browser/third-party-requests.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { startSite } from '../../support/servers/site.ts';

test("the processor's badge is shown without a request to the processor", async ({
  page,
  sandbox,
}) => {
  const env = {
    PAYMENT_PROCESSOR_NAME: 'Procesator de carduri demo',
    PAYMENT_PROCESSOR_URL: 'https://procesator.example/despre',
    PAYMENT_BADGE_ID: '42',
    PAYMENT_BADGE_VARIANT: 'vertical',
  };
  const site = await startSite({ providerApiUrl: sandbox.origin, env });
  const thirdPartyRequests = await interceptThirdPartyRequests(page, [site.origin, sandbox.origin]);
  const menu = formatMenuHref({ restaurantId: RESTAURANT_ID, hiddenNavbar: true });
  try {
    for (const path of [routes.home(), routes.terms(), menu, routes.paymentExit()]) {
      const answer = await page.goto(`${site.origin}${path}`);
      const badge = page.getByRole('link', { name: env.PAYMENT_PROCESSOR_NAME });
      await expect(badge).toHaveAttribute('href', env.PAYMENT_PROCESSOR_URL);
      await badge.scrollIntoViewIfNeeded();
      await expect(badge.getByRole('img')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const policy = answer?.headers()['content-security-policy'];
      expect(getDirective(policy, 'img-src')).not.toMatch(/https:/);
    }
    expect(thirdPartyRequests).toEqual([]);
  } finally {
    await site.stop();
  }
});

for (const variant of ['horizontal', 'vertical']) {
  test(`a long name fits into the ${variant} badge`, async ({ page, sandbox }) => {
    const env = {
      PAYMENT_PROCESSOR_NAME: 'LibraPay Libra Internet Bank',
      PAYMENT_BADGE_ID: '42',
      PAYMENT_BADGE_VARIANT: variant,
    };
    const site = await startSite({ providerApiUrl: sandbox.origin, env });
    try {
      await page.goto(`${site.origin}${routes.terms()}`);
      const badge = page.getByRole('img', { name: env.PAYMENT_PROCESSOR_NAME });
      const room = await badge.boundingBox();
      const lines = await badge.locator('text').all();
      expect(lines).toHaveLength(2);
      for (const line of lines) {
        const box = await line.boundingBox();
        expect(box?.x).toBeGreaterThan(room?.x ?? Infinity);
        expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(
          (room?.x ?? 0) + (room?.width ?? 0),
        );
      }
    } finally {
      await site.stop();
    }
  });
}
