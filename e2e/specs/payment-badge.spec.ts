import { trustCopy } from '../../lib/i18n/trust-copy.ts';
import { routes } from '../../lib/routes.ts';
import { directiveOf } from '../support/document-of.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchOthers } from '../support/other-requests.ts';
import { RESTAURANT_ID } from '../support/site-pages.ts';
import { startSite } from '../support/site.ts';

test("the processor's badge is shown, and the processor hears of no visit", async ({
  page,
  sandbox,
}) => {
  const env = { PAYMENT_BADGE_ID: '42', PAYMENT_BADGE_VARIANT: 'vertical' };
  const site = await startSite({ providerApiUrl: sandbox.origin, env });
  const others = await watchOthers(page, [site.origin, sandbox.origin]);
  const menu = routes.menu({ restaurantId: RESTAURANT_ID, hiddenNavbar: true });
  try {
    for (const path of [routes.home(), routes.terms(), menu, routes.paymentExit()]) {
      const answer = await page.goto(`${site.origin}${path}`);
      const badge = page.getByRole('link', { name: trustCopy.processor });
      await badge.scrollIntoViewIfNeeded();
      await expect(badge.getByRole('img')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const policy = answer?.headers()['content-security-policy'];
      expect(directiveOf(policy, 'img-src')).not.toMatch(/https:/);
    }
    expect(others).toEqual([]);
  } finally {
    await site.stop();
  }
});
