import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import { formatPath, link } from './link.ts';

describe('a link', () => {
  it('to a path without placeholders is that path', () => {
    const home = link('/');
    expect([home.path, home()]).toEqual(['/', '/']);
  });

  it('fills each id into its place', () => {
    const table = link('/restaurant/[restaurantId]/table/[tableId]');
    expect(table.path).toBe('/restaurant/[restaurantId]/table/[tableId]');
    expect(table({ restaurantId: 'la-mama', tableId: '12' })).toBe('/restaurant/la-mama/table/12');
  });

  it('leaves the place of a missing id empty', () => {
    expect(formatPath('/invoice/[invoiceId]', {})).toBe('/invoice/');
  });

  it('adds no segment and no query, whatever the id contains', () => {
    const text = fc.string({ minLength: 1, unit: anyCharacter }).filter((id) => id.isWellFormed());
    fc.assert(
      fc.property(text, (id) => {
        const path = formatPath('/a/[id]/b', { id });
        expect(path).not.toMatch(/[?#]/);
        expect(path.split('/')).toEqual(['', 'a', encodeURIComponent(id), 'b']);
        expect(decodeURIComponent(path.split('/')[2] ?? '')).toBe(id);
      }),
    );
  });
});
