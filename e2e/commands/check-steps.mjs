import { sandboxSettings } from '../support/demo-addresses.ts';
import { sumJest, sumPlaywright } from './sum-results.mjs';
import { tools } from './tools.mjs';

/**
 * What `npm run verify` and `npm test` run. A step is Node on a file of a package; one without `sum`
 * counts as one check. `needs` names an earlier step without which it cannot run. A step that uses
 * every core `isAlone`; of the others the longest comes first, and all the short ones run beside it.
 */
export const checkSteps = [
  { name: 'types: routes', args: tools['types:routes'] },
  { name: 'lint: eslint', args: tools['lint:code'], needs: 'types: routes' },
  { name: 'format', args: tools['format:check'] },
  { name: 'lint: stylelint', args: tools['lint:styles'] },
  { name: 'lint: boundaries', args: tools['lint:boundaries'] },
  { name: 'lint: unused', args: tools['lint:unused'] },
  { name: 'types', args: tools.types, needs: 'types: routes' },
  {
    name: 'unit',
    args: [...tools.unit, '--json', '--outputFile=.cache/results/unit.json'],
    sum: () => sumJest('.cache/results/unit.json'),
    isAlone: true,
  },
  {
    name: 'build',
    args: ['e2e/commands/build.mjs'],
    env: sandboxSettings,
    isAlone: true,
  },
  {
    name: 'e2e',
    args: tools.e2e,
    sum: () => sumPlaywright('.cache/results/e2e.json'),
    env: sandboxSettings,
    needs: 'build',
    isAlone: true,
  },
];
