const UNNAMED_RESTAURANT = 'Restaurant';

/** An id with this many digits or more gives no name (requirement M-3). */
const DIGITS_OF_A_NUMBER = 3;

/** 'casa-veche' → 'Casa Veche'. Undefined for an id that gives no name. */
export function formatNameFromId(restaurantId: string): string | undefined {
  const digits = restaurantId.replace(/\D/g, '');
  if (digits.length >= DIGITS_OF_A_NUMBER) return undefined;
  const words = restaurantId.split('-').filter((word) => word !== '');
  if (words.length === 0) return undefined;
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

export function formatDisplayName(
  restaurantName: string | undefined,
  restaurantId: string,
): string {
  const given = restaurantName?.trim();
  if (given !== undefined && given !== '') return given;
  return formatNameFromId(restaurantId) ?? UNNAMED_RESTAURANT;
}
