import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PREVIEW_FONTS = { heading: 'Bricolage Grotesque', text: 'Figtree' } as const;

type FontFile = { readonly name: string; readonly data: Buffer; readonly weight: 500 | 700 };

/**
 * `next.config.mjs` adds the two font files below to the build; `turbopackIgnore` keeps file
 * tracing from adding all fonts of this folder.
 */
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@expo-google-fonts');

const read = (path: string): Buffer =>
  readFileSync(/* turbopackIgnore: true */ `${FOLDER}/${path}`);

/**
 * For letters that its fonts lack, `ImageResponse` requests a font from a third-party host. These
 * fonts contain the Romanian letters ă, â, î, ș and ț.
 */
export const previewFontFiles: readonly FontFile[] = [
  {
    name: PREVIEW_FONTS.heading,
    data: read('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
    weight: 700,
  },
  { name: PREVIEW_FONTS.text, data: read('figtree/500Medium/Figtree_500Medium.ttf'), weight: 500 },
];
