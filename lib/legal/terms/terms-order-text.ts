import { list, paragraph, prose, steps } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { coins, factWords } from '../fact-words.ts';
import { COINS_PER_RON, OPERATOR_CITY } from '../../business-facts.ts';
import type { LegalContext } from '../legal-context.ts';
import { emailLink, legalLinks, phoneLink, sectionLink } from '../legal-links.ts';
import { laws } from '../laws.ts';

/** Sections 15 to 22 of the terms. */
export function termsOrderText(context: LegalContext): readonly LegalSection[] {
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
