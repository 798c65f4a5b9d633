import { existsSync, readFileSync, utimesSync, watchFile } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const CONFIGURATION = 'next.config.mjs';
const POLL_MS = 500;

/**
 * Next restarts its development server when its configuration changes, but not when a file that the
 * configuration imports does, such as the fixed headers. An edit of such a file therefore gives the
 * configuration a new date. A file that cannot be imported is reported and waits for its repair:
 * the server would end with it.
 */
export function watchConfiguration() {
  for (const file of listImports(CONFIGURATION)) {
    watchFile(file, { interval: POLL_MS, persistent: false }, () => restart(file));
  }
}

/** Our own files that `file` imports, directly or through others. */
function listImports(file, found = new Set()) {
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)';$/gm)) {
    const imported = join(dirname(file), specifier);
    if (found.has(imported)) continue;
    found.add(imported);
    // A missing file is watched too; the framework reports it.
    if (existsSync(imported)) listImports(imported, found);
  }
  return found;
}

async function restart(file) {
  const now = new Date();
  try {
    await import(`${pathToFileURL(resolve(file)).href}?at=${now.getTime()}`);
  } catch (error) {
    console.error(`${file} is not in force yet: ${error.message}`);
    return;
  }
  utimesSync(CONFIGURATION, now, now);
}
