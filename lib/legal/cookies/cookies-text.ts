import { routes } from '@/lib/routes';
import { list, paragraph, prose, table } from '../block.ts';
import type { LegalBlock, LegalDocument } from '../block.ts';
import { minutes } from '../fact-words.ts';
import { COOKIES_UPDATED_ON } from '../facts.ts';
import { laws } from '../laws.ts';
import type { LegalContext } from '../legal-context.ts';
import { emailLink, legalLinks } from '../legal-links.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { firstPartyCookies, THIRD_PARTY_COOKIES } from './cookie-inventory.ts';
import type { CookieEntry } from './cookie-inventory.ts';

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

/** The section where the visitor's choice is shown and changed; the page puts the control after it. */
const CONSENT_ID = 'alegerea-dumneavoastra';

export function cookiesText(context: LegalContext): LegalDocument {
  const { brandName } = context;
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
            'Aceste cookie-uri sunt folosite de panoul de administrare și de serviciile lui, după deschiderea panoului. Paginile acestui site public nu le creează.',
          ),
          cookieTable('tabel-cookie-uri-proprii', 'Cookie-uri proprii', firstPartyCookies(context)),
        ],
      },
      {
        id: 'cookie-uri-terte',
        title: 'Cookie-uri ale terților',
        blocks: [
          paragraph(
            'Aceste cookie-uri aparțin furnizorului de chat și de analiză folosit în panou. Cele care nu sunt necesare se creează numai cu acordul dumneavoastră.',
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
          paragraph('Acest site public nu creează cookie-uri. În browser păstrează numai:'),
          table({
            id: 'tabel-stocare',
            caption: 'Stocarea din browser',
            columns: ['Nume', 'Unde', 'Scop', 'Necesar', 'Cât timp'],
            rows: [
              [
                STORAGE_KEYS.paymentUserId,
                'stocare locală (localStorage)',
                'identificatorul de utilizator primit la începutul plății, ca să puteți încerca plata din nou',
                'da, numai pe paginile de plată',
                'până la plata următoare, care îl înlocuiește sau îl șterge, ori până când ștergeți datele site-ului din browser',
              ],
              [
                STORAGE_KEYS.paymentForm,
                'stocarea sesiunii (sessionStorage)',
                'formularul de plată, ca pagina să poată fi reîncărcată',
                'da, numai pe paginile de plată',
                'până este folosit sau până închideți fila',
              ],
              [
                STORAGE_KEYS.failedAttempts,
                'stocarea sesiunii (sessionStorage)',
                'numărul comenzii și de câte ori confirmarea ei nu a reușit, ca să vă îndrumăm la timp către asistență',
                'da, numai pe pagina cu rezultatul plății',
                'până când comanda este confirmată sau până închideți fila',
              ],
              [
                STORAGE_KEYS.consent,
                'stocare locală (localStorage)',
                'alegerea privind pixelul de reclame: acceptat sau refuzat',
                'da, pentru a vă respecta alegerea',
                'până o schimbați pe această pagină sau ștergeți datele site-ului din browser',
              ],
            ],
          }),
          paragraph(
            'Dacă browserul blochează stocarea, site-ul funcționează în continuare; după o reîncărcare, plata se reia din aplicație.',
          ),
        ],
      },
      {
        id: 'pixelul-de-reclame',
        title: 'Pixelul de reclame',
        blocks: [
          paragraph(
            'Site-ul poate folosi pixelul unei rețele sociale pentru a măsura reclamele. Când nu este configurat un pixel, nu vă întrebăm nimic și nu se trimite nimic. Când este configurat:',
          ),
          list([
            'se trimite o singură cerere de imagine la vizualizarea unei pagini publice, numai după ce acceptați; programul rețelei sociale nu se încarcă;',
            'cererea cuprinde tipul paginii, nu adresa ei completă; rețeaua socială primește, ca la orice cerere, adresa IP și datele browserului și poate citi propriile ei cookie-uri din browserul dumneavoastră;',
            'nu se trimite nimic de pe paginile de resetare a parolei, activare, plată și factură și nici din aplicație, indiferent de alegere;',
            'semnalul Global Privacy Control al browserului înseamnă refuz.',
          ]),
        ],
      },
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
            'Puteți accepta sau refuza pixelul la fel de ușor și vă puteți răzgândi oricând pe această pagină. Refuzul nu limitează nicio funcție a site-ului.',
          ),
        ],
      },
    ],
  };
}
