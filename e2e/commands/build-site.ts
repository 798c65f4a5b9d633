import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getBuildFingerprint, getSettingsFingerprint, parseSettings } from '../../lib/config.ts';
import { withoutSettingsFiles } from '../../lib/config/settings-files.ts';
import type { Settings } from '../../lib/config/settings.ts';
import { addCompileHints } from './add-compile-hints.ts';
import { buildPageScripts } from './build-page-scripts.ts';
import { startProcess } from './processes.ts';

/** The files on which a build depends: those of the site, and those that build and start it. */
const INPUT_PATTERNS = [
  '{app,components,lib,styles,public}/**/*',
  '{package-lock.json,package.json,tsconfig*.json,next.config.mjs,server.mjs,instrumentation*.ts}',
  'e2e/commands/{build-site,build-page-scripts,add-compile-hints,start,ports}.{mjs,ts}',
];

/** A hash of these files and of the settings on which a build depends. */
const STAMP_FILE = '.next/build-stamp';

// The lock is not in `.next`, because a build deletes that folder.
const LOCK_FILE = 'node_modules/.cache/site-build.lock';
const LOCK_POLL_MS = 500;

/**
 * `start.mjs`, the server and the files that they need, each with the path of its copy in the
 * standalone folder.
 */
const START_FILES = [
  ['e2e/commands/start.mjs', 'start.mjs'],
  ['server.mjs', 'server.mjs'],
  ['e2e/commands/ports.ts', 'ports.ts'],
  ['lib/config.ts', 'lib/config.ts'],
  ['lib/config', 'lib/config'],
  ['lib/typing-error.ts', 'lib/typing-error.ts'],
  ['lib/result.ts', 'lib/result.ts'],
  ['lib/security/site-transport.ts', 'lib/security/site-transport.ts'],
  ['node_modules/zod', 'node_modules/zod'],
  ['node_modules/@next/env', 'node_modules/@next/env'],
] as const;
const UNNEEDED = [/[\\/]src([\\/]|$)/, /\.(d\.[cm]?ts|cjs|md)$/, /\.test\.ts$/];

export function copyStartFiles(root: string, folder: string): void {
  const filter = (path: string): boolean =>
    !UNNEEDED.some((pattern) => pattern.test(relative(root, path)));
  for (const [from, to] of START_FILES) {
    cpSync(join(root, from), join(folder, to), { recursive: true, filter });
  }
}

/** Throws an error that lists every problem when the settings are wrong. */
export function getBuildSettings(): Settings {
  const settings = parseSettings(process.env, 'build');
  if (!settings.ok) throw new Error(`Wrong settings:\n  - ${settings.failure.join('\n  - ')}`);
  return settings.value;
}

function hashBuildInputs(root: string): string {
  const files = globSync(INPUT_PATTERNS, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256').update(getBuildFingerprint(getBuildSettings()));
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function isBuildCurrent(root: string): boolean {
  const file = join(root, STAMP_FILE);
  // After an operator has moved the standalone folder to a server, the stamp still exists.
  if (!existsSync(file) || !existsSync(join(root, '.next/standalone/start.mjs'))) return false;
  return readFileSync(file, 'utf8') === hashBuildInputs(root);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits for other builds, because two builds would overwrite each other's files. */
async function withBuildLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  const file = join(root, LOCK_FILE);
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      // The process of an older lock may have been killed.
      const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
      if (holder > 0 && !isRunning(holder)) rmSync(file, { force: true });
      else await wait(LOCK_POLL_MS);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Removes files that Next copies but a deployment must not have: settings files and tests. */
function removeUnshippedFiles(standalone: string): void {
  const files = existsSync(standalone)
    ? readdirSync(standalone, { recursive: true, encoding: 'utf8' })
    : [];
  for (const file of files) {
    const isOurs = !/(^|[\\/])node_modules[\\/]/.test(file);
    if (isOurs && /^\.env|\.test\.tsx?$/.test(basename(file))) rmSync(join(standalone, file));
  }
}

/** Makes `.next/standalone` complete, so that `node start.mjs` there starts the site. */
function completeStandalone(root: string): void {
  const standalone = join(root, '.next/standalone');
  for (const folder of ['public', '.next/static']) {
    cpSync(join(root, folder), join(standalone, folder), { recursive: true });
  }
  for (const file of globSync('.next/*-page.html', { cwd: root })) {
    cpSync(join(root, file), join(standalone, file));
  }
  copyStartFiles(root, standalone);
  const settings = getBuildSettings();
  writeFileSync(join(standalone, 'settings-fingerprint'), getSettingsFingerprint(settings));
  // The image optimizer uses the `IMAGE_ORIGINS` of the build, so `start.mjs` compares them with
  // the current setting.
  writeFileSync(join(standalone, 'image-origins.json'), JSON.stringify(settings.imageOrigins));
}

/**
 * Builds the site with the settings in the environment; Next reads no settings files. Checks no types:
 * `npm test` and `npm run check` do. Resolves to false, after a message, when the settings are wrong or
 * the build fails. With `unlessCurrent` an earlier build stays if the files and settings on which it
 * depends have not changed.
 */
export async function buildSite(
  root: string,
  { unlessCurrent = false }: { readonly unlessCurrent?: boolean } = {},
): Promise<boolean> {
  try {
    getBuildSettings();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
  return withBuildLock(root, async () => {
    if (unlessCurrent && isBuildCurrent(root)) return true;
    rmSync(join(root, STAMP_FILE), { force: true });
    const run = (args: readonly string[]): Promise<number> =>
      startProcess(args, {
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
      }).ended;
    const nextCode = await run([join(root, 'node_modules/next/dist/bin/next'), 'build']);
    // Also after a failed build, which may have copied settings files already.
    removeUnshippedFiles(join(root, '.next/standalone'));
    if (nextCode !== 0) return false;
    addCompileHints(join(root, '.next'));
    await buildPageScripts(root);
    completeStandalone(root);
    writeFileSync(join(root, STAMP_FILE), hashBuildInputs(root));
    return true;
  });
}
