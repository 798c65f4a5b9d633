import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENT = 'app/_styles/document.ts';

const readImports = (file: string): readonly string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^import (?:.* from )?'([^']+)';$/gm)].map(
    ([, path = '']) => path,
  );

const lists = globSync('app/_styles/*.ts', { cwd: ROOT }).toSorted();
const pageKindLists = lists.filter((list) => list !== DOCUMENT);
const pages = globSync('app/**/page.tsx', { cwd: ROOT }).toSorted();

describe('the lists of styles', () => {
  it('name each style module once', () => {
    const listed = lists
      .flatMap(readImports)
      .filter((path) => path.endsWith('.module.scss'))
      .map((path) => path.replace('@/', ''));
    const expected = globSync('components/**/*.module.scss', { cwd: ROOT });
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  // The linter for unused files cannot check this, because it counts each listed module as used.
  it('name only modules that a component uses', () => {
    const code = globSync('components/**/*.{ts,tsx}', { cwd: ROOT });
    const used = code.flatMap((file) =>
      readImports(file).map((path) =>
        path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
      ),
    );
    const listed = lists.flatMap(readImports).map((path) => path.replace('@/', ''));
    const modules = listed.filter((path) => path.endsWith('.module.scss'));
    expect(modules.filter((path) => !used.includes(path))).toEqual([]);
  });

  it.each(pageKindLists)('begin with a global stylesheet of their own: %s', (list) => {
    expect(readImports(list)[0]).toBe(`./${basename(list, '.ts')}.scss`);
  });

  it('are imported by the pages before any component', () => {
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
