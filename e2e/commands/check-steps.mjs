import { sandboxSettings } from '../support/demo-addresses.ts';
import { sumJest, sumPlaywright } from './sum-results.mjs';
import { tools } from './tools.mjs';

/**
 * What `npm run verify` and `npm test` run, in order. A step is Node on a file of a package; one
 * without `sum` counts as one check. `needs` names a step without which it cannot run.
 */
export const checkSteps = [
  { name: 'format', args: tools['format:check'] },
  { name: 'lint: eslint', args: tools['lint:code'] },
  { name: 'lint: stylelint', args: tools['lint:styles'] },
  { name: 'lint: boundaries', args: tools['lint:boundaries'] },
  { name: 'lint: unused', args: tools['lint:unused'] },
  { name: 'types: routes', args: tools['types:routes'] },
  { name: 'types', args: tools.types, needs: 'types: routes' },
  {
    name: 'unit',
    args: [...tools.unit, '--json', '--outputFile=.cache/results/unit.json'],
    sum: () => sumJest('.cache/results/unit.json'),
  },
  { name: 'build', args: ['e2e/commands/build.mjs'], env: sandboxSettings },
  {
    name: 'e2e',
    args: tools.e2e,
    sum: () => sumPlaywright('.cache/results/e2e.json'),
    env: sandboxSettings,
    needs: 'build',
  },
];
