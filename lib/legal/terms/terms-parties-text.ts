import { definitions, list, paragraph, prose } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { factWords } from '../fact-words.ts';
import { HOME_PRODUCTS } from '../../all-menus/home-picks.ts';
import { OPERATOR_CITY } from '../../business-facts.ts';
import { formatCompany } from '../legal-context.ts';
import type { LegalContext } from '../legal-context.ts';
import { emailLink, legalLinks, phoneLink, sectionLink } from '../legal-links.ts';
import { laws } from '../laws.ts';

/** Sections 1 to 6 of the terms. */
export function termsPartiesText(context: LegalContext): readonly LegalSection[] {
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
