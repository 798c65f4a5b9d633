import { sandboxSettings } from '../../support/demo/demo-settings.ts';
import { tools } from '../install/tools.mjs';
import { judgeJestTests, judgePlaywrightTests } from './judge-results.mjs';

/**
 * Each step runs Node with `args`. `sum` counts the tests of the step; a step without `sum` counts
 * as one check. `needs` names an earlier step that must have passed. A step with `printsAtOnce`
 * prints its output while it runs.
 *
 * The build comes early, because the browser tests wait for it. The unit tests come last: many of
 * them wait, and so do many browser tests, so both together use two cores better than one after the
 * other.
 */
export const checkSteps = [
  { name: 'types: routes', args: tools['types:routes'] },
  { name: 'types', args: tools.types, needs: 'types: routes' },
  // oxlint starts a program in Go that checks types. With this `GOGC` the program collects garbage
  // less often and takes less processor time.
  {
    name: 'lint: oxlint',
    args: tools['lint:code'],
    env: { GOGC: '400' },
    needs: 'types: routes',
  },
  {
    name: 'build',
    args: ['e2e/commands/build.mjs'],
    env: { ...sandboxSettings, IS_TEST_BUILD: '1' },
    needs: 'types',
  },
  { name: 'format', args: tools['format:check'] },
  { name: 'lint: stylelint', args: tools['lint:styles'] },
  { name: 'lint: boundaries', args: tools['lint:boundaries'] },
  { name: 'lint: folders', args: tools['lint:folders'] },
  { name: 'lint: unused', args: tools['lint:unused'] },
  {
    name: 'e2e',
    args: tools.e2e,
    sum: () => judgePlaywrightTests('.cache/results/e2e.json'),
    env: sandboxSettings,
    needs: 'build',
    printsAtOnce: true,
  },
  {
    name: 'unit',
    // `--single-threaded` keeps V8's helper threads from taking processor time from jest's workers.
    args: ['--single-threaded', ...tools.unit, '--json', '--outputFile=.cache/results/unit.json'],
    sum: () => judgeJestTests('.cache/results/unit.json'),
  },
];
