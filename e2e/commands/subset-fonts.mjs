import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

// Writes the fonts and their licences into `styles/fonts`, or into the folder given as argument.
// Run this command after an upgrade of a font package. A test compares the files that the command
// writes with the committed files. `styles/fonts.ts` repeats the characters as `unicode-range`.

const list = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const LATIN = list(0x20, 0x7e) + list(0xa0, 0xff);
const PUNCTUATION = '–—‘’‚“”„†•…‹›€™−\u2009\u2011';
const LATIN_EXTENDED = 'ĂăȘșȚțŐőŰű';
/** Headings in Romanian, Hungarian and English need only these, so the first file of headings is small and arrives early. */
const HEADING = `${list(0x20, 0x3b)}?${list(0x41, 0x5a)}${list(0x61, 0x7a)}\u00a0«·»ÂÎ×áâéíîóöúüĂăŐőȘșȚțŰű–—’”„…`;
const OTHER = [...LATIN, ...PUNCTUATION, ...LATIN_EXTENDED].filter((one) => !HEADING.includes(one));

/** Kerning, marks and figures of equal width. All other features would add a tenth to each file. */
const FEATURES = ['ccmp', 'kern', 'mark', 'tnum'];

const BRICOLAGE = '@expo-google-fonts/bricolage-grotesque';
const FIGTREE = '@fontsource-variable/figtree';
const bricolage = { source: `${BRICOLAGE}/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf` };
const createFigtree = (part) => ({
  source: `${FIGTREE}/files/figtree-${part}-wght-normal.woff2`,
  variationAxes: { wght: { min: 500, max: 800 } },
});
const FILES = {
  'bricolage-grotesque-heading': { ...bricolage, letters: HEADING },
  'bricolage-grotesque-other': { ...bricolage, letters: OTHER.join('') },
  'figtree-latin': { ...createFigtree('latin'), letters: LATIN + PUNCTUATION },
  'figtree-latin-ext': { ...createFigtree('latin-ext'), letters: LATIN_EXTENDED },
};
const LICENCES = {
  'bricolage-grotesque-licence.txt': `${BRICOLAGE}/LICENSE_FONT`,
  'figtree-licence.txt': `${FIGTREE}/LICENSE`,
};

const [folder = 'styles/fonts'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, path] of Object.entries(LICENCES)) {
  copyFileSync(join('node_modules', path), join(folder, name));
}
for (const [name, { source, letters, variationAxes }] of Object.entries(FILES)) {
  const subset = await subsetFont(readFileSync(join('node_modules', source)), letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(variationAxes && { variationAxes }),
  });
  writeFileSync(join(folder, `${name}.woff2`), subset);
  console.log(`${name}: ${subset.length} bytes`);
}
