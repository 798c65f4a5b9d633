import { PIXEL_NETWORK, PIXEL_ORIGIN } from '@/lib/page-view';
import { DESCRIPTION_LENGTH } from '../seo/restaurant-metadata.ts';
import { getLegalContext } from './block.ts';
import type { LegalContext } from './block.ts';
import { cookiesText } from './cookies.ts';
import { formatShortPrice } from '../restaurant/price.ts';
import { factWords, within } from './facts.ts';
import { getLegalDocument, legalDocuments } from './legal-documents.ts';
import type { LegalDocumentName } from './legal-documents.ts';
import { legalLinks } from './legal-links.ts';

const context = getLegalContext();
const documents = Object.values(legalDocuments).map((text) => text(context));

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const numbersOf = (name: LegalDocumentName): readonly (string | undefined)[] =>
  getLegalDocument(name).sections.map(({ title }) => title.split('. ')[0]);

describe('the required content', () => {
  it.each([
    ['terms', 32],
    ['coinsTerms', 12],
  ] as const)('of %s are sections from 1 to %i', (name, count) => {
    expect(numbersOf(name)).toEqual(Array.from({ length: count }, (_, index) => `${index + 1}`));
  });

  it('of the additional act ends with Annex 1', () => {
    expect(numbersOf('additionalAct').at(-1)).toBe('Anexa 1');
  });

  it.each([
    ['privacy', '2023-03-29'],
    ['eula', '2023-03-29'],
    ['terms', '2025-04-22'],
    ['coinsTerms', '2025-04-22'],
  ] as const)('of %s was last updated on %s', (name, isoDate) => {
    expect(getLegalDocument(name).lastUpdated).toBe(isoDate);
  });
});

describe('the anchor of the account deletion', () => {
  it('stays the one to which Google Play can link', () => {
    expect(legalLinks.accountDeletion.href).toBe('/privacy#stergerea-contului');
  });
});

it.each(documents)(
  '$path has a title and a description that fit into results of a search, and does not mention the closed dispute platform of the EU',
  (document) => {
    expect(document.title).toMatch(/^.{10,60}$/);
    expect(document.description).toMatch(new RegExp(`^.{50,${DESCRIPTION_LENGTH}}$`));
    expect(JSON.stringify(document)).not.toMatch(/ec\.europa\.eu|\bODR\b|\bSOL\b/);
  },
);

describe('company data', () => {
  const other = {
    brandName: 'Altă Marcă',
    company: {
      legalName: 'Altă Firmă S.A.',
      registeredOffice: 'Bulevardul Altul nr. 7',
      cui: 'RO11112222',
      tradeRegister: 'J11/22/3333',
    },
    supportPhone: '+40 111 222 333',
    supportEmail: 'altcineva@firma.example',
    siteUrl: 'https://alta-marca.example',
    partnerPanelUrl: 'https://administrare.example/cont',
    metaPixelId: undefined,
    vitalsSamplePercent: 0,
    offlineMenus: 'on' as const,
  };

  it.each(Object.entries(legalDocuments))('of %s come only from the settings', (_, text) => {
    const read = plain(JSON.stringify(text(other)));
    const { brandName, company, supportPhone, supportEmail, siteUrl, partnerPanelUrl } = context;
    const defaults = [brandName, ...Object.values(company), supportPhone, supportEmail, siteUrl];
    defaults.push(new URL(partnerPanelUrl).hostname);
    expect(defaults.filter((value) => read.includes(value))).toEqual([]);
  });

  it.each([['privacy'], ['terms'], ['coinsTerms'], ['additionalAct'], ['eula']] as const)(
    'of %s are complete: names, registered office, register numbers, telephone, e-mail',
    (name) => {
      const read = plain(JSON.stringify(legalDocuments[name](other)));
      const { company, brandName, supportPhone, supportEmail } = other;
      const values = [...Object.values(company), brandName, supportPhone, supportEmail];
      expect(values.filter((value) => !read.includes(value))).toEqual([]);
    },
  );

  it('of the cookie policy include the host of the partner panel, which sets first-party cookies', () => {
    expect(JSON.stringify(legalDocuments.cookies(other))).toContain('administrare.example');
  });
});

