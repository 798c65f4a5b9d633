import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { formatSbom } from '../commands/checks/format-sbom.ts';
import { judgeAdvisories } from '../commands/checks/judge-advisories.ts';

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

describe('the software bill of materials', () => {
  const component = z.object({
    name: z.string(),
    version: z.string(),
    purl: z.string(),
    scope: z.enum(['required', 'optional']),
    hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })),
    licenses: z.array(z.object({ expression: z.string().regex(/^[\w.+() -]+$/) })),
  });
  const components = z.array(component.partial()).parse(formatSbom(lockFile).components);
  const find = (name: string): object | undefined => components.find((one) => one.name === name);

  it('lists every runtime package of the lock file, and no other', () => {
    const runtime = entries.filter(([, { dev }]) => !dev);
    const names = runtime.map(
      ([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`,
    );
    const listed = components.map(({ name, version }) => `${name} ${version}`);
    expect(listed.toSorted()).toEqual([...new Set(names)].toSorted());
    expect(find('react')).toBeDefined();
    expect(find('jest')).toBeUndefined();
  });

  it.each([
    ['next', 'required'],
    ['@img/sharp-linux-x64', 'optional'],
    // The development packages need it too.
    ['@parcel/watcher', 'optional'],
  ])('has the scope of %s: %s', (name, scope) => {
    expect(find(name)).toMatchObject({ scope });
  });

  it('has version, address, hash and licence of a package', () => {
    expect(component.parse(find('@next/env'))).toMatchObject({
      version: packages['node_modules/@next/env']?.version,
      purl: `pkg:npm/%40next/env@${packages['node_modules/@next/env']?.version}`,
      licenses: [{ expression: 'MIT' }],
    });
  });
});

describe("npm's audit", () => {
  const audit = (...severities: readonly string[]): string =>
    JSON.stringify({
      vulnerabilities: Object.fromEntries(
        severities.map((severity, index) => [
          `p${index}`,
          { name: `p${index}`, severity, range: '<2' },
        ]),
      ),
      metadata: { vulnerabilities: { total: severities.length } },
    });

  it.each([
    ['no advisory', audit(), 0, 'No high or critical advisory, 0 below that'],
    [
      'moderate advisories',
      audit('low', 'moderate'),
      0,
      'No high or critical advisory, 2 below that',
    ],
    ['a high advisory', audit('low', 'high'), 1, 'High or critical advisories:\n  - p1 <2: high'],
    [
      'a critical advisory',
      audit('critical'),
      1,
      'High or critical advisories:\n  - p0 <2: critical',
    ],
    [
      'a registry without advisories',
      '{"message":"405 Method Not Allowed","error":{"summary":""}}',
      2,
      'Not checked: the registry gives no advisories (405 Method Not Allowed)',
    ],
    ['no output', '', 2, 'Not checked: the registry gives no advisories (no answer)'],
  ])('with %s is reported with the right exit code and text', (_name, output, exitCode, text) => {
    expect(judgeAdvisories(output)).toEqual({ exitCode, text });
  });
});
