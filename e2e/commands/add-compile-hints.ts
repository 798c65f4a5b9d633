import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Files in which `addCompileHints` replaces nothing. No server reads the build's `cache`. The files
 * in `static` and `node_modules` do not name a script with a hint.
 */
const NOT_CHANGED = /^(?:cache|static)[\\/]|(?:^|[\\/])node_modules[\\/]/;

const manifestShape = z.object({ rootMainFiles: z.array(z.string()) });

/** A text in the files of the build, and the text that replaces it. */
type Change = readonly [old: string, next: string];

const hash = (content: string, encoding: 'hex' | 'base64'): string =>
  createHash('sha256').update(content).digest(encoding);

/** The framework's scripts that every page loads, as paths in the build folder. */
export function readMainScripts(buildFolder: string): readonly string[] {
  const manifest = readFileSync(join(buildFolder, 'build-manifest.json'), 'utf8');
  return manifestShape.parse(JSON.parse(manifest)).rootMainFiles;
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Replaces the script by a file with the hint and a new name. Returns the two changes that other
 * files need: the name and the hash of the script.
 */
function hintScript(built: string, file: string): readonly Change[] {
  const path = join(built, file);
  const script = readFileSync(path, 'utf8');
  const hinted = `${HINT}${script}`;
  const name = basename(file);
  // Browsers keep a script under its name for a year, so changed content needs a new name. The new
  // name is as long as the old one, because React's payload contains the lengths of texts with this
  // name.
  const newName = `${hash(hinted, 'hex').slice(0, name.length - '.js'.length)}.js`;
  writeFileSync(join(built, file.replace(name, newName)), hinted);
  rmSync(path);
  return [
    [name, newName],
    [hash(script, 'base64'), hash(hinted, 'base64')],
  ];
}

/**
 * Adds a hint to the framework's scripts. With the hint, Chromium 136 and later compiles a whole
 * script in another thread during the download; other browsers ignore the comment. Without it, V8
 * compiles each function in the main thread when the page first calls the function. Measured in
 * Chromium 156 on a menu of 96 products, with a processor four times slower (medians of 15 loads):
 * compilation in the main thread 358 ms without and 118 ms with the hint, the longest task 335 and
 * 213 ms; FCP and LCP are the same. The minifier removes comments, so no loader can write the hint.
 * Scripts of our components are small and loaded by name, so they get none. `built` is the `.next`
 * folder with `standalone`. Call this before the static files are copied into `standalone`. Throws
 * when a static file contains the old name of a script, because that file would need a new name
 * too.
 */
export function addCompileHints(built: string): void {
  // Turbopack's loader is small and stays as it is.
  const files = readMainScripts(built).filter((file) => !basename(file).startsWith('turbopack-'));
  const changes = files.flatMap((file) => hintScript(built, file));
  const names = files.map((file) => basename(file));
  for (const file of listFiles(join(built, 'static'))) {
    const content = readFileSync(file, 'latin1');
    const named = names.find((name) => content.includes(name));
    if (named !== undefined) throw new Error(`${file} names ${named}, which has a new name`);
  }
  for (const file of listFiles(built)) {
    if (NOT_CHANGED.test(relative(built, file))) continue;
    // Reading and writing as Latin-1 keeps each byte, whatever the encoding of the file is.
    const content = readFileSync(file, 'latin1');
    const changed = changes.reduce((text, [old, next]) => text.replaceAll(old, next), content);
    if (changed !== content) writeFileSync(file, changed, 'latin1');
  }
}
