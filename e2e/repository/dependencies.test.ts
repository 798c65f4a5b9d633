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
const runtime = Object.keys(dependencies).toSorted();

describe('runtime dependencies', () => {
  it('include the packages whose files the site reads by their path', () => {
    const args = ['ls-files', 'app', 'components', 'lib', ':(glob)*.ts', ':(glob)*.mjs'];
    const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
    const site = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
    const PACKAGE = /node_modules\/((?:@[\w-]+\/)?[a-z][\w.-]*)/g;
    const readByPath = site.flatMap((file) =>
      [...read(file).matchAll(PACKAGE)].map(([, name = '']) => name),
    );
    expect(readByPath.length).toBeGreaterThan(0);
    expect(readByPath.filter((name) => !runtime.includes(name))).toEqual([]);
  });
});

describe('versions', () => {
  it('are exact, including those of aliases', () => {
    const EXACT = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+$/;
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(all.filter(([, version]) => !EXACT.test(version))).toEqual([]);
  });

  it('name one major version of Node', () => {
    const major = read('.nvmrc').trim();
    expect(engines.node).toBe(`>=${major}`);
    expect(devDependencies.node?.split('.')[0]).toBe(major);
    expect(devDependencies['@types/node']?.split('.')[0]).toBe(major);
  });

  it.each([
    ['the framework', ['next', '@next/env']],
    ['React', ['react', 'react-dom']],
    ['Playwright', ['@playwright/test', 'playwright']],
  ])('of all packages of %s are the same', (_name, parts) => {
    const all = { ...dependencies, ...devDependencies };
    const own = parts.map((part) => all[part]);
    expect(own).not.toContain(undefined);
    expect(new Set(own).size).toBe(1);
  });
});
