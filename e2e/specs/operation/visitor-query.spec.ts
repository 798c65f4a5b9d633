import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { findInFiles } from '../../support/rules/find-in-files.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { test } from '../../support/sites/lasting-site.ts';

/** A value that no text of the site contains. */
const VALUE = 'ana-8c41e9';
const restaurantId = RESTAURANT_ID;
const menu = routes.menu({ restaurantId });

const english = { 'accept-language': 'en' };
/**
 * A header of Next's router. The router puts a hash of its other headers into the parameter `_rsc`.
 * These requests have no other header of the router, so their `_rsc` is empty.
 */
const router = { rsc: '1' };

test.beforeEach(({ ownSite }) => expireCaches(ownSite));

for (const [address, headers] of [
  [`${routes.home()}?email=${VALUE}`, {}],
  [`${routes.restaurants()}?utm_source=${VALUE}`, {}],
  [`${routes.restaurant({ restaurantId })}?fbclid=${VALUE}`, {}],
  [`${menu}?x=${VALUE}`, {}],
  [`${menu}?produs=${VALUE}`, {}],
  [`${menu}?hidden_navbar=${VALUE}`, {}],
  [`${menu}?gclid=${VALUE}`, english],
  [`${menu}?hidden_navbar&lang=en&x=${VALUE}`, {}],
  [`${menu}?x=${VALUE}&_rsc=`, router],
] as const) {
  test(`no cache keeps the query of a first visit to ${address} with the headers ${JSON.stringify(headers)}`, async ({
    ownSite: site,
  }) => {
    const first = await sendRaw(site.origin, address, { headers });
    expect(first.status).toBe(200);
    expect(`${JSON.stringify(first.headers)}${first.body}`).not.toContain(VALUE);
    const plain = address.replaceAll(new RegExp(`\\w+=${VALUE}&?`, 'g'), '');
    for (const next of [plain, address]) {
      const { body } = await sendRaw(site.origin, next, { headers });
      expect(body).not.toContain(VALUE);
    }
    // Without stored pages in the folder, the last assertion would always pass.
    expect(await findInFiles(site.cacheDir, restaurantId)).not.toEqual([]);
    expect(await findInFiles(site.cacheDir, VALUE)).toEqual([]);
  });
}
