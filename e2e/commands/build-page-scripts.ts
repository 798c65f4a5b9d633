import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join, relative } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

const FOLDER = '.next/static/chunks';
/** The oldest browsers of Next 16. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/** What is drawn in the browser alone, such as a popup, is drawn by 8 kB instead of 70. */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': './app/_scripts/jsx-runtime.ts',
};

/**
 * Makes the scripts of public pages, and the elements that load them, which
 * `lib/server/framework-free-page.ts` reads. The framework's bundler can make no file that runs
 * without the framework's own loader. What few visits need, such as the web vitals, is a file of its
 * own.
 */
export async function buildPageScripts(root: string): Promise<void> {
  const classNames = builtClassNames(root);
  for (const entry of globSync('app/_scripts/*-page.ts', { cwd: root })) {
    await buildPageScript(root, entry, classNames);
  }
}

async function buildPageScript(root: string, entry: string, classNames: Plugin): Promise<void> {
  const file = await bundle(root, entry, classNames);
  const hash = createHash('sha256')
    .update(readFileSync(join(root, FOLDER, file)))
    .digest('base64');
  const src = `${FOLDER.replace('.next/', '/_next/')}/${file}`;
  const element = `<script type="module" src="${src}" integrity="sha256-${hash}"></script>`;
  writeFileSync(join(root, `.next/${basename(entry, '.ts')}.html`), element);
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
 * bundle of its own: if both shared files, a page would have to wait for several. So two bundles
 * share no variable of a module.
 */
async function bundle(root: string, entry: string, classNames: Plugin): Promise<string> {
  const lazyBundles: Plugin = {
    name: 'lazy bundles',
    setup: ({ onResolve, resolve }) =>
      onResolve({ filter: /./ }, async ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const { path: file } = await resolve(path, { kind: 'import-statement', resolveDir });
        return { path: `./${await bundle(root, file, classNames)}`, external: true };
      }),
  };
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: FOLDER,
    bundle: true,
    format: 'esm',
    target: TARGET,
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    jsx: 'automatic',
    alias: PREACT,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lazyBundles, classNames],
    write: false,
    logLevel: 'warning',
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`No bundle was made of ${entry}`);
  const loading = output.text.replaceAll(/\bimport\((?="\.\/page-)/g, 'importAgain(');
  const text = loading === output.text ? loading : IMPORT_AGAIN + loading;
  // Browsers keep a file for ever, so its name is that of its last text.
  const name = `page-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(root, FOLDER, name), text);
  return name;
}

/**
 * Gives a stylesheet's importers the class names that the framework's build has given it. Reads them
 * from the whole server, so one plugin serves all bundles.
 */
function builtClassNames(root: string): Plugin {
  const classNames = readClassNames(root);
  return {
    name: 'built class names',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.module\.scss$/ }, ({ path }) => {
        const contents = classNames.get(relative(root, path));
        if (contents === undefined) throw new Error(`The build has no class names of ${path}`);
        return { contents, loader: 'json' };
      }),
  };
}

/** A module of the framework's build that exports class names. */
const CLASS_NAMES_MODULE = /(?<=\.v\()\{(?:"?[\w-]+"?:"[\w -]+",?)+\}(?=\))/g;
const STYLESHEET = /\[project\]\/(.*\.module\.scss)/;

/** The class names in the server's files, as JSON, by the paths of their stylesheets. */
function readClassNames(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('.next/server/chunks/ssr/*.js', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    const modules = [...text.matchAll(CLASS_NAMES_MODULE)];
    if (modules.length === 0) continue;
    const map = new SourceMap(JSON.parse(readFileSync(join(root, `${file}.map`), 'utf8')));
    for (const { 0: names, index } of modules) {
      const before = text.slice(0, index).split('\n');
      const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
      const path = 'originalSource' in entry && STYLESHEET.exec(entry.originalSource)?.[1];
      if (path) found.set(path, names.replaceAll(/([{,])([\w-]+):/g, '$1"$2":'));
    }
  }
  return found;
}
