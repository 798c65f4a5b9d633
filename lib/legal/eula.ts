import { routes } from '@/lib/addresses/routes';
import { definitions, formatCompany, list, numberSections, paragraph, prose } from './block.ts';
import type { LegalContext, LegalDocument, LegalSection } from './block.ts';
import { CURRENCY, EULA_UPDATED_ON, OPERATOR_CITY } from '../business-facts.ts';
import { factWords, laws } from './facts.ts';
import { emailLink, legalLinks, phoneLink } from './legal-links.ts';

export function eulaText(context: LegalContext): LegalDocument {
  return {
    path: routes.eula(),
    title: 'Acord de licență pentru utilizatorul final (EULA)',
    description: `Licența aplicației mobile ${context.brandName}: dreptul de folosire, plăți, defecte, limitarea răspunderii și rolul magazinelor de aplicații.`,
    lastUpdated: EULA_UPDATED_ON,
    introduction: [
      paragraph(
        `Acordul stabilește cum puteți folosi aplicația ${context.brandName}. Termenii scriși cu majusculă sunt explicați în prima secțiune.`,
      ),
    ],
    sections: numberSections([...eulaLicenceText(context), ...eulaWarrantyText(context)]),
  };
}

/** Sections 1 to 8 of the licence agreement (EULA). */
function eulaLicenceText(context: LegalContext): readonly LegalSection[] {
  const { brandName } = context;
  return [
    {
      id: 'partile',
      title: 'Părțile și termenii folosiți',
      blocks: [
        definitions([
          { term: 'Licențiatorul', meaning: `${formatCompany(context)}.` },
          {
            term: 'Utilizatorul final',
            meaning: 'persoana care instalează sau folosește Aplicația.',
          },
          {
            term: 'Cumpărătorul',
            meaning:
              'persoana care plătește pentru Aplicație, pentru un Abonament sau pentru o comandă trimisă prin Aplicație. Cumpărătorul și Utilizatorul final pot fi aceeași persoană.',
          },
          {
            term: 'Clientul profesionist',
            meaning:
              'restaurantul sau altă entitate care folosește Aplicația în activitatea sa și dă acces personalului său.',
          },
          {
            term: 'Aplicația',
            meaning: `aplicația mobilă ${brandName} pentru iOS și Android, cu actualizările ei.`,
          },
          {
            term: 'Abonamentul',
            meaning: 'dreptul, cu plată, de a folosi serviciile platformei pe o perioadă dată.',
          },
          {
            term: 'Operatorul magazinului',
            meaning:
              'societatea care administrează magazinul din care descărcați Aplicația: Apple pentru App Store, Google pentru Google Play.',
          },
        ]),
        paragraph(
          'Acordul se încheie numai între Licențiator și Utilizatorul final sau Cumpărător. Operatorii magazinelor nu sunt parte la licență și nu au obligații în temeiul ei.',
        ),
      ],
    },
    {
      id: 'acceptarea',
      title: 'Acceptarea acordului',
      blocks: [
        paragraph(
          'Acceptați acordul când instalați sau folosiți Aplicația. Dacă nu sunteți de acord, nu o instalați ori dezinstalați-o.',
        ),
        paragraph(
          `Vârsta minimă este de ${factWords.minimumAge}. Sub ${factWords.consentAge} folosiți Aplicația numai cu permisiunea unui părinte sau a tutorelui. Datele de înregistrare trebuie să fie adevărate și actuale.`,
        ),
      ],
    },
    {
      id: 'dreptul-acordat',
      title: 'Dreptul de folosire',
      blocks: [
        paragraph(
          'Licențiatorul vă acordă un drept limitat, neexclusiv, revocabil în condițiile acestui acord și netransmisibil de a instala și folosi Aplicația pe dispozitivele pe care le dețineți sau le controlați, în scopul pentru care a fost făcută și cu respectarea regulilor magazinului din care ați descărcat-o.',
        ),
        paragraph(
          'Clientul profesionist poate permite personalului său să folosească Aplicația, în rolurile manager, ospătar și contabil, și răspunde de respectarea acordului de către acesta. Aplicația este licențiată, nu vândută.',
        ),
      ],
    },
    {
      id: 'limitele-folosirii',
      title: 'Limitele dreptului de folosire',
      blocks: [
        paragraph('În afara cazurilor permise de lege, nu aveți voie:'),
        list([
          'să copiați, să închiriați, să vindeți sau să distribuiți Aplicația;',
          'să o modificați, să o decompilați sau să extrageți codul sursă;',
          'să înlăturați mențiunile privind drepturile de autor și mărcile;',
          'să ocoliți măsurile de securitate ori să accesați date ale altora;',
          'să o folosiți pentru activități ilegale sau pentru comenzi fictive.',
        ]),
        paragraph(
          `Aplicația, codul și marca sunt protejate, între altele, de ${laws.copyright.name}. Componentele cu sursă deschisă rămân supuse licențelor lor.`,
        ),
      ],
    },
    {
      id: 'contul',
      title: 'Contul și interzicerea reînregistrării',
      blocks: [
        paragraph(
          'Pentru funcțiile personale aveți nevoie de un cont. Păstrați datele de acces secrete și anunțați orice folosire neautorizată.',
        ),
        paragraph(
          'Licențiatorul poate suspenda sau închide contul pentru încălcări grave ori repetate. Persoana al cărei cont a fost închis sau suspendat de Licențiator nu se poate înregistra din nou, sub niciun nume.',
        ),
      ],
    },
    {
      id: 'comenzi-si-plati',
      title: 'Comenzi, plăți și Abonament',
      blocks: [
        paragraph(
          `Descărcarea Aplicației este gratuită pentru Utilizatorul final. Comenzile și Abonamentele se plătesc în ${CURRENCY}; la plata online acceptăm carduri ${factWords.cards}.`,
        ),
        paragraph(
          'După plată, o comandă nu mai poate fi anulată. Prin trimiterea ei cereți restaurantului să o pregătească imediat sau pentru ora aleasă. Drepturile privind comenzile neonorate și produsele neconforme rămân neatinse.',
        ),
        paragraph(
          prose`Utilizatorii noi ai serviciilor cu Abonament au ${factWords.trial} de probă gratuită. Abonamentul are perioade de ${factWords.subscription}, se reînnoiește lunar, iar anularea produce efecte la sfârșitul perioadei plătite. Pentru detalii vedeți ${legalLinks.terms}.`,
        ),
      ],
    },
    {
      id: 'continutul-tertilor',
      title: 'Conținutul și aplicațiile terților',
      blocks: [
        paragraph(
          'Meniurile, prețurile și fotografiile aparțin restaurantelor, care răspund de ele. Plata este procesată de un terț, în formularul acestuia.',
        ),
        paragraph(
          'Aplicațiile din marketplace pe care le instalează Clientul profesionist pot primi acces la datele de care au nevoie. Ele sunt supuse condițiilor furnizorilor lor. Când folosiți Aplicația, respectați și contractele dumneavoastră cu terții, de exemplu cu operatorul de telefonie.',
        ),
      ],
    },
    {
      id: 'date-personale',
      title: 'Datele cu caracter personal',
      blocks: [
        paragraph(
          prose`Prelucrarea datelor este descrisă în ${legalLinks.privacy}. Dacă Aplicația folosește funcții ale dispozitivului, de exemplu localizarea, camera sau notificările, o face numai cu permisiunea pe care o dați în setările acestuia și pe care o puteți retrage.`,
        ),
      ],
    },
  ];
}

/** Sections 9 to 15 of the licence agreement (EULA). */
function eulaWarrantyText(context: LegalContext): readonly LegalSection[] {
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
