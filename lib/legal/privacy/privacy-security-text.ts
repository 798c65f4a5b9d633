import { paragraph, prose } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { factWords } from '../fact-words.ts';
import { legalLinks, sectionLink } from '../legal-links.ts';
import { laws } from '../laws.ts';

/**
 * Two sections. The first is on data security, the second on cookies, the advertising pixel and web
 * vitals.
 */
export function privacySecurityText(): readonly LegalSection[] {
  return [
    {
      id: 'securitate',
      title: 'Securitatea datelor și incidentele',
      blocks: [
        paragraph(
          'Folosim conexiuni criptate, acces limitat după rol, linkuri personale pentru activare și resetare, jurnale fără parole și fără date de card, copii de rezervă și actualizări periodice. Parolele nu sunt păstrate în clar.',
        ),
        paragraph(
          'Când browserul blochează pe o pagină publică un conținut pe care site-ul nu îl permite, el ne trimite un raport. Păstrăm din raport numai felul paginii, regula încălcată și originea conținutului blocat, adică protocolul și domeniul lui.',
        ),
        paragraph(
          `Dacă apare un incident care prezintă un risc pentru drepturile dumneavoastră, anunțăm autoritatea de supraveghere în cel mult ${factWords.authorityBreachNotice} de la momentul în care aflăm, iar dacă riscul este ridicat vă anunțăm și pe dumneavoastră. Când suntem persoană împuternicită, îl notificăm pe clientul profesionist în cel mult ${factWords.breachNotice}.`,
        ),
      ],
    },
    {
      id: 'cookies-si-pixel',
      title: 'Cookie-uri, stocare locală și pixelul de reclame',
      blocks: [
        paragraph(
          prose`Tehnologiile de stocare sunt descrise în ${legalLinks.cookies}. Cele care nu sunt strict necesare se folosesc numai cu acordul dumneavoastră, potrivit art. 4 din ${laws.electronicPrivacy.name}. Acceptarea și refuzul sunt la fel de simple, iar alegerea poate fi schimbată oricând, pentru acest site pe pagina politicii. Semnalul Global Privacy Control al browserului este tratat ca refuz.`,
        ),
        paragraph(
          'Pixelul, dacă este activ, anunță printr-o cerere de imagine numai că ați văzut o pagină publică a site-ului și felul ei, fără numele restaurantului, fără masă și fără parametrii adresei. Rețeaua socială primește, ca la orice cerere, și adresa IP și datele browserului. Pixelul nu se încarcă niciodată pe paginile de resetare a parolei, de activare, de plată sau de factură și nici în interiorul aplicației.',
        ),
        paragraph(
          prose`Măsurarea vitezei, dacă este activă, trimite acestui site, pentru o parte din vizite, numai felul paginii publice și valorile măsurate. Nu folosește niciun identificator, nu păstrează nimic în browser și nu are loc pe paginile de resetare a parolei, de activare, de plată sau de factură. Semnalele Global Privacy Control și Do Not Track și refuzul pixelului o opresc. Detaliile sunt în ${legalLinks.cookies}.`,
        ),
        paragraph(
          prose`Drepturile privind aceste date sunt cele din secțiunea ${sectionLink('drepturile', 'Drepturile dumneavoastră')}.`,
        ),
      ],
    },
  ];
}
