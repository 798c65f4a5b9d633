import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { addCompileHints } from '../commands/add-compile-hints.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

/** What a file imports when it is loaded: no types, and nothing that it loads later. */
const readImports = (file: string): readonly string[] =>
  [...read(file).matchAll(/^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)';$/gm)].map(
    ([, path = '']) => path,
  );

/** Those imports that are files of the repository. */
const readImportedFiles = (file: string): readonly string[] =>
  readImports(file).flatMap((path) => {
    const target = path.startsWith('@/') ? path.slice(2) : join(dirname(file), path);
    const names = ['.ts', '.tsx', ''].map((ending) => `${target}${ending}`);
    return names.find((name) => existsSync(resolve(ROOT, name))) ?? [];
  });

const isStyleModule = (file: string): boolean => file.endsWith('.module.scss');

const lists = globSync('app/_styles/*.ts', { cwd: ROOT }).toSorted();

describe('the lists of styles', () => {
  // The stylesheet of a part that is loaded on demand is in the bundle of this part
  // (`e2e/commands/build-page-scripts.ts`).
  it('name once each style module of a component that a page imports, and no other', () => {
    const files = new Set(globSync('app/**/*.tsx', { cwd: ROOT }));
    for (const file of files)
      for (const imported of readImportedFiles(file))
        if (!lists.includes(imported)) files.add(imported);
    const listed = lists.flatMap(readImportedFiles).filter(isStyleModule);
    expect(listed.toSorted()).toEqual([...files].filter(isStyleModule).toSorted());
  });

  it('are imported by the pages before any component', () => {
    // A route may forward the page of another route.
    const pages = globSync('app/**/page.tsx', { cwd: ROOT })
      .toSorted()
      .filter((page) => !/^export \{\s*default\b[^}]*\} from/m.test(read(page)));
    const late = pages.filter((page) => {
      const imports = readImports(page);
      const first = imports.findIndex((path) => /^@\/(components|lib)\//.test(path));
      const before = first === -1 ? imports : imports.slice(0, first);
      return !before.some((path) => path.startsWith('@/app/_styles/'));
    });
    // The page of the invoice imports no list: its few styles are in `document.ts`, the list that
    // every page loads.
    expect(late).toEqual(['app/(invoice)/invoice/[invoiceId]/page.tsx']);
  });
});

describe('a *.client.tsx file', () => {
  it('is client code that exports components and types alone, because fast refresh needs that', () => {
    const OTHER = /^export (?!type |(async )?function [A-Z]|class [A-Z])/m;
    const clients = globSync('{app,components}/**/*.client.tsx', { cwd: ROOT });
    expect(clients.length).toBeGreaterThan(10);
    const wrong = clients.filter((file) => {
      const source = read(file);
      return !source.startsWith("'use client'") || OTHER.test(source);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the compile hint of the main scripts', () => {
  const MAIN = 'static/chunks/0abcdefghijkl.js';
  const CODE = 'const lei = "€";';
  const HINTED = `//# allFunctionsCalledOnLoad\n${CODE}`;
  const integrityOf = (code: string): string =>
    `sha256-${createHash('sha256').update(code).digest('base64')}`;

  let built: string;
  beforeEach(() => {
    built = mkdtempSync(join(tmpdir(), 'built-'));
  });
  afterEach(() => rmSync(built, { recursive: true }));

  function build(files: Readonly<Record<string, string>>): void {
    const manifest = JSON.stringify({ rootMainFiles: [MAIN, 'static/chunks/turbopack-0ab.js'] });
    const all = { [MAIN]: CODE, 'static/chunks/turbopack-0ab.js': 'loader', ...files };
    for (const [file, content] of Object.entries({ ...all, 'build-manifest.json': manifest })) {
      mkdirSync(dirname(join(built, file)), { recursive: true });
      writeFileSync(join(built, file), content);
    }
  }
  const readBuilt = (file: string): string => readFileSync(join(built, file), 'utf8');

  it('changes name and integrity of each script but the loader in pages and manifests, and no other byte', () => {
    const page = `<p>ă€</p><script src="/_next/${MAIN}" integrity="${integrityOf(CODE)}"></script>`;
    build({ 'server/app/index.html': page, 'standalone/node_modules/a/index.js': MAIN });
    addCompileHints(built);
    const [name = '', loader] = JSON.parse(readBuilt('build-manifest.json')).rootMainFiles;
    expect(name).toMatch(/^static\/chunks\/[\da-f]{13}\.js$/);
    expect([readBuilt(name), readBuilt(loader)]).toEqual([HINTED, 'loader']);
    const expected = page.replace(MAIN, name).replace(integrityOf(CODE), integrityOf(HINTED));
    expect(readBuilt('server/app/index.html')).toBe(expected);
    expect(readBuilt('standalone/node_modules/a/index.js')).toBe(MAIN);
  });

  it('is refused when a static file contains the name of a main script', () => {
    build({ 'static/chunks/other.js': `load("${MAIN}")` });
    expect(() => addCompileHints(built)).toThrow('names 0abcdefghijkl.js, which has a new name');
  });
});
