import { getMenuAtTable } from './get-menu-at-table.ts';

describe('the menu at a table', () => {
  it.each(['', 'a/b', 'x'.repeat(65)])(
    'is unknown for the malformed table id "%s"',
    async (tableId) => {
      expect(await getMenuAtTable({ restaurantId: 'la-mama', tableId })).toEqual({
        outcome: 'unknown',
      });
    },
  );

  it('is unknown for a malformed restaurant id', async () => {
    const table = { restaurantId: '../la-mama', tableId: '12' };
    expect(await getMenuAtTable(table)).toEqual({ outcome: 'unknown' });
  });

  it('is down for valid ids when there is no provider', async () => {
    const table = { restaurantId: 'la-mama', tableId: '12' };
    expect(await getMenuAtTable(table)).toEqual({ outcome: 'down' });
  });
});
