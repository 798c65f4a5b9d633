import { RESERVATION_STEPS } from '../../business-facts.ts';
import { formatCount } from '../format-count.ts';

const NONE_OPEN = 'După programul afișat, niciun restaurant nu e deschis acum.';

/**
 * Requirement E-5 prescribes some of these texts letter for letter; `lib/i18n/required-texts.test.ts`
 * lists them.
 * Do not change those, even where they lack diacritics.
 */
export const siteCopy = {
  chrome: {
    skipToContent: 'Sari la conținut',
    homeLink: (brand: string): string => `${brand}, pagina principală`,
    mainNavigation: 'Navigare principală',
    openMenu: 'Deschide navigarea',
    closeMenu: 'Închide navigarea',
    mobileMenu: 'Meniu de navigare',
    home: 'Acasă',
    restaurants: 'Restaurante',
    terms: 'Termeni și condiții',
    privacy: 'Confidențialitate',
    createAccount: 'Creează cont',
    loading: 'Se încarcă…',
  },

  footer: {
    label: 'Subsol',
    tagline: 'Poftă bună, Arad!',
    pages: 'Pagini',
    company: 'Date de contact',
    registeredOffice: 'Sediu social',
    taxId: 'CUI',
    tradeRegister: 'Registrul Comerțului',
    legal: 'Informații legale',
    terms: 'Termeni și condiții',
    privacy: 'Politica de confidențialitate',
    accountDeletion: 'Ștergerea contului',
    cookies: 'Politica de cookie-uri',
    coinsTerms: 'Regulamentul programului de monede',
    additionalAct: 'Act adițional (date personale)',
    eula: 'Acord de licență (EULA)',
    accessibility: 'Accesibilitate',
    partners: 'Pentru restaurante',
    downloadApp: 'Descarcă aplicația',
    consumerProtection: 'Protecția consumatorilor',
    payments: 'Plăți acceptate',
  },

  breadcrumbs: {
    label: 'Unde te afli',
  },

  stores: {
    appStore: 'Descarcă din App Store',
    playStore: 'Acum pe Google Play',
  },

  restaurants: {
    title: (brand: string): string => `Restaurante - ${brand}`,
    description: (brand: string): string =>
      `Vezi restaurantele de pe ${brand}: meniuri complete, prețuri în lei și program. Alege un restaurant și răsfoiește meniul.`,
    heading: 'Restaurante',
    groups: {
      all: 'Toate restaurantele',
      open: 'Deschise acum',
      later: 'Se deschid mai târziu',
      other: 'Alte restaurante',
      first: `${NONE_OPEN} Primul deschide {name}, {time}.`,
    },
    noneOpen: NONE_OPEN,
    empty: 'Deocamdată nu putem afișa niciun restaurant. Încearcă din nou mai târziu.',
    truncated: (count: number): string =>
      `Sunt afișate primele ${formatCount(count, { one: 'restaurant', many: 'restaurante' })}`,
    pictureOf: (restaurant: string): string => `Imagine ${restaurant}`,
  },

  restaurant: {
    title: (restaurant: string, brand: string): string => `${restaurant} - ${brand}`,
    menuPreview: 'Din meniu',
    openMenu: 'Vezi meniul',
    address: 'Adresă',
    telephone: 'Telefon',
    map: 'Vezi pe hartă (Google Maps)',
    appHeading: 'Comandă și rezervă din aplicație',
    appText: (brand: string): string =>
      `Cu aplicația ${brand} trimiți comanda direct la bucătărie și rezervi o masă în ${RESERVATION_STEPS} pași.`,
  },

  table: {
    title: (restaurant: string, tableId: string): string => `${restaurant} - Masa ${tableId}`,
    description: (restaurant: string): string =>
      `Ești la masă la ${restaurant}: deschide meniul sau comandă din aplicație.`,
    heading: (tableId: string): string => `Masa ${tableId}`,
    here: (tableId: string): string => `Ești la masa ${tableId}`,
    appText: (tableId: string, brand: string): string =>
      `Trimite comanda de la masa ${tableId} direct la bucătărie, din aplicația ${brand}.`,
    from: (price: string): string => `de la ${price}`,
  },

  menu: {
    title: (restaurant: string): string => `${restaurant} - Meniu`,
    heroAlt: (restaurant: string): string => `Imagine ${restaurant}`,
    categories: 'Categorii',
    productCount: (count: number): string => formatCount(count, { one: 'produs', many: 'produse' }),
    emptyCategory: 'Momentan nu sunt produse în această categorie.',
    reload: 'Reîncarcă',
    vatIncluded: 'Prețurile includ TVA',
    allergens:
      'Pentru alergeni, ingrediente și valori nutriționale, întreabă restaurantul înainte de a comanda. Dacă o informație lipsește din meniu, nu înseamnă că produsul nu conține alergeni.',
  },

  product: {
    noDetails: 'Acest produs nu are mai multe informatii!',
    close: 'Inchide',
  },

  openingPopup: {
    heading: 'Comandă din aplicație',
    text: (brand: string): string =>
      `Comanda ajunge la bucătărie prin aplicația ${brand}. Descarc\u2060-\u2060o gratuit.`,
    viewOnly: 'Doar vizualizez',
    close: 'Închide fereastra',
  },

  downloadBanner: {
    label: 'Aplicația mobilă',
    text: (brand: string): string => `Comandă mai repede și rezervă o masă din aplicația ${brand}.`,
  },

  notFound: {
    title: (brand: string): string => `Pagina nu a fost găsită - ${brand}`,
    code: '404',
    text: 'Pagina nu a fost gasita!',
    restaurantMoved:
      'Poate că linkul sau codul scanat este vechi. Caută restaurantul sau un produs:',
    home: 'Mergi Acasa',
    restaurants: 'Vezi restaurantele',
  },
} as const;
