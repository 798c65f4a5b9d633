/** In the popup a picture is as wide as its box, because the box has 16:9 and few pictures are wider. */
const WIDTHS_PX = [640, 1080] as const;
const SIZES = '(min-width: 768px) 448px, 87vw';

type DetailPicture = {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
};

/** The value of the width parameter in a URL of the picture optimizer. */
const WIDTH = /(?<=^\/_next\/image\?.*&w=)\d+/;

/**
 * Derives the URLs of the large picture from the thumbnail's URL, so that the card need not contain
 * them. If the optimizer does not resize the thumbnail, the large picture has the same URL.
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
