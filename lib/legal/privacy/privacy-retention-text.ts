import { list } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { factWords } from '../fact-words.ts';

/** The section that says how long personal data are kept. */
export function privacyRetentionText(): readonly LegalSection[] {
  return [
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
  ];
}
