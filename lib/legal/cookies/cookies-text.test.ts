import { PIXEL_NETWORK, PIXEL_ORIGIN } from '@/lib/security/third-parties';
import { getLegalContext } from '../legal-context.ts';
import { cookiesText } from './cookies-text.ts';

const readWith = (metaPixelId: string | undefined): string =>
  JSON.stringify(cookiesText({ ...getLegalContext(), metaPixelId }));

const ACTIVE = 'Site-ul folosește, numai cu acordul dumneavoastră, pixelul';
const INACTIVE = 'Acum pixelul nu este activ';
const NOTHING_TO_CHOOSE = 'acum nu aveți nimic de ales';

describe('the pixel in the cookie policy', () => {
  it('is not active and offers no choice on a site without a pixel id', () => {
    const text = readWith(undefined);
    expect(text).toContain(INACTIVE);
    expect(text).toContain(NOTHING_TO_CHOOSE);
    expect(text).not.toContain(ACTIVE);
  });

  it('is active and can be refused on a site with a pixel id', () => {
    const text = readWith('1234567890');
    expect(text).toContain(ACTIVE);
    expect(text).toContain('Puteți accepta sau refuza pixelul');
    expect(text).not.toContain(INACTIVE);
    expect(text).not.toContain(NOTHING_TO_CHOOSE);
  });

  it.each([[undefined], ['1234567890']])('is named with its ad network (pixel id %s)', (id) => {
    expect(readWith(id)).toContain(PIXEL_NETWORK);
    const [name = ''] = PIXEL_NETWORK.toLowerCase().split(' ');
    expect(new URL(PIXEL_ORIGIN).hostname).toContain(name);
  });
});

describe('the kept pages in the cookie policy', () => {
  const read = (offlineMenus: 'on' | 'off'): string =>
    JSON.stringify(cookiesText({ ...getLegalContext(), offlineMenus }));

  it('are described, with the greatest number of pages that the browser keeps', () => {
    expect(read('on')).toContain('cel mult 10, cu fișierele');
    expect(read('on')).not.toContain('Site-ul nu păstrează pagini');
  });

  it('are said not to exist when offline menus are switched off', () => {
    expect(read('off')).toContain('Site-ul nu păstrează pagini');
    expect(read('off')).not.toContain('Cache Storage');
  });
});

describe('the measurement of speed in the cookie policy', () => {
  const read = (vitalsSamplePercent: number): string =>
    JSON.stringify(cookiesText({ ...getLegalContext(), vitalsSamplePercent }));

  it('is not active when the share of measured visits is 0', () => {
    expect(read(0)).toContain('Acum măsurarea nu este activă');
    expect(read(0)).not.toContain('Site-ul măsoară viteza');
  });

  it('names the share of visits that is measured', () => {
    expect(read(25)).toContain('Site-ul măsoară viteza a cel mult 25% dintre vizitele');
    expect(read(25)).not.toContain('Acum măsurarea nu este activă');
  });
});
