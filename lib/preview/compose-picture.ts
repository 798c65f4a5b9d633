import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { ARCH_PX, LOGO_PX, PREVIEW_COLORS, PREVIEW_MAX_BYTES } from './preview-design.ts';

/** Larger pictures are not decoded, because decoding costs memory and time. */
const MAX_PIXELS = 24_000_000;
const DECODE_TIMEOUT_SECONDS = 3;
/**
 * JPEG qualities, tried in this order until the file is smaller than `PREVIEW_MAX_BYTES`. If no
 * file is small enough, the file of the last quality is used.
 */
const QUALITIES = [84, 72, 58, 40] as const;

export type PreviewPictures = {
  readonly hero: Buffer | undefined;
  readonly logo: Buffer | undefined;
};

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({
    seconds: DECODE_TIMEOUT_SECONDS,
  });

/**
 * Cuts the picture to an SVG shape of `width` by `height` pixels. Undefined if there is no picture,
 * or if the picture cannot be decoded.
 */
async function cut(
  bytes: Buffer | undefined,
  width: number,
  height: number,
  shape: string,
): Promise<Buffer | undefined> {
  if (bytes === undefined) return undefined;
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`,
  );
  try {
    return await open(bytes)
      .rotate()
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .composite([{ input: mask, blend: 'dest-in' }])
      .png()
      .toBuffer();
  } catch {
    return undefined;
  }
}

const cutArch = (hero: Buffer | undefined): Promise<Buffer | undefined> => {
  const { width, height } = ARCH_PX;
  const radius = width / 2;
  const arch = `<path d="M0 ${height}V${radius}A${radius} ${radius} 0 0 1 ${width} ${radius}V${height}z"/>`;
  return cut(hero, width, height, arch);
};

async function cutLogo(logo: Buffer | undefined): Promise<Buffer | undefined> {
  const side = 2 * LOGO_PX.radius;
  const roundLogo = await cut(logo, side, side, `<circle cx="50%" cy="50%" r="50%"/>`);
  if (roundLogo === undefined) return undefined;
  const plateSide = 2 * LOGO_PX.plate;
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${plateSide}" height="${plateSide}"><circle cx="50%" cy="50%" r="50%" fill="${PREVIEW_COLORS.surface}"/></svg>`;
  return sharp(Buffer.from(plate))
    .composite([{ input: roundLogo }])
    .png()
    .toBuffer();
}

export type ComposedPreview = {
  readonly jpeg: Buffer;
  readonly hasHero: boolean;
  readonly hasLogo: boolean;
};

/**
 * Draws the pictures onto `card`, the PNG from `drawCard`. Leaves out a picture that is
 * missing or cannot be decoded.
 */
export async function composePicture(
  card: Buffer,
  pictures: PreviewPictures,
): Promise<ComposedPreview> {
  const [hero, logo] = await Promise.all([cutArch(pictures.hero), cutLogo(pictures.logo)]);
  const layers = [
    ...(hero ? [{ input: hero, left: ARCH_PX.left, top: ARCH_PX.top }] : []),
    ...(logo
      ? [
          {
            input: logo,
            left: LOGO_PX.centreX - LOGO_PX.plate,
            top: LOGO_PX.centreY - LOGO_PX.plate,
          },
        ]
      : []),
  ];
  // Compose the preview once. Only the encoding is repeated for each quality that is tried.
  const whole = await sharp(card)
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = whole.info;
  const encode = (quality: number): Promise<Buffer> =>
    sharp(whole.data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
  let jpeg = await encode(QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (jpeg.length < PREVIEW_MAX_BYTES) break;
    jpeg = await encode(quality);
  }
  return { jpeg, hasHero: hero !== undefined, hasLogo: logo !== undefined };
}
