import { create } from 'qrcode';
import { routes } from '@/lib/addresses/routes';
import { DATA_POLICY } from '@/lib/security/security-headers';
import { getSettings } from './config.ts';

export type QrCodeShape = {
  /**
   * An SVG path of the dark modules (squares of the code), each one unit wide and high. The path is
   * to be drawn as a line of width 1: a line for each run of dark modules in a row takes a third of
   * the characters that squares take.
   */
  readonly path: string;
  /** The number of modules along one side. */
  readonly size: number;
};

/** The empty margin that scanners need around a code, in modules. */
export const QUIET_ZONE = 4;

/** With level Q a scanner can read the code even if a quarter of it is damaged. */
export function drawQrCode(text: string): QrCodeShape {
  const { size, data } = create(text, { errorCorrectionLevel: 'Q' }).modules;
  const rows = Array.from({ length: size }, (_, y) =>
    [...data.subarray(y * size, (y + 1) * size)]
      .join('')
      .matchAll(/1+/g)
      .map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`),
  );
  return { path: rows.flatMap((runs) => [...runs]).join(''), size };
}

/** Caches may keep the picture this long, because the code depends only on the page's address. */
const FRESH_SECONDS = 3_600;

/**
 * The code of a menu's address. The picture needs no data of the provider, so the id of a restaurant
 * that does not exist gets a code too.
 */
export const createMenuCodeResponse = (restaurantId: string): Response =>
  createCodeResponse(routes.menu({ restaurantId }));

/** The code of the download page, which leads each phone to its own store. */
export const createAppCodeResponse = (): Response => createCodeResponse(routes.downloadApp());

/**
 * An SVG picture of the QR code of a page's address: dark on light, also in the dark colour scheme.
 */
function createCodeResponse(page: string): Response {
  const { path, size } = drawQrCode(`${getSettings().siteUrl}${page}`);
  const side = size + 2 * QUIET_ZONE;
  const box = `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`;
  const background = `M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h${-side}z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="${background}"/><path stroke="#000" d="${path}"/></svg>`;
  return new Response(svg, {
    headers: {
      'content-security-policy': DATA_POLICY,
      'content-type': 'image/svg+xml',
      'cache-control': `public, max-age=${FRESH_SECONDS}`,
    },
  });
}
