import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

// Writes the fonts and their licences into `styles/fonts`, or into the folder given as argument.
// Run this command after an upgrade of a font package. A test compares the files that the command
// writes with the committed files.

// The characters U+0020 to U+007E and U+00A0 to U+00FF.
const LATIN = String.fromCodePoint(
  ...Array.from({ length: 0x5f }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x60 }, (_, index) => 0xa0 + index),
);
const PUNCTUATION = '–—‘’‚“”„†•…‹›€™−\u2009\u2011';
const LATIN_EXTENDED = 'ĂăȘșȚțŐőŰű';

const FAMILIES = [
  { name: 'bricolage-grotesque', axes: { wght: 800 } },
  { name: 'figtree', axes: { wght: { min: 500, max: 800 } } },
];

const [folder = 'styles/fonts'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const { name, axes } of FAMILIES) {
  const fontPackage = `node_modules/@fontsource-variable/${name}`;
  copyFileSync(join(fontPackage, 'LICENSE'), join(folder, `${name}-licence.txt`));
  for (const [part, letters] of [
    ['latin', LATIN + PUNCTUATION],
    ['latin-ext', LATIN_EXTENDED],
  ]) {
    const source = readFileSync(join(fontPackage, `files/${name}-${part}-wght-normal.woff2`));
    const options = { targetFormat: 'woff2', variationAxes: axes };
    const subset = await subsetFont(source, letters, options);
    writeFileSync(join(folder, `${name}-${part}.woff2`), subset);
    console.log(`${name} ${part}: ${subset.length} bytes`);
  }
}
