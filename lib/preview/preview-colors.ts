/**
 * Copies of the light theme's colours in `styles/_tokens.scss`, because pictures have no
 * stylesheet. A test compares the copies with that file.
 */
export const PREVIEW_COLORS = {
  'surface-night': '#341a28',
  surface: '#fbf3e6',
  'on-night': '#fbf0e0',
  'on-night-muted': '#d9bfb6',
  accent: '#e3a62c',
  'glaze-paprika': '#b32d17',
  'glaze-mustard': '#e3a62c',
  'glaze-dill': '#5b7a30',
} as const;
