import { routes } from '@/lib/addresses/routes';
import {
  definitions,
  formatCompany,
  list,
  numberSections,
  paragraph,
  prose,
  steps,
} from './block.ts';
import type { LegalContext, LegalDocument, LegalSection } from './block.ts';
import { COINS_PER_RON, CURRENCY, OPERATOR_CITY, TERMS_UPDATED_ON } from '../business-facts.ts';
import { coins, factWords, laws } from './facts.ts';
import { HOME_PRODUCTS } from '../all-menus/home-picks.ts';
import { emailLink, legalLinks, phoneLink, sectionLink } from './legal-links.ts';

/** The terms have 32 sections (requirement G-2). */
export function termsText(context: LegalContext): LegalDocument {
  return {
    path: routes.terms(),
    title: 'Termeni și condiții',
    description: `Condițiile în care folosiți ${context.brandName}: cont, comenzi, rezervări, plăți, abonament, monede, răspundere și soluționarea litigiilor.`,
    lastUpdated: TERMS_UPDATED_ON,
    introduction: [
      paragraph(
        `Acest document stabilește regulile după care folosiți ${context.brandName}, ca vizitator, utilizator sau restaurant. Vă rugăm să îl citiți înainte de a crea un cont.`,
      ),
    ],
    sections: numberSections([
      ...termsPartiesText(context),
      ...termsAccountText(context),
      ...termsOrderText(context),
      ...termsRulesText(context),
    ]),
  };
}

