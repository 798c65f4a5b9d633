import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addCompileHints } from '../commands/add-compile-hints.ts';

const MAIN = 'static/chunks/0abcdefghijkl.js';
const LOADER = 'static/chunks/turbopack-0abcdefghijkl.js';
const CODE = 'const lei = "€";';

const integrityOf = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

let built: string;
beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(built, { recursive: true }));

const read = (file: string): string => readFileSync(join(built, file), 'utf8');

function build(files: Readonly<Record<string, string>>): void {
  const all = {
    [MAIN]: CODE,
    [LOADER]: 'loader',
    'build-manifest.json': JSON.stringify({ rootMainFiles: [MAIN, LOADER] }),
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    writeFileSync(join(built, file), content);
  }
}

describe('the compile hint of the main scripts', () => {
  it('is the first line of each main script except the loader, and a script with the hint gets a new name of the same length', () => {
    build({});
    addCompileHints(built);
    const [hinted = '', ...others] = readdirSync(join(built, 'static/chunks'));
    expect(others).toEqual(['turbopack-0abcdefghijkl.js']);
    expect(hinted).toMatch(/^[\da-f]{13}\.js$/);
    expect(read(`static/chunks/${hinted}`)).toBe(`//# allFunctionsCalledOnLoad\n${CODE}`);
    expect(read(LOADER)).toBe('loader');
  });

  it('changes name and integrity in pages and manifests, and no other byte', () => {
    const page = `<p>ă€</p><script src="/_next/${MAIN}" integrity="${integrityOf(CODE)}"></script>`;
    build({
      'server/app/index.html': page,
      'standalone/.next/server/app/index.html': page,
      'standalone/node_modules/a/index.js': MAIN,
    });
    addCompileHints(built);
    const { rootMainFiles } = JSON.parse(read('build-manifest.json'));
    const script = read(rootMainFiles[0]);
    const expected = page
      .replace(MAIN, rootMainFiles[0])
      .replace(integrityOf(CODE), integrityOf(script));
    expect(rootMainFiles[0]).not.toBe(MAIN);
    expect(read('server/app/index.html')).toBe(expected);
    expect(read('standalone/.next/server/app/index.html')).toBe(expected);
    expect(read('standalone/node_modules/a/index.js')).toBe(MAIN);
  });

  it('is refused when a static file contains the name of a main script', () => {
    build({ 'static/chunks/other.js': `load("${MAIN}")` });
    expect(() => addCompileHints(built)).toThrow('names 0abcdefghijkl.js, which has a new name');
  });
});
