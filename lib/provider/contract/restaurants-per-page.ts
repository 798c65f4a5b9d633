/** The site requests only the first page of the list of restaurants, with this many entries. */
export const RESTAURANTS_PER_PAGE = 70;
