import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import sharp from 'sharp';
import type { Menu } from '@/lib/restaurant/menu';
import type { Schedule } from '@/lib/restaurant/hours';
import { composePicture } from './compose-picture.ts';
import { PREVIEW_COLORS } from './preview-design.ts';
import { formatPreviewCopy, formatPrintable, formatProductPreviewCopy } from './preview-copy.ts';

describe('the picture of a preview', () => {
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

  it.each([
    ['missing', undefined, undefined],
    ['damaged', Buffer.from('no picture'), pictureOf(50, 50, GREEN)],
  ])('is only the card when the pictures are %s', async (_, hero, whole) => {
    const logo = (await whole)?.subarray(0, 60);
    const { jpeg, ...parts } = await composePicture(card, { hero, logo });
    expect(parts).toEqual({ hasHero: false, hasLogo: false });
    expect(await readPixel(jpeg, 900, 400)).toEqual([40, 20, 40]);
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

describe('the colours of preview pictures', () => {
  const tokens = readFileSync('styles/_tokens.scss', 'utf8');

  it.each(Object.entries(PREVIEW_COLORS))('have for %s the token value %s', (name, color) => {
    expect(new RegExp(`'${name}': \\(\\s*(#\\w+),`).exec(tokens)?.[1]).toBe(color);
  });
});

describe('the words on a preview', () => {
  const words = { brand: 'Polonic', name: 'Casa Mamei' };
  const menuOf = (restaurantName?: string, schedule: Schedule = { kind: 'none' }): Menu => ({
    restaurantName,
    heroImage: undefined,
    logoImage: undefined,
    schedule,
    categories: [],
  });

  it('are the brand, the kind of page, the name of the restaurant, and its hours if they are known', () => {
    expect(formatPreviewCopy('restaurant', 'la-mama', menuOf(words.name))).toEqual({
      ...words,
      eyebrow: 'Comandă și rezervă',
      line: '',
    });
    const open = menuOf(words.name, { kind: 'v3', opensAt: 600, closesAt: 1320 });
    expect(formatPreviewCopy('menu', 'la-mama', open)).toEqual({
      ...words,
      eyebrow: 'Meniu',
      line: 'Program: 10:00 - 22:00',
    });
  });

  it.each([
    ['la-mama', undefined, /^La Mama$/],
    ['la-mama', '餐廳', /^La Mama$/],
    ['la-mama', 'Casa '.repeat(40), /^Casa .{1,54}…$/],
    ['casa-'.repeat(16), undefined, /^Casa .{1,54}…$/],
  ])('have, for the id %s and the name %j, a name like %s', (id, given, name) => {
    expect(formatPreviewCopy('menu', id, menuOf(given)).name).toMatch(name);
  });

  it.each([
    ['Papanași cu afine', 'Papanași cu afine'],
    ['餐廳', words.name],
  ])('of a product called %s are brand, restaurant, the name %s and price', (name, shown) => {
    const absent = { description: undefined, weight: undefined, quantityType: undefined };
    const product = { slug: 'x', name, priceRon: 24.5, image: undefined, ...absent };
    expect(formatProductPreviewCopy('la-mama', menuOf(words.name), product)).toEqual({
      brand: words.brand,
      eyebrow: words.name,
      name: shown,
      line: '24,50\u00a0RON',
    });
  });
});

describe('the printable text', () => {
  it.each([
    ['Pescăria „Râul Verde”', 'Pescăria „Râul Verde”'],
    ['ȘȚĂÂÎ șțăâî Őű – Šž', 'ȘȚĂÂÎ șțăâî Őű – Šž'],
    ['Pizza 🍕 bună', 'Pizza bună'],
    ['Кухня 厨房', ''],
    ['a\u202Eb\u200Bc\nd', 'a b c d'],
    ['Şniţel din Ţara Bârsei', 'Șnițel din Țara Bârsei'],
    ['Ĝardeno Ŝmit', 'Gardeno Smit'],
    ['m\u0302ama', 'mama'],
    ['s\u0326 t\u0326', 'ș ț'],
  ])('of %j is %j', (text, printed) => {
    expect(formatPrintable(text, 80)).toBe(printed);
  });

  it('is cut at the maximum length', () => {
    expect(formatPrintable('x'.repeat(20_000), 10)).toBe(`${'x'.repeat(9)}…`);
  });

  it.each([
    'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold',
    'figtree/500Medium/Figtree_500Medium',
  ])('has only characters of the font %s', (file) => {
    const font = openSync(join(process.cwd(), `node_modules/@expo-google-fonts/${file}.ttf`));
    if (!('hasGlyphForCodePoint' in font)) throw new Error('A file of several fonts');
    const lacked = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code))
      .flatMap((character) => [...formatPrintable(character, 80)])
      .filter((character) => !font.hasGlyphForCodePoint(character.charCodeAt(0)));
    expect(lacked).toEqual([]);
  });
});
