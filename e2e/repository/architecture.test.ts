import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Leaves out deleted files, which git lists while they are in its index. */
function getFiles(): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const deleted = new Set(runGit(['ls-files', '--deleted']));
  return runGit(args).filter((file) => !deleted.has(file));
}

function runGit(args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
}

const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

const files = getFiles();
const code = files.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));
const source = code.filter((file) => /^(app|components|lib|e2e)\//.test(file));
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

describe('the top level', () => {
  const ALLOWED_FOLDERS = ['app', 'components', 'deploy', 'docs', 'e2e', 'lib', 'public', 'styles'];
  const ALLOWED_FILES = [
    /^\./,
    /^(package|package-lock|tsconfig|tsconfig\.build|knip|stryker\.config)\.json$/,
    /^next\.config\.mjs$/,
    /^(jest\.config|playwright\.config|oxlint\.config|proxy|instrumentation|instrumentation-client)\.ts$/,
    /^(README|CONTRIBUTING|CHANGELOG)\.md$/,
    /^(LICENSE|Dockerfile)$/,
  ];

  it('has no folders other than the allowed ones and hidden ones', () => {
    const folders = files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]);
    const unknown = [...new Set(folders)].filter(
      (folder = '') => !ALLOWED_FOLDERS.includes(folder) && !folder.startsWith('.'),
    );
    expect(unknown).toEqual([]);
  });

  it('has only files that a tool or a newcomer expects there', () => {
    const known = (file: string): boolean => ALLOWED_FILES.some((allowed) => allowed.test(file));
    expect(files.filter((file) => !file.includes('/') && !known(file))).toEqual([]);
  });
});

describe('names', () => {
  it('are kebab-case', () => {
    const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(client|dev|test|spec|module|config|d))*\.[a-z]+$/;
    const named = files.filter((file) =>
      /^(app|components|lib|styles|e2e)\/.*\.(tsx?|mjs|scss)$/.test(file),
    );
    // Sass partials begin with an underscore.
    expect(named.filter((file) => !KEBAB.test(basename(file).replace(/^_/, '')))).toEqual([]);
  });

  it('are specific: no index, utils, helpers, common, misc or shared', () => {
    const VAGUE = /^_?(index|utils?|helpers?|common|misc|shared)(\.|$)/;
    const isVague = (file: string): boolean => file.split('/').some((part) => VAGUE.test(part));
    expect([...source, ...files.filter((file) => file.endsWith('.scss'))].filter(isVague)).toEqual(
      [],
    );
  });
});

describe('exports', () => {
  it('are named, except where a framework or a tool requires a default export', () => {
    const NEEDS_DEFAULT =
      /^app\/|\.config\.(ts|mjs)$|^lib\/cache\/handler\.ts$|^e2e\/(support\/servers\/global-setup|faults\/table-reporter|repository\/owner-rules)\.ts$/;
    const withDefault = code.filter((file) =>
      /^export (default|\{[^}]* as default)/m.test(read(file)),
    );
    expect(withDefault.filter((file) => !NEEDS_DEFAULT.test(file))).toEqual([]);
  });

  it('of *.client.tsx are client code', () => {
    const clients = source.filter((file) => file.endsWith('.client.tsx'));
    expect(clients.filter((file) => !read(file).startsWith("'use client'"))).toEqual([]);
  });

  it('of *.client.tsx are components and types, because fast refresh needs that', () => {
    const OTHER = /^export (?!type |(async )?function [A-Z])/m;
    const clients = source.filter((file) => file.endsWith('.client.tsx'));
    expect(clients.filter((file) => OTHER.test(read(file)))).toEqual([]);
  });
});

describe('files that Node runs without a bundler', () => {
  const STARTED =
    /^(next\.config\.mjs|lib\/cache\/handler\.ts|e2e\/commands\/.+\.(mjs|ts)|e2e\/(sandbox|contract|faults|bench)\/.+\.ts)$/;
  /** Matches imports that remain at run time; imports of types are erased. */
  const IMPORT = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm;
  const importsOf = (file: string): readonly string[] =>
    [...read(file).matchAll(IMPORT)].map(
      ([, staticName = '', dynamicName]) => dynamicName ?? staticName,
    );

  const runFiles = new Set(files.filter((file) => STARTED.test(file) && !isTest(file)));
  // The loop also visits the files that it adds.
  for (const file of runFiles) {
    for (const name of importsOf(file).filter((imported) => imported.startsWith('.'))) {
      runFiles.add(join(dirname(file), name));
    }
  }

  it('include the files that they import', () => {
    expect([...runFiles]).toEqual(
      expect.arrayContaining(['lib/config.ts', 'lib/provider/contract/wire.ts']),
    );
  });

  it('import our own files by relative paths with a file extension', () => {
    const isOurs = (name: string): boolean => /^(\.|@\/)/.test(name);
    const isRightPath = (name: string): boolean => /^\..*\.(ts|mjs)$/.test(name);
    const wrong = [...runFiles].flatMap((file) =>
      importsOf(file)
        .filter((name) => isOurs(name) && !isRightPath(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('content', () => {
  // Some patterns are built from parts, so that this file does not contain what they forbid.

  it('has no markers of unfinished work and no banner comments', () => {
    const POSTPONED = new RegExp(`\\b(TO${'DO'}|FIX${'ME'}|X${'XX'})\\b|^\\s*// ?[-=*#]{4,}`, 'm');
    expect(code.filter((file) => POSTPONED.test(read(file)))).toEqual([]);
  });

  it('does not cite "the spec", a document outside the repository', () => {
    const FOREIGN = new RegExp('\\bspeci' + 'fication\\b|\\bspec sa' + 'ys\\b', 'i');
    const texts = files.filter((file) => /\.(tsx?|[mc]js|md|scss)$/.test(file));
    expect(texts.filter((file) => FOREIGN.test(read(file)))).toEqual([]);
  });

  it('uses ș and ț with the comma below', () => {
    const texts = files.filter((file) => /\.(tsx?|mjs|md|scss)$/.test(file) && !isTest(file));
    expect(texts.filter((file) => /[\u015e\u015f\u0162\u0163]/.test(read(file)))).toEqual([]);
  });

  it('names neither the host of a package registry nor a path of one machine', () => {
    const PRIVATE = new RegExp(['registry', 'npmjs'].join('\\.') + '|/ho' + 'me/\\w+|/wo' + 'rk/');
    const texts = files.filter((file) => /\.(tsx?|[mc]js|md|scss|ya?ml|sh)$/.test(file));
    expect(texts.filter((file) => PRIVATE.test(read(file)))).toEqual([]);
  });
});
