import { in100g } from '../add-facts.ts';
import type { FactsByProduct } from '../add-facts.ts';

/**
 * This restaurant states the ingredients, allergens and nutrition of some products. Of the other
 * products it states only a part of these facts, or none. Two products are sold out.
 */
export const cofetariaVioletaFacts: FactsByProduct = {
  'Tort cu trei ciocolate': {
    ingredients:
      'Frișcă 35 %, ciocolată neagră, ciocolată cu lapte, ciocolată albă, ouă, zahăr, făină de grâu, unt, cacao, gelatină.',
    allergens: ['gluten', 'eggs', 'soybeans', 'milk'],
    ...in100g(1456, 349, 23.4, 14.1, 29.8, 24.6, 5.2, 0.14),
  },
  'Tort Pădurea Neagră': {
    ingredients:
      'Frișcă 35 %, vișine, ouă, zahăr, făină de grâu, ciocolată neagră, cacao, lichior de vișine, amidon.',
    allergens: ['gluten', 'eggs', 'soybeans', 'milk'],
    ...in100g(1178, 282, 16.2, 9.7, 29.1, 22.3, 4.4, 0.12),
  },
  'Tort cu alune și caramel': {
    ingredients:
      'Alune de pădure, frișcă 35 %, zahăr, ouă, unt, ciocolată cu lapte, făină de grâu.',
    allergens: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts'],
    ...in100g(1612, 387, 26.3, 11.4, 31.2, 27.5, 6.1, 0.18),
    soldOut: true,
  },
  Dobos: {
    ingredients: 'Ouă, unt, zahăr, ciocolată neagră, făină de grâu, vanilie.',
    allergens: ['gluten', 'eggs', 'soybeans', 'milk'],
    ...in100g(1705, 408, 24.8, 14.6, 40.7, 33.2, 5.3, 0.11),
  },
  'Tort Sacher': {
    ingredients:
      'Ciocolată neagră, ouă, zahăr, gem de caise, unt, făină de grâu, migdale măcinate.',
    allergens: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts'],
    ...in100g(1598, 382, 20.1, 11.5, 44.6, 35.1, 5.1, 0.13),
  },
  'Tort cu căpșuni și frișcă': {
    ingredients: 'Căpșuni, frișcă 35 %, lapte, ouă, zahăr, făină de grâu, amidon, vanilie.',
    allergens: ['gluten', 'eggs', 'milk'],
    ...in100g(987, 236, 12.9, 7.8, 25.4, 18.7, 4.2, 0.1),
  },
  'Tort diplomat': { allergens: ['gluten', 'eggs', 'milk', 'sulphites'] },
  'Tort cu fructe de pădure': {
    allergens: ['gluten', 'eggs', 'milk'],
    ...in100g(902, 215, 9.8, 5.9, 27.3, 20.1, 4, 0.12),
  },
  'Tort de lămâie cu mac': { allergens: ['gluten', 'eggs', 'milk'] },
  'Cheesecake cu vișine': {
    ingredients:
      'Cremă de brânză, biscuiți (făină de grâu, unt, zahăr), vișine, ouă, zahăr, smântână, amidon.',
    allergens: ['gluten', 'eggs', 'milk'],
    ...in100g(1289, 309, 20.2, 12.3, 26.4, 19.8, 5.4, 0.52),
  },
  'Cheesecake basc': {
    ingredients: 'Cremă de brânză, zahăr, frișcă 35 %, ouă, făină de orez.',
    allergens: ['eggs', 'milk'],
    ...in100g(1398, 336, 24.9, 15.2, 22.3, 21.7, 5.6, 0.49),
  },
  'Cheesecake cu zmeură': { allergens: ['gluten', 'eggs', 'milk'] },
  'Ecler cu vanilie': {
    ingredients: 'Lapte, ouă, făină de grâu, unt, zahăr, ciocolată neagră, amidon, vanilie.',
    allergens: ['gluten', 'eggs', 'soybeans', 'milk'],
    ...in100g(1134, 271, 14.2, 8.1, 30.2, 19.4, 5.7, 0.21),
  },
  'Ecler cu fistic': {
    allergens: ['gluten', 'eggs', 'milk', 'nuts'],
    soldOut: true,
  },
  'Ecler cu caramel sărat': { allergens: ['gluten', 'eggs', 'milk'] },
  'Choux à la crème': { allergens: ['gluten', 'eggs', 'milk'] },
  Negresă: { allergens: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts'] },
  Amandină: { allergens: ['gluten', 'eggs', 'milk', 'nuts'] },
  Savarină: { allergens: ['gluten', 'eggs', 'milk', 'sulphites'] },
  Cremșnit: { allergens: ['gluten', 'eggs', 'milk'] },
  Krantz: { allergens: ['gluten', 'eggs', 'milk', 'nuts'] },
  'Tartă cu fructe': { allergens: ['gluten', 'eggs', 'milk'] },
  'Brioșe cu afine': { allergens: ['gluten', 'eggs', 'milk'] },
  'Macarons la bucată': { allergens: ['eggs', 'milk', 'nuts'] },
  'Cutie cu șase macarons': { allergens: ['eggs', 'milk', 'nuts'] },
  'Cutie cu douăsprezece macarons': { allergens: ['eggs', 'milk', 'nuts'] },
  'Sorbet de zmeură': {
    ingredients: 'Zmeură (60 %), apă, zahăr, suc de lămâie.',
    ...in100g(472, 111, 0.3, 0, 26.1, 25.2, 0.6, 0.01),
  },
};
