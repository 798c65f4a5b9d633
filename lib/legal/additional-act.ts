import { routes } from '@/lib/addresses/routes';
import {
  definitions,
  formatCompany,
  heading,
  list,
  numberSections,
  paragraph,
  prose,
  table,
} from './block.ts';
import type { LegalContext, LegalDocument, LegalSection } from './block.ts';
import { ADDITIONAL_ACT_UPDATED_ON, OPERATOR_CITY } from '../business-facts.ts';
import { factWords, laws } from './facts.ts';
import { emailLink, legalLinks, phoneLink, sectionLink } from './legal-links.ts';

export function actText(context: LegalContext): LegalDocument {
  return {
    path: routes.additionalAct(),
    title: 'Act adițional privind prelucrarea datelor',
    description: `Condițiile în care ${context.brandName} prelucrează date în numele restaurantelor: instrucțiuni, securitate, subîmputerniciți, incidente, cereri și Anexa 1.`,
    lastUpdated: ADDITIONAL_ACT_UPDATED_ON,
    introduction: [
      paragraph(
        prose`Act adițional la contractul de furnizare a platformei ${context.brandName}, încheiat potrivit art. 28 din ${laws.dataProtection.name} între client și furnizor. ${sectionLink(ANNEX_ID, 'Anexa 1')} face parte din el.`,
      ),
    ],
    sections: [...numberSections(actSectionsText(context)), actAnnexText()],
  };
}

const ANNEX_ID = 'anexa-1';

