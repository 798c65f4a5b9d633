import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const PINNED_NODE = resolve(ROOT, 'node_modules/.bin/node');

/** Evaluates the expression in a process of its own, with this environment. */
function evaluate(module: string, expression: string, environment = {}): unknown {
  const code = `const module = await import('./${module}'); console.log(JSON.stringify(${expression}));`;
  const { stdout } = spawnSync(PINNED_NODE, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

describe('the types', () => {
  const readsErrors = 'module.default.typescript.ignoreBuildErrors';

  it('are checked by a build', () => {
    expect(evaluate('next.config.mjs', readsErrors)).toBe(false);
  });

  it('are checked once by npm test: its build needs the step that checks them', () => {
    const build = evaluate(
      'e2e/commands/checks/check-steps.mjs',
      "module.checkSteps.find(({ name }) => name === 'build')",
    );
    expect(build).toMatchObject({ needs: 'types', env: { TYPES_ARE_CHECKED: '1' } });
    expect(evaluate('next.config.mjs', readsErrors, { TYPES_ARE_CHECKED: '1' })).toBe(true);
  });
});
