import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressRows } from '@/lib/addresses/address-table';
import { routes } from '@/lib/addresses/routes';
import type { LegalBlock, LegalDocument, LegalLink, Wording } from './block.ts';
import { getLegalContext } from './legal-context.ts';
import { getLegalDocument, legalDocuments } from './legal-documents.ts';
import { legalLinks } from './legal-links.ts';

const context = getLegalContext();
const documents: readonly LegalDocument[] = Object.values(legalDocuments).map((text) =>
  text(context),
);

const wordingsOf = (block: LegalBlock): readonly Wording[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'definitions':
      return block.entries.map(({ meaning }) => meaning);
    case 'table':
      return block.rows.flat();
  }
};

const blocksOf = ({ introduction, sections }: LegalDocument): readonly LegalBlock[] => [
  ...introduction,
  ...sections.flatMap(({ blocks }) => blocks),
];

const linksOf = (document: LegalDocument): readonly LegalLink[] =>
  blocksOf(document)
    .flatMap(wordingsOf)
    .flatMap((wording) => (typeof wording === 'string' ? [] : wording))
    .filter((part) => typeof part !== 'string');

const anchorsOf = (document: LegalDocument): readonly string[] =>
  document.sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) =>
      block.kind === 'heading' || block.kind === 'table' ? [block.id] : [],
    ),
  ]);

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const titlesOf = (document: LegalDocument): readonly string[] =>
  document.sections.map(({ title }) => title);

describe('the numbered sections', () => {
  it.each([
    ['terms', 32],
    ['coinsTerms', 12],
  ] as const)('of %s run from 1 to %i', (name, count) => {
    const numbers = titlesOf(getLegalDocument(name)).map((title) => title.split('. ')[0]);
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => `${index + 1}`));
  });

  it('of the additional act are followed by Annex 1', () => {
    expect(titlesOf(getLegalDocument('additionalAct')).at(-1)).toMatch(/^Anexa 1\. /);
  });
});

describe('the date of the last update', () => {
  it.each([
    ['privacy', '2023-03-29'],
    ['eula', '2023-03-29'],
    ['terms', '2025-04-22'],
    ['coinsTerms', '2025-04-22'],
  ] as const)('of %s is %s', (name, isoDate) => {
    expect(getLegalDocument(name).lastUpdated).toBe(isoDate);
  });
});

describe('the anchors (other sites may link to them)', () => {
  const stable = {
    privacy: `cine-suntem rolurile ce-date-prelucram tabel-date sursa-datelor scopuri-si-temeiuri
      tabel-scopuri destinatari aplicatii-marketplace transferuri cat-timp-pastram securitate
      cookies-si-pixel drepturile cum-raspundem stergerea-contului stergerea-contului-pasi
      stergerea-contului-date-sterse stergerea-contului-date-pastrate minorii plangeri modificari`,
    terms: `cine-suntem definitii acceptarea-termenilor serviciile rolul-platformei varsta-minima
      contul securitatea-contului conturile-restaurantelor perioada-de-proba abonamentul
      preturi-si-facturi plata-online anularea-abonamentului comenzile livrarea
      rezervari-si-evenimente anularea-comenzilor reclamatii-si-rambursari
      alergeni-si-informatii recenzii programul-de-monede folosirea-corecta
      aplicatia-si-magazinele aplicatii-terte proprietate-intelectuala disponibilitate
      suspendare-si-inchidere protectia-datelor raspunderea legea-si-litigiile
      modificari-si-contact`,
    coinsTerms: `organizatorul definitii participarea obtinerea-monedelor acordarea-monedelor
      valoarea-si-folosirea expirarea-monedelor comenzi-anulate-si-returnate folosirea-abuziva
      modificarea-si-incetarea raspunderea date-lege-si-contact`,
    cookies: `cookie-uri-proprii tabel-cookie-uri-proprii cookie-uri-terte tabel-cookie-uri-terte
      ce-pastreaza-site-ul tabel-stocare pixelul-de-reclame masurarea-vitezei controlul-din-browser
      alegerea-dumneavoastra`,
    additionalAct: `partile obiectul-si-durata obligatiile-clientului instructiunile
      confidentialitatea securitatea subimputernicitii transferurile cererile-persoanelor
      incalcarea-securitatii asistenta-si-audit stergerea-si-returnarea raspunderea
      dispozitii-finale anexa-1 anexa-1-obiect anexa-1-durata anexa-1-persoane-si-date
      tabel-anexa-1 anexa-1-masuri anexa-1-subimputerniciti`,
    eula: `partile acceptarea dreptul-acordat limitele-folosirii contul comenzi-si-plati
      continutul-tertilor date-personale actualizari-si-asistenta defecte raspunderea incetarea
      magazinele-de-aplicatii legea-si-litigiile dispozitii-finale`,
    accessibility: `serviciul standarde stadiul-conformitatii limite-cunoscute
      semnalati-o-bariera`,
  } as const;

  it.each([
    ['privacy'],
    ['terms'],
    ['coinsTerms'],
    ['cookies'],
    ['additionalAct'],
    ['eula'],
    ['accessibility'],
  ] as const)('of %s are exactly the listed ones', (name) => {
    expect(anchorsOf(getLegalDocument(name))).toEqual(stable[name].split(/\s+/));
  });

  it('include the anchor of the account deletion, to which Google Play can link', () => {
    expect(legalLinks.accountDeletion.href).toBe('/privacy#stergerea-contului');
  });
});

