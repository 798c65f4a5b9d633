import {
  ACCEPTED_CARDS,
  CURRENCY,
  RESERVATION_STEPS,
  SUBSCRIPTION_DAYS,
  TRIAL_DAYS,
} from '../../business-facts.ts';
import { formatCount } from '../format-count.ts';
import { MAX_TABLES } from '../../query-values.ts';

const formatDays = (days: number): string => formatCount(days, { one: 'zi', many: 'zile' });

const trial = formatDays(TRIAL_DAYS);

/** What the trial and the subscription promise is in sections 10, 11 and 14 of the terms. */
export const partnerCopy = {
  title: (brand: string): string => `Pentru restaurante - ${brand}`,
  description: (brand: string): string =>
    `Primește comenzi și rezervări din aplicația ${brand}: comenzi la masă și din timp, livrare la domiciliu și rezervări în ${RESERVATION_STEPS} pași. ${trial} gratuit.`,
  eyebrow: 'Pentru restaurante, cafenele și hoteluri',
  heading: 'Mese pline la orice oră.',
  lead: (brand: string): string =>
    `Cu ${brand}, clienții comandă, rezervă și plătesc din aplicație. Tu primești totul într-un singur panou și gătești în ritmul tău.`,
  createAccount: 'Creează cont',
  /** In the bar at the lower edge of a phone, behind `createAccount`. */
  createAccountTrial: ` · ${trial} gratuit`,
  offer: [`${trial} gratuit, fără obligații.`, 'Îți cerem acordul înainte de prima plată.'],
  start: {
    label: 'Cum începi',
    heading: 'Trei pași până la prima comandă',
    steps: [
      {
        title: 'Creezi contul',
        text: 'Te înregistrezi în panoul pentru restaurante și activezi contul din linkul primit.',
      },
      {
        title: 'Adaugi meniul și echipa',
        text: 'Pui produsele, cu poze și prețuri, și dai acces managerului, ospătarilor și contabilului.',
      },
      {
        title: 'Așezi codurile pe mese',
        text: 'Tipărești codurile QR de pe acest site. Oaspeții le scanează și văd meniul.',
      },
    ],
  },
  trial: {
    label: 'Cât costă',
    heading: `${trial} gratuit, apoi hotărăști tu`,
    facts: [
      {
        title: `În primele ${trial} nu plătești nimic`,
        text: 'Perioada de probă începe la activare și se acordă o singură dată. O oprești oricând, fără costuri.',
      },
      {
        title: 'Înainte de prima plată te întrebăm',
        text: 'Îți arătăm prețul abonamentului și îți cerem acordul. Fără acordul tău nu plătești.',
      },
      {
        title: 'Dacă rămâi, pleci când vrei',
        text: `Abonamentul se reînnoiește lunar, cu câte ${formatDays(SUBSCRIPTION_DAYS)}, până când îl anulezi. Anularea are efect la sfârșitul perioadei plătite.`,
      },
    ],
    terms: 'Citește condițiile perioadei de probă',
  },
  order: {
    label: 'Comenzi',
    heading: 'Clienții comandă din aplicație',
    text: 'Meniul tău, cu poze și prețuri la zi, în buzunarul fiecărui client. Comanda ajunge direct la bucătărie, fără telefoane și fără bilețele pierdute.',
  },
  reserve: {
    label: 'Rezervări',
    heading: `O masă rezervată în ${RESERVATION_STEPS} pași`,
    steps: [
      'Clientul alege restaurantul.',
      'Alege ziua, ora și numărul de persoane.',
      'Trimite rezervarea și primește confirmarea în aplicație.',
    ],
  },
  ahead: {
    label: 'Fără așteptare',
    heading: 'Clienții comandă din timp, fără să aștepte ospătarul',
    text: 'Clientul comandă înainte să ajungă, iar mâncarea e gata când se așază. Mesele se eliberează mai repede, iar ospătarii au timp de oaspeți.',
  },
  guest: {
    label: 'Ce vede oaspetele',
    heading: 'Un cod pe fiecare masă, meniul pe telefon',
    text: 'Oaspetele scanează codul și vede meniul, fără cont și fără instalare, apoi comandă din aplicație. Tipărești singur codurile, pe hârtie A4, cu semne de tăiere.',
    menu: (restaurant: string): string => `Din meniul restaurantului ${restaurant}.`,
    codeOfTable: (table: string): string => `Cod QR pentru ${table}`,
    tryCode: 'Încearcă: scanează codul sau apasă pe el.',
    openMenu: 'Deschide meniul',
    printCodes: 'Tipărește codurile',
  },
  facts: {
    label: 'Alergeni și valori nutriționale',
    heading: 'Ce conține fiecare produs, chiar în meniu',
    text: 'Meniul arată alergenii, ingredientele și valorile nutriționale pe care le completezi. Clientul le citește înainte să comande.',
  },
  questions: {
    label: 'Întrebări și răspunsuri',
    heading: 'Ce e bine să știi înainte să începi',
    contact: 'Nu găsești răspunsul? Sună-ne sau scrie-ne.',
    /** The spaces do not break, as in the number. */
    call: (phone: string): string => `Sună\u00a0la\u00a0${phone}`,
    list: [
      {
        question: `Cât plătesc după cele ${trial}?`,
        answer:
          'Îți arătăm prețul abonamentului și serviciile incluse înainte de activare; le găsești apoi în contul tău. Nu plătești fără acordul tău. Vrei să afli prețul chiar acum? Sună-ne sau scrie-ne.',
      },
      {
        question: 'Pot să renunț oricând?',
        answer:
          'Da. În perioada de probă te oprești fără costuri. Un abonament plătit rămâne activ până la sfârșitul perioadei plătite, apoi nu se mai reînnoiește. Îl anulezi din cont sau printr-un e-mail.',
      },
      {
        question: 'Cum plătesc clienții?',
        answer: `Online, cu carduri ${ACCEPTED_CARDS.join(' și ')}, în lei (${CURRENCY}). Datele cardului le introduc în formularul procesatorului de plăți.`,
      },
      {
        question: 'Cine livrează comenzile?',
        answer:
          'Tu sau curierii cu care lucrezi, în zona de livrare pe care o stabilești. Poți refuza o comandă, de exemplu când s-a terminat un produs sau ești închis.',
      },
      {
        question: 'Cine din echipă are acces?',
        answer:
          'Tu hotărăști. Adaugi un manager, ospătari și un contabil și alegi ce drepturi are fiecare.',
      },
    ],
  },
  download: {
    heading: 'Vezi cum arată pentru clienți',
    text: 'Descarcă aplicația și comandă o dată, ca orice client. Apoi înscrie-ți restaurantul.',
  },
} as const;

