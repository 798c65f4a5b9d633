const UNNAMED_RESTAURANT = 'Restaurant';

/** An id with this many digits or more gives no name (requirement M-3). */
const TOO_MANY_DIGITS = 3;

/** 'casa-veche' → 'Casa Veche'. Undefined for an id with too many digits or without words. */
export function formatNameFromId(restaurantId: string): string | undefined {
  const digits = restaurantId.replace(/\D/g, '');
  if (digits.length >= TOO_MANY_DIGITS) return undefined;
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
