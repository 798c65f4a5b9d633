import { list, paragraph, prose } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { factWords } from '../fact-words.ts';
import { OPERATOR_CITY } from '../../business-facts.ts';
import { formatCompany } from '../legal-context.ts';
import type { LegalContext } from '../legal-context.ts';
import { emailLink, legalLinks, phoneLink } from '../legal-links.ts';
import { laws } from '../laws.ts';

/** Sections 23 to 32 of the terms. */
export function termsRulesText(context: LegalContext): readonly LegalSection[] {
  return [
    {
      id: 'folosirea-corecta',
      title: 'Folosirea corectă a Platformei',
      blocks: [
        paragraph('Nu este permis:'),
        list([
          'să folosiți date false sau contul altei persoane;',
          'să trimiteți Comenzi ori Rezervări fără intenția de a le onora;',
          'să plătiți cu mijloace de plată asupra cărora nu aveți drept;',
          'să obțineți Monede sau alte avantaje prin comenzi fictive ori conturi multiple;',
          'să publicați conținut ilegal, jignitor, înșelător sau care încalcă drepturile altora;',
          'să copiați automat, în masă, conținutul Platformei, să îi ocoliți măsurile de securitate sau să îi împiedicați funcționarea;',
          'să introduceți programe dăunătoare sau să încercați accesul la datele altor persoane.',
        ]),
      ],
    },
    {
      id: 'aplicatia-si-magazinele',
      title: 'Aplicația și magazinele de aplicații',
      blocks: [
        paragraph(
          prose`Aplicația vă este licențiată, nu vândută. Drepturile de folosire sunt stabilite în ${legalLinks.eula}.`,
        ),
        paragraph(
          'Operatorii magazinelor de aplicații (App Store și Google Play) nu sunt parte la acești termeni și nici la licență. Ei nu răspund de Aplicație, de Comenzi sau de asistență. Folosirea magazinului este supusă regulilor operatorului lui.',
        ),
      ],
    },
    {
      id: 'aplicatii-terte',
      title: 'Aplicații din marketplace și servicii ale terților',
      blocks: [
        paragraph(
          'Clienții profesioniști pot instala în contul lor aplicații oferite de terți prin marketplace. O aplicație instalată poate primi acces la datele de care are nevoie pentru funcția ei; aceste date sunt afișate la instalare. Cine instalează aplicația încheie un contract cu furnizorul ei și o poate dezinstala oricând.',
        ),
        paragraph(
          'Nu controlăm serviciile terților și nu răspundem de ele, cu excepția terților pe care îi folosim noi înșine pentru a furniza Platforma. Linkurile către alte site-uri sunt oferite pentru confortul dumneavoastră.',
        ),
      ],
    },
    {
      id: 'proprietate-intelectuala',
      title: 'Proprietatea intelectuală',
      blocks: [
        paragraph(
          `Platforma, marca ${context.brandName}, grafica, textele și programele aparțin Societății sau partenerilor săi și sunt protejate, între altele, de ${laws.copyright.name}. Mărcile, meniurile și fotografiile restaurantelor aparțin acestora.`,
        ),
        paragraph(
          'Puteți consulta și partaja paginile publice în scop personal. Orice altă reproducere sau folosire comercială cere acordul nostru scris, în afara cazurilor permise de lege.',
        ),
      ],
    },
    {
      id: 'disponibilitate',
      title: 'Disponibilitatea și modificarea serviciilor',
      blocks: [
        paragraph(
          'Lucrăm ca Platforma să fie disponibilă permanent, dar pot apărea întreruperi pentru întreținere, din cauza rețelelor ori din alte cauze pe care nu le controlăm. Lucrările planificate se fac, pe cât posibil, în afara orelor de vârf.',
        ),
        paragraph(
          `Putem adăuga, modifica sau retrage funcții. Dacă o modificare afectează negativ și semnificativ un serviciu plătit, vă informăm din timp și puteți pune capăt contractului, cu restituirea sumei aferente perioadei nefolosite. Consumatorii păstrează drepturile date de ${laws.digitalContent.name}.`,
        ),
      ],
    },
    {
      id: 'suspendare-si-inchidere',
      title: 'Suspendarea și închiderea contului',
      blocks: [
        paragraph(
          prose`Puteți renunța oricând la cont; pașii sunt descriși în secțiunea ${legalLinks.accountDeletion} din ${legalLinks.privacy}. La închiderea contului, Monedele se pierd, iar obligațiile deja născute rămân.`,
        ),
        paragraph(
          prose`Putem suspenda sau închide un cont când titularul încalcă grav sau repetat acești termeni, folosește Platforma fraudulos, creează un risc pentru alții sau când legea ne obligă. Măsura este proporțională, motivată și comunicată pe e-mail; o puteți contesta la ${emailLink(context)}, iar o persoană din echipa noastră reexaminează cazul.`,
        ),
        paragraph(
          'Un cont închis sau suspendat de noi nu poate fi înregistrat din nou, sub niciun nume. Interdicția nu privește persoana care a cerut ea însăși ștergerea contului.',
        ),
        paragraph(
          `Clienții profesioniști primesc motivarea și, la încetarea definitivă a serviciului, un preaviz de cel puțin ${factWords.businessClosureNotice}, cu excepțiile prevăzute de ${laws.businessUsers.name}.`,
        ),
      ],
    },
    {
      id: 'protectia-datelor',
      title: 'Protecția datelor cu caracter personal',
      blocks: [
        paragraph(
          prose`Modul în care prelucrăm datele este descris în ${legalLinks.privacy}, iar tehnologiile de stocare sunt descrise în ${legalLinks.cookies}. Răspundem cererilor privind datele ${factWords.withinPrivacyAnswer}, termen care poate fi prelungit cu ${factWords.privacyExtension}.`,
        ),
        paragraph(
          prose`Relația dintre Clientul profesionist (operator) și Societate (persoană împuternicită) este reglementată de ${legalLinks.additionalAct}.`,
        ),
      ],
    },
    {
      id: 'raspunderea',
      title: 'Răspunderea',
      blocks: [
        paragraph(
          'Nimic din acești termeni nu exclude și nu limitează răspunderea care, potrivit legii, nu poate fi exclusă sau limitată, în special răspunderea pentru intenție sau culpă gravă și pentru vătămarea vieții, a integrității ori a sănătății, și nici drepturile pe care legea le dă Consumatorilor.',
        ),
        paragraph('În rest, în limitele legii:'),
        list([
          'Restaurantul răspunde de produse, de prepararea lor și de informațiile din meniu;',
          'nu răspundem de neexecutarea cauzată de forță majoră, de caz fortuit, de rețelele de comunicații sau de faptele terților, alții decât cei pe care îi folosim noi înșine pentru a furniza Platforma;',
          'față de Clienții profesioniști nu răspundem de profitul nerealizat și de pierderile indirecte;',
          prose`răspunderea noastră ca licențiator al Aplicației este limitată la suma pe care ați plătit-o în ultimele ${factWords.liabilityCap}, în condițiile din ${legalLinks.eula};`,
          prose`răspunderea noastră în programul de monede este limitată la valoarea Monedelor acumulate, la ${factWords.coinValue} fiecare, în condițiile din ${legalLinks.coinsTerms}.`,
        ]),
        paragraph(
          `Defectele Aplicației se comunică în ${factWords.defectReport} de la descoperire. Pretențiile unui profesionist pentru defecte se sting după ${factWords.professionalClaim}. Pentru Consumatori se aplică termenele legale, dacă le sunt mai favorabile.`,
        ),
      ],
    },
    {
      id: 'legea-si-litigiile',
      title: 'Legea aplicabilă și soluționarea litigiilor',
      blocks: [
        paragraph(
          'Acești termeni sunt guvernați de legea română. Consumatorul care locuiește în alt stat al Uniunii Europene păstrează protecția dată de normele imperative ale acelui stat.',
        ),
        paragraph(
          'Vă rugăm să ne scrieți mai întâi, ca să încercăm o rezolvare pe cale amiabilă. Consumatorii se pot adresa și:',
        ),
        list([
          prose`Autorității Naționale pentru Protecția Consumatorilor (ANPC), la ${legalLinks.consumerAuthority};`,
          prose`Direcției de soluționare alternativă a litigiilor din cadrul ANPC (ANPC-SAL), potrivit ${laws.disputeResolution.genitive}, la ${legalLinks.disputeResolution}.`,
        ]),
        paragraph(
          `Litigiile care nu se rezolvă astfel sunt de competența instanțelor din ${OPERATOR_CITY}. Consumatorul poate alege și instanța de la domiciliul său, potrivit legii.`,
        ),
      ],
    },
    {
      id: 'modificari-si-contact',
      title: 'Modificarea termenilor, dispoziții finale și contact',
      blocks: [
        paragraph(
          `Putem modifica acești termeni din motive legale, tehnice sau comerciale. Versiunea nouă se publică pe această pagină, cu data ei. Modificările importante vă sunt comunicate din timp prin Aplicație sau e-mail, iar Clienților profesioniști cu cel puțin ${factWords.businessTermsNotice} înainte. Dacă nu le acceptați, puteți pune capăt contractului înainte ca ele să se aplice. Comenzile deja trimise rămân supuse versiunii de la data lor.`,
        ),
        paragraph(
          'Dacă o prevedere este nulă, celelalte rămân valabile. Faptul că nu exercităm un drept nu înseamnă că renunțăm la el. Contractul se încheie în limba română; versiunea în vigoare poate fi citită, salvată și tipărită de pe această pagină.',
        ),
        paragraph(
          prose`Contact: ${formatCompany(context)}; telefon de asistență: ${phoneLink(context)}; e-mail de asistență: ${emailLink(context)}.`,
        ),
      ],
    },
  ];
}
