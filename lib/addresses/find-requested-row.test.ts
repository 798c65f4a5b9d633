import fc from 'fast-check';
import { addressRows, publicRows } from './address-table.ts';
import { findRequestedRow } from './find-requested-row.ts';
import { formatPath } from './link.ts';

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,20}$/);
const ids = fc.record({
  restaurantId: id,
  tableId: id,
  userId: id,
  orderId: id,
  token: id,
  invoiceId: id,
});

describe('the row of a request', () => {
  it.each(publicRows)('is the row of the path: $path', (row) => {
    fc.assert(
      fc.property(ids, (values) => {
        expect(findRequestedRow(formatPath(row.path, values))).toBe(row);
      }),
    );
  });

  it.each(addressRows.filter(({ isInternal }) => isInternal === true))(
    'is missing for the internal path $path',
    ({ path }) => {
      const values = { restaurantId: 'a', product: 'a', opening: 'toate', query: 'q' };
      const internal = formatPath(path, { ...values, first: '1', last: '2' });
      expect(internal).not.toContain('//');
      expect(findRequestedRow(internal)).toBeUndefined();
    },
  );

  it.each(['/restaurant/a.b', '/restaurant/', '/invoice/a.b', '/payment/client/u/o.1/pay'])(
    'is missing for an id that is not valid: %s',
    (pathname) => {
      expect(findRequestedRow(pathname)).toBeUndefined();
    },
  );

  it('is missing for a token of one or two dots, which a browser would resolve', () => {
    expect(findRequestedRow('/activate/.')).toBeUndefined();
    expect(findRequestedRow('/activate/..')).toBeUndefined();
    expect(findRequestedRow('/activate/...')?.path).toBe('/activate/[token]');
  });
});
