/**
 * The colours of the drawings. Each token has nearly the same value in the light and the dark
 * colour scheme, so the drawings look alike in both.
 */
export const paint = {
  cream: 'var(--color-on-night)',
  night: 'var(--color-surface-night)',
  plum: 'var(--color-on-accent)',
  paprika: 'var(--color-glaze-paprika)',
  mustard: 'var(--color-glaze-mustard)',
  dill: 'var(--color-glaze-dill)',
  shade: 'var(--color-on-night-muted)',
} as const;
