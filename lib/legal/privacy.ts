import { routes } from '@/lib/addresses/routes';
import {
  definitions,
  formatCompany,
  heading,
  list,
  numberSections,
  paragraph,
  prose,
  steps,
  table,
} from './block.ts';
import type { LegalContext, LegalDocument, LegalSection } from './block.ts';
import { MINIMUM_AGE_YEARS, PRIVACY_UPDATED_ON } from '../business-facts.ts';
import { factWords, laws } from './facts.ts';
import {
  ACCOUNT_DELETION_ID,
  emailLink,
  legalLinks,
  phoneLink,
  sectionLink,
} from './legal-links.ts';
import { PIXEL_NETWORK } from '@/lib/page-view';

export function privacyText(context: LegalContext): LegalDocument {
  return {
    path: routes.privacy(),
    title: 'Politica de confidențialitate',
    description: `Ce date cu caracter personal prelucrează ${context.brandName}, în ce scop, cât timp, ce drepturi aveți și cum vă ștergeți contul.`,
    lastUpdated: PRIVACY_UPDATED_ON,
    introduction: [
      paragraph(
        `Această politică vă informează, potrivit art. 13 și 14 din ${laws.dataProtection.name}, despre datele pe care le prelucrăm când folosiți ${context.brandName}.`,
      ),
    ],
    sections: numberSections([
      ...privacyDataText(context),
      ...privacySharingText(),
      ...privacyRetentionText(),
      ...privacySecurityText(),
      ...privacyRightsText(context),
    ]),
  };
}