/** The contract that article 28 of Regulation (EU) 2016/679 requires, without Annex 1. */
function actSectionsText(context: LegalContext): readonly LegalSection[] {
  const annex = sectionLink(ANNEX_ID, 'Anexa 1');
  return [
    {
      id: 'partile',
      title: 'Părțile și rolurile',
      blocks: [
        definitions([
          {
            term: 'Clientul',
            meaning:
              'clientul profesionist care folosește Platforma în baza contractului. Este operator al datelor pe care le introduce sau le primește prin ea.',
          },
          {
            term: 'Furnizorul',
            meaning: `${formatCompany(context)}. Este persoană împuternicită de operator.`,
          },
          {
            term: 'Subîmputernicitul',
            meaning: 'persoana împuternicită de Furnizor să prelucreze date în numele Clientului.',
          },
        ]),
        paragraph(
          prose`Actul completează contractul privind platforma software (denumită „Platforma”), care cuprinde și ${legalLinks.terms}. În materia datelor, în caz de contradicție, se aplică actul adițional. Termenii „operator”, „persoană împuternicită”, „prelucrare” și „încălcarea securității” au înțelesul din ${laws.dataProtection.name}.`,
        ),
      ],
    },
    {
      id: 'obiectul-si-durata',
      title: 'Obiectul și durata',
      blocks: [
        paragraph(
          prose`Furnizorul prelucrează datele numai pentru a furniza Platforma. Natura, scopul, categoriile de date și de persoane sunt în ${annex}.`,
        ),
        paragraph(
          'Actul se aplică de la prima prelucrare până la ștergerea sau returnarea tuturor datelor, inclusiv în perioada de probă gratuită. Obligația de confidențialitate continuă și după aceea.',
        ),
      ],
    },
    {
      id: 'obligatiile-clientului',
      title: 'Obligațiile Clientului',
      blocks: [
        list([
          'are un temei legal pentru prelucrare și informează persoanele vizate;',
          'introduce numai date exacte și necesare;',
          'acordă personalului rolurile potrivite (manager, ospătar, contabil) și le retrage când nu mai sunt necesare;',
          'dă instrucțiuni conforme cu legea;',
          'răspunde de aplicațiile din marketplace pe care le instalează și de accesul pe care li-l acordă.',
        ]),
      ],
    },
    {
      id: 'instructiunile',
      title: 'Instrucțiunile Clientului',
      blocks: [
        paragraph(
          'Furnizorul prelucrează datele numai pe baza instrucțiunilor documentate ale Clientului, inclusiv privind transferurile, cu excepția cazului în care o lege îl obligă; atunci îl informează pe Client înainte, dacă legea nu interzice informarea. Contractul, acest act și setările făcute de Client în panou sunt instrucțiuni.',
        ),
        paragraph(
          `Dacă o instrucțiune pare să încalce ${laws.dataProtection.name} sau altă normă privind datele, Furnizorul îl anunță imediat pe Client și o poate suspenda până la clarificare.`,
        ),
      ],
    },
    {
      id: 'confidentialitatea',
      title: 'Confidențialitatea',
      blocks: [
        paragraph(
          'Au acces la date numai persoanele care au nevoie de ele, sunt instruite și sunt obligate la confidențialitate prin contract sau lege.',
        ),
      ],
    },
    {
      id: 'securitatea',
      title: 'Securitatea prelucrării',
      blocks: [
        paragraph(
          prose`Furnizorul aplică măsurile tehnice și organizatorice din ${annex}, potrivit art. 32 din ${laws.dataProtection.name}. Le poate îmbunătăți sau înlocui, fără să scadă nivelul de protecție.`,
        ),
      ],
    },
    {
      id: 'subimputernicitii',
      title: 'Subîmputerniciții',
      blocks: [
        paragraph(
          prose`Clientul acordă o autorizare generală pentru folosirea subîmputerniciților din categoriile prevăzute în ${annex}. Furnizorul pune la dispoziție, la cerere, lista lor nominală actualizată și anunță adăugarea sau înlocuirea unuia înainte ca acesta să primească date, cu suficient timp pentru o obiecție motivată.`,
        ),
        paragraph(
          'Dacă obiecția nu poate fi rezolvată, Clientul poate pune capăt contractului pentru serviciul afectat, cu restituirea sumei pentru perioada nefolosită. Furnizorul impune subîmputerniciților, prin contract, obligații de același nivel și răspunde față de Client pentru ei.',
        ),
        paragraph(
          'Furnizorul unei aplicații din marketplace instalate de Client nu este subîmputernicit al Furnizorului. Aplicația poate primi acces la datele de care are nevoie, pe baza instrucțiunii date de Client prin instalare.',
        ),
      ],
    },
    {
      id: 'transferurile',
      title: 'Transferurile internaționale',
      blocks: [
        paragraph(
          `Site-ul Platformei este găzduit în România. Un transfer în afara Spațiului Economic European are loc numai potrivit instrucțiunilor Clientului și pe baza unei decizii privind caracterul adecvat al protecției ori a clauzelor contractuale standard din ${laws.transferClauses.name}.`,
        ),
      ],
    },
    {
      id: 'cererile-persoanelor',
      title: 'Cererile persoanelor vizate',
      blocks: [
        paragraph(
          `Dacă o persoană vizată se adresează direct Furnizorului, acesta transmite cererea Clientului și nu răspunde în locul lui fără instrucțiuni. Furnizorul îi dă Clientului informațiile și sprijinul de care are nevoie pentru cerere în cel mult ${factWords.dataSubjectRequest} de la solicitare, termen care poate fi prelungit când cererea este complexă.`,
        ),
        paragraph(
          `Prelungirea se comunică motivat, înainte de împlinirea termenului, și nu depășește timpul pe care art. 12 din ${laws.dataProtection.name} i-l lasă Clientului pentru a răspunde. Furnizorul acționează fără întârzieri nejustificate, astfel încât Clientul să își poată respecta termenele.`,
        ),
      ],
    },
    {
      id: 'incalcarea-securitatii',
      title: 'Încălcarea securității datelor',
      blocks: [
        paragraph(
          prose`Furnizorul notifică operatorului, adică Clientului, orice încălcare a securității datelor în cel mult ${factWords.breachNotice} de la momentul în care a luat cunoștință de ea, la adresa de e-mail a contului. Clientul poate cere detalii la ${emailLink(context)} sau ${phoneLink(context)}. Notificarea cuprinde, pe măsură ce sunt cunoscute:`,
        ),
        list([
          'natura încălcării, categoriile și numărul aproximativ de persoane și de înregistrări;',
          'consecințele probabile;',
          'măsurile luate sau propuse;',
          'persoana de contact.',
        ]),
        paragraph(
          `Furnizorul îl ajută pe Client să anunțe autoritatea de supraveghere în termenul de ${factWords.authorityBreachNotice} și, dacă este cazul, persoanele vizate, și ține o evidență a încălcărilor.`,
        ),
      ],
    },
    {
      id: 'asistenta-si-audit',
      title: 'Asistență și audit',
      blocks: [
        paragraph(
          'Furnizorul îl ajută pe Client, în limita informațiilor pe care le are, la evaluările de impact, la consultarea autorității și la dovedirea conformității.',
        ),
        paragraph(
          'Furnizorul pune la dispoziție informațiile necesare pentru a demonstra respectarea acestui act și permite audituri ale Clientului sau ale unui auditor independent obligat la confidențialitate, anunțate din timp, în orele de lucru și fără a pune în pericol datele altor clienți. Verificările cerute de o autoritate nu sunt limitate.',
        ),
      ],
    },
    {
      id: 'stergerea-si-returnarea',
      title: 'Ștergerea și returnarea datelor',
      blocks: [
        paragraph(
          'La încetarea serviciilor, Furnizorul șterge sau returnează datele, la alegerea Clientului, și șterge copiile, cu excepția celor pe care legea îl obligă să le păstreze. Copiile de rezervă se suprascriu în ciclul obișnuit și până atunci nu se folosesc. La cerere, ștergerea este confirmată în scris.',
        ),
      ],
    },
    {
      id: 'raspunderea',
      title: 'Răspunderea',
      blocks: [
        paragraph(
          `Fiecare parte răspunde pentru prejudiciile cauzate prin încălcarea obligațiilor sale, potrivit art. 82 din ${laws.dataProtection.name}. Limitările de răspundere din contract se aplică între părți, dar nu față de persoanele vizate și de autorități.`,
        ),
      ],
    },
    {
      id: 'dispozitii-finale',
      title: 'Dispoziții finale',
      blocks: [
        paragraph(
          `Actul este guvernat de legea română. Litigiile dintre părți sunt de competența instanțelor din ${OPERATOR_CITY}. Dacă legea sau autoritatea cere o modificare, părțile o adoptă fără întârziere. Actul se acceptă odată cu contractul, inclusiv în format electronic.`,
        ),
      ],
    },
  ];
}

