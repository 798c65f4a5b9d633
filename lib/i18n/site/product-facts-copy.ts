/** The Romanian names of the 14 allergens of Regulation (EU) No 1169/2011, annex II. */
const allergenNames = {
  gluten: 'cereale care conțin gluten',
  crustaceans: 'crustacee',
  eggs: 'ouă',
  fish: 'pește',
  peanuts: 'arahide',
  soybeans: 'soia',
  milk: 'lapte',
  nuts: 'fructe cu coajă lemnoasă',
  celery: 'țelină',
  mustard: 'muștar',
  sesame: 'semințe de susan',
  sulphites: 'dioxid de sulf și sulfiți',
  lupin: 'lupin',
  molluscs: 'moluște',
};

/** The names and the order of Regulation (EU) No 1169/2011, annex XV. */
const nutrientNames = {
  energy: 'Valoare energetică',
  fat: 'Grăsimi',
  saturates: 'din care acizi grași saturați',
  carbohydrate: 'Glucide',
  sugars: 'din care zaharuri',
  protein: 'Proteine',
  salt: 'Sare',
};

/** Labels and texts for the optional facts of a product (`ProductFacts`). */
export const productFactsCopy = {
  /** A cached page may be out of date, so the text says when the product was sold out. */
  soldOut: 'Epuizat la ultima actualizare a meniului',
  ingredients: 'Ingrediente',
  allergens: 'Alergeni',
  allergenNames,
  incompleteAllergens: (names: string): string =>
    `${names}; lista nu e completă, întreabă restaurantul`,
  nutrition: 'Valori nutriționale',
  nutritionBasis: 'la 100 g',
  nutrientNames,
} as const;
