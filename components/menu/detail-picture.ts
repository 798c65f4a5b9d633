type DetailPicture = {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
};

const WIDTHS_PX = [640, 1280] as const;
const SIZES = '(min-width: 768px) 512px, 60vw';

/** The width in an address of the picture optimizer. */
const WIDTH = /(?<=^\/_next\/image\?.*&w=)\d+/;

/**
 * The large picture of a thumbnail that is already in the page: what `formatPictureSource` would
 * give for 'detail', without the address itself. An address that is not resized stays as it is.
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
