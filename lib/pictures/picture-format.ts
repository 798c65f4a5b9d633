import { AVIF_QUALITY, AVIF_WIDTH_PX } from './picture-quality.ts';

const PREFIX = '/_next/image?';
const [AVIF, WEBP] = ['image/avif', 'image/webp'] as const;

type PictureRequest = {
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
 * Undefined for an address that is not the optimizer's. `docs/decisions/0011-pictures.md`
 * says why few pictures may be AVIF.
 */
export function parsePictureRequest(url: string, accept = ''): PictureRequest | undefined {
  if (!url.startsWith(PREFIX)) return undefined;
  const query = new URLSearchParams(url.slice(PREFIX.length));
  const mayBeAvif =
    query.get('w') === String(AVIF_WIDTH_PX) && query.get('q') === String(AVIF_QUALITY);
  const offered = mayBeAvif ? accept : accept.replaceAll(AVIF, WEBP);
  const format = [AVIF, WEBP].find((type) => offered.includes(type)) ?? '';
  return { accept: offered, key: `${format} ${url}` };
}
