/** The header's surface, by day and by night, as the tokens in `styles/_tokens.scss` have it. */
export const THEME_COLORS = { light: '#fffbf4', dark: '#2b1b25' } as const;

/** Behind the icon while an installed site opens. */
export const SPLASH_COLOR = '#fbf3e6';
