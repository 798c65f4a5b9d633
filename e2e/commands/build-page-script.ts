import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

const ENTRIES = ['page-script', 'front-page-script'];
const FOLDER = '.next/static/chunks';
/** The oldest browsers of Next 16. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/**
 * Makes the scripts of the pages without the framework, and the elements that load them, which
 * `lib/server/framework-free-page.ts` reads. The framework's bundler can make no file that runs
 * without the framework's own loader. What few visits need, such as the web vitals, is a file of its
 * own.
 */
export async function buildPageScripts(root: string): Promise<void> {
  for (const name of ENTRIES) await buildPageScript(root, name);
}

async function buildPageScript(root: string, name: string): Promise<void> {
  const file = await bundle(root, `components/chrome/${name}.ts`);
  const hash = createHash('sha256')
    .update(readFileSync(join(root, FOLDER, file)))
    .digest('base64');
  const src = `${FOLDER.replace('.next/', '/_next/')}/${file}`;
  const element = `<script type="module" src="${src}" integrity="sha256-${hash}"></script>`;
  writeFileSync(join(root, `.next/${name}.html`), element);
}

/**
 * A browser remembers that a module failed to load, so a second try needs another address. Stands
 * before a bundle, whose dynamic imports it replaces.
 */
const IMPORT_AGAIN =
  'const failures={},importAgain=path=>import(path+(failures[path]?"?"+failures[path]:""))' +
  '.catch(error=>{failures[path]=(failures[path]??0)+1;throw error});';

/**
 * Bundles a module with all that it imports, and returns the name of the file. A dynamic import is a
 * bundle of its own: if both shared files, a page would have to wait for several.
 */
async function bundle(root: string, entry: string): Promise<string> {
  const lazyBundles: Plugin = {
    name: 'lazy bundles',
    setup: ({ onResolve, resolve }) =>
      onResolve({ filter: /./ }, async ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const { path: file } = await resolve(path, { kind: 'import-statement', resolveDir });
        return { path: `./${await bundle(root, file)}`, external: true };
      }),
  };
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: FOLDER,
    entryNames: 'page-[hash]',
    bundle: true,
    format: 'esm',
    target: TARGET,
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lazyBundles],
    write: false,
    logLevel: 'warning',
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`No bundle was made of ${entry}`);
  const text = output.text.replaceAll(/\bimport\((?="\.\/page-)/g, 'importAgain(');
  writeFileSync(output.path, text === output.text ? text : IMPORT_AGAIN + text);
  return basename(output.path);
}
