import { routes } from '../../../lib/addresses/routes.ts';
import { hostileHeaders } from '../../faults/hostile-headers.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { toComparable } from '../../support/pages/comparable-answer.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { test } from '../../support/sites/lasting-site.ts';

const menu = routes.menu({ restaurantId: RESTAURANT_ID });

test('no hostile header changes what the next visitors get', async ({ ownSite: site }) => {
  await sendRaw(site.origin, menu);
  const clean = toComparable(await sendRaw(site.origin, menu));
  // Leaves out `accept-language`, because it asks for the page in another language.
  for (const [header, value] of hostileHeaders.filter(([name]) => name !== 'accept-language')) {
    await expireCaches(site);
    await sendRaw(site.origin, menu, { headers: { [header]: value } });
    // Visits twice without the header, so that `next` is an answer from the front cache.
    await sendRaw(site.origin, menu);
    const next = await sendRaw(site.origin, menu);
    expect.soft([header, toComparable(next)]).toEqual([header, clean]);
    expect.soft(`${JSON.stringify(next.headers)}${next.body}`).not.toMatch(/hostile|gopher/);
  }
});
