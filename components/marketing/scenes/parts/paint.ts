/** The drawings use these tokens, because they are nearly the same in both colour schemes. */
export const paint = {
  cream: 'var(--color-on-night)',
  night: 'var(--color-surface-night)',
  plum: 'var(--color-on-accent)',
  paprika: 'var(--color-glaze-paprika)',
  mustard: 'var(--color-glaze-mustard)',
  dill: 'var(--color-glaze-dill)',
  shade: 'var(--color-on-night-muted)',
} as const;
