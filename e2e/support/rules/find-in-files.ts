import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Finds files that contain the text, and files and folders whose path contains the text. Follows no
 * symbolic links and leaves out `node_modules`.
 */
export async function findInFiles(folder: string, text: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (/[/\\]node_modules[/\\]/.test(file)) continue;
    const content = entry.isFile() ? await readFile(file).catch(ignoreMissing) : '';
    // The site writes a file under another name first and then renames it: the list is old then.
    if (content === undefined) return findInFiles(folder, text);
    const hasText = content.includes(text);
    if (hasText || relative(folder, file).includes(text)) found.push(file);
  }
  return found;
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
