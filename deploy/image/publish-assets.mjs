// Copies the files of this build into a folder that all releases share, so that pages of an earlier
// release still find their files (`docs/decisions/0057-two-releases-at-once.md`). Runs before the
// release starts:
// node publish-assets.mjs .next/static /srv/assets
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * How long a file stays after the start that replaced its release. Each later visit loads pages of
 * a newer release, so then only a tab or a kept page from an older visit could need the file.
 */
const KEEP_DAYS = 90;
const DAY_MS = 86_400_000;
/** One start publishes all its files within this time. */
const PUBLISHED_WITHIN_MS = 600_000;

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
 * Does not copy a file that the folder has: the name contains a hash of the content, so a file with
 * the same name and size is the same file. Each file of the build gets the current time, also when
 * it is not copied, because `removeOld` deletes files by their time. The edge may read the folder
 * during the copying, so a file gets its name only when it is complete.
 */
async function publish(source) {
  const target = join(to, source.slice(from.length));
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

const ignoreAbsent = (error) => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * Gives the files of the last start a new time. The release that it started was in use until now,
 * perhaps for longer than `KEEP_DAYS`, so its files must not count as old yet. The new time differs
 * from that of the files which this start publishes, so the next start renews only those.
 */
async function renewFilesOfLastStart() {
  const renewedAt = new Date(now.getTime() - 2 * PUBLISHED_WITHIN_MS);
  const files = (await listFiles(to).catch(ignoreAbsent)) ?? [];
  const times = await Promise.all(
    files.map(async (file) => (await stat(file).catch(ignoreAbsent))?.mtimeMs ?? 0),
  );
  const latest = Math.max(...times) - PUBLISHED_WITHIN_MS;
  const ofLastStart = files.filter((_, index) => (times[index] ?? 0) > latest);
  await Promise.all(
    ofLastStart.map((file) => utimes(file, renewedAt, renewedAt).catch(ignoreAbsent)),
  );
}

async function removeOld(file) {
  const { mtimeMs } = await stat(file);
  if (now.getTime() - mtimeMs > KEEP_DAYS * DAY_MS) await rm(file, { force: true });
}

// Several instances may start at the same time, so another one may remove a file meanwhile.
await renewFilesOfLastStart();
for (const file of await listFiles(from)) await publish(file);
for (const file of await listFiles(to)) await removeOld(file).catch(ignoreAbsent);
