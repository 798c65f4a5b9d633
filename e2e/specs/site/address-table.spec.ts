import { publicRows } from '../../../lib/addresses/address-table.ts';
import type { AddressRow } from '../../../lib/addresses/address-table.ts';
import { formatPath } from '../../../lib/addresses/link.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { INVOICE_ID, RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const ids = {
  restaurantId: RESTAURANT_ID,
  tableId: '12',
  userId: 'sandbox-form-visible',
  orderId: '1',
  token: 'sandbox-token-valid-table',
  invoiceId: INVOICE_ID,
};

/** What each kind of rendering sends: `Cache-Control`, and the sources that `script-src` allows. */
const renderings: Readonly<Record<AddressRow['rendered'], readonly [RegExp, RegExp]>> = {
  static: [/^public, max-age=0, s-maxage=300,/, /'sha256-/],
  cached: [/^public, max-age=0, s-maxage=(?!300)\d+,/, /'sha256-/],
  unstored: [/^no-store$/, /'sha256-/],
  'per-request': [/no-store/, /'nonce-/],
  picture: [/^public, max-age=\d+/, /^$/],
};

/** The columns that an answer shows as true. */
const columnsOf = ({ headers, body }: RawAnswer): object => ({
  ...(/<meta name="robots" content="index/.test(body) && { isIndexed: true }),
  ...(headers['referrer-policy'] === 'no-referrer' && { isSensitive: true }),
  ...(body.includes('<meta property="al:ios:url"') && { opensApp: true }),
});

for (const row of publicRows) {
  test(`the answer to ${row.path} agrees with its row`, async ({ site }) => {
    const path = formatPath(row.path, ids);
    const answer = await sendRaw(site.origin, path);
    const [freshness, policy] = renderings[row.rendered];
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toMatch(freshness);
    expect(answer.headers['content-security-policy'] ?? '').toMatch(policy);

    const { isIndexed, isSensitive, opensApp, acceptsPost } = row;
    expect(columnsOf(answer)).toEqual({
      ...(isIndexed && { isIndexed }),
      ...(isSensitive && { isSensitive }),
      ...(opensApp && { opensApp }),
    });
    expect(answer.headers['x-robots-tag']?.includes('noindex') ?? false).toBe(isSensitive ?? false);
    const posted = await sendRaw(site.origin, path, { method: 'POST' });
    expect(posted.status).toBe(acceptsPost ? 303 : 405);
  });
}
