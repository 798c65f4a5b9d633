import type { ProductFact } from '@/lib/restaurant/product-facts';

export type ShownProduct = {
  readonly name: string;
  readonly price: string;
  readonly weight: string | undefined;
  readonly description: string | undefined;
  /** For example that the product was sold out at the last update of the menu. */
  readonly labels: string | undefined;
  readonly isSoldOut: boolean;
  readonly facts: readonly ProductFact[];
  /** The language of name, weight and description. Undefined if it is the language of the page. */
  readonly lang?: string | undefined;
  /** URL of the thumbnail. Undefined if there is none, or if the thumbnail failed to load. */
  readonly thumb: string | undefined;
};

/**
 * Reads a product from its card, which `product-card.tsx` renders. So the server need not send the
 * products again as data.
 */
export function readProduct(card: Element): ShownProduct {
  const textOf = (part: string): string | undefined =>
    card.querySelector(part)?.textContent ?? undefined;
  return {
    name: textOf('h3') ?? '',
    price: textOf('strong') ?? '',
    weight: textOf('small'),
    description: textOf('p'),
    labels: textOf('em'),
    isSoldOut: card.querySelector('em > span') !== null,
    facts: [...card.querySelectorAll('dt')].map((term) => {
      const value = term.nextElementSibling;
      return {
        name: term.textContent,
        value: value?.textContent ?? '',
        chips: Array.from(value?.querySelectorAll('b') ?? [], ({ textContent }) => textContent),
        level: term.dataset['level'],
        lang: value?.getAttribute('lang') ?? undefined,
      };
    }),
    lang: card.querySelector('h3')?.lang || undefined,
    thumb: card.querySelector('img:not([data-failed])')?.getAttribute('src') ?? undefined,
  };
}

/** The element around the cards. `MenuProducts` describes its attributes. */
export const PRODUCTS_ID = 'produse_meniu';
/**
 * What the list for the waiter announces. The server sends the empty element, because screen readers
 * do not announce what an element already has when it appears.
 */
export const LIST_NOTICE_ID = 'lista_anunt';

const PREFIX = 'p_';

/**
 * The `id` of a product's card. The underscore keeps this id distinct from the anchors of
 * categories, which contain no underscore (`lib/restaurant/anchor.ts`).
 */
export function formatCardId(slug: string): string {
  return `${PREFIX}${slug}`;
}

/** The slug in the id of a card. */
export function parseCardId(id: string): string {
  return id.slice(PREFIX.length);
}

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
