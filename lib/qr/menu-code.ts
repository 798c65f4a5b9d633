import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { DATA_POLICY } from '@/lib/security/csp';
import { drawQrCode, QUIET_ZONE } from './draw-qr-code.ts';

/** Caches may keep the picture this long, because the code depends only on the menu's address. */
const FRESH_SECONDS = 3_600;

/**
 * The QR code of a menu's address as an SVG picture, dark on light in both colour schemes. It needs
 * no data of the provider, so a restaurant that does not exist gets a code too.
 */
export function createMenuCodeResponse(restaurantId: string): Response {
  const { path, size } = drawQrCode(`${getSettings().siteUrl}${routes.menu({ restaurantId })}`);
  const side = size + 2 * QUIET_ZONE;
  const box = `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`;
  const ground = `M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h${-side}z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="${ground}"/><path d="${path}"/></svg>`;
  return new Response(svg, {
    headers: {
      'content-security-policy': DATA_POLICY,
      'content-type': 'image/svg+xml',
      'cache-control': `public, max-age=${FRESH_SECONDS}`,
    },
  });
}
