import { DETAIL_SOURCE_SET } from '@/components/ui/picture/detail-source-set';

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
  const { widths, sizes } = DETAIL_SOURCE_SET;
  const [small, large] = widths.map((width) => thumb.replace(WIDTH, String(width)));
  return {
    src: small ?? thumb,
    srcSet: `${small} ${widths[0]}w, ${large} ${widths[1]}w`,
    sizes,
  };
}
