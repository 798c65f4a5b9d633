import { publicRows } from '../../../lib/addresses/address-table.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { formatPagePath } from '../../support/pages/page-answers.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** Reads three columns of the address table from an answer. Omits a column that is not true. */
const columnsOf = ({ headers, body }: RawAnswer): object => ({
  ...(/<meta name="robots" content="index/.test(body) && { isIndexed: true }),
  ...(headers['referrer-policy'] === 'no-referrer' && { isSensitive: true }),
  ...(body.includes('<meta property="al:ios:url"') && { opensApp: true }),
});

for (const row of publicRows) {
  test(`the answer to ${row.path} agrees with its row of the address table`, async ({ site }) => {
    const answer = await sendRaw(site.origin, formatPagePath(row));
    const { isIndexed, isSensitive, opensApp } = row;
    expect(answer.status).toBe(200);
    expect(columnsOf(answer)).toEqual({
      ...(isIndexed && { isIndexed }),
      ...(isSensitive && { isSensitive }),
      ...(opensApp && { opensApp }),
    });
  });
}
