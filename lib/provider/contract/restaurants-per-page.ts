/** The site requests only the first page of the restaurant list, with at most this many entries. */
export const RESTAURANTS_PER_PAGE = 70;
