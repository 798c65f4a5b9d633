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
      }),
    ),
  })
  .parse(JSON.parse(lockFile));
const entries = Object.entries(packages).filter(([path]) => path !== '');

describe('the lock file', () => {
  // Without its hash npm installs whatever the registry sends, also on the machines of developers
  // with another system. `lock-file.test.ts` says how to add a missing entry.
  it('has the hash of each package, also of binaries for other platforms', () => {
    const withoutHash = entries.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
    expect(withoutHash.map(([path]) => path)).toEqual([]);
  });

  it('names no registry, so that the packages come from the registry that npm is set to', () => {
    expect(lockFile).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
  });
});
