import { routes } from '@/lib/addresses/routes';
import { PIXEL_NETWORK } from '@/lib/page-view';
import { STORAGE_KEYS } from '../browser/storage.ts';
import { list, paragraph, prose, table } from './block.ts';
import type { LegalBlock, LegalContext, LegalDocument, LegalSection } from './block.ts';
import { laws, minutes } from './facts.ts';
import { COOKIES_UPDATED_ON } from '../business-facts.ts';
import { emailLink, legalLinks } from './legal-links.ts';
import { offlineOptions } from '../offline/offline-rules.ts';

function cookieTable(id: string, caption: string, entries: readonly CookieEntry[]): LegalBlock {
  return table({
    id,
    caption,
    columns: ['Cookie', 'Categorie', 'Tip', 'Scop', 'Necesar', 'Durată', 'Domeniul sursă'],
    rows: entries.map((entry) => [
      entry.name,
      entry.category,
      'sesiune',
      entry.purpose,
      entry.isRequired ? 'da' : 'nu',
      `${minutes(entry.exampleMinutes)} (valoare exemplu)`,
      entry.sourceDomain,
    ]),
  });
}

/** The last section's id. On a site with a pixel id, `ConsentSettings` follows this section. */
const CONSENT_ID = 'alegerea-dumneavoastra';

