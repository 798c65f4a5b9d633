import { definitions, list, paragraph, prose } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { factWords } from '../fact-words.ts';
import { CURRENCY } from '../../business-facts.ts';
import { formatCompany } from '../legal-context.ts';
import type { LegalContext } from '../legal-context.ts';
import { legalLinks } from '../legal-links.ts';
import { laws } from '../laws.ts';

/** Sections 1 to 8 of the licence agreement (EULA). */
export function eulaLicenceText(context: LegalContext): readonly LegalSection[] {
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