describe.each(documents.map((document) => [document.path, document] as const))(
  '%s',
  (path, document) => {
    const anchorsByPath = new Map<string, readonly string[]>(
      documents.map((other) => [other.path, anchorsOf(other)]),
    );

    it('has no broken link to a legal document or to an anchor', () => {
      const broken = linksOf(document)
        .map(({ href }) => (href.startsWith('#') ? `${path}${href}` : href))
        .filter((href) => href.startsWith('/'))
        .filter((href) => {
          const [target = '', anchor] = href.split('#');
          const known = anchorsByPath.get(target);
          return known === undefined || (anchor !== undefined && !known.includes(anchor));
        });
      expect(broken).toEqual([]);
    });

    it('labels each link to a section with the section title or its beginning, without the number', () => {
      const misnamed = linksOf(document)
        .filter(({ href }) => href.includes('#'))
        .filter(({ href, label }) => {
          const [target = '', anchor] = href.split('#');
          const sections = documents.find((other) => other.path === (target || path))?.sections;
          const title = sections?.find(({ id }) => id === anchor)?.title ?? '';
          return !title.replace(/^\d+\. /, '').startsWith(label);
        });
      expect(misnamed).toEqual([]);
    });

    it('does not mention the closed dispute platform of the EU', () => {
      expect(JSON.stringify(document)).not.toMatch(/ec\.europa\.eu|\bODR\b|\bSOL\b/);
    });
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
    for (const value of [...defaults, new URL(partnerPanelUrl).hostname]) {
      expect(read).not.toContain(value);
    }
  });

  it.each([['privacy'], ['terms'], ['coinsTerms'], ['additionalAct'], ['eula']] as const)(
    'of %s are complete: names, registered office, register numbers, telephone, e-mail',
    (name) => {
      const read = plain(JSON.stringify(legalDocuments[name](other)));
      for (const value of [
        ...Object.values(other.company),
        other.brandName,
        other.supportPhone,
        other.supportEmail,
      ]) {
        expect(read).toContain(value);
      }
    },
  );

  it('of the cookie policy include the host of the partner panel, which sets first-party cookies', () => {
    expect(JSON.stringify(legalDocuments.cookies(other))).toContain('administrare.example');
  });
});

describe('the paths of the documents', () => {
  it('are the paths of the routes with the same names', () => {
    for (const [name, text] of Object.entries(legalDocuments)) {
      const link = Object.entries(routes).find(([route]) => route === name)?.[1];
      expect(text(context).path).toBe(link?.path);
    }
  });

  it('are those of the legal rows of the address table', () => {
    const legalRows = addressRows.filter(({ isLegal }) => isLegal);
    expect(documents.map(({ path }) => path)).toEqual(legalRows.map(({ path }) => path));
  });
});

describe('the source file', () => {
  const folder = __dirname;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-text.ts'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

  it.each(sources)(
    '%s contains no duration, price or number of coins in digits: business-facts.ts has them',
    (_, source) => {
      expect(source).not.toMatch(
        /\d\s*(de )?(zi|zile|ore|lun[iă]|ani|minute|RON|lei|monede)(?!\p{L})/u,
      );
    },
  );
});