export function cookiesText(context: LegalContext): LegalDocument {
  const { brandName, metaPixelId } = context;
  const hasPixel = metaPixelId !== undefined;
  return {
    path: routes.cookies(),
    title: 'Politica de cookie-uri',
    description: `Ce cookie-uri folosesc serviciile ${brandName}, ce păstrează site-ul în browser și cum vă schimbați alegerea.`,
    lastUpdated: COOKIES_UPDATED_ON,
    introduction: [
      paragraph(
        prose`Un cookie este un fișier mic pe care un site îl păstrează în browser. Mai jos găsiți inventarul serviciilor ${brandName} și, separat, ce păstrează chiar acest site public. Baza legală este art. 4 din ${laws.electronicPrivacy.name}; datele sunt tratate așa cum arată ${legalLinks.privacy}.`,
      ),
    ],
    sections: [
      {
        id: 'cookie-uri-proprii',
        title: 'Cookie-uri proprii',
        blocks: [
          paragraph(
            'Aceste cookie-uri sunt folosite de panoul de administrare și de serviciile lui, după deschiderea panoului. Paginile acestui site public nu le creează. Cele care nu sunt necesare se creează numai cu acordul dumneavoastră.',
          ),
          cookieTable('tabel-cookie-uri-proprii', 'Cookie-uri proprii', firstPartyCookies(context)),
        ],
      },
      {
        id: 'cookie-uri-terte',
        title: 'Cookie-uri ale terților',
        blocks: [
          paragraph(
            'Aceste cookie-uri aparțin furnizorului de chat și de analiză folosit în panou. Paginile acestui site public nu le creează. Cele care nu sunt necesare se creează numai cu acordul dumneavoastră.',
          ),
          cookieTable('tabel-cookie-uri-terte', 'Cookie-uri ale terților', THIRD_PARTY_COOKIES),
          paragraph(
            'Duratele sunt exprimate în minute. Valorile și domeniile marcate ca exemplu se înlocuiesc cu cele ale configurației reale a serviciului.',
          ),
        ],
      },
      {
        id: 'ce-pastreaza-site-ul',
        title: 'Ce păstrează acest site',
        blocks: [
          paragraph(
            'Acest site public nu creează cookie-uri. În stocarea browserului păstrează numai:',
          ),
          table({
            id: 'tabel-stocare',
            caption: 'Stocarea din browser',
            columns: ['Nume', 'Unde', 'Scop', 'Necesar', 'Cât timp'],
            rows: [
              [
                STORAGE_KEYS.paymentUserId,
                'stocare locală (localStorage)',
                'identificatorul de utilizator din adresa plății, ca să puteți încerca plata din nou',
                'da, numai pe paginile de plată',
                'până la plata următoare, care îl înlocuiește sau îl șterge, ori până când ștergeți datele site-ului din browser',
              ],
              [
                STORAGE_KEYS.paymentForm,
                'stocarea sesiunii (sessionStorage)',
                'formularul de plată pregătit pentru bancă, identificatorul de utilizator și ora, ca pagina să poată fi reîncărcată; datele de card pe care le scrieți nu se păstrează',
                'da, numai pe paginile de plată',
                'până este folosit sau înlocuit de altul ori până închideți fila',
              ],
              [
                STORAGE_KEYS.paymentAmount,
                'stocarea sesiunii (sessionStorage)',
                'numărul comenzii și suma trimise la bancă, ca să le vedeți și pe pagina cu rezultatul plății',
                'da, numai pe paginile de plată',
                'până la plata următoare, până vă întoarceți la coș sau până închideți fila',
              ],
              [
                STORAGE_KEYS.failedAttempts,
                'stocarea sesiunii (sessionStorage)',
                'numărul comenzii și de câte ori confirmarea ei nu a reușit, ca să vă îndrumăm la timp către asistență',
                'da, numai pe pagina cu rezultatul plății',
                'cel mult până când pagina primește confirmarea comenzii sau până închideți fila',
              ],
              [
                STORAGE_KEYS.consent,
                'stocare locală (localStorage)',
                'alegerea privind pixelul de reclame, dacă acesta este activ: acceptat sau refuzat',
                'da, pentru a vă respecta alegerea',
                'până o schimbați pe această pagină sau ștergeți datele site-ului din browser',
              ],
              [
                STORAGE_KEYS.menuView,
                'stocare locală (localStorage)',
                'faptul că ați ales să vedeți meniurile ca listă compactă',
                'nu, se creează numai când alegeți lista',
                'până reveniți la vederea obișnuită sau ștergeți datele site-ului din browser',
              ],
              [
                STORAGE_KEYS.waiterList,
                'stocare locală (localStorage)',
                'produsele de pe lista pentru ospătar: restaurantul, numele, prețul și numărul de porții; nu se trimit nicăieri',
                'nu, se creează numai când adăugați un produs pe listă',
                'până le scoateți din listă, până le înlocuiesc cele din alte meniuri sau până ștergeți datele site-ului din browser',
              ],
            ],
          }),
          paragraph(offlineText(context)),
          paragraph(
            'În istoricul filei, site-ul notează lângă adresa unei pagini ce s-a întâmplat pe ea sau ce are de arătat, de exemplu că fereastra de la deschiderea meniului a fost arătată, că un produs a fost deschis din meniu, că v-ați întors la o plată, care a fost răspunsul la activarea contului sau că pagina principală are de confirmat o parolă schimbată. Notele rămân în browser, nu se trimit nicăieri și se pierd cel târziu odată cu istoricul filei.',
          ),
          paragraph(
            'Dacă browserul blochează stocarea, site-ul funcționează în continuare, dar nu ține minte aceste date după ce părăsiți pagina: dacă banca refuză plata, o reluați din coșul aplicației.',
          ),
        ],
      },
      {
        id: 'pixelul-de-reclame',
        title: 'Pixelul de reclame',
        blocks: [
          paragraph(
            hasPixel
              ? `Site-ul folosește, numai cu acordul dumneavoastră, pixelul rețelei sociale ${PIXEL_NETWORK}, ca să măsoare câte vizite aduc reclamele:`
              : `Site-ul poate folosi pixelul rețelei sociale ${PIXEL_NETWORK}, ca să măsoare câte vizite aduc reclamele. Acum pixelul nu este activ: nu vă întrebăm nimic și nu se trimite nimic. Când este activ:`,
          ),
          list([
            'după ce acceptați, o vizualizare a unei pagini publice trimite cel mult o cerere de imagine la fiecare acceptare; programul rețelei sociale nu se încarcă;',
            'cererea cuprinde identificatorul pixelului, adresa de bază a site-ului și felul paginii, de exemplu „meniul unui restaurant”, fără numele restaurantului, fără masă și fără parametrii adresei;',
            'rețeaua socială primește, ca la orice cerere, adresa IP și datele browserului și poate citi sau crea propriile ei cookie-uri în browserul dumneavoastră;',
            'nu se trimite nimic de pe paginile de resetare a parolei, de activare, de plată și de factură și nici din aplicații, indiferent de alegere;',
            'semnalul Global Privacy Control al browserului înseamnă refuz.',
          ]),
        ],
      },
      speedText(context),
      {
        id: 'controlul-din-browser',
        title: 'Controlul din browser',
        blocks: [
          paragraph(
            'Din setările browserului puteți vedea, șterge și bloca oricând cookie-urile și datele site-urilor. Blocarea cookie-urilor strict necesare împiedică autentificarea în panou.',
          ),
          paragraph(prose`Pentru întrebări scrieți la ${emailLink(context)}.`),
        ],
      },
      {
        id: CONSENT_ID,
        title: 'Alegerea dumneavoastră',
        blocks: [
          paragraph(
            hasPixel
              ? 'Puteți accepta sau refuza pixelul la fel de ușor și vă puteți răzgândi oricând pe această pagină. Refuzul privește și măsurarea vitezei și nu limitează nicio funcție a site-ului.'
              : 'Pixelul nu este activ, așa că acum nu aveți nimic de ales aici. Când este activ, îl puteți accepta sau refuza la fel de ușor și vă puteți răzgândi oricând pe această pagină. Refuzul nu limitează nicio funcție a site-ului.',
          ),
        ],
      },
    ],
  };
}

/** A row in one of the two tables of cookies in the cookie policy (requirement G-5). */
type CookieEntry = {
  readonly name: string;
  readonly category: string;
  readonly purpose: string;
  readonly isRequired: boolean;
  /** An example, because the real duration is not known. The tables mark it as an example. */
  readonly exampleMinutes: number;
  readonly sourceDomain: string;
};

const SESSION_MINUTES = 120;
const ANALYTICS_MINUTES = 30;
const CHAT_MINUTES = 30;
/** A domain reserved for examples, because the requirements do not name the third party. */
const CHAT_DOMAIN = 'chat.example (domeniu exemplu)';

