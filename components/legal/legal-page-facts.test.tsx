/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { getSettings } from '@/lib/config';
import * as facts from '@/lib/business-facts';
import { formatLongDate } from '@/lib/i18n/format-date-time';
import { factWords as words, formatAmount } from '@/lib/legal/fact-words';
import { getLegalDocument } from '@/lib/legal/legal-documents';
import type { LegalDocumentName } from '@/lib/legal/legal-documents';
import { LegalPage } from './legal-page.tsx';

const readText = (name: LegalDocumentName): string =>
  renderToStaticMarkup(<LegalPage document={getLegalDocument(name)} />)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

type FactStatement = readonly [fact: string, documents: readonly LegalDocumentName[], text: string];

const statements: readonly FactStatement[] = [
  ['last update', ['privacy'], `actualizare: ${formatLongDate(facts.PRIVACY_UPDATED_ON)}`],
  ['last update', ['eula'], `actualizare: ${formatLongDate(facts.EULA_UPDATED_ON)}`],
  ['last update', ['terms'], `actualizare: ${formatLongDate(facts.TERMS_UPDATED_ON)}`],
  ['last update', ['coinsTerms'], `actualizare: ${formatLongDate(facts.COINS_TERMS_UPDATED_ON)}`],
  ['last update', ['cookies'], `actualizare: ${formatLongDate(facts.COOKIES_UPDATED_ON)}`],
  ['last update', ['additionalAct'], formatLongDate(facts.ADDITIONAL_ACT_UPDATED_ON)],
  ['last update', ['accessibility'], formatLongDate(facts.ACCESSIBILITY_UPDATED_ON)],

  ['city', ['terms', 'coinsTerms'], `societate de software din ${facts.OPERATOR_CITY}, România`],
  [
    'courts',
    ['terms', 'coinsTerms', 'eula', 'additionalAct'],
    `instanțelor din ${facts.OPERATOR_CITY}`,
  ],
  ['governing law', ['terms', 'coinsTerms', 'eula', 'additionalAct'], 'de legea română'],
  ['hosting', ['terms', 'privacy', 'additionalAct'], 'găzduit în România'],
  ['languages', ['terms'], 'de resetare a parolei și de plată există și în limba engleză'],
  ['balancing test', ['privacy'], 'asupra lui nu prevalează interesele sau drepturile'],
  ['addresses of visitors', ['privacy'], 'nu ajunge în jurnalele programului'],
  ['deletion on request', ['terms', 'coinsTerms'], 'ștergerea contului'],
  ['support telephone', ['terms', 'coinsTerms', 'eula', 'privacy'], getSettings().supportPhone],
  ['support e-mail', ['terms', 'coinsTerms', 'eula', 'privacy'], getSettings().supportEmail],

  ['minimum age', ['terms'], `de la vârsta de ${words.minimumAge}`],
  ['minimum age', ['privacy'], `nu se adresează persoanelor sub ${words.minimumAge}`],
  ['minimum age', ['coinsTerms'], `vârsta de cel puțin ${words.minimumAge}`],
  ['minimum age', ['eula'], `Vârsta minimă este de ${words.minimumAge}`],
  [
    'data of children deleted',
    ['terms', 'privacy'],
    'fără un acord al părintelui care poate fi verificat',
  ],
  ['permission', ['terms'], `sub ${words.consentAge}, o puteți folosi numai cu permisiunea`],
  ['permission', ['eula'], `Sub ${words.consentAge} folosiți Aplicația numai cu permisiunea`],
  ['permission', ['privacy'], `și ${words.consentAge} este necesară permisiunea`],
  ['consent for coins', ['coinsTerms'], `Sub ${words.consentAge} este necesar consimțământul`],
  ['true registration data', ['terms', 'eula'], 'trebuie să fie adevărate'],

  ['free trial', ['terms'], `perioadă de probă gratuită de ${words.trial}`],
  ['free trial', ['eula'], `${words.trial} de probă gratuită`],
  ['subscription', ['terms'], `Abonament plătit este de ${words.subscription}`],
  ['subscription', ['eula'], `perioade de ${words.subscription}, se reînnoiește lunar`],
  ['monthly renewal', ['terms'], 'se reînnoiește lunar'],
  ['cancellation', ['terms'], 'Anularea produce efecte la sfârșitul perioadei deja plătite'],
  ['cancellation', ['eula'], 'anularea produce efecte la sfârșitul perioadei plătite'],
  ['cards', ['terms', 'eula'], `carduri ${words.cards}`],
  ['cards online only', ['eula'], 'la plata online acceptăm carduri'],
  ['currency', ['terms'], `toate plățile se fac în ${facts.CURRENCY}`],
  ['card data', ['terms'], 'serverele noastre nu primesc și nu păstrează numărul cardului'],
  ['card data', ['privacy'], 'datele cardului ajung numai la procesatorul de plăți'],
  ['payment attempts', ['terms'], `nici după ${words.paymentAttempts}`],
  ['no cancelling after payment', ['terms'], 'După plată, Comanda nu mai poate fi anulată'],
  ['no cancelling after payment', ['eula'], 'După plată, o comandă nu mai poate fi anulată'],
  ['no new registration', ['terms', 'eula', 'coinsTerms'], 'sub niciun nume'],
  ['store operators', ['terms'], 'nu sunt parte la acești termeni și nici la licență'],
  ['store operators', ['eula'], 'Operatorii magazinelor nu sunt parte la licență'],
  ['roles of staff', ['eula'], 'manager, ospătar și contabil'],
  ['roles of staff', ['privacy', 'additionalAct'], 'manager, ospătar, contabil'],
  ['controller', ['additionalAct'], 'Este operator al datelor pe care le introduce'],
  ['processor', ['additionalAct'], 'Este persoană împuternicită de operator'],
  ['sub-processors', ['additionalAct'], 'autorizare generală pentru folosirea subîmputerniciților'],
  ['data subjects', ['additionalAct'], 'Angajații și colaboratorii Clientului'],
  ['data subjects', ['additionalAct'], 'Clienții persoane fizice ai Clientului'],
  ['data subjects', ['additionalAct'], 'Persoanele de contact ale clienților'],
  [
    'personal data',
    ['privacy'],
    'nume și prenume, nume de utilizator, imagine de profil (opțional)',
  ],
  ['personal data', ['privacy'], 'adresa de e-mail, numărul de telefon'],
  ['personal data', ['privacy'], 'funcția, rolul pe platformă'],
  ['personal data', ['additionalAct'], 'fotografie sau imagine de profil'],
  ['profile picture', ['terms'], 'Puteți adăuga în cont o imagine de profil'],
  ['parties', ['eula'], 'între Licențiator și Utilizatorul final sau Cumpărător'],
  ['marketplace apps', ['terms', 'privacy', 'eula', 'additionalAct'], 'la datele de care a'],

  ['reservation', ['terms'], `în ${words.reservationSteps}`],
  ['event', ['terms'], `evenimentul din ${words.eventDate}`],
  ['advertised numbers', ['terms'], `${words.claimedRestaurants} și ${words.claimedProducts}`],
  ['list size', ['terms'], `cel mult ${words.restaurantsPerPage}`],
  ['ranking', ['terms'], 'în ordinea în care o trimite serviciul de date'],
  ['ranking', ['terms'], `pagina principală arată cel mult ${words.homeRestaurants}`],
  ['clock', ['terms'], `în format de ${words.dayHours}`],
  [
    'delivery',
    ['terms'],
    `în ${facts.OPERATOR_CITY} și în afara orașului, inclusiv în zona industrială`,
  ],

  ['coins earned', ['terms', 'coinsTerms'], `${words.coinsPerRon} cheltuit`],
  ['coins earned on products', ['coinsTerms'], 'din valoarea produselor unei comenzi finalizate'],
  ['no coins for delivery', ['coinsTerms'], 'taxa de livrare;'],
  ['no coins for other fees', ['coinsTerms'], 'alte taxe și costuri suplimentare;'],
  ['no coins for cancelled orders', ['coinsTerms'], 'comenzile anulate;'],
  ['no coins for returned orders', ['coinsTerms'], 'comenzile sau produsele returnate.'],
  ['no dispute or return', ['coinsTerms'], 'dacă pentru ea nu există o dispută sau un retur'],
  ['coin value', ['terms', 'coinsTerms'], `valorează ${words.coinValue}`],
  [
    'coins credited',
    ['terms', 'coinsTerms'],
    `în cel mult ${words.coinsCredited} de la finalizarea`,
  ],
  ['coins expire', ['terms', 'coinsTerms'], `după ${words.coinsExpiry} consecutive fără o`],
  ['coins expire', ['terms', 'coinsTerms'], 'fără notificare prealabilă'],
  ['coins grace', ['terms', 'coinsTerms'], `perioadă de grație de ${words.coinsGrace}`],
  ['coins liability', ['terms', 'coinsTerms'], `la ${words.coinValue} `],
  ['coins example', ['coinsTerms'], `o reducere de ${formatAmount(80 * facts.COIN_VALUE_RON)}`],

  ['time to answer', ['privacy', 'terms'], `prelungit cu ${words.privacyExtension}`],
  ['time to answer', ['privacy'], `în cel mult ${words.privacyAnswer} de la primire`],
  ['time to answer', ['terms'], `cererilor privind datele ${words.withinPrivacyAnswer}`],
  ['breach', ['additionalAct', 'privacy'], `în cel mult ${words.breachNotice}`],
  [
    'help with requests',
    ['additionalAct'],
    `în cel mult ${words.dataSubjectRequest} de la solicitare, termen care poate fi prelungit`,
  ],
  [
    'breach to the authority',
    ['privacy'],
    `autoritatea de supraveghere în cel mult ${words.authorityBreachNotice} de la momentul`,
  ],
  [
    'breach to the authority',
    ['additionalAct'],
    `autoritatea de supraveghere în termenul de ${words.authorityBreachNotice}`,
  ],

  ['liability cap', ['eula', 'terms'], `în ultimele ${words.liabilityCap}`],
  ['defects', ['eula'], `în termen de ${words.defectReport} de la descoperire`],
  ['defects', ['terms'], `în ${words.defectReport} de la descoperire`],
  ['professional claims', ['eula', 'terms'], `se sting după ${words.professionalClaim}`],

  ['withdrawal', ['terms'], `dreptul legal de retragere în termen de ${words.withdrawal}`],
  [
    'restricted capacity',
    ['terms'],
    `Pentru persoanele sub ${words.restrictedCapacityAge}, Comenzile`,
  ],
  [
    'consent given online',
    ['privacy'],
    `cei sub ${words.digitalConsentAge} consimțământul este dat`,
  ],
  ['notice to restaurants', ['terms'], `cu cel puțin ${words.businessTermsNotice} înainte`],
  ['notice to restaurants', ['terms'], `preaviz de cel puțin ${words.businessClosureNotice}`],
];

const rows = statements.flatMap(([fact, documents, text]) =>
  documents.map((document) => [fact, document, text] as const),
);

describe('the facts that the documents state', () => {
  it.each(rows)('%s: %s states „%s”', (_, document, text) => {
    expect(readText(document)).toContain(text);
  });
});