describe('the cookie policy', () => {
  const readWith = (changes: Partial<LegalContext>): string =>
    JSON.stringify(cookiesText({ ...context, ...changes }));

  const pixel = {
    active: [
      'Site-ul folosește, numai cu acordul dumneavoastră, pixelul',
      'Puteți accepta sau refuza pixelul',
    ],
    inactive: ['Acum pixelul nu este activ', 'acum nu aveți nimic de ales'],
  };
  const offline = {
    on: ['cel mult 10, cu fișierele', 'Cache Storage'],
    off: ['Site-ul nu păstrează pagini'],
  };
  const vitals = {
    on: ['Site-ul măsoară viteza a cel mult 25% dintre vizitele'],
    off: ['Acum măsurarea nu este activă'],
  };

  it.each<[string, Partial<LegalContext>, readonly string[], readonly string[]]>([
    ['an active pixel', { metaPixelId: '1234567890' }, pixel.active, pixel.inactive],
    ['a site without a pixel', { metaPixelId: undefined }, pixel.inactive, pixel.active],
    ['kept pages', { offlineMenus: 'on' }, offline.on, offline.off],
    ['a site that keeps no pages', { offlineMenus: 'off' }, offline.off, offline.on],
    ['the share of measured visits', { vitalsSamplePercent: 25 }, vitals.on, vitals.off],
    ['a site that measures no speed', { vitalsSamplePercent: 0 }, vitals.off, vitals.on],
  ])('describes %s', (_, settings, present, absent) => {
    const text = readWith(settings);
    expect(present.filter((words) => !text.includes(words))).toEqual([]);
    expect(absent.filter((words) => text.includes(words))).toEqual([]);
  });

  it('names the ad network of the pixel, also on a site without a pixel', () => {
    expect(readWith({ metaPixelId: undefined })).toContain(PIXEL_NETWORK);
    const [name = ''] = PIXEL_NETWORK.toLowerCase().split(' ');
    expect(new URL(PIXEL_ORIGIN).hostname).toContain(name);
  });
});

describe('the wording of facts', () => {
  it.each([
    [factWords.minimumAge, '13 ani'],
    [factWords.consentAge, '18 ani'],
    [factWords.trial, '30 de zile'],
    [factWords.subscription, '30 de zile'],
    [factWords.coinsPerRon, 'o monedă pentru fiecare leu (1 RON)'],
    [factWords.coinValue, '0,025 RON'],
    [factWords.coinsCredited, '24 de ore'],
    [factWords.coinsExpiry, '60 de zile'],
    [factWords.coinsGrace, 'aproximativ 30 de zile'],
    [factWords.privacyAnswer, 'o lună'],
    [factWords.withinPrivacyAnswer, 'într-o lună'],
    [factWords.privacyExtension, '2 luni'],
    [factWords.breachNotice, '24 de ore'],
    [factWords.dataSubjectRequest, '30 de zile'],
    [factWords.liabilityCap, '6 luni'],
    [factWords.defectReport, '90 de zile'],
    [factWords.professionalClaim, '12 luni'],
    [factWords.cards, 'Visa și Mastercard'],
    [factWords.eventDate, '14 mai 2024'],
    [factWords.claimedRestaurants, 'peste 8 restaurante'],
    [factWords.claimedProducts, 'peste 500 de produse'],
  ])('is "%s", as required', (words, required) => {
    expect(words).toBe(required);
  });

  it('groups the digits of a large amount', () => {
    expect(formatShortPrice(1250.5)).toBe('1.250,5 RON');
  });

  it.each([
    ['o lună', 'într-o lună'],
    ['un an', 'într-un an'],
    ['2 luni', 'în 2 luni'],
    ['unele cazuri', 'în unele cazuri'],
    ['oricâte zile', 'în oricâte zile'],
  ])('joins „în” and „%s” into „%s”', (words, expected) => {
    expect(within(words)).toBe(expected);
  });
});
