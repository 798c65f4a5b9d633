import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * Makes the font files in `styles/fonts` from the packages: Romanian text needs ș, ț and ă, and the
 * packages carry them in a second file of thousands of letters. Run it after an upgrade of a font.
 */
const LATIN = String.fromCodePoint(
  ...Array.from({ length: 0x5f }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x60 }, (_, index) => 0xa0 + index),
);
const PUNCTUATION = '–—‘’‚“”„†•…‹›€™−\u2009\u2011';
const ROMANIAN = 'ĂăȘșȚțŐőŰű';

const FAMILIES = [
  { name: 'bricolage-grotesque', axes: { wght: 800 } },
  { name: 'figtree', axes: { wght: { min: 500, max: 800 } } },
];

mkdirSync('styles/fonts', { recursive: true });
for (const { name, axes } of FAMILIES) {
  for (const [part, letters] of [
    ['latin', LATIN + PUNCTUATION],
    ['latin-ext', ROMANIAN],
  ]) {
    const source = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
    const subset = await subsetFont(readFileSync(source), letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    writeFileSync(`styles/fonts/${name}-${part}.woff2`, subset);
    console.log(`${name} ${part}: ${subset.length} bytes`);
  }
}
