type DetailPicture = {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
};

const WIDTHS_PX = [640, 1280] as const;
const SIZES = '(min-width: 768px) 608px, 60vw';

/** The width parameter in a URL of the picture optimizer. */
const WIDTH = /(?<=^\/_next\/image\?.*&w=)\d+/;

/**
 * Derives the large picture from the thumbnail's URL, so that the page need not contain the
 * original URL.
 */
export function findDetailPicture(thumb: string): DetailPicture {
  if (!WIDTH.test(thumb)) return { src: thumb };
  const [small, large] = WIDTHS_PX.map((width) => thumb.replace(WIDTH, String(width)));
  return {
    src: small ?? thumb,
    srcSet: `${small} ${WIDTHS_PX[0]}w, ${large} ${WIDTHS_PX[1]}w`,
    sizes: SIZES,
  };
}
