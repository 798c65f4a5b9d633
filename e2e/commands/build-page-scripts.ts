import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { BuildOptions, Plugin } from 'esbuild';
import { compile } from 'sass';

const FOLDER = '.next/static/chunks';
/** The oldest browsers of Next 16. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

const OUTPUT = {
  bundle: true,
  format: 'esm',
  target: TARGET,
  legalComments: 'none',
  charset: 'utf8',
  outdir: FOLDER,
  write: false,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** What is drawn in the browser alone, such as a popup, is drawn by 8 kB instead of 70. */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/** A step often stands in the file of its component, whose JSX a page's script does not need. */
const jsxRuntime: Plugin = {
  name: 'jsx runtime',
  setup: ({ initialOptions, onResolve }) =>
    onResolve({ filter: /^react\/jsx-runtime$/ }, () => ({
      path: join(initialOptions.absWorkingDir ?? '', 'app/_scripts/jsx-runtime.ts'),
      sideEffects: false,
    })),
};

/**
 * Makes the scripts of public pages, and the elements that load them, which
 * `lib/server/framework-free-page.ts` reads. The framework's bundler can make no file that runs
 * without the framework's own loader. What few visits need, such as the web vitals, is a file of its
 * own.
 */
export async function buildPageScripts(root: string): Promise<void> {
  const stylesheets = stylesheetModules(root);
  for (const entry of globSync('app/_scripts/*-page.ts', { cwd: root })) {
    await buildPageScript(root, entry, stylesheets);
  }
}

async function buildPageScript(root: string, entry: string, stylesheets: Plugin): Promise<void> {
  const file = await bundle(root, entry, stylesheets);
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
async function bundle(root: string, entry: string, stylesheets: Plugin): Promise<string> {
  const lazyBundles: Plugin = {
    name: 'lazy bundles',
    setup: ({ onResolve, resolve }) =>
      onResolve({ filter: /./ }, async ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const { path: file } = await resolve(path, { kind: 'import-statement', resolveDir });
        return { path: `./${await bundle(root, file, stylesheets)}`, external: true };
      }),
  };
  const { outputFiles } = await build({
    ...OUTPUT,
    absWorkingDir: root,
    entryPoints: [entry],
    minify: true,
    jsx: 'automatic',
    alias: PREACT,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lazyBundles, jsxRuntime, stylesheets],
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`No bundle was made of ${entry}`);
  const loading = output.text.replaceAll(/\bimport\((?="\.\/page-)/g, 'importAgain(');
  const text = loading === output.text ? loading : IMPORT_AGAIN + loading;
  return writeBuiltFile(root, text, 'js');
}

/** Returns the name. Browsers keep a file for ever, so its name is that of its last text. */
function writeBuiltFile(root: string, text: string, ending: 'js' | 'css'): string {
  const name = `page-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;
  writeFileSync(join(root, FOLDER, name), text);
  return name;
}

/**
 * Gives a stylesheet's importers the class names. A stylesheet in a list of `app/_styles` is in the
 * pages, and has the names that the framework's build has given it. Any other is that of a part which
 * is loaded on demand, and travels in the bundle of this part. One plugin serves all bundles, because
 * it reads the whole server.
 */
function stylesheetModules(root: string): Plugin {
  const classNames = readClassNames(root);
  const lists = globSync('app/_styles/*.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  return {
    name: 'stylesheet modules',
    setup: ({ onLoad }) =>
      onLoad({ filter: STYLESHEET_FILE }, async ({ path }) => {
        const name = relative(root, path);
        if (!lists.some((list) => list.includes(`'@/${name}'`)))
          return { contents: await compileStylesheet(root, path), loader: 'js' };
        const contents = classNames.get(name);
        if (contents === undefined) throw new Error(`The build has no class names of ${path}`);
        return { contents, loader: 'json' };
      }),
  };
}

const STYLESHEET_FILE = /\.module\.scss$/;

/**
 * Returns a module that adds a stylesheet to the document and exports its class names. They are not
 * minified, because two bundles would then have the same.
 */
async function compileStylesheet(root: string, path: string): Promise<string> {
  const css: Plugin = {
    name: 'compiled stylesheet',
    setup: ({ onLoad }) =>
      onLoad({ filter: STYLESHEET_FILE }, () => ({
        contents: compile(path, {
          charset: false,
          importers: [{ findFileUrl: (url) => pathToFileURL(join(root, url.replace(/^@\//, ''))) }],
        }).css,
        loader: 'local-css',
      })),
  };
  const { outputFiles } = await build({
    ...OUTPUT,
    stdin: { contents: `export { default } from ${JSON.stringify(path)}`, resolveDir: root },
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [css],
  });
  const textOf = (ending: string): string =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const styles = textOf('.css').trim();
  const file = writeBuiltFile(root, styles, 'css');
  return `import { addStyles } from '@/app/_scripts/add-styles';
    ${textOf('.js')}
    addStyles(${JSON.stringify(styles)}, new URL('./${file}', import.meta.url).href);`;
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
