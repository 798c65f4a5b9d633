export const menuCopy = {
  eyebrow: 'Meniu',
  empty: 'Meniul nu are încă produse.',
} as const;
