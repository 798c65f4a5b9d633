import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensurePictures } from './ensure-pictures.ts';
import { pictureNames } from './picture-names.ts';

const NAMES = new Set(['bistro-1881-cafea', 'bistro-1881-logo']);

describe('ensurePictures', () => {
  let dir = '';

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  });

  afterEach(async () => {
    await rm(dir, { recursive: true, force: true });
  });

  const pathOf = (name: string): string => join(dir, `${name}.webp`);

  it('makes a webp of the right size for each name', async () => {
    await ensurePictures(dir, undefined, NAMES);

    const dish = await sharp(await readFile(pathOf('bistro-1881-cafea'))).metadata();
    const logo = await sharp(await readFile(pathOf('bistro-1881-logo'))).metadata();
    expect(dish).toMatchObject({ format: 'webp', width: 800, height: 600 });
    expect(logo).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  it('tells how far it is', async () => {
    const steps: string[] = [];

    await ensurePictures(dir, (done, total) => steps.push(`${done}/${total}`), NAMES);

    expect(steps).toEqual(['1/2', '2/2']);
  });

  it('makes only what is missing', async () => {
    await ensurePictures(dir, undefined, NAMES);
    const before = await stat(pathOf('bistro-1881-cafea'));
    await rm(pathOf('bistro-1881-logo'));
    const steps: string[] = [];

    await ensurePictures(dir, (done, total) => steps.push(`${done}/${total}`), NAMES);

    expect(steps).toEqual(['1/1']);
    expect((await stat(pathOf('bistro-1881-cafea'))).mtimeMs).toBe(before.mtimeMs);
  });

  it('makes everything anew after the drawings have changed', async () => {
    await ensurePictures(dir, undefined, NAMES);
    await writeFile(join(dir, 'fingerprint'), 'older drawings');
    await writeFile(pathOf('gone-since'), '');
    await writeFile(join(dir, 'notes.txt'), 'not a picture');

    await ensurePictures(dir, undefined, NAMES);

    expect((await readdir(dir)).sort()).toEqual([
      'bistro-1881-cafea.webp',
      'bistro-1881-logo.webp',
      'fingerprint',
      'notes.txt',
    ]);
  });

  it('knows some hundred pictures, for nearly every restaurant a hero and a logo', () => {
    expect(pictureNames.size).toBeGreaterThan(150);
    expect(pictureNames).toContain('hanul-trei-fantani-hero');
    expect(pictureNames).not.toContain('cantina-zona-vest-hero');
  });
});
