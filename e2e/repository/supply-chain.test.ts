import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../..');
const lockFile = readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8');

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        dev: z.boolean().optional(),
        optional: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(lockFile));
const entries = Object.entries(packages).filter(([path]) => path !== '');

describe('the lock file', () => {
  // The entry of an optional package can lack a hash, because a developer may have added the entry
  // by hand (`lock-file.test.ts`).
  it('has the hash of each package that is not optional', () => {
    const withoutHash = entries.filter(([, { integrity, optional }]) => !integrity && !optional);
    expect(withoutHash.map(([path]) => path)).toEqual([]);
  });
});
