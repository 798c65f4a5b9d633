import { routes } from '../../../lib/addresses/routes.ts';
import { hostileHeaders } from '../../faults/hostile-headers.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/servers/own-site.ts';

/** No answer expires during the test. */
const test = createOwnSiteTest({ REVALIDATE_SECONDS: '3600' });
const menu = routes.menu({ restaurantId: RESTAURANT_ID });

/** React writes this tag before or after the title, as one of the two is ready first. */
const MOVING_TAG = '<meta name="next-size-adjust" content=""/>';
const SCRIPTS = /<script.*?<\/script>/gs;
/** They follow from the bytes of the body. */
const FROM_BODY = /^(?:date|etag|content-length|content-security-policy)$/;

/** What two renderings of a page have in common: the order of the payload's parts differs. */
function toComparable({ status, headers, body }: RawAnswer): object {
  return {
    status,
    headers: Object.entries(headers).filter(([name]) => !FROM_BODY.test(name)),
    markup: body.replace(MOVING_TAG, '').replaceAll(SCRIPTS, ''),
  };
}

test('no hostile header changes what the next visitors get', async ({ ownSite: site }) => {
  await sendRaw(site.origin, menu);
  const clean = toComparable(await sendRaw(site.origin, menu));
  // `accept-language` is left out, because it asks for another page.
  for (const [header, value] of hostileHeaders.filter(([name]) => name !== 'accept-language')) {
    await expireCaches(site);
    await sendRaw(site.origin, menu, { headers: { [header]: value } });
    // Visits twice, so that the second visit gets a kept answer.
    await sendRaw(site.origin, menu);
    const next = await sendRaw(site.origin, menu);
    expect.soft([header, toComparable(next)]).toEqual([header, clean]);
    expect.soft(`${JSON.stringify(next.headers)}${next.body}`).not.toMatch(/hostile|gopher/);
  }
});
