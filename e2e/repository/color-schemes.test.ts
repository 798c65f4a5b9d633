import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';

const ROOT = join(import.meta.dirname, '../..');
const SCHEME_QUERY = 'prefers-color-scheme';

const css = compile(join(ROOT, 'styles/global.scss')).css;
const darkBlocks = [
  ...css.matchAll(/@media \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/g),
];

describe('the dark colour scheme', () => {
  it('changes only colours, so markup and layout are the same in both schemes', () => {
    const declarations = darkBlocks.flatMap(([, block = '']) => block.trim().split(/;\s*/));
    const properties = declarations.filter(Boolean).map((declaration) => declaration.split(':')[0]);
    expect(properties.length).toBeGreaterThan(10);
    expect(properties.filter((property) => !property?.startsWith('--color-'))).toEqual([]);
  });

  it('is queried only by the global styles and the viewport', () => {
    expect(css.split(SCHEME_QUERY)).toHaveLength(darkBlocks.length + 1);
    const files = globSync('{app,components,lib,styles}/**/*.{ts,tsx,scss,css}', { cwd: ROOT });
    const querying = files.filter((file) =>
      readFileSync(join(ROOT, file), 'utf8').includes(SCHEME_QUERY),
    );
    expect(querying.toSorted()).toEqual([
      // This file sets the colour of the browser's own bars.
      'lib/seo/metadata/site-viewport.ts',
      'styles/global.scss',
    ]);
  });
});
