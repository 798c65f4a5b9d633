import styles from './town.module.scss';

/**
 * The classes of the search in all menus. Client code gets them from the page: a stylesheet that
 * client code imports would be split differently, and every page would load more.
 */
export type TownClassNames = Readonly<
  Record<'form' | 'openings' | 'search' | 'status' | 'hits' | 'products', string | undefined>
>;

export const townClassNames: TownClassNames = {
  form: styles.form,
  openings: styles.openings,
  search: styles.search,
  status: styles.status,
  hits: styles.hits,
  products: styles.products,
};
