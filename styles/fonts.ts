import localFont from 'next/font/local';

// `npm run fonts` writes the font files. With `display: 'optional'`, a browser with a slow
// connection keeps the fallback font, so that no text moves. `docs/decisions/0008-weight.md` has the
// measurements. Next's font loader parses this file without running it, so equal values are repeated
// as literals.

// The small file of headings is the first to arrive. Characters that few headings need are in a
// second file, which is loaded only for them.
const headings = localFont({
  src: './fonts/bricolage-grotesque-heading.woff2',
  weight: '800',
  display: 'optional',
  variable: '--font-bricolage',
  declarations: [
    {
      prop: 'unicode-range',
      // May name characters that only the second file has, because that family comes first.
      value: 'U+0000-00FF,U+0102-0103,U+0150-0151,U+0170-0171,U+0218-021B,U+2013-2026',
    },
  ],
});

const headingsOther = localFont({
  src: './fonts/bricolage-grotesque-other.woff2',
  weight: '800',
  display: 'optional',
  variable: '--font-bricolage-other',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+003C-003E,U+0040,U+005B-0060,U+007B-007E,U+00A1-00AA,U+00AC-00B6,U+00B8-00BA,U+00BC-00C1,U+00C3-00CD,U+00CF-00D6,U+00D8-00E0,U+00E3-00E8,U+00EA-00EC,U+00EF-00F2,U+00F4-00F5,U+00F7-00F9,U+00FB,U+00FD-00FF,U+2018,U+201A,U+201C,U+2020,U+2022,U+2039-203A,U+20AC,U+2122,U+2212',
    },
  ],
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
export const fontClasses = [headings, headingsOther, running, runningExtended]
  .map(({ variable }) => variable)
  .join(' ');
