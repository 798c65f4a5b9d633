import { HIDDEN_MODAL, HIDDEN_NAVBAR, isFlagOn } from '../menu-query.ts';
import { formatProductAddress } from './product-address.ts';

const menu = 'https://site.example/restaurant/casa-veche/menu';

describe('the address of a product', () => {
  it.each([
    [menu, 'papanasi', '/restaurant/casa-veche/menu?produs=papanasi'],
    [`${menu}?produs=alta`, 'papanasi', '/restaurant/casa-veche/menu?produs=papanasi'],
    [`${menu}#ciorbe`, 'papanasi', '/restaurant/casa-veche/menu?produs=papanasi'],
    [`${menu}?produs=papanasi#p_papanasi`, undefined, '/restaurant/casa-veche/menu'],
  ])('made from %s with the slug %p is %s', (href, slug, address) => {
    expect(formatProductAddress(href, slug)).toBe(address);
  });

  it('keeps query flags, also flags without a value', () => {
    const address = formatProductAddress(`${menu}?hidden_navbar&hidden_modal=1`, 'papanasi');
    const { searchParams } = new URL(address, menu);
    expect(isFlagOn(searchParams, HIDDEN_NAVBAR)).toBe(true);
    expect(isFlagOn(searchParams, HIDDEN_MODAL)).toBe(true);
  });
});
