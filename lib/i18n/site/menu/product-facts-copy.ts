import type { Language, Words } from '../../language.ts';

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

/** The Romanian names of nutrients, in the order of Regulation (EU) No 1169/2011, annex XV. */
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
  /**
   * A card shows only the word. A cached page may be old, so the popup, a print and a page without
   * JavaScript add `soldOutAsOf`.
   */
  soldOut: 'Epuizat',
  soldOutAsOf: ' la ultima actualizare a meniului',
  ingredients: 'Ingrediente',
  allergens: 'Alergeni',
  allergenNames,
  incompleteAllergens: 'lista nu e completă, întreabă restaurantul',
  nutrition: 'Valori nutriționale',
  nutritionBasis: 'la 100 g',
  nutrientNames,
} as const;

export const productFactsCopies: Readonly<Record<Language, Words<typeof productFactsCopy>>> = {
  ro: productFactsCopy,
  en: {
    soldOut: 'Sold out',
    soldOutAsOf: ' when the menu was last updated',
    ingredients: 'Ingredients',
    allergens: 'Allergens',
    allergenNames: {
      gluten: 'cereals containing gluten',
      crustaceans: 'crustaceans',
      eggs: 'eggs',
      fish: 'fish',
      peanuts: 'peanuts',
      soybeans: 'soybeans',
      milk: 'milk',
      nuts: 'nuts',
      celery: 'celery',
      mustard: 'mustard',
      sesame: 'sesame seeds',
      sulphites: 'sulphur dioxide and sulphites',
      lupin: 'lupin',
      molluscs: 'molluscs',
    },
    incompleteAllergens: 'the list is not complete, ask the restaurant',
    nutrition: 'Nutrition',
    nutritionBasis: 'per 100 g',
    nutrientNames: {
      energy: 'Energy',
      fat: 'Fat',
      saturates: 'of which saturates',
      carbohydrate: 'Carbohydrate',
      sugars: 'of which sugars',
      protein: 'Protein',
      salt: 'Salt',
    },
  },
};
