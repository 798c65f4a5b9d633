// `design-system-page.test.tsx` compares these lists with the tokens of `styles/global.scss`.

export const COLOR_NAMES = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-night',
  'ink',
  'ink-muted',
  'on-night',
  'on-night-muted',
  'action',
  'action-strong',
  'on-action',
  'accent',
  'on-accent',
  'positive',
  'positive-surface',
  'negative',
  'negative-surface',
  'glaze-paprika',
  'glaze-mustard',
  'glaze-dill',
  'border',
  'border-strong',
  'focus',
  'focus-halo',
  'scrim',
  'surface-dimmed',
] as const;

export const SPACE_NAMES = ['1', '2', '3', '4', '5', '6', '7', '8', 'gutter', 'section'] as const;
export const TEXT_NAMES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', 'giant'] as const;
export const RADIUS_NAMES = ['sm', 'md', 'lg', 'pill'] as const;
export const ELEVATION_NAMES = ['raised', 'floating'] as const;
