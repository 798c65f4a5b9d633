import { definitions, list, paragraph, prose } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { factWords } from '../fact-words.ts';
import { CURRENCY } from '../../business-facts.ts';
import type { LegalContext } from '../legal-context.ts';
import { emailLink, legalLinks, phoneLink, sectionLink } from '../legal-links.ts';
import { laws } from '../laws.ts';

/** Sections 7 to 14 of the terms. */
export function termsAccountText(context: LegalContext): readonly LegalSection[] {
  return [
    {
      id: 'contul',
      title: 'Contul',
      blocks: [
        paragraph(
          'Pentru a comanda, a rezerva, a lăsa recenzii sau a participa la programul de monede aveți nevoie de un cont. Informațiile de înregistrare trebuie să fie adevărate, exacte și actuale, iar dumneavoastră le actualizați când se schimbă.',
        ),
        paragraph(
          'După înregistrare primiți un mesaj cu un link de activare. Contul este personal și nu poate fi vândut, închiriat sau cedat. Puteți adăuga în cont o imagine de profil.',
        ),
        paragraph(
          'O persoană al cărei cont a fost închis sau suspendat de noi nu se poate înregistra din nou, sub niciun nume.',
        ),
      ],
    },
    {
      id: 'securitatea-contului',
      title: 'Securitatea contului',
      blocks: [
        paragraph(
          'Păstrați parola secretă și nu o folosiți la alte servicii. Dacă o uitați, puteți cere în Aplicație un link de resetare; linkul este personal și nu se dă mai departe. Pe pagina de resetare, parola nouă se introduce de două ori, identic; altfel nu se trimite nimic.',
        ),
        paragraph(
          prose`Dacă bănuiți că altcineva folosește contul, schimbați parola și anunțați-ne imediat la ${phoneLink(context)} sau ${emailLink(context)}. Răspundeți de activitatea din cont făcută cu datele dumneavoastră de acces, cu excepția celei care urmează anunțului sau care nu vă este imputabilă.`,
        ),
        paragraph(
          'Nu vă cerem niciodată parola sau codul de siguranță al cardului prin telefon, e-mail ori mesaje.',
        ),
      ],
    },
    {
      id: 'conturile-restaurantelor',
      title: 'Conturile restaurantelor și rolurile personalului',
      blocks: [
        paragraph('Clientul profesionist poate adăuga în contul său utilizatori cu rolurile:'),
        definitions([
          {
            term: 'Manager',
            meaning: 'administrează activitatea restaurantului pe Platformă, în numele Clientului.',
          },
          {
            term: 'Ospătar',
            meaning: 'lucrează cu comenzile și rezervările care îi sunt încredințate.',
          },
          { term: 'Contabil', meaning: 'lucrează cu documentele financiare ale Clientului.' },
        ]),
        paragraph(
          'Clientul profesionist hotărăște cine primește un rol și ce drepturi îi acordă, în limitele panoului de administrare, își informează personalul și răspunde de activitatea lui în cont. Pentru datele cu caracter personal pe care le introduce sau le primește prin Platformă, Clientul este operator, iar Societatea este persoană împuternicită.',
        ),
        paragraph(prose`Regulile privind aceste date sunt în ${legalLinks.additionalAct}.`),
      ],
    },
    {
      id: 'perioada-de-proba',
      title: 'Perioada de probă gratuită',
      blocks: [
        paragraph(
          `La prima folosire a unui serviciu cu Abonament aveți o perioadă de probă gratuită de ${factWords.trial}, care începe la activare. Perioada de probă se acordă o singură dată.`,
        ),
        paragraph(
          'În perioada de probă nu datorați nimic. O puteți întrerupe oricând, fără costuri. Înainte de a vă cere o plată, vă arătăm prețul Abonamentului și vă cerem acordul expres.',
        ),
      ],
    },
    {
      id: 'abonamentul',
      title: 'Abonamentul și reînnoirea lui',
      blocks: [
        paragraph(
          `Perioada unui Abonament plătit este de ${factWords.subscription}. Abonamentul se reînnoiește lunar, cu câte o perioadă egală, până când îl anulați.`,
        ),
        paragraph(
          'Prețul, serviciile incluse și data următoarei plăți sunt afișate înainte de activare și pot fi consultate în cont. O schimbare de preț se aplică numai perioadelor care încep după ce ați fost informat; dacă nu o acceptați, puteți anula Abonamentul înainte de reînnoire.',
        ),
        paragraph(
          prose`Anularea este descrisă în secțiunea ${sectionLink('anularea-abonamentului', 'Anularea Abonamentului')}.`,
        ),
      ],
    },
    {
      id: 'preturi-si-facturi',
      title: 'Prețuri, monedă și facturi',
      blocks: [
        paragraph(
          `Toate prețurile sunt exprimate în lei (${CURRENCY}) și toate plățile se fac în ${CURRENCY}. Prețurile produselor includ TVA. Taxa de livrare și alte taxe se afișează separat, înainte de trimiterea Comenzii, împreună cu totalul de plată.`,
        ),
        paragraph(
          'Prețul produsului este cel afișat în momentul în care trimiteți Comanda. Dacă un preț este vădit greșit, Restaurantul vă întreabă înainte de a pregăti Comanda dacă o mențineți la prețul corect.',
        ),
        paragraph(
          'Documentul fiscal al produselor este emis de Restaurant, iar cel al Abonamentului este emis de Societate. Când factura este disponibilă electronic, o puteți deschide din linkul primit. Oricine are linkul poate deschide factura, de aceea nu îl dați mai departe.',
        ),
      ],
    },
    {
      id: 'plata-online',
      title: 'Plata online',
      blocks: [
        paragraph(
          `Acceptăm carduri ${factWords.cards}. Datele cardului se introduc în formularul procesatorului de plăți, de regulă pe pagina lui securizată. Când câmpurile formularului apar pe Site, browserul le trimite direct procesatorului; serverele noastre nu primesc și nu păstrează numărul cardului sau codul de siguranță.`,
        ),
        paragraph(
          'Plata este confirmată după ce banca o aprobă și Platforma înregistrează autorizarea. Dacă banca refuză plata, vă afișăm motivul, când răspunsul ei îl arată; după caz, puteți încerca din nou sau vă puteți întoarce la coșul din Aplicație.',
        ),
        paragraph(
          prose`Dacă după aprobarea băncii confirmarea nu reușește nici după ${factWords.paymentAttempts}, sunați la asistență, la ${phoneLink(context)}, cu numărul Comenzii. O nouă încercare de confirmare nu înseamnă o nouă plată.`,
        ),
      ],
    },
    {
      id: 'anularea-abonamentului',
      title: 'Anularea Abonamentului',
      blocks: [
        paragraph(
          'Puteți anula Abonamentul oricând. Anularea produce efecte la sfârșitul perioadei deja plătite: până atunci folosiți serviciile în continuare, iar Abonamentul nu se mai reînnoiește.',
        ),
        paragraph(
          prose`Anulați din cont sau printr-un mesaj la ${emailLink(context)}, cu cel puțin numele titularului și adresa de e-mail a contului. Vă confirmăm primirea și data până la care serviciile rămân active.`,
        ),
        paragraph(
          'Sumele plătite pentru perioada începută nu se restituie, cu excepția cazurilor în care:',
        ),
        list([
          'serviciul nu a fost furnizat ori nu a fost conform, din cauze care țin de noi;',
          'am redus esențial serviciile incluse în cursul perioadei plătite;',
          `sunteți Consumator și vă exercitați dreptul legal de retragere în termen de ${factWords.withdrawal} de la încheierea contractului, potrivit ${laws.consumerContracts.genitive};`,
          'legea prevede restituirea.',
        ]),
      ],
    },
  ];
}
