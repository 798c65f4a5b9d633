import { findAllowedPicture } from '@/lib/security/allowed-url';
import {
  AVIF_QUALITY,
  AVIF_WIDTH_PX,
  formatPictureAddress,
  OPTIMIZER_PATH,
  PICTURE_QUALITY,
  PICTURE_WIDTHS_PX,
  RESTAURANT_PARAM,
} from './picture-address.ts';
import type { PictureWidth } from './picture-address.ts';

const [AVIF, WEBP] = ['image/avif', 'image/webp'] as const;

export type PictureRequest = {
  /**
   * The path and query with the parameters that the optimizer reads and no others, so that no two
   * addresses lead to the same work.
   */
  readonly address: string;
  readonly href: string;
  readonly restaurantId: string | undefined;
  readonly width: PictureWidth;
  /**
   * The value of the header `Accept` for Next's image optimizer. If the picture must not be AVIF,
   * the value names WebP in place of AVIF.
   */
  readonly accept: string;
  /**
   * AVIF if `accept` names AVIF, or else WebP if `accept` names WebP. The address of the request
   * follows.
   */
  readonly key: string;
};

/**
 * `docs/decisions/0011-pictures.md` says why few pictures may be AVIF.
 *
 * 'invalid': the address is the optimizer's, or one that Next could take for the optimizer's, but
 * pages contain no such address. Undefined for any other address.
 */
export function parsePictureRequest(
  url: string,
  accept = '',
): PictureRequest | 'invalid' | undefined {
  const [pathname = '', ...query] = url.split('?');
  if (!isOptimizerPath(pathname)) return undefined;
  if (pathname !== OPTIMIZER_PATH) return 'invalid';
  const search = new URLSearchParams(query.join('?'));
  const picture = findAllowedPicture(search.get('url') ?? undefined);
  const width = PICTURE_WIDTHS_PX.find((known) => String(known) === search.get('w'));
  const quality = [PICTURE_QUALITY, AVIF_QUALITY].find(
    (known) => String(known) === search.get('q'),
  );
  if (picture?.isResized !== true || width === undefined || quality === undefined) return 'invalid';
  const mayBeAvif = width === AVIF_WIDTH_PX && quality === AVIF_QUALITY;
  const offered = mayBeAvif ? accept : accept.replaceAll(AVIF, WEBP);
  const format = [AVIF, WEBP].find((type) => offered.includes(type)) ?? '';
  const address = formatPictureAddress(picture.href, width, mayBeAvif);
  return {
    address,
    href: picture.href,
    restaurantId: search.get(RESTAURANT_PARAM) ?? undefined,
    width,
    accept: offered,
    key: `${format} ${address}`,
  };
}

/** Next takes `/_next/image/` for the optimizer's path too. */
function isOptimizerPath(pathname: string): boolean {
  return /^\/+_next\/+image(?:$|[^a-z\d])/i.test(decodePath(pathname));
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
