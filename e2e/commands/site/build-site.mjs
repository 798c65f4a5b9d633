import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withoutSettingsFiles } from '../../../lib/config/settings-files.ts';
import { tools } from '../install/tools.mjs';
import { startProcess } from '../processes/processes.mjs';
import { addCompileHints } from './add-compile-hints.ts';
import { withBuildLock } from './build-lock.mjs';
import {
  findSettingsProblem,
  isBuildCurrent,
  removeBuildStamp,
  writeBuildStamp,
} from './build-stamp.mjs';
import { copyStandalone, removeUnshippedFiles } from './copy-standalone.mjs';

/**
 * Prints the type errors of the site. Resolves to true when there are none. Call this after Next
 * has generated the types of the routes. With `IS_TEST_BUILD` this function checks nothing and
 * resolves to true, because `npm test` checks all types in a step of its own.
 *
 * @public A test imports this function in code for another process, so the linter for unused code
 * does not see the import.
 */
export async function hasRightTypes() {
  if (process.env.IS_TEST_BUILD !== undefined) return true;
  return (await startProcess([...tools.types, '--project', 'tsconfig.build.json']).ended) === 0;
}

/**
 * Builds the site with the settings in the environment; Next reads no settings files. The result is
 * false, after a message, when the settings are wrong or the build fails. With `unlessCurrent` this
 * function keeps an earlier build if the files and settings on which it depends have not changed.
 */
export function buildSite(root, { unlessCurrent = false } = {}) {
  const problem = findSettingsProblem();
  if (problem !== undefined) {
    console.error(problem);
    return false;
  }
  return withBuildLock(root, async () => {
    if (unlessCurrent && isBuildCurrent(root)) return true;
    removeBuildStamp(root);
    const next = startProcess([join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      env: {
        ...withoutSettingsFiles,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        // Prerendered pages must not contain one provider's data, because the site may run with
        // another provider.
        PROVIDER_API_URL: '',
        // With this variable `getSettings` accepts settings without a provider. Next itself sets
        // the variable too late, after the compilation.
        NEXT_PHASE: 'phase-production-build',
      },
    });
    const exitCode = await next.ended;
    removeUnshippedFiles(join(root, '.next/standalone'));
    if (exitCode !== 0) return false;
    if (!existsSync(join(root, '.next/standalone/server.js'))) {
      console.error('The build wrote no .next/standalone/server.js');
      return false;
    }
    if (!(await hasRightTypes())) return false;
    addCompileHints(join(root, '.next'));
    copyStandalone(root);
    writeBuildStamp(root);
    return true;
  });
}
