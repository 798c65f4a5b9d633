import type { SeedProduct } from './seed-types.ts';

/** '350 g' or '380/150 g': a bare number stays a number, as the provider sends it. */
function portionFields(portion: string): Pick<SeedProduct, 'weight' | 'quantityType'> {
  const [amount = '', quantityType] = portion.split(' ');
  if (quantityType === undefined) {
    return {};
  }
  return { weight: /^\d+$/.test(amount) ? Number(amount) : amount, quantityType };
}

/**
 * Writes a menu as it is printed: name, price in RON, portion, picture, description. An empty
 * portion or picture is absent. `dish` names the file `pictures/{restaurant}-{dish}.webp`; a test
 * checks that it exists.
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
