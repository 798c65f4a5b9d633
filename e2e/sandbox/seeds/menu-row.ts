import type { SeedProduct } from './seed-types.ts';

/**
 * Splits '350 g' or '380/150 g' into weight and unit. The weight '350' becomes a number, and
 * '380/150' stays a text; the contract allows both types.
 */
function portionFields(portion: string): Pick<SeedProduct, 'weight' | 'quantityType'> {
  const [amount = '', quantityType] = portion.split(' ');
  if (quantityType === undefined) {
    return {};
  }
  return { weight: /^\d+$/.test(amount) ? Number(amount) : amount, quantityType };
}

/**
 * Returns a function that creates a product. The price is in RON. An empty `portion` means no
 * weight and no unit. An empty `dish` means no picture. Otherwise the picture is the file
 * `<restaurantId>-<dish>.webp` of `e2e/sandbox/pictures`; `catalogue.test.ts` checks that it
 * exists.
 */
export function menuRowsOf(
  restaurantId: string,
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
    ...(dish === '' ? {} : { picture: `${restaurantId}-${dish}` }),
    ...(description === undefined ? {} : { description }),
  });
}
