/** Texts of the menu page that `siteCopy` does not have. */
export const menuCopy = {
  eyebrow: 'Meniu',
  empty: 'Meniul nu are încă produse.',
} as const;