/** Sections 1 to 6 of the terms. */
function termsPartiesText(context: LegalContext): readonly LegalSection[] {
  const { brandName } = context;
  return [
    {
      id: 'cine-suntem',
      title: 'Cine suntem',
      blocks: [
        paragraph(
          `Platforma ${brandName} este operată de ${formatCompany(context)}, societate de software din ${OPERATOR_CITY}, România, denumită în continuare „Societatea” sau „noi”.`,
        ),
        paragraph(
          prose`Pentru orice întrebare, sesizare sau reclamație ne puteți scrie la ${emailLink(context)} sau ne puteți suna la ${phoneLink(context)}. Aceleași date de contact sunt punctul unic de contact pentru autorități și utilizatori, în limba română.`,
        ),
        paragraph(
          'Site-ul este găzduit în România. Textele lui sunt în limba română; textele din jurul meniurilor și paginile de activare a contului, de resetare a parolei și de plată există și în limba engleză. Platforma are trei componente cu adrese separate: site-ul public, panoul de administrare pentru restaurante și serviciul de date (API) folosit de site, de panou și de aplicații.',
        ),
      ],
    },
    {
      id: 'definitii',
      title: 'Ce înseamnă termenii folosiți',
      blocks: [
        definitions([
          {
            term: 'Platforma',
            meaning:
              'serviciul software furnizat prin internet (SaaS) pentru hoteluri, restaurante și cafenele, compus din site, aplicație, panoul de administrare și API.',
          },
          {
            term: 'Site-ul',
            meaning: `paginile publice aflate la adresa ${context.siteUrl}.`,
          },
          {
            term: 'Aplicația',
            meaning: `aplicația mobilă ${brandName}, disponibilă pentru iOS în App Store și pentru Android în Google Play.`,
          },
          {
            term: 'Vizitatorul',
            meaning: 'persoana care consultă Site-ul fără să folosească un cont.',
          },
          {
            term: 'Utilizatorul',
            meaning: 'persoana fizică ce are un cont și îl folosește în interes propriu.',
          },
          {
            term: 'Consumatorul',
            meaning:
              'Utilizatorul care acționează în scopuri din afara activității sale comerciale, industriale, artizanale sau profesionale.',
          },
          {
            term: 'Restaurantul',
            meaning:
              'comerciantul partener care își publică meniul pe Platformă și vinde produse sau primește rezervări prin ea.',
          },
          {
            term: 'Clientul profesionist',
            meaning:
              'Restaurantul sau altă entitate care a încheiat cu Societatea un contract pentru folosirea Platformei în activitatea sa.',
          },
          {
            term: 'Comanda',
            meaning:
              'cererea de cumpărare a unor produse, trimisă Restaurantului prin Aplicație, cu livrare, cu ridicare sau cu servire la masă.',
          },
          {
            term: 'Rezervarea',
            meaning: 'cererea de a păstra o masă la Restaurant, trimisă prin Aplicație.',
          },
          {
            term: 'Abonamentul',
            meaning: 'dreptul de a folosi serviciile cu plată ale Platformei pe o perioadă dată.',
          },
          {
            term: 'Monedele',
            meaning: prose`unitățile virtuale ale programului de fidelitate, descrise în secțiunea ${sectionLink('programul-de-monede', 'Programul de monede')}.`,
          },
        ]),
      ],
    },
    {
      id: 'acceptarea-termenilor',
      title: 'Acceptarea termenilor',
      blocks: [
        paragraph(
          'Acești termeni sunt contractul dintre dumneavoastră și Societate pentru folosirea Platformei. Îi acceptați când creați un cont, când trimiteți o Comandă sau o Rezervare ori când activați un Abonament. Simpla consultare a Site-ului nu cere crearea unui cont.',
        ),
        paragraph(
          'Dacă nu sunteți de acord cu termenii, vă rugăm să nu creați un cont și să nu folosiți serviciile care cer acceptarea lor.',
        ),
        paragraph(
          prose`Termenii se completează cu ${legalLinks.privacy}, ${legalLinks.cookies}, ${legalLinks.coinsTerms} și ${legalLinks.eula}. Pentru Clienții profesioniști se aplică și ${legalLinks.additionalAct}. Dacă un document special cuprinde o regulă diferită pentru domeniul lui, se aplică documentul special.`,
        ),
      ],
    },
    {
      id: 'serviciile',
      title: 'Serviciile Platformei',
      blocks: [
        paragraph('Prin Platformă puteți:'),
        list([
          'să consultați pe Site, fără cont, restaurantele și meniurile lor publice;',
          'să trimiteți Comenzi din Aplicație, inclusiv înainte de a ajunge la Restaurant, fără să așteptați ospătarul;',
          'să rezervați o masă;',
          'să plătiți online;',
          `să primiți mâncarea acasă, în ${OPERATOR_CITY} și în afara orașului, inclusiv în zona industrială;`,
          'să lăsați recenzii despre curier și despre mâncare;',
          'să strângeți și să folosiți Monede, dacă aveți cont.',
        ]),
        paragraph(
          'Restaurantele folosesc Platforma pentru a primi și a administra de la distanță Comenzi, livrări și Rezervări.',
        ),
        paragraph(
          `La data ultimei actualizări, Platforma cuprinde ${factWords.claimedRestaurants} și ${factWords.claimedProducts}. Oferta diferă în timp și în funcție de zonă; aceste cifre descriu Platforma și nu garantează că un anumit restaurant sau produs este disponibil.`,
        ),
      ],
    },
    {
      id: 'rolul-platformei',
      title: 'Rolul Platformei și părțile contractelor',
      blocks: [
        paragraph(
          'Societatea pune la dispoziție mijloacele tehnice prin care comandați și rezervați. Contractul de vânzare a produselor și contractul privind Rezervarea se încheie între dumneavoastră și Restaurant, care este vânzătorul și răspunde de preparare, calitate, siguranța alimentelor, informațiile din meniu și preț.',
        ),
        paragraph(
          'Restaurantele înscrise pe Platformă își declară calitatea de comercianți. De aceea, în raport cu Restaurantul beneficiați de drepturile pe care legislația Uniunii Europene și legea română le dau consumatorilor.',
        ),
        paragraph(
          `Platforma furnizată Clienților profesioniști este supusă contractului încheiat cu ei, acestor termeni și, unde este cazul, ${laws.businessUsers.genitive}.`,
        ),
        paragraph(
          'Pagina „Restaurante” arată lista publică a restaurantelor în ordinea în care o trimite serviciul de date. Browserul dumneavoastră le grupează după programul afișat: întâi restaurantele despre care se știe că sunt deschise, apoi cele care se deschid mai târziu, apoi cele al căror program nu este cunoscut. În fiecare grup rămâne ordinea listei.',
        ),
        paragraph(
          `Din această listă, pagina principală arată cel mult ${factWords.homeRestaurants} care au pagină proprie: întâi pe cele cu fotografie, pentru că acolo restaurantele sunt prezentate prin imagini, apoi pe celelalte, fiecare grup în ordinea listei; browserul le pune întâi pe cele deschise. Tot acolo apare câte un produs cu fotografie al primelor ${HOME_PRODUCTS} restaurante din listă care au unul în meniu.`,
        ),
        paragraph(
          'Căutarea în toate meniurile arată întâi restaurantele al căror nume se potrivește cu textul căutat, apoi pe cele cu produse care se potrivesc: cuvintele din numele produsului contează mai mult decât cele din categorie și din descriere, iar la potrivire egală rămâne ordinea listei. Dacă alegeți „Deschise acum”, apar numai restaurantele despre care se știe că sunt deschise; dacă nu ați scris niciun text și niciun restaurant nu este deschis, apare cel care se deschide primul.',
        ),
        paragraph(
          'Site-ul nu primește de la serviciul de date nicio informație despre plăți pentru un loc în listă și nu oferă astfel de locuri contra cost. Dacă o plată va putea schimba locul unui restaurant, acești termeni vor descrie cum, iar restaurantul va fi marcat vizibil lângă numele lui.',
        ),
      ],
    },
    {
      id: 'varsta-minima',
      title: 'Vârsta minimă și minorii',
      blocks: [
        paragraph(
          `Puteți folosi Platforma de la vârsta de ${factWords.minimumAge}. Dacă aveți sub ${factWords.consentAge}, o puteți folosi numai cu permisiunea unui părinte sau a tutorelui, care citește și acceptă acești termeni împreună cu dumneavoastră. Pentru persoanele sub ${factWords.restrictedCapacityAge}, Comenzile care depășesc actele obișnuite de mică valoare se fac de către părinte sau tutore.`,
        ),
        paragraph(
          `Participarea minorilor sub ${factWords.consentAge} la programul de monede cere consimțământul părintelui sau al tutorelui.`,
        ),
        paragraph(
          prose`Dacă aflăm că o persoană sub ${factWords.minimumAge} ne-a transmis date fără un acord al părintelui care poate fi verificat, ștergem datele și închidem contul. Părinții ne pot semnala astfel de situații la ${emailLink(context)} sau ${phoneLink(context)}.`,
        ),
        paragraph(
          'Băuturile alcoolice și alte produse interzise minorilor nu le pot fi vândute; Restaurantul și curierul pot cere dovada vârstei.',
        ),
      ],
    },
  ];
}

