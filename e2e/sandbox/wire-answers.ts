import { menuWire, restaurantListWire } from '../../lib/provider/contract/wire.ts';
import type { MenuWire, RestaurantListWire } from '../../lib/provider/contract/wire.ts';
import type { RestaurantRow } from './catalogue/catalogue-rows.ts';
import type { StoredMenu } from './catalogue/catalogue-store.ts';

function toPictureUrl(origin: string, picture: string | null): string | null {
  if (picture === null) return null;
  const [, name = '', query = ''] = /^([^?]*)(.*)$/.exec(picture) ?? [];
  return `${origin}/pictures/${name}.webp${query}`;
}

/** Throws when the menu violates the contract. */
export function toMenuWire({ restaurant, categories }: StoredMenu, origin: string): MenuWire {
  const answer: MenuWire = {
    restaurantName: restaurant.name,
    restaurantImage: toPictureUrl(origin, restaurant.hero_picture),
    logoImage: toPictureUrl(origin, restaurant.logo_picture),
    restaurant_schedule: restaurant.schedule,
    address: restaurant.address ?? undefined,
    telephone: restaurant.telephone ?? undefined,
    coordinates: restaurant.coordinates ?? undefined,
    categories: categories.map((category) => ({
      _id: category.id,
      name: category.name,
      flavours: category.products.map((product) => ({
        name: product.name,
        price: product.price,
        image: toPictureUrl(origin, product.picture),
        description: product.description,
        weight: product.weight,
        quantity_type: product.quantity_type,
        ingredients: product.ingredients ?? undefined,
        allergens: product.allergens ?? undefined,
        nutrition: product.nutrition ?? undefined,
        sold_out: product.sold_out ?? undefined,
      })),
    })),
  };
  return menuWire.parse(answer);
}

/** Throws when the list violates the contract. */
export function toRestaurantListWire(
  rows: readonly RestaurantRow[],
  origin: string,
): RestaurantListWire {
  const answer: RestaurantListWire = {
    restaurants: rows.map((row) => ({
      name: row.name,
      short_name: row.short_name,
      restaurantImage: toPictureUrl(origin, row.hero_picture),
      logoImage: toPictureUrl(origin, row.logo_picture),
      schedule: row.schedule_text,
    })),
  };
  return restaurantListWire.parse(answer);
}
