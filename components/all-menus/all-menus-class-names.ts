import styles from './all-menus.module.scss';

/**
 * The classes of the search in all menus. Client components get the classes as props, because an
 * import of the stylesheet in them would make other pages heavier
 * (`docs/decisions/0026-weight-budgets.md`).
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
