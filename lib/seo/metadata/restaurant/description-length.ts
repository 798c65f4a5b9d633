/** Search results show about this much; what is longer is cut off in the middle of a word. */
export const DESCRIPTION_LENGTH = 160;
