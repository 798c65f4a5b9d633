import { sandboxSettings } from '../../support/demo/demo-settings.ts';
import { tools } from '../install/tools.mjs';
import { judgeJestTests, judgePlaywrightTests } from './judge-results.mjs';

/**
 * Each step runs Node with `args`. `sum` counts its tests; without `sum` the step counts as one
 * check. `needs` names a step that must have passed. Steps with `isAlone` use every core, so they
 * run after the others.
 */
export const checkSteps = [
  { name: 'types: routes', args: tools['types:routes'] },
  // Starts early, because it is the longest of the steps that do not run alone.
  {
    name: 'unit',
    // V8's helper threads would only take processor time from jest's workers.
    args: ['--single-threaded', ...tools.unit, '--json', '--outputFile=.cache/results/unit.json'],
    sum: () => judgeJestTests('.cache/results/unit.json'),
  },
  // A program in Go checks the types for oxlint. With this `GOGC` it collects garbage less often
  // and takes less processor time.
  {
    name: 'lint: oxlint',
    args: tools['lint:code'],
    env: { GOGC: '400' },
    needs: 'types: routes',
  },
  { name: 'format', args: tools['format:check'] },
  { name: 'lint: stylelint', args: tools['lint:styles'] },
  { name: 'lint: boundaries', args: tools['lint:boundaries'] },
  { name: 'lint: folders', args: tools['lint:folders'] },
  { name: 'lint: unused', args: tools['lint:unused'] },
  { name: 'types', args: tools.types, needs: 'types: routes' },
  {
    name: 'build',
    args: ['e2e/commands/build.mjs'],
    env: { ...sandboxSettings, IS_TEST_BUILD: '1' },
    needs: 'types',
  },
  {
    name: 'e2e',
    args: tools.e2e,
    sum: () => judgePlaywrightTests('.cache/results/e2e.json'),
    env: sandboxSettings,
    needs: 'build',
    isAlone: true,
  },
];
