import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBuildFingerprint, parseSettings } from '../../../lib/config.ts';

/** The files on which a build depends: those of the site, and those that build and start it. */
const INPUT_PATTERNS = [
  '{app,components,lib,styles,public}/**/*',
  '{package-lock.json,package.json,tsconfig*.json,next.config.mjs,proxy.ts,instrumentation*.ts}',
  'e2e/commands/{build,start}.mjs',
  'e2e/commands/{processes,site}/*.{mjs,ts}',
  'e2e/support/copies/copy-start-files.ts',
];
/** The stamp is a hash of the files above and of the settings on which a build depends. */
const STAMP_FILE = '.next/build-stamp';

/** Throws an error that lists every problem when the settings are invalid. */
export function getBuildSettings() {
  const settings = parseSettings(process.env, 'build');
  if (!settings.ok) throw new Error(`Wrong settings:\n  - ${settings.failure.join('\n  - ')}`);
  return settings.value;
}

export function findSettingsProblem() {
  try {
    getBuildSettings();
    return undefined;
  } catch (error) {
    return error.message;
  }
}

/**
 * Lists the files on which a build depends. Tests are left out.
 *
 * @public A test imports this function in code for another process, so the linter for unused code
 * does not see the import.
 */
export function listBuildSources(root) {
  return globSync(INPUT_PATTERNS, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function hashBuildInputs(root) {
  const hash = createHash('sha256').update(getBuildFingerprint(getBuildSettings()));
  for (const file of listBuildSources(root)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

export function isBuildCurrent(root) {
  const file = join(root, STAMP_FILE);
  // After an operator has moved the standalone folder to a server, the stamp still exists.
  if (!existsSync(file) || !existsSync(join(root, '.next/standalone/start.mjs'))) return false;
  return readFileSync(file, 'utf8') === hashBuildInputs(root);
}

export function removeBuildStamp(root) {
  rmSync(join(root, STAMP_FILE), { force: true });
}

export function writeBuildStamp(root) {
  writeFileSync(join(root, STAMP_FILE), hashBuildInputs(root));
}
