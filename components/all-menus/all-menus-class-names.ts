import styles from './all-menus.module.scss';

/**
 * Class names that client components get as props. If a client component imported the stylesheet,
 * the bundler could put the styles of other pages into different files, and those pages would
 * become heavier (`docs/decisions/0008-weight.md`).
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
