import { existsSync, globSync, readFileSync, watchFile } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { loadSettingsFiles, unloadSettingsFiles } from '../../lib/config/settings-files.ts';
import { getListenAddress } from './ports.ts';
import { exitZeroWhenStopped, startProcess, stopAndExit, stopProcess } from './processes.ts';
import type { StartedProcess } from './processes.ts';

// The next modules read the environment when they are loaded, so the settings files come first.
loadSettingsFiles(process.cwd(), 'development');
const { demoSettings, siteOrigin, sitePort } = await import('./demo-settings.ts');
const { checkStart, startSandboxProcess } = await import('./listeners.ts');

const CONFIGURATION = 'next.config.mjs';
/** Pages get an edit of these files at once, but the listener of the server does not. */
const SERVER_FILES = ['server.mjs', 'instrumentation.ts', 'lib/server/!(*.test).ts'];
const POLL_MS = 500;

/** The files that `file` imports, also indirectly. */
function listImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)';$/gm)) {
    const imported = join(dirname(file), specifier);
    if (found.has(imported)) continue;
    found.add(imported);
    // A missing file stays in the list; Next reports it.
    if (existsSync(imported)) listImports(imported, found);
  }
  return found;
}

/** Whether the file can be loaded. A file with an error is not in force yet. */
async function canLoad(file: string): Promise<boolean> {
  try {
    await import(`${pathToFileURL(resolve(file)).href}?at=${Date.now()}`);
    return true;
  } catch (error) {
    console.error(`${file} is not in force yet: ${String(error)}`);
    return false;
  }
}

exitZeroWhenStopped();
const withSandbox = !process.env.PROVIDER_API_URL;
const { bindAddress } = await checkStart({ withSandbox });
if (withSandbox && !(await startSandboxProcess({ siteOrigin, isWatched: true }))) {
  await stopAndExit(1, 'The sandbox provider did not start.');
}
// Next reads the settings files too, again after each edit, but values of the environment take
// precedence. If the loaded values stayed there, edits of the files would have no effect.
unloadSettingsFiles();

const startNext = (): StartedProcess =>
  startProcess(['server.mjs', '--dev'], {
    env: {
      // An edit of the sandbox's menus is seen at the next visit.
      REVALIDATE_SECONDS: process.env.REVALIDATE_SECONDS ?? '1',
      ...(withSandbox ? demoSettings : {}),
      PORT: String(sitePort),
      // Containers put their own name into HOSTNAME.
      HOSTNAME: getListenAddress(bindAddress),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });

let next = startNext();
let isRestarting = false;

/** The server itself, and what `next.config.mjs` imports, are not read again by a running server. */
async function restartWith(file: string): Promise<void> {
  if (isRestarting) return;
  isRestarting = true;
  console.log(`${file} has changed: restarting the server`);
  await stopProcess(next);
  next = startNext();
  isRestarting = false;
}
const watch = (file: string, restart: () => Promise<void>): void => {
  watchFile(file, { interval: POLL_MS, persistent: false }, () => void restart());
};
for (const file of [CONFIGURATION, ...listImports(CONFIGURATION)]) {
  watch(file, async () => {
    if (await canLoad(file)) await restartWith(file);
  });
}
for (const file of globSync(SERVER_FILES)) watch(file, () => restartWith(file));
for (;;) {
  const running = next;
  const exitCode = await running.ended;
  if (running === next && !isRestarting) await stopAndExit(exitCode);
  await pause(POLL_MS);
}
