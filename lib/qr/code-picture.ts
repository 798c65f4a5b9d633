import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { DATA_POLICY } from '@/lib/security/csp';
import { drawQrCode, QUIET_ZONE } from './draw-qr-code.ts';

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
