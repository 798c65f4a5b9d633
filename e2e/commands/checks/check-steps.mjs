import { sandboxSettings } from '../../support/demo/demo-settings.ts';
import { tools } from '../install/tools.mjs';
import { judgeJestTests, judgePlaywrightTests } from './judge-results.mjs';

/**
 * Each step runs Node with `args`. `sum` counts its tests; without `sum` the step counts as one
 * check. `needs` names a step that must have passed. The step with `isLast` runs after the steps
 * without a mark, and steps with `isBackground` run beside it, or with these when it is left out.
 */
export const checkSteps = [
  { name: 'types: routes', args: tools['types:routes'] },
  {
    name: 'unit',
    args: [...tools.unit, '--json', '--outputFile=.cache/results/unit.json'],
    sum: () => judgeJestTests('.cache/results/unit.json'),
  },
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
    isLast: true,
  },
  { name: 'lint: eslint', args: tools['lint:code'], needs: 'types: routes', isBackground: true },
  { name: 'format', args: tools['format:check'], isBackground: true },
  { name: 'lint: stylelint', args: tools['lint:styles'], isBackground: true },
  { name: 'lint: boundaries', args: tools['lint:boundaries'], isBackground: true },
  { name: 'lint: folders', args: tools['lint:folders'], isBackground: true },
  { name: 'lint: unused', args: tools['lint:unused'], isBackground: true },
];
