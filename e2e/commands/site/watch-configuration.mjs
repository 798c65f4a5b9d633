import { readFileSync, utimesSync, watchFile } from 'node:fs';
import { resolve } from 'node:path';
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
  const imports = readFileSync(CONFIGURATION, 'utf8').matchAll(/^import .* from '(\.[^']+)';$/gm);
  for (const [, file] of imports) {
    watchFile(file, { interval: POLL_MS, persistent: false }, () => restart(file));
  }
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
