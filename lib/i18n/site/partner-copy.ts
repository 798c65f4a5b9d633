import { RESERVATION_STEPS } from '../../business-facts.ts';

export const partnerCopy = {
  title: (brand: string): string => `Pentru restaurante - ${brand}`,
  description: (brand: string): string =>
    `Primește comenzi și rezervări din aplicația ${brand}: comenzi la masă și din timp, livrare la domiciliu și rezervări în ${RESERVATION_STEPS} pași.`,
  eyebrow: 'Pentru restaurante, cafenele și hoteluri',
  heading: 'Bucătăria ta, plină la orice oră.',
  lead: (brand: string): string =>
    `Cu ${brand}, clienții comandă, rezervă și plătesc din aplicație. Tu primești totul într-un singur panou și gătești în ritmul tău.`,
  createAccount: 'Creează cont',
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
      'Spune ziua, ora și câte persoane vin.',
      'Trimite rezervarea și primește confirmarea în aplicație.',
    ],
  },
  ahead: {
    label: 'Fără așteptare',
    heading: 'Comandă din timp, fără să aștepte ospătarul',
    text: 'Clientul comandă înainte să ajungă, iar mâncarea e gata când se așază. Mesele se eliberează mai repede, iar ospătarii au timp de oaspeți.',
  },
  download: {
    heading: 'Vezi cum arată pentru clienți',
    text: 'Descarcă aplicația și comandă o dată ca un client. Apoi vino cu restaurantul tău.',
  },
} as const;
