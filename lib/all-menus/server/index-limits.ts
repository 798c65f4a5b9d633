/**
 * The limits of the index of all menus. A menu that does not fit as a whole is left out, and does
 * not count as known. `characters` is the length of the indexed menus as JSON.
 */
export const indexLimits = { menus: 70, products: 10_000, characters: 4_000_000 } as const;

/** How many words of one description the index has at most. */
export const MAX_DESCRIPTION_WORDS = 40;
/** How long a description word in the index is. `min` leaves out single letters and digits. */
export const WORD_LENGTH = { min: 2, max: 40 } as const;
