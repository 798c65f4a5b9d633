import { list, paragraph, prose } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { factWords } from '../fact-words.ts';
import { OPERATOR_CITY } from '../../business-facts.ts';
import { formatCompany } from '../legal-context.ts';
import type { LegalContext } from '../legal-context.ts';
import { emailLink, legalLinks, phoneLink } from '../legal-links.ts';
import { laws } from '../laws.ts';

/** Sections 9 to 15 of the licence agreement (EULA). */
export function eulaWarrantyText(context: LegalContext): readonly LegalSection[] {
  return [
    {
      id: 'actualizari-si-asistenta',
      title: 'Actualizări și asistență',
      blocks: [
        paragraph(
          'Licențiatorul furnizează actualizările necesare pentru ca Aplicația să rămână conformă și sigură. Unele funcții cer versiunea cea mai nouă. Dacă nu instalați o actualizare de care ați fost informat, Licențiatorul nu răspunde de problemele pe care ea le-ar fi înlăturat.',
        ),
        paragraph(
          prose`Asistența este oferită de Licențiator, la ${phoneLink(context)} și ${emailLink(context)}. Operatorii magazinelor nu au obligații de întreținere sau de asistență.`,
        ),
      ],
    },
    {
      id: 'defecte',
      title: 'Defectele Aplicației',
      blocks: [
        paragraph(
          'Licențiatorul se obligă ca Aplicația să corespundă, în esență, descrierii ei. El nu garantează că Aplicația va funcționa neîntrerupt sau fără nicio eroare și nici că va funcționa pe dispozitive modificate ori cu sisteme de operare pe care producătorul nu le mai întreține.',
        ),
        paragraph(
          prose`Defectele se comunică Licențiatorului în termen de ${factWords.defectReport} de la descoperire, la ${emailLink(context)}, cu descrierea problemei, dispozitivul și versiunea. Licențiatorul remediază defectul sau oferă o soluție într-un timp rezonabil.`,
        ),
        paragraph(
          `Dacă Utilizatorul final sau Cumpărătorul este un profesionist, pretențiile lui pentru defecte se sting după ${factWords.professionalClaim} de la livrarea Aplicației sau a serviciului.`,
        ),
        paragraph(
          `Consumatorii au drepturile prevăzute de ${laws.digitalContent.name} privind conținutul și serviciile digitale: aducerea în conformitate, reducerea prețului sau încetarea contractului. Termenele de mai sus nu le restrâng.`,
        ),
      ],
    },
    {
      id: 'raspunderea',
      title: 'Limitarea răspunderii',
      blocks: [
        paragraph(
          `În limitele legii, răspunderea totală a Licențiatorului este limitată la suma pe care ați plătit-o pentru Aplicație și Abonament în ultimele ${factWords.liabilityCap} dinaintea faptului care a cauzat prejudiciul. Licențiatorul nu răspunde față de profesioniști de profitul nerealizat, de pierderea datelor pe care le puteau salva sau de alte pierderi indirecte.`,
        ),
        paragraph(
          'Nu se limitează răspunderea pentru intenție sau culpă gravă, pentru vătămarea vieții, a integrității ori a sănătății și nici drepturile imperative ale consumatorilor.',
        ),
      ],
    },
    {
      id: 'incetarea',
      title: 'Încetarea licenței',
      blocks: [
        paragraph(
          prose`Puteți pune capăt licenței oricând, prin dezinstalarea Aplicației. Dezinstalarea nu închide contul și nu anulează Abonamentul; pentru cont vedeți secțiunea ${legalLinks.accountDeletion} din ${legalLinks.privacy}.`,
        ),
        paragraph(
          'Licența încetează și dacă încălcați grav acordul, după o înștiințare motivată; dacă încălcarea poate fi îndreptată, licența încetează numai după ce ați avut timp să o îndreptați. După încetare nu mai folosiți Aplicația. Dispozițiile despre proprietate intelectuală, răspundere și litigii rămân valabile.',
        ),
      ],
    },
    {
      id: 'magazinele-de-aplicatii',
      title: 'Condiții cerute de magazinele de aplicații',
      blocks: [
        list([
          'Licențiatorul, nu Operatorul magazinului, răspunde de Aplicație, de conținutul ei și de garanții.',
          'Dacă o versiune descărcată din App Store nu respectă o garanție aplicabilă, puteți anunța Apple, care restituie prețul plătit prin magazin, dacă a existat un preț. În rest, în limitele legii, Apple nu are altă obligație de garanție.',
          'Licențiatorul, nu Operatorul magazinului, rezolvă pretențiile privind Aplicația: răspunderea pentru produs, neconformitatea cu legea, protecția consumatorilor și a datelor.',
          'Licențiatorul răspunde de cercetarea și soluționarea unei pretenții a unui terț că Aplicația i-ar încălca drepturile de proprietate intelectuală.',
          'Declarați că nu vă aflați într-o țară supusă unui embargo și nici pe o listă de persoane supuse sancțiunilor.',
          'Pentru versiunea din App Store, Apple și filialele sale sunt terți beneficiari ai acestui acord și îl pot invoca față de dumneavoastră, fără a deveni parte la el.',
        ]),
      ],
    },
    {
      id: 'legea-si-litigiile',
      title: 'Legea aplicabilă și litigiile',
      blocks: [
        paragraph(
          `Acordul este guvernat de legea română. Litigiile care nu se rezolvă pe cale amiabilă sunt de competența instanțelor din ${OPERATOR_CITY}; consumatorul poate alege și instanța de la domiciliul său.`,
        ),
        paragraph(
          prose`Consumatorii se pot adresa ANPC (${legalLinks.consumerAuthority}) și, pentru soluționarea alternativă a litigiilor, ANPC-SAL (${legalLinks.disputeResolution}).`,
        ),
      ],
    },
    {
      id: 'dispozitii-finale',
      title: 'Dispoziții finale și contact',
      blocks: [
        paragraph(
          'Dacă o prevedere este nulă, celelalte rămân valabile. Versiunea nouă a acordului se publică pe această pagină, iar modificările importante sunt anunțate în Aplicație înainte de a se aplica. Acordul este redactat în limba română.',
        ),
        paragraph(
          prose`Contact: ${formatCompany(context)}; telefon: ${phoneLink(context)}; e-mail: ${emailLink(context)}.`,
        ),
      ],
    },
  ];
}
