import type { Viewport } from 'next';
import { THEME_COLORS } from '../files/theme-colors.ts';

export function siteViewport(): Viewport {
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
      { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
    ],
  };
}
