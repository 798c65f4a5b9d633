import localFont from 'next/font/local';

// `npm run fonts` writes the font files. With `display: 'optional'`, a browser with a slow
// connection keeps the fallback font, so that no text moves. Next's font loader parses this file
// without running it, so equal values are repeated as literals.

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

/**
 * Each class sets one custom property. `global.scss` combines the four properties into two font
 * families.
 */
export const fontClasses = [headings, headingsExtended, running, runningExtended]
  .map(({ variable }) => variable)
  .join(' ');
