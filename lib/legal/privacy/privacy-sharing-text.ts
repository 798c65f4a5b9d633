import { PIXEL_NETWORK } from '@/lib/security/third-parties';
import { list, paragraph, prose } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { factWords } from '../fact-words.ts';
import { legalLinks, sectionLink } from '../legal-links.ts';
import { laws } from '../laws.ts';

/** Recipients, transfers, retention and security of the data. */
export function privacySharingText(): readonly LegalSection[] {
  return [
    {
      id: 'destinatari',
      title: 'Cui transmitem datele',
      blocks: [
        paragraph('Transmitem numai datele necesare fiecărui scop:'),
        list([
          'restaurantului la care comandați sau rezervați și curierului care livrează;',
          'procesatorului de plăți cu cardul și băncilor implicate în plată;',
          'furnizorilor de găzduire, de stocare și de transmitere a mesajelor, inclusiv celor de pe serverele cărora browserul dumneavoastră poate încărca fotografii și facturi;',
          'furnizorilor care preiau jurnalele tehnice și monitorizează funcționarea serviciului;',
          'furnizorului de chat și de analiză menționat în tabelul cookie-urilor terțe, unde acest serviciu este folosit;',
          `rețelei sociale ${PIXEL_NETWORK}, dacă pixelul ei de reclame este activ pe site și numai după consimțământul dumneavoastră;`,
          'contabililor, auditorilor și avocaților, care au obligația de confidențialitate;',
          'autorităților și instanțelor, când legea ne obligă.',
        ]),
        paragraph(
          'Operatorii magazinelor de aplicații prelucrează datele descărcării ca operatori separați, după propriile lor reguli. Când mergeți la un magazin de pe pagina unui restaurant, a meniului lui sau a unei mese, linkul poate cuprinde restaurantul și masa: la Google Play, ca aplicația să se deschidă la locul potrivit, iar la App Store numai ca să se numere de unde vin instalările. Nu vindem date cu caracter personal.',
        ),
      ],
    },
    {
      id: 'aplicatii-marketplace',
      title: 'Aplicații din marketplace',
      blocks: [
        paragraph(
          'Un client profesionist poate instala în contul său aplicații ale terților. O aplicație instalată poate primi acces la datele de care are nevoie pentru a funcționa. Clientul vede la instalare ce date sunt cerute, răspunde de alegerea sa ca operator și poate retrage accesul prin dezinstalare. Furnizorul aplicației prelucrează datele după propria politică.',
        ),
      ],
    },
    {
      id: 'transferuri',
      title: 'Transferuri în afara Spațiului Economic European',
      blocks: [
        paragraph(
          `Găzduim site-ul în România. Dacă un furnizor prelucrează date în afara Spațiului Economic European, transferul se face numai către o țară cu nivel de protecție recunoscut de Comisia Europeană sau în baza clauzelor contractuale standard din ${laws.transferClauses.name}, cu măsuri suplimentare când sunt necesare. Puteți cere o copie a garanțiilor.`,
        ),
      ],
    },
    {
      id: 'cat-timp-pastram',
      title: 'Cât timp păstrăm datele',
      blocks: [
        list([
          'datele contului: cât timp contul există;',
          'comenzile, plățile și rezervările: cât timp contul există și, după aceea, cât se pot formula pretenții în legătură cu ele, în termenele legale de prescripție;',
          'documentele financiare: pe durata cerută de legislația fiscală și contabilă;',
          `monedele: până la folosire, la expirarea lor după ${factWords.coinsExpiry} fără o comandă finalizată sau la închiderea contului;`,
          'solicitările către asistență: până la rezolvare și apoi în termenul de prescripție;',
          'jurnalele tehnice: numai cât este necesar pentru securitate și depanare, apoi se șterg;',
          'recenziile: cât timp contul există sau până când cereți ștergerea lor;',
          'datele folosite pe baza consimțământului: până la retragerea lui;',
          'mențiunea că un cont a fost închis sau suspendat de noi: cât este necesar pentru a împiedica o nouă înregistrare, în forma cea mai restrânsă.',
        ]),
      ],
    },
    {
      id: 'securitate',
      title: 'Securitatea datelor și incidentele',
      blocks: [
        paragraph(
          'Folosim conexiuni criptate, acces limitat după rol, linkuri personale pentru activare și resetare, jurnale fără parole și fără date de card, copii de rezervă și actualizări periodice. Parolele nu sunt păstrate în clar.',
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
          prose`Drepturile privind aceste date sunt cele din secțiunea ${sectionLink('drepturile', 'Drepturile dumneavoastră')}.`,
        ),
      ],
    },
  ];
}
