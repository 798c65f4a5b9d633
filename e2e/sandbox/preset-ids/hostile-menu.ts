/** Texts that the site must treat as plain text. The last text has no visible character. */
export const hostileTexts = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<!--<script>',
  ']]><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '__proto__',
  '\u202Egnp.lortnoc\u202C',
  '\u2028\u2029\u200B\uFEFF\u0001',
] as const;

const HUGE_TEXT_LENGTH = 20_000;
/** Sorting this many marks, as normalising does, would take seconds. */
const UNORDERED_MARKS = '\u0301\u0323'.repeat(80_000);

const hostileImages = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//hostile.example/pixel.png',
  'http://169.254.169.254/latest/meta-data',
  'x" onerror="alert(1)',
] as const;

/**
 * Products that the contract allows. The site drops the one whose name has no visible character.
 */
export const allowedHostileProducts: readonly object[] = [
  ...hostileTexts.map((text) => ({
    name: text,
    price: 10,
    description: text,
    weight: text,
    quantity_type: text,
    ingredients: text,
  })),
  ...hostileImages.map((image) => ({ name: 'Imagine ostilă', price: '12,50', image })),
  { name: 'x'.repeat(HUGE_TEXT_LENGTH), price: 10, description: 'ș'.repeat(HUGE_TEXT_LENGTH) },
  { name: 'Semne fără sfârșit', price: 10, description: `a${UNORDERED_MARKS}` },
];

/** Products that violate the contract. The site drops them. */
const droppedHostileProducts: readonly unknown[] = [
  { price: 10, description: 'fără nume' },
  { name: '', price: 10 },
  { name: 42, price: 10 },
  { name: 'Preț negativ', price: -1 },
  { name: 'Fără preț' },
  { name: 'Preț din cuvinte', price: 'zece lei' },
  null,
  'un text',
];

/**
 * Products that violate the contract only in optional fields. The site keeps these products, but
 * drops the invalid values.
 */
export const partlyValidHostileProducts: readonly object[] = [
  { name: 'Descriere care e o listă', price: 10, description: ['a'] },
  { name: 'Unitate care e un număr', price: 10, weight: 350, quantity_type: 1 },
  { name: 'Alergen necunoscut', price: 10, allergens: ['milk', hostileTexts[1]] },
  { name: 'Alergeni ca text', price: 10, allergens: 'lapte' },
  { name: 'Prea multă sare', price: 10, nutrition: { fat: 3, salt: 250, protein: '5' } },
  { name: 'Epuizat ca text', price: 10, sold_out: hostileTexts[2] },
];

export const hostileMenu = {
  restaurantName: hostileTexts[0],
  restaurantImage: hostileImages[0],
  logoImage: hostileImages[1],
  restaurant_schedule: { start: 10, end: 22 },
  address: { street: hostileTexts[1], city: hostileTexts[0], postal_code: hostileTexts[2] },
  telephone: hostileTexts[6],
  coordinates: { latitude: 21.3, longitude: 46.2 },
  categories: [
    {
      _id: hostileTexts[1],
      name: hostileTexts[1],
      flavours: [
        ...droppedHostileProducts,
        ...partlyValidHostileProducts,
        ...allowedHostileProducts,
      ],
    },
    { _id: 7, name: 'Categorie numerotată', flavours: [{ name: 'A șaptea', price: 7 }] },
    { _id: 'same', name: 'Categorie dublă', flavours: [{ name: 'Prima', price: 1 }] },
    { _id: 'same', name: 'Categorie dublă', flavours: [{ name: 'A doua', price: 2 }] },
  ],
};

/**
 * With `hostileList` in the scenario, the list of restaurants begins with these restaurants. The
 * last two violate the contract.
 */
export const hostileRestaurants: readonly unknown[] = [
  { name: hostileTexts[0], short_name: 'sandbox-hostile', restaurantImage: hostileImages[0] },
  { name: 'Id cu drum', short_name: '../../admin', schedule: hostileTexts[1] },
  { name: 'Id cu litere', short_name: 'Casa Bună', logoImage: hostileImages[4] },
  { short_name: 'fara-nume' },
  { name: 'Fără id' },
];
