import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composePicture } from './compose/compose-picture.ts';
import { pictureNames } from './picture-names.ts';
import { pictures } from './pictures.ts';

const FINGERPRINT_FILE = 'fingerprint';
const WEBP_QUALITY = 70;
/** Rasterising is bound by the processor; two at a time keep two cores busy. */
const AT_ONCE = 2;

/** Changes whenever a line of the drawing code, of the recipes or of the palettes changes. */
async function readFingerprint(): Promise<string> {
  const home = import.meta.dirname;
  const entries = await readdir(home, { recursive: true });
  const sources = entries.filter((entry) => entry.endsWith('.ts') && !entry.endsWith('.test.ts'));
  const hash = createHash('sha256').update(`webp ${WEBP_QUALITY}`);
  for (const source of sources.sort()) {
    hash.update(source).update(await readFile(join(home, source)));
  }
  return hash.digest('hex');
}

async function makePicture(dir: string, name: string): Promise<void> {
  const picture = pictures.get(name);
  if (picture === undefined) {
    throw new Error(`No such picture: ${name}`);
  }
  const file = join(dir, `${name}.webp`);
  const svg = Buffer.from(composePicture(name, picture));
  // Renamed into place, so that a run that was interrupted leaves no half picture behind.
  await writeFile(`${file}.part`, await sharp(svg).webp({ quality: WEBP_QUALITY }).toBuffer());
  await rename(`${file}.part`, file);
}

async function isCurrent(dir: string, fingerprint: string): Promise<boolean> {
  try {
    return (await readFile(join(dir, FINGERPRINT_FILE), 'utf8')) === fingerprint;
  } catch {
    return false;
  }
}

/** Pictures only: whatever else lies in the folder is not ours to remove. */
async function removePictures(dir: string): Promise<void> {
  const entries = await readdir(dir);
  const ours = entries.filter((entry) => /\.webp(\.part)?$/.test(entry));
  await Promise.all(ours.map((entry) => rm(join(dir, entry))));
}

/** Makes `{dir}/{name}.webp` for every name that is not there yet, or all anew after a change. */
export async function ensurePictures(
  dir: string,
  onProgress?: (done: number, total: number) => void,
  names: ReadonlySet<string> = pictureNames,
): Promise<void> {
  const fingerprint = await readFingerprint();
  await mkdir(dir, { recursive: true });
  if (!(await isCurrent(dir, fingerprint))) {
    await removePictures(dir);
  }
  await writeFile(join(dir, FINGERPRINT_FILE), fingerprint);
  const present = new Set(await readdir(dir));
  const missing = [...names].filter((name) => !present.has(`${name}.webp`));
  const queue = missing.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const name of queue) {
      await makePicture(dir, name);
      done += 1;
      onProgress?.(done, missing.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
