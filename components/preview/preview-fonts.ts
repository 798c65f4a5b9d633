import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file for each name: of two files with one name the renderer takes letters from the first. */
export const PREVIEW_FONTS = { heading: 'Bricolage Grotesque', text: 'Figtree' } as const;

type FontFile = { readonly name: string; readonly data: Buffer; readonly weight: 500 | 700 };

/** The build is told of these two files in `next.config.mjs`; left to itself it takes all of them. */
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@expo-google-fonts');

const read = (path: string): Buffer =>
  readFileSync(/* turbopackIgnore: true */ `${FOLDER}/${path}`);

/** Read once, when the first preview is drawn. Without fonts the renderer would ask a host of others. */
export const previewFontFiles: readonly FontFile[] = [
  {
    name: PREVIEW_FONTS.heading,
    data: read('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
    weight: 700,
  },
  { name: PREVIEW_FONTS.text, data: read('figtree/500Medium/Figtree_500Medium.ttf'), weight: 500 },
];
