import { PIXEL_NETWORK } from '@/lib/security/third-parties';
import { list, paragraph } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { laws } from '../laws.ts';

/** Three sections: recipients, marketplace apps, transfers out of the European Economic Area. */
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
  ];
}
