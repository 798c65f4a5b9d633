/** Search results show about this many characters and cut the rest off, also within a word. */
export const DESCRIPTION_LENGTH = 160;
