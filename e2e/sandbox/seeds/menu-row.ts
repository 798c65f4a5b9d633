import type { DishOf } from '../pictures/dishes.ts';
import type { ThemeName } from '../pictures/themes.ts';
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
 * portion or picture is absent. Only dishes that this restaurant's kitchen draws compile.
 */
export function menuRowsOf<Name extends ThemeName>(
  restaurant: Name,
): (
  name: string,
  price: number,
  portion: string,
  dish: DishOf<Name> | '',
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
