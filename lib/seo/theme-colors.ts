/** The header's background in both themes: `surface-raised` of `styles/_tokens.scss`. */
export const THEME_COLORS = { light: '#fffbf4', dark: '#2b1b25' } as const;

/** The background behind the icon while an installed site opens. */
export const SPLASH_COLOR = '#fbf3e6';
