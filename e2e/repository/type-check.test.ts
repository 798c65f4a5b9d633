import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const PINNED_NODE = resolve(ROOT, 'node_modules/.bin/node');

/**
 * Imports the file as `module` in a new process, evaluates the expression there and returns its
 * value. The process has no other environment variables than `NODE_ENV` and those of `environment`.
 */
function evaluate(file: string, expression: string, environment = {}, cwd = ROOT): unknown {
  const code = `const module = await import('${ROOT}/${file}'); console.log(JSON.stringify(${expression}));`;
  const { stdout } = spawnSync(PINNED_NODE, ['--input-type=module', '--eval', code], {
    cwd,
    env: { NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
  });
  const lastLine = stdout.trimEnd().split('\n').at(-1) ?? '';
  return JSON.parse(lastLine);
}

describe('the types', () => {
  let site: string;
  beforeAll(() => {
    site = mkdtempSync(join(tmpdir(), 'wrong-types-'));
    symlinkSync(join(ROOT, 'node_modules'), join(site, 'node_modules'));
    writeFileSync(join(site, 'tsconfig.build.json'), '{"compilerOptions":{"noEmit":true}}');
    writeFileSync(join(site, 'price.ts'), 'export const price: number = "10 lei";');
  });
  afterAll(() => rmSync(site, { recursive: true }));

  const check = 'await module.hasRightTypes()';

  it('are checked in a build by TypeScript 7 and not by Next', () => {
    expect(evaluate('e2e/commands/site/build-site.mjs', check, {}, site)).toBe(false);
    writeFileSync(join(site, 'price.ts'), 'export const price: number = 10;');
    expect(evaluate('e2e/commands/site/build-site.mjs', check, {}, site)).toBe(true);
    expect(evaluate('next.config.mjs', 'module.default.typescript.ignoreBuildErrors')).toBe(true);
  });

  it('are checked once by npm test: in a step before its build, and not again in the build', () => {
    const build = evaluate(
      'e2e/commands/checks/check-steps.mjs',
      "module.checkSteps.find(({ name }) => name === 'build')",
    );
    const testBuild = { IS_TEST_BUILD: '1' };
    expect(build).toMatchObject({ needs: 'types', env: testBuild });
    writeFileSync(join(site, 'price.ts'), 'export const price: number = "10 lei";');
    expect(evaluate('e2e/commands/site/build-site.mjs', check, testBuild, site)).toBe(true);
  });
});

describe('the build cache', () => {
  it('is written by each build without IS_TEST_BUILD', () => {
    const writesCache = 'module.default.experimental.turbopackFileSystemCacheForBuild';
    expect(evaluate('next.config.mjs', writesCache)).toBe(true);
    expect(evaluate('next.config.mjs', writesCache, { IS_TEST_BUILD: '1' })).toBe(false);
  });
});