export const qrCopy = {
  title: (brand: string): string => `Coduri QR pentru mese - ${brand}`,
  description: (brand: string): string =>
    `Tipărește gratuit codurile QR ale restaurantului tău de pe ${brand}: unul pentru meniu și câte unul pentru fiecare masă.`,
  sheetTitle: (restaurant: string, brand: string): string => `Coduri QR ${restaurant} - ${brand}`,
  heading: 'Coduri QR pentru mese',
  intro:
    'Alege restaurantul și tipărește codurile: unul pentru meniu și câte unul pentru fiecare masă. Oaspeții le scanează cu telefonul, fără cont și fără instalare.',
  choose: 'Alege restaurantul',
  sheetHeading: (restaurant: string): string => `Coduri QR pentru ${restaurant}`,
  help: `Alege mesele, apoi tipărește pagina pe hârtie A4, la 100%, fără margini adăugate. Cel mult ${MAX_TABLES} de mese la o tipărire.`,
  form: 'Mesele',
  first: 'De la masa',
  last: 'Până la masa',
  show: 'Arată codurile',
  print: 'Tipărește',
  sheets: 'Coli de tipărit',
  menuCard: 'Meniu',
  scan: 'Scanează cu telefonul',
  scanMenu: 'Vezi meniul și prețurile',
  scanTable: (brand: string): string => `Vezi meniul. Comanzi din aplicația ${brand}.`,
  codeOfMenu: (restaurant: string): string => `Cod QR către meniul ${restaurant}`,
  codeOfTable: (table: string): string => `Cod QR pentru ${table}`,
} as const;
