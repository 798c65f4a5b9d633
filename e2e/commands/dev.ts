import { existsSync, readFileSync, utimesSync, watchFile } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSettingsFiles, unloadSettingsFiles } from '../../lib/config/settings-files.ts';
import { exitZeroWhenStopped, startProcess, stopAndExit } from './processes.ts';

// The next modules read the environment when they are loaded, so the settings files come first.
loadSettingsFiles(process.cwd(), 'development');
const { demoSettings, siteOrigin, sitePort } = await import('../support/demo/demo-settings.ts');
const { checkStart, startSandboxProcess } = await import('./listeners.ts');

const CONFIGURATION = 'next.config.mjs';
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

/**
 * Next restarts the server when `next.config.mjs` changes, but not when a file imported there
 * changes. So `next.config.mjs` then gets a new modification time, unless that file has an error.
 */
async function restartWith(file: string): Promise<void> {
  const now = new Date();
  try {
    await import(`${pathToFileURL(resolve(file)).href}?at=${now.getTime()}`);
    utimesSync(CONFIGURATION, now, now);
  } catch (error) {
    console.error(`${file} is not in force yet: ${String(error)}`);
  }
}

exitZeroWhenStopped();
const withSandbox = !process.env.PROVIDER_API_URL;
const { bindAddress } = await checkStart({ withSandbox });
if (withSandbox && !(await startSandboxProcess({ siteOrigin, isWatched: true }))) {
  await stopAndExit(1, 'The sandbox provider did not start.');
}
for (const file of listImports(CONFIGURATION)) {
  watchFile(file, { interval: POLL_MS, persistent: false }, () => void restartWith(file));
}
// Next reads the settings files too, again after each edit, but values of the environment take
// precedence. If the loaded values stayed there, edits of the files would have no effect.
unloadSettingsFiles();
const next = startProcess(
  [
    'node_modules/next/dist/bin/next',
    'dev',
    // With server Fast Refresh, a page that is compiled for the first time after an edit may show
    // the text from before the edit (`docs/decisions/0029-development-server.md`).
    '--no-server-fast-refresh',
    '-p',
    String(sitePort),
    ...(bindAddress === undefined ? [] : ['-H', bindAddress]),
  ],
  {
    env: {
      // An edit of the sandbox's menus is seen at the next visit.
      REVALIDATE_SECONDS: process.env.REVALIDATE_SECONDS ?? '1',
      ...(withSandbox ? demoSettings : {}),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  },
);
await stopAndExit(await next.ended);
