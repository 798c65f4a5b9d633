/** Words of the menu page that the shared dictionary does not have. */
export const menuCopy = {
  eyebrow: 'Meniu',
  empty: 'Meniul nu are încă produse.',
} as const;
