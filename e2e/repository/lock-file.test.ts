import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../..');

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

describe('package-lock.json', () => {
  // Some packages contain binaries for one platform. `npm ci` fails when the lock file lacks the
  // entry of such a package, also on other platforms. To add a missing entry or its hash, delete what
  // is there of the entry, and run
  // `npm install --package-lock-only --omit-lockfile-registry-resolved`.
  it('names the binaries of every platform', () => {
    const { packages } = lockFile.parse(
      JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8')),
    );
    const paths = Object.keys(packages);
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
    const { packages } = lockFile.parse(
      JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8')),
    );
    const readers = Object.keys(packages).filter((path) => path.endsWith('node_modules/@next/env'));
    expect(readers).toEqual(['node_modules/@next/env']);
    expect(packages['node_modules/@next/env']?.version).toBe(
      packages['node_modules/next']?.version,
    );
  });
});
