/**
 * The bounds of the index. A menu that does not fit as a whole is left out, and does not count as
 * known.
 */
export const indexLimits = { menus: 70, products: 10_000, characters: 4_000_000 } as const;

/** How many words of one description the index has at most. */
export const MAX_WORDS = 40;
/** `min` leaves out single letters and digits. */
export const WORD_LENGTH = { min: 2, max: 40 } as const;
