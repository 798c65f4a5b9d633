import { existsSync, readFileSync, utimesSync, watchFile } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const CONFIGURATION = 'next.config.mjs';
const POLL_MS = 500;

/**
 * Restarts the development server after an edit of a file that the configuration imports, such as
 * the fixed headers. Next itself restarts the server only when `next.config.mjs` changes, so this
 * function gives `next.config.mjs` a new date. If the edited file cannot be imported, the function
 * prints the error and waits for the next edit, because the server would end with an error.
 */
export function watchConfiguration() {
  for (const file of listImports(CONFIGURATION)) {
    watchFile(file, { interval: POLL_MS, persistent: false }, () => restart(file));
  }
}

/** Lists our own files that `file` imports, directly or through others. */
function listImports(file, found = new Set()) {
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)';$/gm)) {
    const imported = join(dirname(file), specifier);
    if (found.has(imported)) continue;
    found.add(imported);
    // A missing file is in the list too; the framework reports it.
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
