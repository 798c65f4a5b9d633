/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { STORAGE_KEYS } from '@/lib/browser/storage';
import * as facts from '@/lib/business-facts';
import { getSettings } from '@/lib/config';
import { getLegalContext } from '@/lib/legal/block';
import type { LegalDocument } from '@/lib/legal/block';
import { factWords as words } from '@/lib/legal/facts';
import { formatShortPrice } from '@/lib/restaurant/price';
import { getLegalDocument, legalDocuments } from '@/lib/legal/legal-documents';
import type { LegalDocumentName } from '@/lib/legal/legal-documents';
import { LegalPage } from './legal-page.tsx';

const render = (document: LegalDocument): string =>
  renderToStaticMarkup(<LegalPage document={document} />);

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

const matches = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

const { supportPhone, supportEmail } = getSettings();

/** Each row: the requirement, the documents that state the fact, and their words. */
const statements: readonly (readonly [
  id: string,
  documents: readonly LegalDocumentName[],
  text: string,
])[] = [
  ['G-7', ['terms', 'coinsTerms'], `societate de software din ${facts.OPERATOR_CITY}, România`],
  [
    'G-7',
    ['terms', 'coinsTerms', 'eula', 'additionalAct'],
    `instanțelor din ${facts.OPERATOR_CITY}`,
  ],
  ['G-7', ['terms', 'coinsTerms', 'eula', 'additionalAct'], 'de legea română'],
  ['G-7', ['terms', 'privacy', 'additionalAct'], 'găzduit în România'],
  ['G-8', ['terms'], `de la vârsta de ${words.minimumAge}`],
  ['G-8', ['privacy'], `nu se adresează persoanelor sub ${words.minimumAge}`],
  ['G-8', ['coinsTerms'], `vârsta de cel puțin ${words.minimumAge}`],
  ['G-8', ['eula'], `Vârsta minimă este de ${words.minimumAge}`],
  ['G-8', ['terms', 'privacy'], 'fără un acord al părintelui care poate fi verificat'],
  ['G-8', ['terms'], `sub ${words.consentAge}, o puteți folosi numai cu permisiunea`],
  ['G-8', ['eula'], `Sub ${words.consentAge} folosiți Aplicația numai cu permisiunea`],
  ['G-8', ['privacy'], `și ${words.consentAge} este necesară permisiunea`],
  ['G-8', ['coinsTerms'], `Sub ${words.consentAge} este necesar consimțământul`],
  ['G-9', ['terms', 'eula'], 'trebuie să fie adevărate'],
  ['G-9', ['terms', 'eula', 'coinsTerms'], 'sub niciun nume'],
  ['G-10', ['terms'], `perioadă de probă gratuită de ${words.trial}`],
  ['G-10', ['eula'], `${words.trial} de probă gratuită`],
  ['G-10', ['terms'], `Abonament plătit este de ${words.subscription}`],
  ['G-10', ['eula'], `perioade de ${words.subscription}, se reînnoiește lunar`],
  ['G-10', ['terms'], 'se reînnoiește lunar'],
  ['G-10', ['terms'], 'Anularea produce efecte la sfârșitul perioadei deja plătite'],
  ['G-10', ['eula'], 'anularea produce efecte la sfârșitul perioadei plătite'],
  ['G-11', ['terms', 'eula'], `carduri ${words.cards}`],
  ['G-11', ['terms'], `toate plățile se fac în ${facts.CURRENCY}`],
  ['G-11', ['terms'], 'După plată, Comanda nu mai poate fi anulată'],
  ['G-11', ['eula'], 'După plată, o comandă nu mai poate fi anulată'],
  ['G-12', ['terms', 'coinsTerms'], `${words.coinsPerRon} cheltuit`],
  ['G-12', ['coinsTerms'], 'din valoarea produselor unei comenzi finalizate'],
  ['G-12', ['coinsTerms'], 'taxa de livrare;'],
  ['G-12', ['coinsTerms'], 'alte taxe și costuri suplimentare;'],
  ['G-12', ['coinsTerms'], 'comenzile anulate;'],
  ['G-12', ['coinsTerms'], 'comenzile sau produsele returnate.'],
  ['G-13', ['coinsTerms'], 'dacă pentru ea nu există o dispută sau un retur'],
  ['G-13', ['terms', 'coinsTerms'], `valorează ${words.coinValue}`],
  ['G-13', ['coinsTerms'], `o reducere de ${formatShortPrice(80 * facts.COIN_VALUE_RON)}`],
  ['G-13', ['terms', 'coinsTerms'], `în cel mult ${words.coinsCredited} de la finalizarea`],
  ['G-13', ['terms', 'coinsTerms'], `după ${words.coinsExpiry} consecutive fără o`],
  ['G-13', ['terms', 'coinsTerms'], 'fără notificare prealabilă'],
  ['G-14', ['terms', 'coinsTerms'], `perioadă de grație de ${words.coinsGrace}`],
  ['G-14', ['terms', 'coinsTerms'], `la ${words.coinValue} `],
  ['G-15', ['terms', 'coinsTerms', 'eula', 'privacy'], supportPhone],
  ['G-15', ['terms', 'coinsTerms', 'eula', 'privacy'], supportEmail],
  ['G-16', ['privacy'], `în cel mult ${words.privacyAnswer} de la primire`],
  ['G-16', ['terms'], `cererilor privind datele ${words.withinPrivacyAnswer}`],
  ['G-16', ['privacy', 'terms'], `prelungit cu ${words.privacyExtension}`],
  ['G-17', ['additionalAct', 'privacy'], `în cel mult ${words.breachNotice}`],
  [
    'G-17',
    ['additionalAct'],
    `în cel mult ${words.dataSubjectRequest} de la solicitare, termen care poate fi prelungit`,
  ],
  ['G-18', ['additionalAct'], 'Este operator al datelor pe care le introduce'],
  ['G-18', ['additionalAct'], 'Este persoană împuternicită de operator'],
  ['G-18', ['additionalAct'], 'autorizare generală pentru folosirea subîmputerniciților'],
  ['G-18', ['additionalAct'], 'Angajații și colaboratorii Clientului'],
  ['G-18', ['additionalAct'], 'Clienții persoane fizice ai Clientului'],
  ['G-18', ['additionalAct'], 'Persoanele de contact ale clienților'],
  ['G-19', ['privacy'], 'nume și prenume, nume de utilizator, imagine de profil (opțional)'],
  ['G-19', ['privacy'], 'adresa de e-mail, numărul de telefon'],
  ['G-19', ['privacy'], 'funcția, rolul pe platformă'],
  ['G-19', ['additionalAct'], 'fotografie sau imagine de profil'],
  ['G-19', ['eula'], 'manager, ospătar și contabil'],
  ['G-19', ['privacy', 'additionalAct'], 'manager, ospătar, contabil'],
  ['G-20', ['terms', 'privacy', 'eula', 'additionalAct'], 'la datele de care a'],
  ['G-21', ['eula'], 'între Licențiator și Utilizatorul final sau Cumpărător'],
  ['G-21', ['eula'], 'Operatorii magazinelor nu sunt parte la licență'],
  ['G-21', ['terms'], 'nu sunt parte la acești termeni și nici la licență'],
  ['G-22', ['eula', 'terms'], `în ultimele ${words.liabilityCap}`],
  ['G-22', ['eula'], `în termen de ${words.defectReport} de la descoperire`],
  ['G-22', ['terms'], `în ${words.defectReport} de la descoperire`],
  ['G-22', ['eula', 'terms'], `se sting după ${words.professionalClaim}`],
  // What the site does, in the words of the terms.
  ['B-8', ['terms'], `nici după ${words.paymentAttempts}`],
  ['H-3', ['terms'], `${words.claimedRestaurants} și ${words.claimedProducts}`],
  ['H-5', ['terms'], `evenimentul din ${words.eventDate}`],
  ['H-6', ['terms'], `în ${words.reservationSteps}`],
  ['L-7', ['terms'], `cel mult ${words.restaurantsPerPage}`],
  ['L-7', ['terms'], 'în ordinea în care o trimite serviciul de date'],
  ['O-1', ['terms'], `în format de ${words.dayHours}`],
  ['P-7', ['terms'], 'serverele noastre nu primesc și nu păstrează numărul cardului'],
];