/** The sections about the data controller, the personal data, their sources and the purposes. */
function privacyDataText(context: LegalContext): readonly LegalSection[] {
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

/** Three sections: recipients, marketplace apps, transfers out of the European Economic Area. */
function privacySharingText(): readonly LegalSection[] {
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

/** The section that says how long personal data are kept. */
function privacyRetentionText(): readonly LegalSection[] {
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

/**
 * Two sections. The first is on data security, the second on cookies, the advertising pixel and web
 * vitals.
 */
function privacySecurityText(): readonly LegalSection[] {
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

function privacyRightsText(context: LegalContext): readonly LegalSection[] {
  return [
    {
      id: 'drepturile',
      title: 'Drepturile dumneavoastră',
      blocks: [
        definitions([
          {
            term: 'Acces',
            meaning: 'aflați dacă prelucrăm datele dumneavoastră și primiți o copie.',
          },
          { term: 'Rectificare', meaning: 'corectați date inexacte sau incomplete.' },
          {
            term: 'Ștergere',
            meaning: 'cereți ștergerea datelor pe care nu mai avem temei să le păstrăm.',
          },
          {
            term: 'Restricționare',
            meaning: 'cereți ca datele să fie doar păstrate, cât timp se verifică o situație.',
          },
          {
            term: 'Portabilitate',
            meaning:
              'primiți într-un format structurat, utilizat în mod curent și care poate fi citit automat datele pe care ni le-ați dat sau cereți trimiterea lor altui operator.',
          },
          {
            term: 'Opoziție',
            meaning:
              'vă opuneți prelucrării întemeiate pe interesul legitim și, oricând, marketingului direct.',
          },
          {
            term: 'Retragerea consimțământului',
            meaning: 'îl retrageți la fel de simplu cum l-ați dat, pentru viitor.',
          },
        ]),
        paragraph(
          'Nu luăm decizii bazate exclusiv pe prelucrare automată care produc efecte juridice asupra dumneavoastră sau vă afectează similar.',
        ),
      ],
    },
    {
      id: 'cum-raspundem',
      title: 'Cum răspundem cererilor',
      blocks: [
        paragraph(
          prose`Trimiteți cererea la ${emailLink(context)}. Răspundem gratuit în cel mult ${factWords.privacyAnswer} de la primire. Dacă cererea este complexă sau sunt multe cereri, termenul poate fi prelungit cu ${factWords.privacyExtension}; vă anunțăm despre prelungire și despre motivele ei înainte de împlinirea termenului inițial.`,
        ),
        paragraph(
          'Dacă avem îndoieli întemeiate privind identitatea, vă cerem informații suplimentare. Cererile vădit nefondate sau excesive pot fi refuzate motivat. Cererile privind date al căror operator este un client profesionist le trimitem acestuia.',
        ),
      ],
    },
    // Google Play requires a public page that says how to delete an account. This section says it.
    {
      id: ACCOUNT_DELETION_ID,
      title: 'Ștergerea contului',
      blocks: [
        paragraph(
          `Puteți cere ștergerea contului ${context.brandName} și a datelor lui oricând, gratuit, chiar dacă nu mai aveți aplicația instalată. Aplicația este oferită de ${formatCompany(context)}.`,
        ),
        heading('stergerea-contului-pasi', 'Pașii'),
        steps([
          prose`Trimiteți un mesaj la ${emailLink(context)}, de pe adresa de e-mail a contului, cu subiectul „Ștergerea contului”. Puteți suna și la ${phoneLink(context)}.`,
          'Scrieți numele și numărul de telefon din cont. Nu trimiteți parola.',
          'Confirmați cererea când vă răspundem; astfel ne asigurăm că ea vine de la titular. Pentru un minor o confirmă părintele sau tutorele.',
          prose`Ștergem contul și vă anunțăm în cel mult ${factWords.privacyAnswer}, termen care poate fi prelungit cu ${factWords.privacyExtension} numai în condițiile din secțiunea ${sectionLink('cum-raspundem', 'Cum răspundem cererilor')}.`,
        ]),
        heading('stergerea-contului-date-sterse', 'Ce se șterge'),
        list([
          'numele, numele de utilizator, e-mailul, telefonul, parola și imaginea de profil;',
          'adresele de livrare și preferințele salvate;',
          'monedele acumulate, care se pierd definitiv;',
          'recenziile, care se șterg sau rămân fără nicio legătură cu dumneavoastră.',
        ]),
        heading('stergerea-contului-date-pastrate', 'Ce se păstrează și de ce'),
        list([
          'facturile și documentele de plată, pe durata cerută de legea fiscală și contabilă;',
          'comenzile, plățile, rezervările și solicitările către asistență, cât se pot formula pretenții în legătură cu ele, în termenele legale de prescripție;',
          'datele strict necesare pentru o dispută, o fraudă sau o pretenție în curs, până la soluționarea lor;',
          'copiile de rezervă, până la suprascrierea lor în ciclul obișnuit, fără a mai fi folosite.',
        ]),
        paragraph(
          'Puteți cere și numai ștergerea unor date, fără închiderea contului, pe aceeași cale. Comenzile în curs trebuie întâi finalizate. Ștergerea cerută de dumneavoastră nu vă împiedică să creați mai târziu un cont nou; interdicția de reînregistrare privește numai conturile închise sau suspendate de noi. Conturile personalului se șterg prin restaurantul care le-a creat. Dezinstalarea aplicației nu șterge contul.',
        ),
      ],
    },
    {
      id: 'minorii',
      title: 'Datele minorilor',
      blocks: [
        paragraph(
          `Platforma nu se adresează persoanelor sub ${factWords.minimumAge}. Dacă aflăm că avem datele unei astfel de persoane fără un acord al părintelui care poate fi verificat, le ștergem. Între ${MINIMUM_AGE_YEARS} și ${factWords.consentAge} este necesară permisiunea părintelui sau a tutorelui.`,
        ),
        paragraph(
          `Când prelucrarea se întemeiază pe consimțământ, pentru cei sub ${factWords.digitalConsentAge} consimțământul este dat sau autorizat de titularul răspunderii părintești, potrivit art. 8 din ${laws.dataProtection.name}. Pentru programul de monede el este necesar până la ${factWords.consentAge}.`,
        ),
      ],
    },
    {
      id: 'plangeri',
      title: 'Plângeri la autoritate',
      blocks: [
        paragraph(
          prose`Dacă considerați că drepturile v-au fost încălcate, vă puteți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal (ANSPDCP), B-dul G-ral Gheorghe Magheru nr. 28-30, sector 1, București, ${legalLinks.dataAuthority}, precum și instanțelor de judecată. Vă rugăm să ne dați întâi ocazia să rezolvăm problema.`,
        ),
      ],
    },
    {
      id: 'modificari',
      title: 'Legea aplicabilă și modificarea politicii',
      blocks: [
        paragraph(
          `Prelucrarea este supusă ${laws.dataProtection.genitive}, ${laws.nationalDataProtection.genitive}, ${laws.electronicPrivacy.genitive} și celorlalte norme din România.`,
        ),
        paragraph(
          'Publicăm aici orice versiune nouă, cu data ei. Modificările importante vă sunt comunicate prin aplicație sau e-mail înainte de a se aplica.',
        ),
      ],
    },
  ];
}
