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
 * Resolves to false, after the errors are printed, when a type of the site is wrong. Next must have
 * generated the types of the routes. Checks nothing in a build with `IS_TEST_BUILD`, because
 * `npm test` checks all types in a step of its own.
 *
 * @public A test runs it in a process of its own, which the linter for unused code does not see.
 */
export async function hasRightTypes() {
  if (process.env.IS_TEST_BUILD !== undefined) return true;
  return (await startProcess([...tools.types, '--project', 'tsconfig.build.json']).ended) === 0;
}

/**
 * Builds the site with the settings in the environment; Next reads no settings files. Resolves to
 * false, after a message, when the settings are wrong or the build fails. With `unlessCurrent` an
 * earlier build of the same files and settings counts as done.
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
        // With this variable `getSettings` accepts settings without a provider. Next itself sets it
        // only after it has compiled the code.
        NEXT_PHASE: 'phase-production-build',
      },
    });
    const exitCode = await next.ended;
    removeUnshippedFiles(join(root, '.next/standalone'));
    if (exitCode !== 0 || !existsSync(join(root, '.next/standalone/server.js'))) return false;
    if (!(await hasRightTypes())) return false;
    addCompileHints(join(root, '.next'));
    copyStandalone(root);
    writeBuildStamp(root);
    return true;
  });
}
