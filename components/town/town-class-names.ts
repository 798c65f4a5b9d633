import styles from './town.module.scss';

/**
 * The classes of the search in all menus. Client components get them as props. If these components
 * imported the stylesheet, the stylesheets would be split differently, and every page would load
 * more.
 */
export type TownClassNames = Readonly<
  Record<'form' | 'choices' | 'search' | 'status' | 'hits' | 'products', string | undefined>
>;

export const townClassNames: TownClassNames = {
  form: styles.form,
  choices: styles.choices,
  search: styles.search,
  status: styles.status,
  hits: styles.hits,
  products: styles.products,
};