function actAnnexText(): LegalSection {
  return {
    id: ANNEX_ID,
    title: 'Anexa 1. Detaliile prelucrării',
    blocks: [
      heading('anexa-1-obiect', 'Obiectul, natura și scopul'),
      paragraph(
        'Furnizarea Platformei software ca serviciu pentru hoteluri, restaurante și cafenele: administrarea comenzilor, livrărilor, rezervărilor, documentelor, personalului și relației cu clienții. Operațiunile sunt colectarea, înregistrarea, organizarea, stocarea, consultarea, transmiterea potrivit instrucțiunilor și ștergerea.',
      ),
      heading('anexa-1-durata', 'Durata'),
      paragraph(
        'Durata contractului, inclusiv perioada de probă gratuită, și timpul necesar ștergerii sau returnării.',
      ),
      heading('anexa-1-persoane-si-date', 'Persoanele vizate și datele'),
      table({
        id: 'tabel-anexa-1',
        caption: 'Categoriile de persoane vizate și de date',
        columns: ['Persoanele vizate', 'Datele'],
        rows: [
          [
            'Angajații și colaboratorii Clientului (manager, ospătar, contabil)',
            'nume și prenume, nume de utilizator, e-mail, telefon, funcție, rol, fotografie sau imagine de profil',
          ],
          [
            'Clienții persoane fizice ai Clientului',
            'nume și prenume, nume de utilizator, e-mail, telefon, fotografie, adresă de livrare, comenzi și rezervări',
          ],
          [
            'Persoanele de contact ale clienților',
            'nume și prenume, nume de utilizator, e-mail, telefon, funcție, fotografie',
          ],
        ],
      }),
      paragraph(
        'Nu se prelucrează, ca regulă, categorii speciale de date. Mențiunile unei comenzi pot totuși cuprinde, de exemplu, o alergie pe care persoana a scris-o cu consimțământul ei explicit. Clientul nu introduce astfel de date fără temei legal și fără o înțelegere prealabilă cu Furnizorul.',
      ),
      heading('anexa-1-masuri', 'Măsuri tehnice și organizatorice'),
      definitions([
        {
          term: 'Acces',
          meaning:
            'conturi personale, drepturi după rol, retragerea accesului la plecarea persoanei.',
        },
        {
          term: 'Transmitere',
          meaning: 'conexiuni criptate între aplicații, panou, site și serviciul de date.',
        },
        {
          term: 'Stocare',
          meaning:
            'parole păstrate numai în formă protejată, copii de rezervă, separarea clienților.',
        },
        {
          term: 'Jurnale',
          meaning:
            'evenimente de securitate înregistrate fără parole, jetoane de acces și date de card.',
        },
        {
          term: 'Continuitate',
          meaning: 'monitorizare, actualizări de securitate, proceduri de restaurare.',
        },
        {
          term: 'Organizare',
          meaning:
            'instruire, confidențialitate, procedură pentru incidente, verificări periodice.',
        },
      ]),
      heading('anexa-1-subimputerniciti', 'Categoriile de subîmputerniciți'),
      list([
        'găzduire și stocare;',
        'transmiterea mesajelor e-mail, SMS și a notificărilor;',
        'colectarea jurnalelor tehnice și monitorizarea funcționării;',
        'asistență prin chat și analiza folosirii panoului, unde sunt activate.',
      ]),
    ],
  };
}
