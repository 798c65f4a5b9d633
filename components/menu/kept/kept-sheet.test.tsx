import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OldMenuNotice } from '@/components/restaurant/old-menu-notice';
import type { KeptProduct } from '@/lib/kept/kept-products';
import { OFFLINE_NOTICE_ID } from '@/lib/offline/notice-ids';
import { KeptSheet } from './kept-sheet.client.tsx';

const ramen = { slug: 'ramen', name: 'Ramen', priceBani: 3_990, quantity: 1 };
const asOf = new Date('2026-11-22T12:20:00Z');
const COPY_TEXT = 'Aceasta este copia din browser, văzută la ora 14:20.';

/** Opens the sheet over a page with `notices`. Returns the texts of the notices in the sheet. */
function readSheet(notices: ReactNode, products: readonly KeptProduct[] = [ramen]): string[] {
  render(<main>{notices}</main>);
  render(
    <KeptSheet
      restaurantId="umi-pe-mures"
      className="sheet"
      products={products}
      onClose={() => undefined}
    />,
  );
  const found = within(screen.getByRole('dialog')).queryAllByText(
    /copia din browser|Este cel primit|received on/,
  );
  return found.map(({ textContent }) => textContent);
}

const offlineCopy = <p id={OFFLINE_NOTICE_ID}>{COPY_TEXT}</p>;

describe('the notices on the age of the prices in the sheet for the waiter', () => {
  it('say the time of the copy when the page is a kept page', () => {
    expect(readSheet(offlineCopy)).toEqual([COPY_TEXT]);
  });

  it('say when the provider sent the menu, if the menu is not current', () => {
    expect(readSheet(<OldMenuNotice asOf={asOf} />)).toEqual([
      expect.stringContaining('22 noiembrie 2026, la ora 14:20'),
    ]);
  });

  it('are in English on an English page', () => {
    expect(readSheet(<OldMenuNotice asOf={asOf} language="en" />)).toEqual([
      expect.stringContaining('received on 22 November 2026 at 14:20'),
    ]);
  });

  it('are two for a kept page whose menu is not current', () => {
    const both = (
      <>
        {offlineCopy}
        <OldMenuNotice asOf={asOf} />
      </>
    );
    expect(readSheet(both)).toEqual([COPY_TEXT, expect.stringContaining('la ora 14:20')]);
  });

  it('are directly above the sum', () => {
    readSheet(<OldMenuNotice asOf={asOf} />);
    expect(screen.getByRole('status').previousElementSibling?.textContent).toContain('14:20');
  });

  it('are absent for a current menu', () => {
    expect(readSheet(<p id={OFFLINE_NOTICE_ID} hidden />)).toEqual([]);
    expect(screen.getByRole('status').previousElementSibling?.tagName).toBe('UL');
  });

  it('are absent for a list without products, which has no sum', () => {
    expect(readSheet(offlineCopy, [])).toEqual([]);
  });
});
