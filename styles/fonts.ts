import localFont from 'next/font/local';

// Made by `npm run fonts`: each family in two files, the Latin one and one with the letters that
// Romanian adds, 42 kB together and all preloaded. With `optional` a slow connection keeps the
// fallback font, and no text moves when a font arrives late.
// The loader reads this file without running it: nothing here can be shared.

const headings = localFont({
  src: './fonts/bricolage-grotesque-latin.woff2',
  weight: '800',
  display: 'optional',
  variable: '--font-bricolage',
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2212' }],
});

const headingsExtended = localFont({
  src: './fonts/bricolage-grotesque-latin-ext.woff2',
  weight: '800',
  display: 'optional',
  variable: '--font-bricolage-ext',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-024F' }],
});

const running = localFont({
  src: './fonts/figtree-latin.woff2',
  weight: '500 800',
  display: 'optional',
  variable: '--font-figtree',
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2212' }],
});

const runningExtended = localFont({
  src: './fonts/figtree-latin-ext.woff2',
  weight: '500 800',
  display: 'optional',
  variable: '--font-figtree-ext',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-024F' }],
});

/** For `<html>`: defines the custom properties that `global.scss` builds the two families from. */
export const fontClasses = [headings, headingsExtended, running, runningExtended]
  .map(({ variable }) => variable)
  .join(' ');