/** Sections 7 to 14 of the terms. */
function termsAccountText(context: LegalContext): readonly LegalSection[] {
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

/** Sections 15 to 22 of the terms. */
function termsOrderText(context: LegalContext): readonly LegalSection[] {
  return [
    {
      id: 'comenzile',
      title: 'Comenzile',
      blocks: [
        paragraph(
          `Meniurile de pe Site pot fi doar vizualizate. Pentru a trimite o Comandă la bucătărie trebuie să descărcați Aplicația din App Store sau Google Play. Lista publică arată cel mult ${factWords.restaurantsPerPage}.`,
        ),
        paragraph('O Comandă se face astfel:'),
        steps([
          'alegeți în Aplicație Restaurantul și produsele;',
          'verificați coșul, adresa, taxele și totalul și corectați ce este greșit;',
          'trimiteți Comanda, care vă obligă la plată;',
          'plătiți, dacă ați ales plata online;',
          'primiți în Aplicație confirmarea Restaurantului. Atunci se încheie contractul cu el.',
        ]),
        paragraph(
          'Restaurantul poate refuza o Comandă, de exemplu când un produs s-a terminat, când este închis sau când adresa nu se află în zona lui de livrare. Pentru o Comandă refuzată după plată primiți suma înapoi.',
        ),
        paragraph(
          `Orele afișate sunt cele ale României (Europe/Bucharest), în format de ${factWords.dayHours}.`,
        ),
      ],
    },
    {
      id: 'livrarea',
      title: 'Livrarea',
      blocks: [
        paragraph(
          `Livrarea se face în ${OPERATOR_CITY} și în afara orașului, inclusiv în zona industrială, în limitele stabilite de fiecare Restaurant. Livrează Restaurantul sau curierii cu care lucrează.`,
        ),
        paragraph(
          'Timpul de livrare este estimat. Vă rugăm să dați o adresă completă și un număr de telefon la care puteți fi găsit și să primiți Comanda la adresa indicată. Dacă nu puteți fi găsit, Comanda se consideră pusă la dispoziție, iar produsele alimentare nu pot fi păstrate pentru o livrare ulterioară.',
        ),
      ],
    },
    {
      id: 'rezervari-si-evenimente',
      title: 'Rezervarea meselor și evenimentele',
      blocks: [
        paragraph(
          `O masă se rezervă din Aplicație, în ${factWords.reservationSteps}: alegeți Restaurantul, alegeți data, ora și numărul de persoane, trimiteți Rezervarea. Ea este valabilă după confirmarea Restaurantului.`,
        ),
        paragraph(
          'Dacă nu mai puteți veni, anulați Rezervarea sau anunțați Restaurantul cât mai devreme. Restaurantul poate elibera masa dacă întârziați mult fără să anunțați.',
        ),
        paragraph(
          `La evenimentele pe care le anunțăm pe Site, înscrierea se face numai telefonic, dacă anunțul nu spune altfel. Aceasta a fost regula și pentru evenimentul din ${factWords.eventDate}.`,
        ),
      ],
    },
    {
      id: 'anularea-comenzilor',
      title: 'Anularea Comenzilor și dreptul de retragere',
      blocks: [
        paragraph(
          'O Comandă neplătită poate fi anulată până când Restaurantul începe să o pregătească. După plată, Comanda nu mai poate fi anulată.',
        ),
        paragraph(
          `Mâncarea și băuturile sunt produse care se pot deteriora sau expira rapid, iar serviciile de alimentație rezervate pentru o anumită dată se prestează la acea dată. Pentru ele, art. 16 din ${laws.consumerContracts.name} exclude dreptul de retragere în termen de ${factWords.withdrawal}.`,
        ),
        paragraph(
          prose`Regula nu vă limitează drepturile atunci când Restaurantul refuză Comanda, nu o livrează sau livrează produse neconforme; vedeți secțiunea ${sectionLink('reclamatii-si-rambursari', 'Reclamații și rambursări')}.`,
        ),
      ],
    },
    {
      id: 'reclamatii-si-rambursari',
      title: 'Reclamații și rambursări',
      blocks: [
        paragraph(
          prose`Dacă un produs lipsește, este greșit, deteriorat sau neconform, anunțați cât mai repede Restaurantul sau scrieți-ne ori sunați-ne, la ${emailLink(context)} sau ${phoneLink(context)}. Păstrați, pe cât posibil, produsul și o fotografie.`,
        ),
        paragraph(
          'Restaurantul, ca vânzător, rezolvă reclamația prin înlocuire, reducerea prețului sau restituirea sumei, potrivit legii. Noi transmitem reclamația, punem la dispoziție datele Comenzii și urmărim răspunsul.',
        ),
        paragraph(
          prose`Sumele plătite cu cardul se restituie pe același card. Monedele folosite la o Comandă care nu a putut fi onorată se pun înapoi în cont, în condițiile din ${legalLinks.coinsTerms}.`,
        ),
      ],
    },
    {
      id: 'alergeni-si-informatii',
      title: 'Alergeni și informații despre produse',
      blocks: [
        paragraph(
          `Descrierile, fotografiile, cantitățile și prețurile sunt furnizate de Restaurant, care răspunde de informațiile cerute de ${laws.foodInformation.name}. Fotografiile au caracter de prezentare.`,
        ),
        paragraph(
          'Înainte de a comanda, întrebați Restaurantul despre alergeni, ingrediente și valori nutriționale. Lipsa unei informații din meniu nu înseamnă că produsul nu conține alergenul respectiv.',
        ),
      ],
    },
    {
      id: 'recenzii',
      title: 'Recenzii și conținutul dumneavoastră',
      blocks: [
        paragraph(
          'Puteți lăsa recenzii despre curier și despre mâncare. Fiecare recenzie este legată de contul autorului ei. Recenzia trebuie să descrie o experiență proprie și reală și să respecte legea și persoanele despre care vorbește. Nu acceptăm recenzii cumpărate sau scrise la comandă.',
        ),
        paragraph(
          'Vă păstrați drepturile asupra textelor și imaginilor pe care le publicați. Ne acordați dreptul neexclusiv și gratuit de a le găzdui, de a le afișa și de a le adapta tehnic pe Platformă, cât timp sunt publicate.',
        ),
        paragraph('Pentru conținutul publicat aplicăm aceste reguli:'),
        list([
          'nu modificăm sensul recenziilor și nu le ascundem pentru că sunt nefavorabile;',
          'eliminăm conținutul ilegal sau care încalcă acești termeni;',
          prose`oricine poate semnala un conținut la ${emailLink(context)}, cu adresa lui și motivul; autorul și persoana care l-a semnalat află decizia, motivele și cum o pot contesta, potrivit ${laws.digitalServices.genitive}.`,
        ]),
      ],
    },
    {
      id: 'programul-de-monede',
      title: 'Programul de monede',
      blocks: [
        paragraph(
          'Pentru Comenzile făcute din cont, Utilizatorii înregistrați strâng Monede virtuale. Pe scurt:',
        ),
        list([
          `${factWords.coinsPerRon} cheltuit pe produse, fără livrare și alte taxe și fără comenzile anulate sau returnate;`,
          `${coins(COINS_PER_RON)} valorează ${factWords.coinValue} când este folosită;`,
          `Monedele se acordă în cel mult ${factWords.coinsCredited} de la finalizarea Comenzii, dacă nu există o dispută sau un retur;`,
          `Monedele expiră, fără notificare prealabilă, după ${factWords.coinsExpiry} consecutive fără o Comandă finalizată;`,
          `dacă programul încetează, aveți o perioadă de grație de ${factWords.coinsGrace};`,
          `sub ${factWords.consentAge} este nevoie de consimțământul părintelui sau al tutorelui.`,
        ]),
        paragraph(prose`Regulile complete sunt în ${legalLinks.coinsTerms}.`),
      ],
    },
  ];
}

/** Sections 23 to 32 of the terms. */
function termsRulesText(context: LegalContext): readonly LegalSection[] {
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
