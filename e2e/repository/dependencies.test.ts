import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const versions = z.record(z.string(), z.string());
const { engines, dependencies, devDependencies } = z
  .object({ engines: versions, dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(read('package.json')));
const all = { ...dependencies, ...devDependencies };

const lockFile = read('package-lock.json');
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        optionalDependencies: versions.optional(),
      }),
    ),
  })
  .parse(JSON.parse(lockFile));
const paths = Object.keys(packages);

describe('package.json', () => {
  it('has the packages whose files the site reads by their path as runtime dependencies', () => {
    const args = ['ls-files', 'app', 'components', 'lib', ':(glob)*.ts', ':(glob)*.mjs'];
    const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
    const site = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
    const PACKAGE = /node_modules\/((?:@[\w-]+\/)?[a-z][\w.-]*)/g;
    const readByPath = site.flatMap((file) =>
      [...read(file).matchAll(PACKAGE)].map(([, name = '']) => name),
    );
    expect(readByPath.length).toBeGreaterThan(0);
    expect(readByPath.filter((name) => !(name in dependencies))).toEqual([]);
  });

  it('has exact versions, also of aliases', () => {
    const EXACT = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+$/;
    expect(Object.entries(all).filter(([, version]) => !EXACT.test(version))).toEqual([]);
  });

  it('names one major version of Node', () => {
    const major = read('.nvmrc').trim();
    expect(engines.node).toBe(`>=${major}`);
    expect(devDependencies.node?.split('.')[0]).toBe(major);
    expect(devDependencies['@types/node']?.split('.')[0]).toBe(major);
  });

  it.each([
    ['the framework', ['next', '@next/env']],
    ['React', ['react', 'react-dom']],
    ['Playwright', ['@playwright/test', 'playwright']],
  ])('has the same version of all packages of %s', (_name, parts) => {
    const own = parts.map((part) => all[part]);
    expect(own).not.toContain(undefined);
    expect(new Set(own).size).toBe(1);
  });
});

describe('package-lock.json', () => {
  // Some packages contain binaries for one platform. `npm ci` fails when the lock file lacks the
  // entry of such a package, also on other platforms. To add a missing entry or its hash, delete what
  // is there of the entry, and run
  // `npm install --package-lock-only --omit-lockfile-registry-resolved`.
  it('names the binaries of every platform', () => {
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    const isNamed = (name: string): boolean =>
      paths.some((path) => path.endsWith(`node_modules/${name}`));
    expect([...new Set(wanted)].filter((name) => !isNamed(name))).toEqual([]);
  });

  // `lib/config/settings-files.ts` reads the settings files with `@next/env`. Then it sets a
  // variable, so that Next does not read the files again. Next could ignore this variable if Next
  // had another version of `@next/env`.
  it('has one @next/env, with the version of Next', () => {
    const readers = paths.filter((path) => path.endsWith('node_modules/@next/env'));
    expect(readers).toEqual(['node_modules/@next/env']);
    expect(packages['node_modules/@next/env']?.version).toBe(
      packages['node_modules/next']?.version,
    );
  });

  // Without its hash npm installs whatever the registry sends, also on the machines of developers
  // with another system.
  it('has the hash of each package, also of binaries for other platforms', () => {
    const entries = Object.entries(packages).filter(([path]) => path !== '');
    const withoutHash = entries.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
    expect(withoutHash.map(([path]) => path)).toEqual([]);
  });

  it('names no registry, so that the packages come from the registry that npm is set to', () => {
    expect(lockFile).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
  });
});
