import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withoutSettingsFiles } from '../../../lib/config/settings-files.ts';
import { startProcess } from '../processes/processes.mjs';
import { withBuildLock } from './build-lock.mjs';
import {
  findSettingsProblem,
  isBuildCurrent,
  removeBuildStamp,
  writeBuildStamp,
} from './build-stamp.mjs';
import { copyStandalone, removeSettingsFiles } from './copy-standalone.mjs';

/**
 * Builds the site with the settings of the environment, without a provider and without a network.
 * The caller loads the settings files into the environment if they are to count; Next reads none in
 * this process. Resolves to false, after a message, when the settings are wrong or the build fails.
 * With `unlessCurrent`, a build that was made from the same sources and settings is kept.
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
        // Otherwise pages prerendered from one provider could be served with another.
        PROVIDER_API_URL: '',
        // Set here because next.config.mjs parses the settings before Next sets this variable.
        NEXT_PHASE: 'phase-production-build',
      },
    });
    const exitCode = await next.ended;
    removeSettingsFiles(join(root, '.next/standalone'));
    if (exitCode !== 0 || !existsSync(join(root, '.next/standalone/server.js'))) return false;
    copyStandalone(root);
    writeBuildStamp(root);
    return true;
  });
}