/** The partner panel and its services set these cookies. The public pages do not set them. */
function firstPartyCookies({ partnerPanelUrl }: LegalContext): readonly CookieEntry[] {
  const panelHost = new URL(partnerPanelUrl).hostname;
  return [
    {
      name: 'Jetonul de sesiune',
      category: 'strict necesar',
      purpose: 'păstrează autentificarea pe durata sesiunii',
      isRequired: true,
      exampleMinutes: SESSION_MINUTES,
      sourceDomain: panelHost,
    },
    {
      name: 'Jetonul anti-falsificare (CSRF)',
      category: 'securitate',
      purpose: 'verifică dacă un formular a fost trimis chiar din paginile platformei',
      isRequired: true,
      exampleMinutes: SESSION_MINUTES,
      sourceDomain: panelHost,
    },
    {
      name: 'Analiza paginilor: identificatorul vizitei',
      category: 'analiză',
      purpose: 'leagă între ele paginile văzute în aceeași vizită',
      isRequired: false,
      exampleMinutes: ANALYTICS_MINUTES,
      sourceDomain: panelHost,
    },
    {
      name: 'Analiza paginilor: starea vizitei',
      category: 'analiză',
      purpose: 'numără paginile văzute și ține minte începutul vizitei',
      isRequired: false,
      exampleMinutes: ANALYTICS_MINUTES,
      sourceDomain: panelHost,
    },
    {
      name: 'Afinitatea distribuitorului de trafic',
      category: 'strict necesar',
      purpose: 'trimite cererile aceleiași sesiuni către același server',
      isRequired: true,
      exampleMinutes: SESSION_MINUTES,
      sourceDomain: panelHost,
    },
  ];
}

const THIRD_PARTY_COOKIES: readonly CookieEntry[] = [
  {
    name: 'Sesiunea de chat',
    category: 'chat',
    purpose: 'păstrează conversația cu asistența când treceți la altă pagină',
    isRequired: false,
    exampleMinutes: CHAT_MINUTES,
    sourceDomain: CHAT_DOMAIN,
  },
  {
    name: 'Sesiunea de analiză a furnizorului de chat',
    category: 'analiză',
    purpose: 'măsoară folosirea chatului în timpul unei vizite',
    isRequired: false,
    exampleMinutes: CHAT_MINUTES,
    sourceDomain: CHAT_DOMAIN,
  },
];

const { limits } = offlineOptions;

/** Says whether the service worker keeps pages and, if it does, which pages. */
function offlineText({ offlineMenus }: LegalContext): string {
  return offlineMenus === 'on'
    ? `Pentru momentele fără semnal, browserul păstrează în memoria lui (Cache Storage) ultimele pagini de restaurant și de meniu pe care le-ați deschis, cel mult ${limits.pages}, cu fișierele de care au nevoie. Paginile de cont, de plată și de factură nu se păstrează niciodată. Copiile nu sunt necesare pentru folosirea site-ului, rămân în browser și sunt înlocuite de cele mai noi; le puteți șterge oricând odată cu datele site-ului.`
    : 'Site-ul nu păstrează pagini pentru momentele fără semnal; pe cele păstrate mai demult, browserul le șterge la următoarea vizită.';
}

/** The section about the values that `lib/reports/vitals-beacon.ts` sends. */
function speedText({ vitalsSamplePercent }: LegalContext): LegalSection {
  return {
    id: 'masurarea-vitezei',
    title: 'Măsurarea vitezei',
    blocks: [
      paragraph(
        vitalsSamplePercent > 0
          ? `Site-ul măsoară viteza a cel mult ${vitalsSamplePercent}% dintre vizitele pe paginile publice, alese la întâmplare, ca să aflăm care pagini se încarcă greu:`
          : 'Site-ul poate măsura viteza unei părți din vizitele pe paginile publice, ca să aflăm care pagini se încarcă greu. Acum măsurarea nu este activă: nu se măsoară și nu se trimite nimic. Când este activă:',
      ),
      list([
        'când ascundeți sau părăsiți pagina, browserul trimite acestui site felul ei, de exemplu „meniul unui restaurant”, și valorile măsurate: timpul până la primul răspuns, până la primul conținut și până la cel mai mare element, timpul de reacție la atingeri și cât s-a deplasat conținutul;',
        'nu se trimit numele restaurantului, masa, parametrii adresei și niciun identificator; adresa IP și datele browserului, pe care le cuprinde orice cerere, nu se păstrează;',
        'nu se păstrează nimic în browser, iar valorile sunt adunate imediat în statistici, în care nicio vizită nu mai poate fi recunoscută;',
        'nu se măsoară nimic pe paginile de resetare a parolei, de activare, de plată și de factură și nici în meniurile deschise din aplicații;',
        'nu se trimite nimic dacă browserul transmite semnalul Global Privacy Control sau Do Not Track ori dacă ați refuzat pixelul de reclame.',
      ]),
    ],
  };
}
