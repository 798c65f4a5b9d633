// Copies the files of this build into a folder that all releases share, so that pages of an earlier
// release still find their files (`docs/decisions/0055-several-instances.md`). Deletes old files
// from that folder. Run this program before each start of an instance:
// node publish-assets.mjs .next/static /srv/assets
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

/**
 * A file stays for this long after the first start of a release that no longer contains the file.
 * Soon after that start, visits load only pages that do not need the file. So only a tab or a kept
 * page that is about this old, or older, could need a deleted file.
 */
const KEEP_DAYS = 90;
const DAY_MS = 86_400_000;
/**
 * The files of the previous start are those whose time is less than this before the newest time of
 * any file in the shared folder.
 */
const SAME_START_MS = 600_000;

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) {
  console.error('Usage: node publish-assets.mjs FOLDER_OF_THE_BUILD SHARED_FOLDER');
  process.exit(1);
}

const now = new Date();

async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/**
 * Does not copy a file that the shared folder has in the same size. The path of a file contains a
 * hash of the content or the id of the build, so a file with the same path and size is the same
 * file. Each file of the build gets the current time, also when it is not copied, because
 * `removeOld` deletes files by their time. The edge may read the folder during the copying, so a
 * file gets its name only when it is complete.
 */
async function publish(source) {
  const target = join(to, relative(from, source));
  const { size } = await stat(source);
  const known = await stat(target).catch(() => undefined);
  if (known?.size !== size) {
    const part = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, part);
    await rename(part, target);
  }
  await utimes(target, now, now);
}

/**
 * Another instance that starts at the same time may rename or delete a file. Before the very first
 * start the shared folder may be missing.
 */
const ignoreAbsent = (error) => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * Gives the files of the previous start a new time. The release of that start was in use until now,
 * perhaps for longer than `KEEP_DAYS`, so `removeOld` must not delete its files yet. The new time
 * is more than `SAME_START_MS` before the current time, which `publish` gives to the files of this
 * start. So the next start renews only the files of this start.
 */
async function renewFilesOfPreviousStart() {
  const renewedAt = new Date(now.getTime() - 2 * SAME_START_MS);
  const files = (await listFiles(to).catch(ignoreAbsent)) ?? [];
  const times = await Promise.all(
    files.map(async (file) => (await stat(file).catch(ignoreAbsent))?.mtimeMs ?? 0),
  );
  const since = Math.max(...times) - SAME_START_MS;
  const ofPreviousStart = files.filter((_, index) => (times[index] ?? 0) > since);
  await Promise.all(
    ofPreviousStart.map((file) => utimes(file, renewedAt, renewedAt).catch(ignoreAbsent)),
  );
}

async function removeOld(file) {
  const { mtimeMs } = await stat(file);
  if (now.getTime() - mtimeMs > KEEP_DAYS * DAY_MS) await rm(file, { force: true });
}

await renewFilesOfPreviousStart();
for (const file of await listFiles(from)) await publish(file);
for (const file of await listFiles(to)) await removeOld(file).catch(ignoreAbsent);
