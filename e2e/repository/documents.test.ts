import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const listFiles = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...args], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const findAll = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const files = listFiles('--cached', '--others', '--exclude-standard');
const folders = [...new Set(files.flatMap((file) => listParents(file)))];
const documents = files.filter(
  (file) => file.endsWith('.md') && !/^(CHANGELOG|e2e\/(?!sandbox\/README))/.test(file),
);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

function listParents(file: string): readonly string[] {
  const parent = dirname(file);
  return parent === '.' ? [] : [parent, ...listParents(parent)];
}

const FILE_ENDING = /\.(tsx?|mjs|cjs|scss|md|json5?|yml|xsd|woff2)$/;
const TOP_FOLDER =
  /^(app|components|lib|styles|e2e|docs|public|deploy|\.ci|\.github|\.vscode)(\/|$)/;
const BUILT_IN_COMMANDS = ['ci', 'install', 'audit'];

/** Finds words that look like paths of this repository in Markdown code spans and code blocks. */
function findPaths(text: string): readonly string[] {
  const code = [...findAll(text, /`([^`\n]+)`/g), ...findAll(text, /```\w*\n([\s\S]*?)```/g)];
  const words = code.flatMap((span) => span.split(/\s+/));
  return words.filter(
    (word) =>
      !word.startsWith('/') &&
      (FILE_ENDING.test(word) || TOP_FOLDER.test(word) || /^[\w-]+\/$/.test(word)) &&
      !/^(\.next|\.cache)\//.test(word),
  );
}

const escape = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * `path` is a path from the root of the repository, or only the end of one, such as `schedule.ts`
 * or `provider/`. `*` stands for any text. A path in `node_modules` must be full and without `*`.
 */
function isInRepository(path: string): boolean {
  if (path.startsWith('node_modules/')) return existsSync(join(ROOT, path));
  const wanted = escape(path.replace(/\/$/, '')).replaceAll('*', '.*');
  const pattern = new RegExp(`(^|/)${wanted}$`);
  return [...files, ...folders].some((known) => pattern.test(known));
}

const COMMENT_LINE = /^\s*(?:\/\/|\{?\/?\*|#).*$/gm;

it('the comments of the code name only files and folders that exist', () => {
  const code = files.filter((file) => /\.(tsx?|[mc]js|scss|template|sh|lua)$/.test(file));
  const absent = code.flatMap((file) => {
    const comments = (read(file).match(COMMENT_LINE) ?? []).join('\n');
    return findPaths(comments)
      .filter((path) => !isInRepository(path))
      .map((path) => `${file}: ${path}`);
  });
  expect(absent).toEqual([]);
});

describe('names in the documents', () => {
  it('are found, also in documents outside the folder docs', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'e2e/sandbox/README.md']),
    );
    expect(documents.flatMap((file) => findPaths(read(file))).length).toBeGreaterThan(150);
  });

  it.each(documents)('exist: files and folders in %s', (file) => {
    expect(findPaths(read(file)).filter((path) => !isInRepository(path))).toEqual([]);
  });

  it.each(documents)('exist: targets of links in %s', (file) => {
    const links = findAll(read(file), /\]\(([^)]+)\)/g).filter((link) => !/^https?:/.test(link));
    const absent = links.filter((link) => {
      const [path = ''] = link.split('#');
      return !existsSync(join(ROOT, dirname(file), path));
    });
    expect(absent).toEqual([]);
  });

  it.each(documents)('exist: npm commands in %s', (file) => {
    const code = [...findAll(read(file), /`([^`\n]+)`/g), ...findAll(read(file), /^(npm .+)$/gm)];
    const commands = code.flatMap((span) => findAll(span, /\bnpm ((?:run )?[\w:-]+)/g));
    const unknown = commands.filter((command) => {
      const [first = '', second] = command.split(' ');
      const name = second ?? first;
      const isBuiltIn = second === undefined && BUILT_IN_COMMANDS.includes(first);
      return !isBuiltIn && !(name in scripts);
    });
    expect(unknown).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file));
  const numberOf = (file: string): number => Number(/(\d+)-/.exec(file)?.[1]);

  it('has one record for each number', () => {
    expect(decisions.map(numberOf)).toEqual(decisions.map((_, index) => index + 1));
  });

  it.each(decisions)('has the number of the file name in the heading of %s', (file) => {
    expect(read(file)).toMatch(new RegExp(`^# ${numberOf(file)}\\. `));
  });

  it('lists every record once in its README.md', () => {
    const listed = findAll(read('docs/decisions/README.md'), /\]\((\d{4}-[^)]+)\)/g);
    expect(listed.map((name) => `docs/decisions/${name}`).sort()).toEqual([...decisions].sort());
  });
});

describe('docs/upgrading.md', () => {
  const entries = findAll(read('docs/upgrading.md'), /^- (\*\*.+)$/gm);

  it.each(entries.map((entry) => [/\*\*(.+?)\*\*/.exec(entry)?.[1], entry]))(
    'names the files and the guarding tests of %s',
    (_name, entry = '') => {
      const [, where = '', guards = ''] = /Where: (.+?)\. Guarded by: (.+)\.$/.exec(entry) ?? [];
      const sources = findAll(where, /`([^`]+)`/g);
      const tests = findAll(guards, /`([^`]+)`/g);
      expect(sources).not.toEqual([]);
      expect(tests).not.toEqual([]);
      expect([...sources, ...tests].filter((file) => !files.includes(file))).toEqual([]);
      expect(tests.filter((file) => !/\.(test|spec)\.tsx?$/.test(file))).toEqual([]);
    },
  );

  it('has every file of the site that uses an internal of a package', () => {
    const INTERNAL_MARKS = [
      'next/dist',
      'unstable_',
      '__next_f',
      '/_next/image',
      'x-nextjs-',
      'NEXT_(RUNTIME|PHASE)',
      '__NEXT_PROCESSED_ENV',
      'turbopackIgnore',
      'globalThis\\.bounded',
      'diagnostics_channel',
      'override ',
      'UND_ERR_',
      'globalNotFound',
      "from 'next/og'",
      'next/font/local',
    ];
    const INTERNAL = new RegExp(INTERNAL_MARKS.join('|'));
    const site = files.filter(
      (file) =>
        /^(app|components|lib|styles)\/.*\.tsx?$|^[\w.]+\.(ts|mjs)$/.test(file) &&
        !/\.test\.tsx?$/.test(file),
    );
    const using = site.filter((file) => INTERNAL.test(read(file)));
    expect(using.length).toBeGreaterThan(15);
    expect(using.filter((file) => !entries.some((entry) => entry.includes(`\`${file}\``)))).toEqual(
      [],
    );
  });
});
