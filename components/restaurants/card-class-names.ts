import type { CardClassNames } from './restaurant-card.tsx';
import styles from './restaurant-list.module.scss';

export const cardClassNames: CardClassNames = {
  card: styles.card,
  frame: styles.frame,
  missing: styles.missing,
  menu: styles.menu,
  logo: styles.logo,
  texts: styles.texts,
  name: styles.name,
  opening: styles.opening,
  facts: styles.facts,
};
