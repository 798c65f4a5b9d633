export const trustCopy = {
  /** This text must stay letter for letter as it is (requirement F-9). */
  missingSecret: 'Missing secret',
  anpcLines: ['Autoritatea Națională pentru', 'Protecția Consumatorilor'],
  salLines: ['Soluționarea alternativă', 'a litigiilor'],
  salMore: 'DETALII',
  /** The same two links as text. */
  anpc: 'ANPC',
  sal: 'Soluționarea litigiilor (SAL)',
  cards: { visa: 'Visa', mastercard: 'Mastercard' },
  social: { facebook: 'Facebook', instagram: 'Instagram' },
} as const;
