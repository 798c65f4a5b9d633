import { definitions, heading, list, paragraph, prose, steps } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { factWords } from '../fact-words.ts';
import { MINIMUM_AGE_YEARS } from '../../business-facts.ts';
import { formatCompany } from '../legal-context.ts';
import type { LegalContext } from '../legal-context.ts';
import {
  ACCOUNT_DELETION_ID,
  emailLink,
  legalLinks,
  phoneLink,
  sectionLink,
} from '../legal-links.ts';
import { laws } from '../laws.ts';

export function privacyRightsText(context: LegalContext): readonly LegalSection[] {
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
