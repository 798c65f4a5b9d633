import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const ENTRY = 'components/chrome/page-script.ts';
const FOLDER = '.next/static/chunks';
/** The oldest browsers of Next 16. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/**
 * Makes the script of the pages without the framework, and the elements that load it, which
 * `lib/server/framework-free-page.ts` reads. The framework's bundler can make no file that runs without the
 * framework's own loader. The web vitals, which only a sample of visits measures, are a file of their
 * own.
 */
export async function buildPageScript(root: string): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outdir: FOLDER,
    entryNames: 'page-[hash]',
    chunkNames: 'page-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: TARGET,
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'warning',
  });
  const [file = '', script] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === ENTRY) ?? [];
  const describeFile = (attribute: 'src' | 'href', path: string): string => {
    const hash = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('base64');
    return `${attribute}="${path.replace('.next/', '/_next/')}" integrity="sha256-${hash}"`;
  };
  const shared = (script?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => `<link rel="modulepreload" ${describeFile('href', path)}/>`);
  const elements = `${shared.join('')}<script type="module" ${describeFile('src', file)}></script>`;
  writeFileSync(join(root, '.next/page-script.html'), elements);
}
