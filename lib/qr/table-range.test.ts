import { listTables, MAX_TABLES, parseTableRange } from './table-range.ts';

describe('the range of tables', () => {
  it.each([
    ['1', '20', 1, 20],
    ['7', '7', 7, 7],
    ['7', null, 7, 7],
    [null, '4', 1, 4],
    ['20', '3', 20, 20],
    [null, null, 1, 10],
    ['0', '0', 1, 10],
    ['-3', '1e3', 1, 10],
    ['1.5', 'zece', 1, 10],
    // A table number has at most four digits, so 99999 counts as absent.
    ['1', '99999', 1, 1],
    ['1', '9999', 1, MAX_TABLES],
    ['9999', '9999', 9999, 9999],
  ])('for the values %s and %s is %i to %i', (from, to, first, last) => {
    expect(parseTableRange(from, to)).toEqual({ first, last });
  });

  it('includes both ends', () => {
    expect(listTables({ first: 3, last: 5 })).toEqual([3, 4, 5]);
  });
});