describe.each(Object.entries(legalDocuments))('the document %s', (name, make) => {
  it('states the facts of its requirements', () => {
    const text = plain(render(make(getLegalContext())));
    const rows = statements.filter(([, documents]) => documents.some((other) => other === name));
    expect(rows.filter(([, , statement]) => !text.includes(statement))).toEqual([]);
    expect(text).not.toMatch(/undefined|null(?!\p{L})|NaN|\[object|\$\{|\{\{|\}\}/u);
  });
});

describe('the cookie policy', () => {
  const html = render(getLegalDocument('cookies'));

  it('lists five first-party and two third-party cookies, then every storage key of the site', () => {
    const tables = html.split('<caption').slice(1);
    const storageKeys = Object.values(STORAGE_KEYS);
    expect(
      tables.map((table) => [
        matches(table, /^[^>]*>([^<]+)</g)[0],
        matches(table, /<th scope="(row)"/g).length,
      ]),
    ).toEqual([
      ['Cookie-uri proprii', 5],
      ['Cookie-uri ale terților', 2],
      ['Stocarea din browser', storageKeys.length],
    ]);
    for (const key of storageKeys) expect(html).toContain(key);
  });

  it('marks the duration of every cookie as an example', () => {
    const durations = matches(html, /<td[^>]*>([^<]*minute[^<]*)<\/td>/g);
    const example: unknown = expect.stringMatching(/^\d+ de minute \(valoare exemplu\)$/);
    expect(durations).toEqual(Array.from({ length: 7 }, () => example));
  });

  it('has the consent control after the heading of the consent section', () => {
    expect(getLegalDocument('cookies').sections.at(-1)?.id).toBe('alegerea-dumneavoastra');
    const withControl = renderToStaticMarkup(
      <LegalPage document={getLegalDocument('cookies')}>
        <button type="button">Schimbă alegerea</button>
      </LegalPage>,
    );
    expect(withControl.indexOf('<button')).toBeGreaterThan(
      withControl.indexOf('id="alegerea-dumneavoastra"'),
    );
  });
});
