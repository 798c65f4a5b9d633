import { addressRows } from './address-table.ts';
import { formatPath } from './link.ts';
import { reportsViolations } from './reports-violations.ts';

const ids = {
  restaurantId: 'a',
  tableId: '1',
  userId: 'u',
  orderId: 'o',
  token: 't',
  invoiceId: 'i',
  first: '1',
  last: '2',
};
const shouldReport = ({ isSensitive, rendered }: (typeof addressRows)[number]): boolean =>
  isSensitive !== true && rendered !== 'picture';

describe('browsers report violations', () => {
  it.each(addressRows.map((row) => [row.path, shouldReport(row)] as const))(
    'on %s: %s',
    (path, expected) => {
      expect(reportsViolations(formatPath(path, ids))).toBe(expected);
    },
  );

  it.each([
    ['/', true],
    ['/terms', true],
    ['/restaurant/a/menu', true],
    ['/previews/site.jpg', false],
    ['/activate/t', false],
    ['/invoice/i', false],
    ['/payment/librapay/u/loading', false],
  ])('on the address %s: %s', (path, expected) => {
    expect(reportsViolations(path)).toBe(expected);
  });

  it.each(['/_not-found', '/_global-error', '/nu-exista'])(
    'on %s: false, because visitors get this page at addresses that may contain a secret',
    (path) => {
      expect(reportsViolations(path)).toBe(false);
    },
  );
});
