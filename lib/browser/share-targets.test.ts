import fc from 'fast-check';
import { formatFacebookHref, formatWhatsAppHref } from './share-targets.ts';

const url = 'https://site.example/restaurant/casa-veche/menu?produs=papanasi';

describe('the links of a share', () => {
  it('carry title and address to WhatsApp, and the address to Facebook', () => {
    expect(formatWhatsAppHref({ title: 'Papanași', url })).toBe(
      'https://wa.me/?text=Papana%C8%99i+https%3A%2F%2Fsite.example%2Frestaurant%2Fcasa-veche%2Fmenu%3Fprodus%3Dpapanasi',
    );
    expect(formatFacebookHref({ title: 'Papanași', url })).toBe(
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsite.example%2Frestaurant%2Fcasa-veche%2Fmenu%3Fprodus%3Dpapanasi',
    );
  });

  it('carry any title unchanged to WhatsApp, with the address and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const { origin, pathname, searchParams } = new URL(formatWhatsAppHref({ title, url }));
        expect([origin, pathname]).toEqual(['https://wa.me', '/']);
        expect([...searchParams]).toEqual([['text', `${title} ${url}`]]);
      }),
    );
  });
});
