import sharp from 'sharp';
import { composePicture } from './compose-picture.ts';

// On a busy machine, composing pictures may take longer than jest's default timeout of 5 s.
jest.setTimeout(30_000);

const NIGHT = { r: 40, g: 20, b: 30 };
const RED = { r: 220, g: 0, b: 0 };
const GREEN = { r: 0, g: 160, b: 0 };

const pictureOf = (width: number, height: number, background: typeof RED): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** The colour of one pixel, rounded to multiples of 20, because JPEG changes colours a little. */
async function readPixel(jpeg: Buffer, left: number, top: number): Promise<readonly number[]> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel].map((value) => Math.round(value / 20) * 20);
}

describe('the preview', () => {
  let card: Buffer;
  beforeAll(async () => {
    card = await pictureOf(1200, 630, NIGHT);
  });

  it('shows the picture, cut to an arch, and the logo', async () => {
    const hero = await pictureOf(300, 200, RED);
    const logo = await pictureOf(50, 50, GREEN);
    const { jpeg, hasHero, hasLogo } = await composePicture(card, { hero, logo });

    expect([hasHero, hasLogo]).toEqual([true, true]);
    expect(await readPixel(jpeg, 900, 400)).toEqual([220, 0, 0]);
    expect(await readPixel(jpeg, 640, 500)).toEqual([0, 160, 0]);
    // The arch is round at the top, so the card stays visible in this corner.
    expect(await readPixel(jpeg, 645, 75)).toEqual([40, 20, 40]);
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it('is only the card when there are no pictures', async () => {
    const { jpeg, ...parts } = await composePicture(card, { hero: undefined, logo: undefined });
    expect(parts).toEqual({ hasHero: false, hasLogo: false });
    expect(await readPixel(jpeg, 900, 400)).toEqual([40, 20, 40]);
  });

  it('leaves out pictures that cannot be read', async () => {
    const hero = Buffer.from('no picture');
    const logo = (await pictureOf(50, 50, GREEN)).subarray(0, 60);
    const { hasHero, hasLogo } = await composePicture(card, { hero, logo });
    expect([hasHero, hasLogo]).toEqual([false, false]);
  });

  it('stays below 300 kB for a picture that compresses badly', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const create = { width: 1200, height: 1200, channels: 3, background: NIGHT, noise } as const;
    const hero = await sharp({ create }).png().toBuffer();
    const { jpeg, hasHero } = await composePicture(card, { hero, logo: undefined });

    expect(hasHero).toBe(true);
    expect(jpeg.length).toBeLessThan(300_000);
  });
});
