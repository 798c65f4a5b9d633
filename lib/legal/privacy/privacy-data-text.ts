import { definitions, list, paragraph, prose, table } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { formatCompany } from '../legal-context.ts';
import type { LegalContext } from '../legal-context.ts';
import { emailLink, legalLinks, phoneLink } from '../legal-links.ts';
import { laws } from '../laws.ts';

/** The sections about the data controller, the personal data, their sources and the purposes. */
export function privacyDataText(context: LegalContext): readonly LegalSection[] {
  const { brandName } = context;
  return [
    {
      id: 'cine-suntem',
      title: 'Cine suntem',
      blocks: [
        paragraph(
          `Operatorul datelor este ${formatCompany(context)}, denumită în continuare „noi”. Administrăm platforma ${brandName}: site-ul, aplicațiile pentru iOS și Android și panoul de administrare pentru restaurante. Site-ul este găzduit în România.`,
        ),
        paragraph(
          prose`Pentru orice aspect privind datele dumneavoastră scrieți la ${emailLink(context)} sau sunați la ${phoneLink(context)}.`,
        ),
      ],
    },
    {
      id: 'rolurile',
      title: 'Cine răspunde de date',
      blocks: [
        definitions([
          {
            term: 'Noi, ca operator',
            meaning:
              'pentru contul dumneavoastră, transmiterea comenzilor, a rezervărilor și a plăților, folosirea site-ului și a aplicației, programul de monede, asistență și abonamente.',
          },
          {
            term: 'Restaurantul, ca operator',
            meaning:
              'pentru comanda sau rezervarea pe care i-o trimiteți, documentele fiscale pe care le emite și relația directă cu dumneavoastră.',
          },
          {
            term: 'Clientul profesionist, ca operator',
            meaning:
              'pentru datele personalului, ale clienților săi și ale persoanelor de contact pe care le introduce în panoul de administrare sau le primește prin platformă. Pentru acestea noi suntem persoană împuternicită și lucrăm după instrucțiunile lui.',
          },
          {
            term: 'Subîmputerniciții',
            meaning: 'furnizorii pe care îi folosim pentru a presta serviciul către client.',
          },
        ]),
        paragraph(
          prose`Obligațiile noastre ca persoană împuternicită sunt în ${legalLinks.additionalAct}.`,
        ),
      ],
    },
    {
      id: 'ce-date-prelucram',
      title: 'Ce date prelucrăm',
      blocks: [
        table({
          id: 'tabel-date',
          caption: 'Categoriile de date',
          columns: ['Categoria', 'Datele', 'Persoanele'],
          rows: [
            [
              'Date de identificare și de cont',
              'nume și prenume, nume de utilizator, imagine de profil (opțional), vârsta sau confirmarea ei',
              'utilizatori, personalul restaurantelor',
            ],
            [
              'Date de contact',
              'adresa de e-mail, numărul de telefon',
              'utilizatori, personal, clienți și persoane de contact ale clienților',
            ],
            [
              'Date profesionale',
              'funcția, rolul pe platformă (manager, ospătar, contabil), fotografia',
              'personalul restaurantelor',
            ],
            [
              'Date despre clienții restaurantelor',
              'nume și prenume, nume de utilizator, date de contact, funcția persoanelor de contact, fotografie, dacă restaurantul o adaugă',
              'clienți persoane fizice și persoane de contact ale clienților',
            ],
            [
              'Comenzi, livrări și rezervări',
              'produse, valoare, adresă de livrare, oră, mențiuni, istoric, facturi',
              'utilizatori',
            ],
            [
              'Plăți',
              'identificatorii utilizatorului și ai comenzii, suma, rezultatul plății; datele cardului ajung numai la procesatorul de plăți și la bănci',
              'utilizatori',
            ],
            ['Monede', 'sold, acordări, folosiri, expirări', 'utilizatori înregistrați'],
            [
              'Recenzii și mesaje',
              'recenzii despre curier și mâncare, solicitări către asistență',
              'utilizatori',
            ],
            [
              'Date tehnice',
              'adresa IP, tipul dispozitivului și al browserului, limba, ora cererii, erori',
              'toți vizitatorii',
            ],
          ],
        }),
        paragraph(
          'Programul acestui site folosește adresa IP numai pentru a limita numărul de cereri. O înlocuiește imediat cu o cheie calculată cu o valoare secretă, ținută în memorie cel mult până la oprirea serverului; adresa însăși nu este păstrată și nu ajunge în jurnalele programului. În acestea nu intră nici parolele, linkurile personale sau identificatorii utilizatorilor, ai comenzilor și ai facturilor.',
        ),
        paragraph(
          'Site-ul poate fi consultat fără cont. Nu cerem date sensibile; vă rugăm să nu le scrieți în mențiuni decât dacă vă sunt necesare, de exemplu o alergie pe care restaurantul trebuie să o știe. O astfel de mențiune este folosită numai pentru comanda respectivă, pe baza consimțământului dumneavoastră explicit.',
        ),
      ],
    },
    {
      id: 'sursa-datelor',
      title: 'De unde avem datele',
      blocks: [
        list([
          'de la dumneavoastră, când creați contul, comandați, rezervați, plătiți sau ne scrieți;',
          'de la restaurantul care vă adaugă ca membru al personalului, client sau persoană de contact;',
          'de la procesatorul de plăți, care ne comunică rezultatul plății;',
          'de la dispozitivul dumneavoastră, prin datele tehnice necesare comunicării.',
        ]),
        paragraph(
          'Datele necesare contului, comenzii și plății sunt obligatorii pentru încheierea contractului; fără ele nu putem presta serviciul. Imaginea de profil și recenziile sunt opționale.',
        ),
      ],
    },
    {
      id: 'scopuri-si-temeiuri',
      title: 'De ce le prelucrăm și în ce temei',
      blocks: [
        paragraph(`Temeiurile sunt cele din art. 6 din ${laws.dataProtection.name}.`),
        table({
          id: 'tabel-scopuri',
          caption: 'Scopurile și temeiurile prelucrării',
          columns: ['Scopul', 'Temeiul'],
          rows: [
            [
              'crearea, activarea și administrarea contului, resetarea parolei',
              'executarea contractului',
            ],
            ['comenzi, livrări, rezervări și plăți', 'executarea contractului'],
            [
              'programul de monede',
              'executarea contractului; pentru minori, și consimțământul părintelui sau al tutorelui',
            ],
            [
              'perioada de probă, abonamente și facturare',
              'executarea contractului și obligația legală',
            ],
            ['păstrarea documentelor financiare', 'obligația legală'],
            [
              'asistență, reclamații și dispute',
              'executarea contractului și interesul legitim de a ne apăra drepturile',
            ],
            [
              'securitatea platformei, jurnale tehnice, prevenirea fraudei',
              'interesul legitim de a păstra serviciul sigur și funcțional',
            ],
            [
              'publicarea recenziilor',
              'executarea contractului și interesul legitim de a informa alți utilizatori',
            ],
            ['imaginea de profil, permisiunile dispozitivului', 'consimțământul'],
            [
              'măsurarea vitezei site-ului, dacă este activă',
              'interesul legitim de a afla care pagini se încarcă greu; opoziția se exercită și prin semnalele browserului',
            ],
            ['măsurarea reclamelor prin pixel', 'consimțământul, care poate fi retras oricând'],
          ],
        }),
        paragraph(
          'Când ne întemeiem pe interesul legitim, am verificat că asupra lui nu prevalează interesele sau drepturile și libertățile dumneavoastră fundamentale. Vă puteți opune oricând. Retragerea consimțământului nu afectează legalitatea prelucrării de dinaintea ei.',
        ),
      ],
    },
  ];
}
