import { routes } from '@/lib/addresses/routes';
import { formatShortPrice, formatPrice } from '@/lib/restaurant/price';
import { definitions, formatCompany, list, numberSections, paragraph, prose } from './block.ts';
import type { LegalContext, LegalDocument } from './block.ts';
import { coins, factWords } from './facts.ts';
import {
  COIN_VALUE_RON,
  COINS_PER_RON,
  COINS_TERMS_UPDATED_ON,
  CURRENCY,
  OPERATOR_CITY,
} from '../business-facts.ts';
import { emailLink, legalLinks, phoneLink, sectionLink } from './legal-links.ts';

const EXAMPLE_PRODUCTS_RON = 80;
const EXAMPLE_DELIVERY_RON = 15;
const EXAMPLE_COINS = EXAMPLE_PRODUCTS_RON * COINS_PER_RON;

/** 12 sections (requirement G-2). */
export function coinsTermsText(context: LegalContext): LegalDocument {
  const { brandName } = context;
  return {
    path: routes.coinsTerms(),
    title: 'Regulamentul programului de monede',
    description: `Cum obțineți și folosiți monedele virtuale ${brandName}: acordare, valoare, expirare, comenzi anulate, încetarea programului și răspundere.`,
    lastUpdated: COINS_TERMS_UPDATED_ON,
    introduction: [
      paragraph(
        `Programul de monede răsplătește comenzile făcute din cont în aplicația ${brandName}. Acest document cuprinde regulile lui complete.`,
      ),
    ],
    sections: numberSections([
      {
        id: 'organizatorul',
        title: 'Organizatorul programului',
        blocks: [
          paragraph(
            `Programul este organizat de ${formatCompany(context)}, societate de software din ${OPERATOR_CITY}, România, denumită în continuare „Organizatorul”.`,
          ),
          paragraph(
            prose`Regulile de aici completează ${legalLinks.terms}. Pentru ceea ce nu este reglementat aici se aplică acel document.`,
          ),
        ],
      },
      {
        id: 'definitii',
        title: 'Definiții',
        blocks: [
          definitions([
            {
              term: 'Moneda',
              meaning:
                'unitate virtuală de fidelitate, înregistrată în cont, care poate fi folosită ca reducere la o comandă. Nu este bani, monedă electronică sau criptoactiv și nu poartă dobândă.',
            },
            {
              term: 'Participantul',
              meaning:
                'utilizatorul înregistrat care îndeplinește condițiile din secțiunea următoare.',
            },
            {
              term: 'Comanda finalizată',
              meaning:
                'comanda plătită și livrată, ridicată sau servită, care nu a fost anulată și nici returnată.',
            },
            {
              term: 'Valoarea produselor',
              meaning:
                'prețul produselor din comandă, fără taxa de livrare și fără alte taxe suplimentare.',
            },
          ]),
        ],
      },
      {
        id: 'participarea',
        title: 'Cine poate participa',
        blocks: [
          paragraph(
            `Poate participa orice utilizator înregistrat, persoană fizică, cu vârsta de cel puțin ${factWords.minimumAge}. Sub ${factWords.consentAge} este necesar consimțământul unui părinte sau al tutorelui, pe care Organizatorul îl poate verifica.`,
          ),
          paragraph(
            'Participarea este gratuită și voluntară. Fiecare participant folosește un singur cont. Vizitatorii fără cont nu obțin monede.',
          ),
        ],
      },
      {
        id: 'obtinerea-monedelor',
        title: 'Cum se obțin monedele',
        blocks: [
          paragraph(
            `Primiți ${factWords.coinsPerRon} cheltuit din valoarea produselor unei comenzi finalizate, făcute din contul dumneavoastră.`,
          ),
          paragraph('Nu se acordă monede pentru:'),
          list([
            'taxa de livrare;',
            'alte taxe și costuri suplimentare;',
            'comenzile anulate;',
            'comenzile sau produsele returnate.',
          ]),
          paragraph(
            `Exemplu: la o comandă cu produse de ${formatPrice(EXAMPLE_PRODUCTS_RON)} și livrare de ${formatPrice(EXAMPLE_DELIVERY_RON)} primiți ${coins(EXAMPLE_COINS)}, numai pentru produse.`,
          ),
        ],
      },
      {
        id: 'acordarea-monedelor',
        title: 'Când se acordă monedele',
        blocks: [
          paragraph(
            `Monedele apar în cont în cel mult ${factWords.coinsCredited} de la finalizarea comenzii, dacă pentru ea nu există o dispută sau un retur.`,
          ),
          paragraph(
            'Dacă există o dispută sau un retur, monedele se acordă după rezolvare, numai pentru produsele păstrate și plătite. Soldul și istoricul se văd în aplicație.',
          ),
        ],
      },
      {
        id: 'valoarea-si-folosirea',
        title: 'Valoarea și folosirea monedelor',
        blocks: [
          paragraph(
            `La folosire, ${coins(1)} valorează ${factWords.coinValue}. Exemplu: ${coins(EXAMPLE_COINS)} înseamnă o reducere de ${formatShortPrice(EXAMPLE_COINS * COIN_VALUE_RON)}.`,
          ),
          paragraph(
            `Monedele se folosesc numai în aplicație, din contul în care au fost acordate, ca reducere la plata unei comenzi. Nu se schimbă în bani, nu se vând, nu se transferă, nu se moștenesc și nu se cumulează între conturi. Diferența de plată se achită în ${CURRENCY}.`,
          ),
        ],
      },
      {
        id: 'expirarea-monedelor',
        title: 'Expirarea monedelor',
        blocks: [
          paragraph(
            `Toate monedele din cont expiră după ${factWords.coinsExpiry} consecutive fără o comandă finalizată. La fiecare comandă finalizată, termenul începe din nou.`,
          ),
          paragraph(
            'Expirarea se produce automat, fără notificare prealabilă. Monedele expirate nu se pun înapoi în cont și nu dau dreptul la despăgubiri.',
          ),
        ],
      },
      {
        id: 'comenzi-anulate-si-returnate',
        title: 'Comenzi anulate, returnate sau contestate',
        blocks: [
          paragraph(
            'Monedele acordate pentru o comandă care este ulterior anulată, returnată sau rambursată se retrag, în proporția produselor în cauză. Monedele pe care le-ați folosit la o astfel de comandă vi se pun înapoi în cont, dacă nu au expirat între timp.',
          ),
          paragraph(
            prose`Dacă soldul este greșit, anunțați-ne la ${emailLink(context)} sau ${phoneLink(context)}, cu numărul comenzii; verificăm și corectăm.`,
          ),
        ],
      },
      {
        id: 'folosirea-abuziva',
        title: 'Folosirea abuzivă și închiderea contului',
        blocks: [
          paragraph(
            'Organizatorul poate anula monedele obținute prin fraudă, comenzi fictive, conturi multiple, erori tehnice evidente sau încălcarea acestor reguli și poate suspenda participarea. Decizia este motivată, iar participantul o poate contesta.',
          ),
          paragraph(
            prose`La închiderea contului, monedele se pierd, oricine ar fi cerut închiderea. Contul închis sau suspendat de Organizator nu poate fi înregistrat din nou, sub niciun nume. Cum puteți cere ștergerea contului aflați din secțiunea ${legalLinks.accountDeletion} din ${legalLinks.privacy}.`,
          ),
        ],
      },
      {
        id: 'modificarea-si-incetarea',
        title: 'Modificarea și încetarea programului',
        blocks: [
          paragraph(
            'Organizatorul poate modifica regulile pentru viitor, cu publicarea versiunii noi pe această pagină și cu o informare în aplicație. Monedele deja acordate nu își pierd valoarea printr-o modificare.',
          ),
          paragraph(
            `Dacă programul încetează, participanții sunt anunțați și au o perioadă de grație de ${factWords.coinsGrace} în care pot folosi monedele acumulate. În această perioadă nu se mai acordă monede noi, iar la sfârșitul ei monedele nefolosite se anulează.`,
          ),
        ],
      },
      {
        id: 'raspunderea',
        title: 'Răspunderea',
        blocks: [
          paragraph(
            `Răspunderea totală a Organizatorului față de un participant, în legătură cu programul, este limitată la valoarea monedelor acumulate în contul lui, calculată la ${factWords.coinValue} pentru fiecare monedă.`,
          ),
          paragraph(
            'Limita nu se aplică acolo unde legea nu permite limitarea răspunderii, în special pentru intenție și culpă gravă, și nu restrânge drepturile legale ale consumatorilor privind produsele comandate.',
          ),
        ],
      },
      {
        id: 'date-lege-si-contact',
        title: 'Date personale, legea aplicabilă și contact',
        blocks: [
          paragraph(
            prose`Pentru program prelucrăm datele contului, valoarea comenzilor, soldul și istoricul monedelor, așa cum arată ${legalLinks.privacy}.`,
          ),
          paragraph(
            prose`Programul este guvernat de legea română. Neînțelegerile se rezolvă întâi pe cale amiabilă; consumatorii se pot adresa ANPC (${legalLinks.consumerAuthority}) și ANPC-SAL (${legalLinks.disputeResolution}), iar litigiile sunt de competența instanțelor din ${OPERATOR_CITY}, fără a înlătura dreptul consumatorului de a alege instanța de la domiciliul său. ${sectionLink('organizatorul', 'Organizatorul')} vă stă la dispoziție la ${phoneLink(context)} și ${emailLink(context)}.`,
          ),
        ],
      },
    ]),
  };
}
