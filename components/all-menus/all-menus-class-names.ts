import styles from './all-menus.module.scss';

/**
 * The classes of the search in all menus. Client components get the classes as props. If a client
 * component imported the stylesheet, the bundler would group the stylesheets differently, and other
 * pages would become heavier (`docs/decisions/0026-weight-budgets.md`).
 */
export type AllMenusClassNames = Readonly<
  Record<'form' | 'choices' | 'search' | 'status' | 'hits' | 'products', string | undefined>
>;

export const allMenusClassNames: AllMenusClassNames = {
  form: styles.form,
  choices: styles.choices,
  search: styles.search,
  status: styles.status,
  hits: styles.hits,
  products: styles.products,
};
