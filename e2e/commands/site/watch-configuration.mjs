import { existsSync, readFileSync, utimesSync, watchFile } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const CONFIGURATION = 'next.config.mjs';
const POLL_MS = 500;

/**
 * Next restarts the server when `next.config.mjs` changes, but not when a file imported there
 * changes. So after an edit of an imported file, `restart` gives `next.config.mjs` a new
 * modification time, unless the imported file has an error.
 */
export function watchConfiguration() {
  for (const file of listImports(CONFIGURATION)) {
    watchFile(file, { interval: POLL_MS, persistent: false }, () => restart(file));
  }
}

/** Includes indirect imports. */
function listImports(file, found = new Set()) {
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)';$/gm)) {
    const imported = join(dirname(file), specifier);
    if (found.has(imported)) continue;
    found.add(imported);
    // A missing file stays in the list; Next reports it.
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
