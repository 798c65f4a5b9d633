import type { SeedProduct } from './seed-types.ts';

/**
 * Splits '350 g' or '380/150 g' into weight and unit. The weight '350' becomes a number, because
 * the provider sends whole weights as numbers. '380/150' stays a text.
 */
function portionFields(portion: string): Pick<SeedProduct, 'weight' | 'quantityType'> {
  const [amount = '', quantityType] = portion.split(' ');
  if (quantityType === undefined) {
    return {};
  }
  return { weight: /^\d+$/.test(amount) ? Number(amount) : amount, quantityType };
}

/**
 * Returns a function that creates a product. Its arguments have the order of a printed menu; the
 * price is in RON. An empty portion or dish is left out. `dish` names the picture
 * `pictures/{restaurant}-{dish}.webp`; a test checks that the file exists.
 */
export function menuRowsOf(
  restaurant: string,
): (
  name: string,
  price: number,
  portion: string,
  dish: string,
  description?: string,
) => SeedProduct {
  return (name, price, portion, dish, description) => ({
    name,
    price,
    ...portionFields(portion),
    ...(dish === '' ? {} : { picture: `${restaurant}-${dish}` }),
    ...(description === undefined ? {} : { description }),
  });
}
