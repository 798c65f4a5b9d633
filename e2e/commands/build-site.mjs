import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withoutSettingsFiles } from '../../lib/config/settings-files.ts';
import { withBuildLock } from './build-lock.mjs';
import {
  findSettingsProblem,
  isBuildCurrent,
  removeBuildStamp,
  writeBuildStamp,
} from './build-stamp.mjs';
import { copyStandalone, removeSettingsFiles } from './copy-standalone.mjs';
import { startProcess } from './processes.mjs';

/**
 * Builds the site with the settings of the environment; needs neither provider nor network. The
 * caller decides whether settings files belong to it: Next reads none by itself. Resolves to false,
 * after a message, when the settings are wrong or the build fails.
 * `unlessCurrent` leaves a build alone that the same sources and settings made.
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
        // Pages prerendered from one provider would be served for another.
        PROVIDER_API_URL: '',
        // Next sets it only after it has read next.config.mjs, which reads the settings.
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
